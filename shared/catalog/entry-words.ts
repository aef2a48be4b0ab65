import type * as z from 'zod';
import { NOT_AN_ID, REQUIRED } from '#shared/values/schemas.ts';
import { visibleText } from '#shared/values/typed-text.ts';

/** What is wrong with a field of an entry, in the words of the screens. */
export type EntryFault = { path: (string | number)[]; message: string };

const CHOOSE_ONE = 'Choose one.';
const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';
const inEnglish = (count: number | bigint): string => count.toLocaleString('en-US');

/** What a value of each kind should be. */
const kinds: Readonly<Record<string, string>> = {
  string: 'Enter text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Enter true or false.',
  array: 'Enter a list.',
  object: 'Enter its fields.',
};

const kindWords = ({ input, expected }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string => {
  if (isMissing(input)) return REQUIRED;
  return kinds[expected] ?? 'Enter another value.';
};

function smallWords({ origin, minimum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (origin === 'array') return minimum === 1 ? 'Add at least one.' : `Add at least ${inEnglish(minimum)}.`;
  if (origin === 'string') return minimum === 1 ? REQUIRED : `Use at least ${inEnglish(minimum)} characters`;
  return `Enter ${inEnglish(minimum)} or more.`;
}

function largeWords({ origin, maximum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  if (origin === 'array') return `Use ${inEnglish(maximum)} or fewer.`;
  if (maximum === Number.MAX_SAFE_INTEGER) return 'Enter a smaller number.';
  return origin === 'string' ? `Use ${inEnglish(maximum)} characters or fewer` : `Enter ${inEnglish(maximum)} or less.`;
}

const unknownWords = (keys: readonly string[]): string => {
  const [first = '', ...more] = keys;
  const others = more.length === 0 ? '' : ` There are ${more.length} more like it.`;
  return `There is no field named “${visibleText(first, 60)}.”${others}`;
};

/** Returns what is wrong with a part of an entry in the words of the screens, where its schema doesn't say so itself. */
export function entryWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return kindWords(issue);
    case 'too_small':
      return smallWords(issue);
    case 'too_big':
      return largeWords(issue);
    case 'unrecognized_keys':
      return unknownWords(issue.keys);
    case 'invalid_value':
    case 'invalid_union':
      return CHOOSE_ONE;
    default:
      return 'Enter another value.';
  }
}

/** Returns a fault of an entry. An id in it is another entry that someone chooses, or its own, which no form shows. */
export function entryFault({ path, message }: z.core.$ZodIssue): EntryFault {
  const isOwn = path.at(-1) === 'id';
  const words = isOwn ? 'This isn’t a valid id.' : CHOOSE_ONE;
  return { path: path as EntryFault['path'], message: message === NOT_AN_ID ? words : message };
}
