import { gunzipSync, gzipSync } from 'node:zlib';
import type { CatalogBatch } from '#functions/table/catalog-batch.ts';
import type { CatalogDraft } from '#functions/table/catalog-draft.ts';
import type { Bucket } from '#functions/vendors/objects/bucket.ts';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import { countOf } from '#shared/catalog/count-of.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { batchesFolder } from './batches-folder.ts';
import { catalogBucket } from './catalog-bucket.ts';

const keyOf = (id: string): string => `${batchesFolder}${id}.json.gz`;

/** A change of a batch, as its object has it. */
export type BatchChange = { noun: NounName; id: string; entry: AnyEntry; base: string | null; isRemoval?: true };

/** Stores the changes of a batch. Until its row is written, nobody reads them. */
export const storeBatch = ({ write }: Pick<Bucket, 'write'>, id: string, changes: readonly BatchChange[]): Promise<boolean> =>
  write(keyOf(id), gzipSync(JSON.stringify(changes)), { type: 'application/gzip' });

/** What a warm Lambda has read: a batch's object never changes. */
const held = new Map<string, Promise<readonly BatchChange[]>>();

async function readBatch(id: string): Promise<readonly BatchChange[]> {
  const found = await catalogBucket().read(keyOf(id));
  if (!found) throw new Error(`The changes of the batch ${id} are missing from the bucket of the catalog.`);
  return JSON.parse(gunzipSync(found.bytes).toString('utf8'));
}

function changesOf(id: string): Promise<readonly BatchChange[]> {
  const known = held.get(id);
  if (known) return known;
  const changes = readBatch(id);
  held.set(id, changes);
  // One that couldn't be read is read again by the next one who asks.
  changes.catch(() => held.get(id) === changes && held.delete(id));
  return changes;
}

/** Returns the changes of batches that aren't settled as drafts, in the order of the batches. */
export async function draftsOfBatches(batches: readonly CatalogBatch[]): Promise<CatalogDraft[]> {
  const ids = new Set(batches.map(({ id }) => id));
  for (const id of held.keys()) if (!ids.has(id)) held.delete(id);
  const drafts = await Promise.all(
    batches.map(async ({ id, version, savedBy, savedOn, without = [] }) => {
      const settled = new Set(without);
      const changes = (await changesOf(id)).filter((change) => !settled.has(`${change.noun}/${change.id}`));
      return changes.map((change) => ({ ...change, version, savedBy, savedOn, batch: id }));
    }),
  );
  return drafts.flat();
}

/** Returns what a batch is called that changes `left` entries now. The title of an edit or a file counts them, and some may have left it since. */
export function batchTitle({ noun, kind, title, count }: CatalogBatch, left: number): string {
  const isCounted = kind === 'bulk-edit' || kind === 'import';
  return isCounted && left > 0 ? title.replace(countOf(count, noun), countOf(left, noun)) : title;
}
