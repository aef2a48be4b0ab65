import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import type { WordsKnown } from '#shared/catalog/field-words.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { everyEntryOptions } from './use-every-entry.ts';

/** Names what an id stands for inside of an entry, such as a question of a group. */
function innerName(entry: unknown, id: string): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { id: own, name, question, text } = entry as Record<string, unknown>;
  if (own === id) return [name, question, text].find((each): each is string => typeof each === 'string');
  for (const value of Object.values(entry)) {
    const found = typeof value === 'object' ? innerName(value, id) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Returns the names by which entries of a noun are known to others, including those inside of them. */
function namesOf(noun: NounName, entries: readonly AnyEntry[]): [id: string, name: string][] {
  const { idsOf, nameOf } = nouns[noun];
  return entries.flatMap((entry) => {
    const own: [string, string] = [entry.id, String(nameOf(entry))];
    const others = (idsOf?.(entry) ?? []).filter((id) => id !== entry.id);
    return [own, ...others.map((id): [string, string] => [id, innerName(entry, id) ?? 'No name yet'])];
  });
}

export type Names = {
  nameOf: WordsKnown['nameOf'];
  /** Whether names are still on their way, and none is missing yet. */
  isPending: boolean;
  isError: boolean;
};

/** Loads the names of everything that some nouns have, also what drafts of them are called. While they load, a name is "...". */
export function useNames(wanted: readonly NounName[]): Names {
  const queries = useQueries({ queries: wanted.map((noun) => everyEntryOptions(noun)) });
  const data = queries.map((each) => each.data);
  const isPending = queries.some((each) => each.isPending);
  const isError = queries.some((each) => each.isError);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of nouns is new in every render, its entries aren't
  return useMemo(() => {
    const byNoun = new Map(
      wanted.map((noun, at) => [noun, new Map(namesOf(noun, data[at]?.map(({ entry }) => entry) ?? []))] as const),
    );
    return { nameOf: (noun, id) => byNoun.get(noun)?.get(id) ?? (isPending ? '...' : undefined), isPending, isError };
  }, [...data, isPending, isError]);
}

/** Returns the nouns that entries of a noun refer to. */
export const referredNouns = (noun: NounName): readonly NounName[] => [
  ...new Set((nouns[noun].references ?? []).map((reference) => reference.noun)),
];
