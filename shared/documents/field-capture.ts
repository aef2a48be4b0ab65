import { homeOfIdentifier } from '../identifiers/case-values.ts';
import type { Answer } from '../model/answer.ts';
import type { DocumentValue } from '../model/case-document.ts';
import type { DocumentField } from '../model/document.ts';
import type { FieldType } from '../model/enumerations/question.ts';
import type { Question } from '../model/question.ts';
import { isCalendarDate } from '../values/dates.ts';

/** Who looks at a document of a case. */
export type DocumentSide = 'staff' | 'family';

/** What is asked under a field's name, whether the viewer may answer it, and whether other answers hide it. */
export type AskedQuestion = { question: Question; mayAnswer: boolean; isHidden?: boolean };

/** Where what is entered in a field is kept: as the case's answer, or in the document itself. Otherwise, why nothing can be entered. */
export type FieldCapture = { into: 'case' | 'entry' } | { whyNot: string };

const choices: readonly FieldType[] = ['enum', 'radio-button', 'radio-button-list', 'carousel-list-small', 'carousel-list-large'];
/** What a field of each kind can enter as an answer of which kinds. Everything else has a widget of its own, on its page of the case. */
const enterable: Partial<Record<DocumentField['pdfFieldType'], readonly FieldType[]>> = {
  text: ['string', 'integer', 'decimal'],
  date: ['date'],
  check: ['boolean'],
  radio: [...choices, 'boolean'],
  dropdown: [...choices, 'boolean'],
};

/** Tells whether a side sees a field at all. */
export const seesField = (side: DocumentSide, { audience }: DocumentField): boolean =>
  side === 'staff' || audience !== 'staff-only';

const WHY = {
  signer: 'The signer fills in this field.',
  locked: 'This field is locked.',
  family: 'The family fills in this field.',
  worked: 'This is worked out from other answers, and can’t be changed here.',
  hidden: 'The case doesn’t ask for this, because of its other answers.',
  read: 'This is read from the case. Change it there.',
} as const;

/** Tells whether what is entered in a field is kept in the document itself: the case has no place for it. */
export const isKeptInDocument = (
  { captureMode: mode, valueSource: source, identifier }: DocumentField,
  asked: { question: Question } | undefined,
): boolean =>
  mode === 'direct' &&
  (source !== 'identifier' || identifier === undefined || (!asked && homeOfIdentifier(identifier).kind === 'answer'));

/** Returns where what a side enters in a field is kept, or why it can’t enter anything, in words for the screen. */
export function fieldCapture(field: DocumentField, side: DocumentSide, asked: AskedQuestion | undefined): FieldCapture {
  const { pdfFieldType: kind, captureMode: mode, signer } = field;
  if (signer !== undefined || kind === 'signature' || kind === 'initials') return { whyNot: WHY.signer };
  if (field.lockState === 'locked') return { whyNot: WHY.locked };
  if (side === 'staff' && field.audience === 'family-only') return { whyNot: WHY.family };
  if (mode === 'sql-modified' || mode === 'json-logic-modified') return { whyNot: WHY.worked };
  if (mode !== 'direct') return { whyNot: WHY.read };
  if (isKeptInDocument(field, asked)) return { into: 'entry' };
  if (!asked) return { whyNot: WHY.read };
  if (asked.isHidden) return { whyNot: WHY.hidden };
  const fits = enterable[kind]?.includes(asked.question.fieldType) ?? false;
  return asked.mayAnswer && fits ? { into: 'case' } : { whyNot: WHY.read };
}

/** Returns what is wrong with a value for a field, in words for the screen. */
export function valueFault(
  { pdfFieldType: kind, options, combLength, lines }: DocumentField,
  value: DocumentValue,
): string | undefined {
  if (kind === 'check') return typeof value === 'boolean' ? undefined : 'Check this or leave it empty.';
  if (typeof value !== 'string') return 'Enter words.';
  if (value === '') return undefined;
  const isChoice = kind === 'radio' || kind === 'dropdown';
  if (isChoice && !options.some((option) => option.value === value)) return 'Choose one of the options.';
  if (kind === 'date' && !isCalendarDate(value)) return 'Enter a date, like 11/22/2026.';
  if (combLength !== undefined && Array.from(value).length > combLength) return `There are ${combLength} boxes.`;
  return lines === 'single' && value.includes('\n') ? 'This field has one line.' : undefined;
}

/** Returns a value that was entered in a document as the answer to a question of the case; null for none. What isn’t one is left for the question to refuse. */
export function answerOf(value: DocumentValue, { fieldType: kind }: Question): Answer {
  if (value === '') return null;
  if (typeof value === 'boolean') return value;
  if (kind === 'boolean') return value === 'yes' ? true : value === 'no' ? false : value;
  if (kind !== 'integer' && kind !== 'decimal') return value;
  const number = Number(value.replaceAll(',', ''));
  return Number.isFinite(number) ? number : value;
}
