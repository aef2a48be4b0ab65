import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Write } from './table.ts';

/** Who saved a draft last, and when. `version` counts its saves. */
type Saved = { version: number; savedBy: string; savedOn: string };

/**
 * A change of one entry that isn't published: the whole entry as it would be. `base` is the SHA-256 of the published entry that it began from, or that it was
 * settled against, null if there was none. `began` is the part of a release in which that entry is. One that a batch has names the batch, and has its version; one
 * that takes the entry out of the catalog has it as it is published.
 */
export type CatalogDraft = Saved & {
  noun: NounName;
  id: string;
  entry: AnyEntry;
  base: string | null;
  began?: { name: string; hash: string } | undefined;
  batch?: string;
  isRemoval?: true;
};

/** A change of the order of a group of entries that isn't published: the ids as they would be, and as they were when it was saved. */
export type OrderDraft = Saved & { noun: NounName; id: string; group: string; ids: string[]; base: string[] };

/** The most rows of drafts and batches at a time, and the most bytes of all of them, so that one query or two read everything. */
export const MAX_DRAFTS = 500;
export const MAX_DRAFT_BYTES = 1_000_000;

/** Beside the row that says what is published, so that one query reads both. */
const DRAFTS = { pk: 'CATALOG', startsWith: 'DRAFT#' } as const;

/** Returns where the draft of an entry, or of an order, is. */
export const draftKey = (noun: NounName, id: string): Key => ({ pk: DRAFTS.pk, sk: `${DRAFTS.startsWith}${noun}#${id}` });

const savedItem = (entityType: string, { savedBy, version, ...draft }: Saved & { noun: NounName; id: string }): Item => ({
  ...toItem(entityType, draftKey(draft.noun, draft.id), draft, version),
  savedBy,
});
const savedOf = <Draft>(item: Item): Draft =>
  ({ ...fromItem<Draft>(item), version: item.version, savedBy: String(item.savedBy) }) as Draft;

/** Kept as text: an entry's JSON is what is hashed and compared. */
const draftItem = (draft: CatalogDraft): Item => ({
  ...savedItem('catalog-draft', draft),
  entry: JSON.stringify(draft.entry),
});

/** Returns the drafts of entries among rows of the catalog. */
export const draftsIn = (items: readonly Item[]): CatalogDraft[] =>
  items
    .filter(({ entityType }) => entityType === 'catalog-draft')
    .map(savedOf<Omit<CatalogDraft, 'entry'> & { entry: string }>)
    .map(({ entry, ...draft }) => ({ ...draft, entry: JSON.parse(entry) }));

/** Returns the drafts of orders among rows of the catalog. */
export const ordersIn = (items: readonly Item[]): OrderDraft[] =>
  items.filter(({ entityType }) => entityType === 'catalog-order').map(savedOf<OrderDraft>);

const over = (put: Item, seen: number): Write => (seen === 0 ? { put, unless: 'exists' } : { put, ifVersion: seen });

/** Returns the write that saves a draft in place of the version that was seen, 0 for none. */
export const draftWrite = (draft: CatalogDraft, seen: number): Write => over(draftItem(draft), seen);

/** Returns the write that saves the draft of an order in place of the version that was seen, 0 for none. */
export const orderWrite = (order: OrderDraft, seen: number): Write => over(savedItem('catalog-order', order), seen);

/** Returns the write that discards a draft of the version that was seen. */
export const discardWrite = ({ noun, id, version }: Pick<CatalogDraft, 'noun' | 'id' | 'version'>): Write => ({
  delete: draftKey(noun, id),
  ifVersion: version,
});

/** What an administrator did to the catalog: who, what, and to what. Nothing changes or removes it. */
type LogEntry = {
  id: string;
  at: string;
  by: string;
  did: 'saved' | 'discarded' | 'published' | 'retired' | 'restored' | 'reverted' | 'ordered' | 'uploaded';
  of: string;
};

/** Returns the write that adds to the catalog's log. */
export const logWrite = (entry: LogEntry): Write => ({
  put: toItem('catalog-log', { pk: 'CATALOG#LOG', sk: `${entry.at}#${entry.id}` }, entry),
  unless: 'exists',
});
