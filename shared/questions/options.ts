import type { Option } from '../model/enumeration.ts';
import type { SystemDropdown } from '../model/enumerations/question.ts';
import type { Question, QuestionOption } from '../model/question.ts';
import { isChoice } from './kinds.ts';

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
export type ShownOption = Omit<QuestionOption, 'disabled'> & { disabled?: boolean | undefined };

/**
 * The options of a choice: its own, or those of the enumeration that it names. `undefined` where the list is not known here, which is not
 * the same as a list without options; and for kinds that are no choice.
 */
export function optionsOf(question: Question, lists: QuestionLists = {}): readonly ShownOption[] | undefined {
  if (question.fieldType === 'system-dropdown') return question.systemDropdown && lists.people?.[question.systemDropdown];
  if (!isChoice(question.fieldType)) return undefined;
  if (question.options.length > 0 || question.fieldTypeEnumValue === undefined) return question.options;
  return lists.named?.(question.fieldTypeEnumValue);
}

/** Whether the question's options stand in an enumeration that it only names. */
export function namesItsOptions(question: Question): boolean {
  return isChoice(question.fieldType) && question.options.length === 0 && question.fieldTypeEnumValue !== undefined;
}
