import type { Option } from '../model/enumeration.ts';
import type { SystemDropdown } from '../model/enumerations/question.ts';
import type { QuestionOption } from '../model/question.ts';

/** Lists that no question carries itself; the screen or the call that asks knows them. */
export type QuestionLists = {
  /** The people of the home and of the case, by whom a system dropdown lists. */
  people?: Partial<Record<SystemDropdown, readonly Option[]>>;
  /** Names of the home's items of merchandise, to write a chosen one. */
  items?: readonly Option[];
  /** Finds an enumeration by its name; `fill-options.ts` has them all. */
  named?: (name: string) => readonly Option[] | undefined;
};

/** An option as every widget shows it. */
export type OptionView = Omit<QuestionOption, 'disabled'> & { disabled?: boolean | undefined };
