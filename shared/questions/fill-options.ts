import { optionsOf as namedOptions } from '../model/option-lists.ts';
import type { Question } from '../model/question.ts';
import { namesItsOptions } from './options.ts';

/**
 * Fills in a question's options from the enumeration that it names, so that screens need no list. This file knows every enumeration (10 KB compressed): the
 * server fills in before it answers, and a page loads this only if a question still names a list.
 */
export function fillOptions<AnyQuestion extends Question>(question: AnyQuestion): AnyQuestion {
  if (!namesItsOptions(question)) return question;
  const named = namedOptions(question.fieldTypeEnumValue ?? '') ?? [];
  return { ...question, options: named.map(({ id, text, disabled = false }) => ({ id, text, disabled })) };
}
