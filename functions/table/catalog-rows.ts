import { batchesIn, type CatalogBatch } from './catalog-batch.ts';
import { type CatalogDraft, draftsIn, type OrderDraft, ordersIn } from './catalog-draft.ts';
import { headIn, type Release } from './catalog-release.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem, writesOf } from './item.ts';
import type { Condition, Item, Key, Table, Write } from './table.ts';

/** When the uses of entries were counted, and the SHA-256 of what was counted, which is in the catalog's bucket. */
export type UsesRow = { on: string; hash: string };

const usesKey: Key = { pk: 'CATALOG', sk: 'USES' };

/** Returns the write that says where the newest count of uses is. */
export const usesWrite = (row: UsesRow): Write => ({ put: toItem('catalog-uses', usesKey, row) });

const usesIn = (items: readonly Item[]): UsesRow | undefined => {
  const item = items.find(({ entityType }) => entityType === 'catalog-uses');
  return item && fromItem<UsesRow>(item);
};

const changesKey: Key = { pk: 'CATALOG', sk: 'CHANGES' };
const CHANGES = 'catalog-changes';

/**
 * Returns the write that counts a change of drafts, or a publication. Every transaction of either has it. With the count that was read, it fails if anything changed
 * since, so that what is written was made from all there is.
 */
export const changeWrite = (seen?: number): Write => ({
  add: changesKey,
  counts: { version: 1 },
  initially: { entityType: CHANGES },
  ...(seen === undefined ? {} : { condition: isStill(seen) }),
});

const isStill = (seen: number): Condition =>
  seen === 0
    ? { expression: 'attribute_not_exists(pk)' }
    : { expression: '#version = :seen', names: { '#version': 'version' }, values: { ':seen': seen } };

/**
 * What administrators work from: what is published, every draft and batch with what their rows take up, and the newest count of uses. `changes` counts what was changed
 * so far, and `nextVersion` is higher than the version of any row before, of one that is gone too: what a screen saw of that is never taken for what it sees now.
 */
export type CatalogRows = {
  head: Release | undefined;
  drafts: CatalogDraft[];
  orders: OrderDraft[];
  batches: CatalogBatch[];
  taken: { rows: number; bytes: number };
  uses: UsesRow | undefined;
  changes: number;
  nextVersion: number;
};

/** Reads it, in one query unless there is more than 1 MB of drafts. */
export async function readCatalogRows(table: Table): Promise<CatalogRows> {
  const items = await everyItem(table, usesKey.pk, { consistent: true });
  const unpublished = items.filter(({ entityType }) => /^catalog-(draft|order|batch)$/.test(entityType));
  const changes = writesOf(items, CHANGES);
  return {
    head: headIn(items),
    drafts: draftsIn(items),
    orders: ordersIn(items),
    batches: batchesIn(items),
    taken: {
      rows: unpublished.length,
      // Only who saves asks for it.
      get bytes() {
        return Buffer.byteLength(JSON.stringify(unpublished));
      },
    },
    uses: usesIn(items),
    changes,
    nextVersion: Math.max(changes, ...unpublished.map(({ version }) => Number(version))) + 1,
  };
}
