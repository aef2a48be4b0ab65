import { formatCalendarDate, formatInstant, isCalendarDate, isInstant } from '../../values/dates.ts';
import type { ConditionOperator } from './condition.ts';
import type { Condition, Drawing } from './drawing.ts';
import type { LogicName, ValueKind, Vocabulary } from './vocabulary.ts';

const plainWords: Readonly<Record<ConditionOperator, string>> = {
  is: 'is',
  'is-not': 'is not',
  'one-of': 'is one of',
  'none-of': 'is none of',
  includes: 'includes',
  excludes: 'doesn’t include',
  above: 'is more than',
  'at-least': 'is at least',
  below: 'is less than',
  'at-most': 'is at most',
  answered: 'is answered',
  unanswered: 'isn’t answered',
};

const whetherKnown: Partial<Record<ConditionOperator, string>> = { answered: 'is known', unanswered: 'isn’t known' };
const dayWords: Partial<Record<ConditionOperator, string>> = {
  ...whetherKnown,
  above: 'is after',
  'at-least': 'is on or after',
  below: 'is before',
  'at-most': 'is on or before',
};

/** What differs by kind. Of a number, `answered` is false for 0; of Yes or No, for No: JSON logic asks for its truth. */
const wordsByKind: Partial<Record<ValueKind, Partial<Record<ConditionOperator, string>>>> = {
  date: dayWords,
  instant: { ...dayWords, 'at-least': 'is at or after', 'at-most': 'is at or before' },
  number: { answered: 'is known and not 0', unanswered: 'is unknown or 0' },
  'yes-no': { answered: 'is known to be Yes', unanswered: 'is No or unknown' },
  presence: whetherKnown,
  text: { includes: 'contains', excludes: 'doesn’t contain' },
};

/** Returns how a condition compares, in words for a kind of value: "is at least". */
export const operatorWords = (operator: ConditionOperator, kind?: ValueKind): string =>
  (kind && wordsByKind[kind]?.[operator]) ?? plainWords[operator];

/** Returns what an identifier is called: its label in quotation marks, or the identifier itself if the vocabulary doesn't have it. */
export const labelOf = (name: string, vocabulary: Vocabulary): string => `“${vocabulary.get(name)?.label ?? name}”`;

function textWords(value: string, known: LogicName | undefined): string {
  const option = known?.options?.find(({ id }) => id === value);
  if (option) return option.text;
  if (value === '') return '…';
  if (known?.valueKind === 'date' && isCalendarDate(value)) return formatCalendarDate(value);
  if (known?.valueKind === 'instant' && isInstant(value)) return formatInstant(value, 'UTC');
  return `“${value}”`;
}

/** Puts a value into words: an option by its text, a number in its unit, Yes or No. */
export function valueWords(value: string | number | boolean | null, known: LogicName | undefined): string {
  if (value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return known?.say?.(value) ?? value.toLocaleString('en-US', { maximumFractionDigits: 10 });
  return textWords(value, known);
}

/** Says that something is, or isn't, one of a few: "is one of (Burial, Entombment)". Parentheses say where the values end, whatever words follow them. */
function membershipWords(values: readonly string[], isMember: boolean): string {
  const [first = '…', ...others] = values;
  if (others.length === 0) return isMember ? `is ${first}` : `is not ${first}`;
  return `is ${isMember ? 'one' : 'none'} of (${values.join(', ')})`;
}

function conditionWords({ name, operator, value }: Condition, vocabulary: Vocabulary): string {
  const known = vocabulary.get(name);
  const label = labelOf(name, vocabulary);
  if (typeof value === 'object') {
    const words = value.map((each) => valueWords(each, known));
    return `${label} ${membershipWords(words, operator === 'one-of')}`;
  }
  const words = `${label} ${operatorWords(operator, known?.valueKind)}`;
  return value === undefined ? words : `${words} ${valueWords(value, known)}`;
}

/** Puts what is drawn, apart from a group, into a clause: "“Disposition” is Cremation". */
export function clauseOf(drawing: Exclude<Drawing, { kind: 'group' }>, vocabulary: Vocabulary): string {
  if (drawing.kind === 'condition') return conditionWords(drawing, vocabulary);
  if (drawing.kind === 'constant') return drawing.value === true ? '(always true)' : '(never true)';
  return drawing.kind === 'reading' ? labelOf(drawing.name, vocabulary) : 'a JSON block is true';
}
