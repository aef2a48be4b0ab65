// Which kinds of questions behave alike. Without zod, so that a page which asks ships no validator.
import type { FieldType } from '../model/enumerations/question.ts';

/** One option's id. */
const singleChoiceKinds = [
  'enum',
  'radio-button',
  'radio-button-list',
  'carousel-list-small',
  'carousel-list-large',
] as const satisfies readonly FieldType[];

/** A list of options' ids. */
const multipleChoiceKinds = ['enum-multiple', 'checkbox-list', 'multi-select-carousel'] as const satisfies readonly FieldType[];

export type SingleChoiceKind = (typeof singleChoiceKinds)[number];
export type MultipleChoiceKind = (typeof multipleChoiceKinds)[number];

const single: ReadonlySet<string> = new Set(singleChoiceKinds);
const multiple: ReadonlySet<string> = new Set(multipleChoiceKinds);

/** Whether the kind is answered with an option's id. */
export const isSingleChoice = (kind: FieldType): kind is SingleChoiceKind => single.has(kind);

/** Whether the kind is answered with a list of options' ids. */
export const isMultipleChoice = (kind: FieldType): kind is MultipleChoiceKind => multiple.has(kind);

/** Whether the kind's answers are among options. */
export const isChoice = (kind: FieldType): kind is SingleChoiceKind | MultipleChoiceKind =>
  isSingleChoice(kind) || isMultipleChoice(kind);
