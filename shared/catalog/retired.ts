import type * as z from 'zod';
import { type EntryFault, entryFault, entryWords } from './entry-words.ts';
import type { AnyNoun } from './noun.ts';

/** What says, in an entry of any noun, that nothing new takes it. It is no field of the entry's own schema, because every noun has it. */
type Retirable = { isRetired?: unknown };

/** Returns whether nothing new takes an entry, as it would be with its draft or as it is published. */
export const isRetired = (entry: object): boolean => (entry as Retirable).isRetired === true;

/** Returns an entry as it would be retired, or restored. */
export function withRetired<Entry extends { id: string }>(entry: Entry, retired: boolean): Entry {
  const { isRetired: _before, ...rest } = entry as Entry & Retirable;
  return (retired ? { ...rest, isRetired: true } : rest) as Entry;
}

type Parsed = { success: true; data: { id: string } } | { success: false; data?: undefined; faults: EntryFault[] };

type Issue = z.core.$ZodIssue;

const isOverSafe = (issue: Issue): boolean => issue.code === 'too_big' && issue.maximum === Number.MAX_SAFE_INTEGER;

/** Leaves out that a number is larger than any whole number may be, if its field says how large it may be. */
const withoutVaguer = (issues: readonly Issue[]): readonly Issue[] =>
  issues.filter((issue) => {
    const isSaid = (other: Issue) =>
      other.code === 'too_big' && !isOverSafe(other) && other.path.join('.') === issue.path.join('.');
    return !isOverSafe(issue) || !issues.some(isSaid);
  });

/**
 * Checks an entry against its noun's schema, and fills in what it leaves out. What is wrong is said in the words of the screens. `isRetired` is true or missing in an
 * entry of any noun, so that an entry that is restored is what it was before.
 */
export function parseEntry({ schema }: Pick<AnyNoun, 'schema'>, entry: { id: string }): Parsed {
  const { isRetired: retired, ...rest } = entry as { id: string } & Retirable;
  const result = schema.safeParse(rest, { error: entryWords });
  return result.success
    ? { success: true, data: withRetired(result.data as { id: string }, retired === true) }
    : { success: false, faults: withoutVaguer(result.error.issues).map(entryFault) };
}
