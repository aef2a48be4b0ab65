import type { LogicRule } from '../../model/logic-rule.ts';
import { operationOf } from '../rule-parts.ts';
import { clauseOf, labelOf, valueWords } from './clause.ts';
import type { Drawing, Group } from './drawing.ts';
import type { RuleReading } from './read-rule.ts';
import type { RuleUse } from './rule-use.ts';
import type { Vocabulary } from './vocabulary.ts';

const BLOCK = 'a JSON block';
const EMPTY = 'nothing has been chosen yet';
const joining = { all: 'and', any: 'or' } as const;

/** Lists clauses: "a and b", "a, b, and c". A clause that has commas itself is set apart by one. */
function listed(clauses: readonly string[], word: string): string {
  const [first = '', second, ...rest] = clauses;
  if (second === undefined) return first;
  const isLong = clauses.some((clause) => clause.replace(/ of \([^)]*\)/g, '').includes(','));
  if (rest.length === 0) return `${first}${isLong ? ',' : ''} ${word} ${second}`;
  return `${clauses.slice(0, -1).join(', ')}, ${word} ${clauses.at(-1)}`;
}

/** Returns the parts of a group, with those of inner groups of the same kind among them: they say the same there. */
const flatParts = ({ of, parts }: Group): Drawing[] =>
  parts.flatMap((part) => (of !== 'none' && part.kind === 'group' && part.of === of ? flatParts(part) : [part]));

/** Puts a group inside another one into words. Parentheses say where it ends, unless two parts of it make that clear. */
function nested(group: Group, vocabulary: Vocabulary, depth: number): string {
  const clauses = flatParts(group).map((part) => partWords(part, vocabulary, depth + 1));
  const [first = EMPTY, ...others] = clauses;
  if (group.of === 'none')
    return others.length === 0 ? `it isn’t true that ${first}` : `none of these is true (${listed(clauses, 'or')})`;
  if (others.length === 0) return first;
  const words = listed(clauses, joining[group.of]);
  if (depth > 1 || others.length > 1) return `(${words})`;
  return `${group.of === 'any' ? 'either' : 'both'} ${words}`;
}

const partWords = (drawing: Drawing, vocabulary: Vocabulary, depth: number): string =>
  drawing.kind === 'group' ? nested(drawing, vocabulary, depth) : clauseOf(drawing, vocabulary);

function groupWords(group: Group, vocabulary: Vocabulary): string {
  const clauses = flatParts(group).map((part) => partWords(part, vocabulary, 1));
  const [first = EMPTY, ...others] = clauses;
  if (group.of !== 'none') return others.length === 0 ? first : listed(clauses, joining[group.of]);
  return others.length === 0 ? `it isn’t true that ${first}` : `none of these is true: ${listed(clauses, 'or')}`;
}

const calculations = new Map([
  ['+', 'plus'],
  ['-', 'minus'],
  ['*', 'times'],
  ['/', 'divided by'],
]);
const extremes = new Map([
  ['max', 'the largest of'],
  ['min', 'the smallest of'],
]);

/** Puts a rule whose value counts into words: an identifier, a constant, or a calculation. Anything else is a JSON block. */
function amountWords(rule: LogicRule, vocabulary: Vocabulary, isInside = false): string {
  const operation = operationOf(rule);
  if (!operation) return Array.isArray(rule) ? BLOCK : valueWords(rule as string, undefined);
  const { name, values } = operation;
  const [first, second] = values;
  if (name === 'var' && typeof first === 'string' && first !== '') {
    return second === undefined
      ? labelOf(first, vocabulary)
      : `${labelOf(first, vocabulary)} (${amountWords(second, vocabulary)} until it’s answered)`;
  }
  const words = values.map((value) => amountWords(value, vocabulary, true));
  const extreme = extremes.get(name);
  if (extreme && words.length > 0) return `${extreme} ${listed(words, 'and')}`;
  const calculation = calculations.get(name);
  if (!calculation || words.length < 2) return BLOCK;
  const joined = words.join(` ${calculation} `);
  return isInside ? `(${joined})` : joined;
}

function truthSentence(drawing: Drawing, vocabulary: Vocabulary, { lead, always, never }: RuleUse): string {
  if (drawing.kind === 'constant') return drawing.value === true ? always : never;
  const words = drawing.kind === 'group' ? groupWords(drawing, vocabulary) : clauseOf(drawing, vocabulary);
  return `${lead} ${words}.`;
}

/** States a rule in plain English, such as "Shown if “Disposition” is Cremation.", with the labels of a vocabulary. */
export function sentenceOf(reading: RuleReading, vocabulary: Vocabulary, use: RuleUse): string {
  if (reading.kind === 'none') return use.without;
  if (reading.kind === 'unreadable') return 'The text isn’t valid JSON, so it says nothing yet.';
  const { drawing, rule, faults } = reading;
  if (use.gives === 'truth') return truthSentence(drawing, vocabulary, use);
  return `${use.lead} ${faults.length > 0 ? BLOCK : amountWords(rule, vocabulary)}.`;
}
