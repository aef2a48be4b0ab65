import type { ESignDraft, ESignQuestion } from '#shared/model/e-sign.ts';
import { formatCalendarDate, isCalendarDate } from '#shared/values/dates.ts';

/** What a signer puts into a field. */
export type Given = Pick<ESignQuestion, 'value' | 'image' | 'signatureType' | 'typeText' | 'typeStyle'>;

/** Returns whether a field is drawn or typed by hand. */
export const isSigned = ({ pdfFieldType }: Pick<ESignQuestion, 'pdfFieldType'>): boolean =>
  pdfFieldType === 'signature' || pdfFieldType === 'initials';

/** Returns whether a question has an answer. A checkbox that isn't checked has none: what is printed beside it isn't agreed to. */
export function isGiven(question: ESignQuestion): boolean {
  if (question.pdfFieldType === 'check') return question.value === true;
  if (!isSigned(question)) {
    const { value } = question;
    return value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '');
  }
  return question.signatureType === 'type' ? Boolean(question.typeText?.trim()) : Boolean(question.image);
}

/** Returns whether a signature was typed, and its picture isn't drawn yet. */
export const isUndrawn = (question: ESignQuestion): boolean =>
  isSigned(question) && question.signatureType === 'type' && question.image === undefined && isGiven(question);

/** Returns the questions that count, in their order: one that depends on another is asked only with certain answers of that. */
export const countingIn = ({ questions }: ESignDraft): ESignQuestion[] =>
  questions.filter(
    ({ isVisible, askedIf }) =>
      isVisible &&
      (askedIf === undefined ||
        askedIf.values.includes(String(questions.find(({ questionId }) => questionId === askedIf.questionId)?.value ?? ''))),
  );

/** Returns the questions that the signer is asked. The date of signing isn't one. */
export const visibleIn = (draft: ESignDraft): ESignQuestion[] => countingIn(draft).filter(({ isSigningDate }) => !isSigningDate);

/** Returns the sections of the document that are read before a question, also those of questions before it that aren’t asked; after the last question without one. */
export function readingsBefore(draft: ESignDraft, questionId?: string): NonNullable<ESignQuestion['readings']> {
  const { questions } = draft;
  const end = questionId === undefined ? questions.length : questions.findIndex((each) => each.questionId === questionId) + 1;
  const shown = new Set(visibleIn(draft));
  const from = questions.slice(0, questionId === undefined ? end : end - 1).findLastIndex((each) => shown.has(each)) + 1;
  const before = questions.slice(from, end).flatMap(({ readings = [] }) => readings);
  return questionId === undefined ? [...before, ...(draft.lastReadings ?? [])] : before;
}

/** Returns the visible questions that still need an answer. */
export const missingIn = (draft: ESignDraft): ESignQuestion[] =>
  visibleIn(draft).filter((question) => !question.isOptional && !isGiven(question));

/** Returns the next required question without an answer, after the one given and then from the first; undefined if there is none. */
export function nextRequired(draft: ESignDraft, after: string | undefined): string | undefined {
  const all = visibleIn(draft);
  const missing = new Set(missingIn(draft));
  const at = all.findIndex(({ questionId }) => questionId === after);
  return [...all.slice(at + 1), ...all.slice(0, at + 1)].find((question) => missing.has(question))?.questionId;
}

/** Counts the required questions, and those that are answered. An answer that isn't saved because something is wrong with it doesn't count. */
export function progressOf(draft: ESignDraft, refused: Readonly<Record<string, string>> = {}): { done: number; of: number } {
  const required = visibleIn(draft).filter(({ isOptional }) => !isOptional);
  const done = required.filter((question) => isGiven(question) && !(question.questionId in refused));
  return { done: done.length, of: required.length };
}

const cleared: Given = {
  value: undefined,
  image: undefined,
  signatureType: undefined,
  typeText: undefined,
  typeStyle: undefined,
};

/** Returns the draft with one question answered again: nothing of its earlier answer is left. */
export const withGiven = (draft: ESignDraft, questionId: string, given: Given): ESignDraft => ({
  ...draft,
  questions: draft.questions.map((question) =>
    question.questionId === questionId ? { ...question, ...cleared, ...given } : question,
  ),
});

/** What was given, by the id of its question: what this browser keeps of a draft. */
export type GivenById = Readonly<Record<string, Given>>;

const givenOf = ({ value, image, signatureType, typeText, typeStyle }: ESignQuestion): Given => ({
  value,
  image,
  signatureType,
  typeText,
  typeStyle,
});

/** Returns what was given to these questions. */
export const givenIn = (draft: ESignDraft, ids: ReadonlySet<string>): GivenById =>
  Object.fromEntries(
    draft.questions.filter(({ questionId }) => ids.has(questionId)).map((question) => [question.questionId, givenOf(question)]),
  );

/** Lays what this browser kept and never sent over a draft. Questions that are no longer asked are left out. */
export const withKept = (draft: ESignDraft, kept: GivenById): ESignDraft =>
  Object.entries(kept).reduce((laid, [questionId, given]) => withGiven(laid, questionId, given), draft);

/** Returns an answer in words, for the list of answers and for screen readers. */
export function wordsOf(question: ESignQuestion): string {
  if (question.isSigningDate && !isGiven(question)) return 'Filled in when you sign';
  if (!isGiven(question)) return question.isOptional ? 'Left blank' : 'Missing';
  if (isSigned(question)) return question.signatureType === 'type' ? `Typed: ${question.typeText?.trim()}` : 'Drawn';
  const { value, options } = question;
  if (typeof value === 'boolean') return question.pdfFieldType === 'check' ? 'Checked' : value ? 'Yes' : 'No';
  if (question.pdfFieldType === 'date' && isCalendarDate(value)) return formatCalendarDate(value);
  const list = Array.isArray(value) ? value : [value];
  return list.map((each) => options.find(({ id }) => id === each)?.text ?? String(each)).join(', ');
}
