import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';

/**
 * A change of one entry that isn't published: the whole entry as it would be. `base` is the SHA-256 of the published entry that it began from, null if there was
 * none. `version` counts its saves.
 */
export type CatalogDraft = {
  noun: NounName;
  id: string;
  entry: AnyEntry;
  base: string | null;
  version: number;
  savedBy: string;
  savedOn: string;
};

/** The most drafts at a time, so that one query of 1 MB or a few reads them all. */
export const MAX_DRAFTS = 500;

const DRAFTS = 'CATALOG#DRAFTS';
const draftKey = (noun: NounName, id: string): Key => ({ pk: DRAFTS, sk: `ENTRY#${noun}#${id}` });

/** Kept as text: an entry's JSON is what is hashed and compared. */
const draftItem = ({ entry, savedBy, version, ...draft }: CatalogDraft): Item => ({
  ...toItem('catalog-draft', draftKey(draft.noun, draft.id), { ...draft, entry: JSON.stringify(entry) }, version),
  savedBy,
});

const draftOf = (item: Item): CatalogDraft => {
  const { entry, ...draft } = fromItem<Omit<CatalogDraft, 'entry'> & { entry: string }>(item);
  return { ...draft, entry: JSON.parse(entry), version: item.version as number, savedBy: String(item.savedBy) };
};

/** Reads every draft. */
export const readDrafts = async (table: Table): Promise<CatalogDraft[]> =>
  (await everyItem(table, DRAFTS, { startsWith: 'ENTRY#', consistent: true })).map(draftOf);

/** Returns the write that saves a draft in place of the version that was seen, 0 for none. */
export const draftWrite = (draft: CatalogDraft, seen: number): Write =>
  seen === 0 ? { put: draftItem(draft), unless: 'exists' } : { put: draftItem(draft), ifVersion: seen };

/** Returns the write that discards a draft of the version that was seen. */
export const discardWrite = ({ noun, id, version }: Pick<CatalogDraft, 'noun' | 'id' | 'version'>): Write => ({
  delete: draftKey(noun, id),
  ifVersion: version,
});

/** What an administrator did to the catalog: who, what, and to what. Nothing changes or removes it. */
type LogEntry = { id: string; at: string; by: string; did: 'saved' | 'discarded' | 'published'; of: string };

/** Returns the write that adds to the catalog's log. */
export const logWrite = (entry: LogEntry): Write => ({
  put: toItem('catalog-log', { pk: 'CATALOG#LOG', sk: `${entry.at}#${entry.id}` }, entry),
  unless: 'exists',
});
