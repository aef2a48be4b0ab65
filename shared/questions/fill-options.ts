import { optionsOf as namedOptions } from '../model/option-lists.ts';
import type { Question } from '../model/question.ts';
import { namesItsOptions } from './options.ts';

/**
 * The question with the options of the enumeration that it names, so that whoever asks it needs no list. This file knows every
 * enumeration (10 KB compressed): the server fills before it answers, and a page loads it only where a question still names a list.
 */
export function fillOptions<Asked extends Question>(question: Asked): Asked {
  if (!namesItsOptions(question)) return question;
  const named = namedOptions(question.fieldTypeEnumValue ?? '') ?? [];
  return { ...question, options: named.map(({ id, text, disabled = false }) => ({ id, text, disabled })) };
}
