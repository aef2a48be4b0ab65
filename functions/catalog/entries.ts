import type { Noun } from '#shared/catalog/noun.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import type { EveryNoun } from '#shared/catalog/nouns/index.ts';

/** What an entry of each noun is, as its schema says. */
export type EntryOf = {
  [Name in NounName]: EveryNoun[Name] extends Noun<infer Entry> ? Entry : never;
};

/** The whole catalog: every entry of every noun. */
export type CatalogEntries = { [Name in NounName]: readonly EntryOf[Name][] };
