import type { NounName } from '#shared/catalog/noun-names.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';

/** What made a batch: a file, an edit of many rows, the merging of two vendors, another name for a value, or going back to an earlier release. */
export type BatchKind = 'import' | 'bulk-edit' | 'merge' | 'rename' | 'revert';

/**
 * Many changes that aren't published, as one row: the changes are an object of the catalog's bucket, named by the batch's id, which never changes. Ids are
 * UUIDv7, so those of later batches sort later. `count` is how many entries it changes, `noun` what most of them are. `without` are the places of entries that were
 * published with what was saved over the batch: what it has of them is settled.
 */
export type CatalogBatch = {
  id: string;
  noun: NounName;
  kind: BatchKind;
  title: string;
  count: number;
  version: number;
  savedBy: string;
  savedOn: string;
  without?: readonly string[];
};

/** Beside the drafts of entries, so that one query reads both. */
const batchKey = (id: string): Key => ({ pk: 'CATALOG', sk: `BATCH#${id}` });

/** Returns the batches among rows of the catalog, the oldest first. */
export const batchesIn = (items: readonly Item[]): CatalogBatch[] =>
  items
    .filter(({ entityType }) => entityType === 'catalog-batch')
    .map((item) => ({
      ...fromItem<Omit<CatalogBatch, 'version' | 'savedBy'>>(item),
      version: item.version as number,
      savedBy: String(item.savedBy),
    }));

const batchItem = ({ version, savedBy, ...batch }: CatalogBatch): Item => ({
  ...toItem('catalog-batch', batchKey(batch.id), batch, version),
  savedBy,
});

/** Returns the write that adds a batch, whose object is stored already. */
export const batchWrite = (batch: CatalogBatch): Write => ({ put: batchItem(batch), unless: 'exists' });

/** Returns the write that settles some entries of a batch. */
export const settledBatchWrite = (batch: CatalogBatch, places: readonly string[]): Write => ({
  put: batchItem({ ...batch, without: [...(batch.without ?? []), ...places] }),
  ifVersion: batch.version,
});

/** Returns the write that takes a batch back, or away once it is published. */
export const discardBatchWrite = ({ id, version }: Pick<CatalogBatch, 'id' | 'version'>): Write => ({
  delete: batchKey(id),
  ifVersion: version,
});

/** Returns what most entries of a batch are; undefined if there is no such batch. */
export const readBatchNoun = async (table: Table, id: string): Promise<NounName | undefined> =>
  (await table.get(batchKey(id), { consistent: true }))?.noun as NounName | undefined;
