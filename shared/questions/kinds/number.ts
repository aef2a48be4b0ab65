import type { FieldType } from '../../model/enumerations/question.ts';
import type { Question } from '../../model/question.ts';
import { formatCents, MAX_CENTS } from '../../values/money.ts';
import type { Bounds, QuestionKind } from './kind.ts';
import { isNumber } from './values.ts';

/** Hours 0 to 23 and minutes 0 to 59. */
const MINUTES_A_DAY = 1440;
/** Limits the length selector to 10 feet and 11 inches (docs/decisions.md, Questions). */
export const MAX_FEET = 10;
export const INCHES_A_FOOT = 12;

const plain = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 10 });

/** Writes minutes of the day as `2:30 pm`; midnight is `12:00 am`, noon `12:00 pm`. */
function timeWords(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

const lengthWords = (inches: number): string => `${Math.floor(inches / INCHES_A_FOOT)} ft ${inches % INCHES_A_FOOT} in`;

/** A number in its unit. Its bounds match its schema in model/answer.ts, without the validator. */
type NumberUnit = Bounds & {
  say: (value: number) => string;
  /** How many decimal places an answer may have. One that may have one says what such a number looks like. */
  decimals: 0 | 'any' | { places: 1; example: string };
  /** Whether it is chosen from lists instead of typed. */
  isChosen?: true;
};

const units = {
  integer: { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER, decimals: 0, say: plain },
  decimal: { min: -Number.MAX_VALUE, max: Number.MAX_VALUE, decimals: 'any', say: plain },
  time: { min: 0, max: MINUTES_A_DAY - 1, decimals: 0, isChosen: true, say: timeWords },
  length: { min: 0, max: MAX_FEET * INCHES_A_FOOT + INCHES_A_FOOT - 1, decimals: 0, isChosen: true, say: lengthWords },
  weight: { min: 0, max: 9999, decimals: 0, say: (pounds) => `${plain(pounds)} lb` },
  percent: { min: 0, max: 100, decimals: 'any', say: (percent) => `${plain(percent)}%` },
  distance: { min: 0, max: 25_000, decimals: 'any', say: (miles) => `${plain(miles)} ${miles === 1 ? 'mile' : 'miles'}` },
  temperature: { min: 20, max: 120, decimals: { places: 1, example: '98.6' }, say: (degrees) => `${plain(degrees)} °F` },
  currency: { min: 0, max: MAX_CENTS, decimals: 0, say: (cents) => formatCents(cents) },
} satisfies Partial<Record<FieldType, NumberUnit>>;

/** Kinds whose answer is a number. */
export type NumericKind = keyof typeof units;

/** Returns whether a kind's answer is a number. */
export const isNumeric = (kind: FieldType): kind is NumericKind => Object.hasOwn(units, kind);

const unitOf = (kind: NumericKind): NumberUnit => units[kind];

/** Writes a number in its kind's unit: `180 lb`, `12.5%`, `$1,234.50`. */
export const numberWords = (kind: NumericKind, value: number): string => unitOf(kind).say(value);

/** Returns how many decimal places an answer may have. */
export function decimalsOf(kind: NumericKind): number {
  const { decimals } = unitOf(kind);
  if (decimals === 'any') return Number.POSITIVE_INFINITY;
  return decimals === 0 ? 0 : decimals.places;
}

/**
 * Returns what the question accepts, in the unit of the answer: its own bounds within its kind's. Bounds that leave nothing (a minimum above the maximum)
 * are a mistake in the question and are ignored, since nobody could answer it.
 */
export function boundsOf(question: Pick<Question, 'fieldType' | 'min' | 'max'>): Bounds {
  const natural = unitOf(isNumeric(question.fieldType) ? question.fieldType : 'decimal');
  const min = Math.max(natural.min, question.min ?? natural.min);
  const max = Math.min(natural.max, question.max ?? natural.max);
  return min <= max ? { min, max } : { min: natural.min, max: natural.max };
}

/** Says which numbers are allowed, in their own unit. A bound that only the machine needs isn't mentioned. */
function boundsWords(unit: NumberUnit, { min, max }: Bounds): string {
  const [least, most] = [unit.say(min), unit.say(max)];
  const verb = unit.isChosen ? 'Choose' : 'Enter';
  const hasLeast = min > unit.min || unit.min >= 0;
  const hasMost = max < unit.max || max < Number.MAX_SAFE_INTEGER;
  if (hasLeast && hasMost) return min === max ? `${verb} ${least}` : `${verb} ${least} to ${most}`;
  return hasLeast ? `${verb} ${least} or more` : `${verb} ${most} or less`;
}

/** Says what is wrong with a number's decimal places. */
function decimalsFault({ decimals }: NumberUnit, value: number): string | undefined {
  if (decimals === 'any' || Number(value.toFixed(decimals === 0 ? 0 : decimals.places)) === value) return undefined;
  return decimals === 0 ? 'Enter a whole number' : `Use one decimal place, like ${decimals.example}`;
}

const numberKind = (unit: NumberUnit): QuestionKind => ({
  isAnswered: isNumber,
  check(value, { question }) {
    if (!isNumber(value)) return 'Enter a number';
    const bounds = boundsOf(question);
    const isOutside = value < bounds.min || value > bounds.max;
    return decimalsFault(unit, value) ?? (isOutside ? boundsWords(unit, bounds) : undefined);
  },
  say: (value: number) => unit.say(value),
  fact: 'value',
  bounds: { min: unit.min, max: unit.max },
});

/** Numbers, each in its own unit. */
export const numbers = Object.fromEntries(Object.entries(units).map(([kind, unit]) => [kind, numberKind(unit)])) as Record<
  NumericKind,
  QuestionKind
>;
