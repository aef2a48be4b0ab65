import type { FieldType } from '../model/enumerations/question.ts';
import type { Question } from '../model/question.ts';
import { MAX_CENTS } from '../values/money.ts';

/** Kinds whose answer is a number, each in its own unit (`answerSchemas`). */
export type NumericKind = Extract<
  FieldType,
  'integer' | 'decimal' | 'time' | 'length' | 'weight' | 'percent' | 'distance' | 'currency'
>;

/** The least and the most, both allowed. */
export type Bounds = { min: number; max: number };

/** Hours 0 to 23 and minutes 0 to 59. */
const MINUTES_A_DAY = 1440;
/** The selector names 10 feet and 11 inches at most (case-management.md section 9). */
export const MAX_FEET = 10;
export const INCHES_A_FOOT = 12;

/** What each kind can hold at all; the same as its schema's bounds in model/answer.ts, without the validator. */
export const naturalBounds: Readonly<Record<NumericKind, Bounds>> = {
  integer: { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER },
  decimal: { min: -Number.MAX_VALUE, max: Number.MAX_VALUE },
  time: { min: 0, max: MINUTES_A_DAY - 1 },
  length: { min: 0, max: MAX_FEET * INCHES_A_FOOT + INCHES_A_FOOT - 1 },
  weight: { min: 0, max: 9999 },
  percent: { min: 0, max: 100 },
  distance: { min: 0, max: 25_000 },
  currency: { min: 0, max: MAX_CENTS },
};

const fractions: ReadonlySet<string> = new Set(['decimal', 'percent', 'distance'] satisfies NumericKind[]);

/** Whether the kind has no fractions. */
export const isWholeKind = (kind: NumericKind): boolean => !fractions.has(kind);

/** Whether the kind's answer is a number. */
export const isNumeric = (kind: FieldType): kind is NumericKind => Object.hasOwn(naturalBounds, kind);

/**
 * What the question takes, in the unit of the answer: its own bounds inside its kind's. Bounds that leave nothing (a minimum above the
 * maximum) are a slip of whoever wrote the question and are left out, since nobody could answer it.
 */
export function boundsOf(question: Pick<Question, 'fieldType' | 'min' | 'max'>): Bounds {
  const natural = isNumeric(question.fieldType) ? naturalBounds[question.fieldType] : naturalBounds.decimal;
  const min = Math.max(natural.min, question.min ?? natural.min);
  const max = Math.min(natural.max, question.max ?? natural.max);
  return min <= max ? { min, max } : natural;
}
