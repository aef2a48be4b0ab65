import type { Option } from '../model/enumeration.ts';
import type { SystemDropdown } from '../model/enumerations/question.ts';
import type { QuestionOption } from '../model/question.ts';

/** Lists that no question contains itself; the screen or call that asks knows them. */
export type QuestionLists = {
  /** The people of the home and of the case, by the system dropdown that lists them. */
  people?: Partial<Record<SystemDropdown, readonly Option[]>>;
  /** Names of the home's items of merchandise, for writing a chosen one. */
  items?: readonly Option[];
  /** Finds an enumeration by name; `fill-options.ts` has them all. */
  named?: (name: string) => readonly Option[] | undefined;
};

/** An option as every widget shows it. */
export type OptionView = Omit<QuestionOption, 'disabled'> & { disabled?: boolean | undefined };
