import type { Question } from '../model/question.ts';
import { questionKinds } from './kinds/index.ts';
import type { OptionView, QuestionLists } from './question-lists.ts';

/**
 * Returns the options of a choice: its own, or those of the enumeration that it names. `undefined` if the list isn't known here, which is different from an
 * empty list, and for kinds that aren't choices.
 */
export function optionsOf(question: Question, lists: QuestionLists = {}): readonly OptionView[] | undefined {
  const { optionsFrom } = questionKinds[question.fieldType];
  if (optionsFrom === 'people') return question.systemDropdown && lists.people?.[question.systemDropdown];
  if (optionsFrom === undefined) return undefined;
  return namesItsOptions(question) ? lists.named?.(question.fieldTypeEnumValue ?? '') : question.options;
}

/** Returns whether the question only names the enumeration with its options. */
export function namesItsOptions({ fieldType, options, fieldTypeEnumValue }: Question): boolean {
  return questionKinds[fieldType].optionsFrom === 'question' && options.length === 0 && fieldTypeEnumValue !== undefined;
}
