import { identifierOf } from '../identifiers/case-values.ts';
import type { DocumentValue } from '../model/case-document.ts';
import type { DocumentField } from '../model/document.ts';
import type { FieldType } from '../model/enumerations/question.ts';
import { optionsOf as namedOptions } from '../model/option-lists.ts';
import type { Question } from '../model/question.ts';
import { questionKinds } from '../questions/kinds/index.ts';
import { optionsOf } from '../questions/options.ts';
import type { QuestionLists } from '../questions/question-lists.ts';
import { dateInZone, isCalendarDate, isInstant } from '../values/dates.ts';

/** How answers of a case are written: what is asked under each name, the people that lists name, and the home's time zone. */
export type Printing = { questions: ReadonlyMap<string, Question>; lists: QuestionLists; timeZone: string };

/** The most characters of a value on paper. */
const MAX_PRINTED = 4000;

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns what is asked under a name, or something of the same kind for a name of the vocabulary that nobody asks. */
function questionBehind(identifier: string | undefined, kind: FieldType, { questions }: Printing): Question {
  const asked = identifier === undefined ? undefined : questions.get(identifier);
  if (asked) return asked;
  const named = identifier === undefined ? undefined : identifierOf(identifier);
  const options = named?.enumeration === undefined ? [] : (namedOptions(named.enumeration) ?? []);
  return { identifier, fieldType: named?.fieldType ?? kind, options: options.map(({ id, text }) => ({ id, text })) } as Question;
}

/** Writes what doesn't fit its question's kind (any more): what people typed is printed, and nothing fails. */
function plainWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'string').join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function words(value: unknown, question: Question, { lists, timeZone }: Printing): string {
  const kind = questionKinds[question.fieldType];
  if (!kind.isAnswered(value)) return plainWords(value).trim();
  try {
    return kind.say(value as never, { question, lists, options: optionsOf(question, lists), timeZone }).trim();
  } catch {
    return plainWords(value).trim();
  }
}

/** Returns the ids that an answer chooses: a yes or no is one of two. */
const chosenIds = (value: unknown): string[] => {
  if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
  const ids: unknown[] = Array.isArray(value) ? value : [value];
  return ids.filter((each) => typeof each === 'string' || typeof each === 'number' || typeof each === 'boolean').map(String);
};

function chosenOption(field: DocumentField, value: unknown, said: string): string | null {
  const ids = chosenIds(value);
  const option =
    field.options.find((each) => ids.includes(each.value)) ??
    field.options.find(({ label }) => label.toLowerCase() === said.toLowerCase());
  // A dropdown prints what was chosen in the case; a radio button that isn't on the form can't be marked.
  return option?.value ?? (field.pdfFieldType === 'dropdown' && said !== '' ? said : null);
}

const isChecked = ({ options }: DocumentField, value: unknown): boolean => {
  if (options.length > 0) return chosenIds(value).some((id) => options.some((option) => option.value === id));
  return value === true || (typeof value === 'string' && /^(?:yes|true|on)$/i.test(value));
};

/**
 * Returns an answer as it stands in a field of a document: words, a calendar date, the value of an option, or whether a box is checked; null if there is
 * nothing. Never throws, whatever was stored.
 */
export function printAnswer(field: DocumentField, value: unknown, printing: Printing): DocumentValue | null {
  if (isNothing(value)) return null;
  if (field.pdfFieldType === 'check') return isChecked(field, value);
  if (field.pdfFieldType === 'date' && isCalendarDate(value)) return value;
  if (field.pdfFieldType === 'date' && isInstant(value)) return dateInZone(value, printing.timeZone);
  const said = words(value, questionBehind(field.identifier, field.fieldType, printing), printing);
  if (field.pdfFieldType === 'radio' || field.pdfFieldType === 'dropdown') return chosenOption(field, value, said);
  return said === '' ? null : said.slice(0, MAX_PRINTED);
}
