import { errorFields, log } from '#functions/runtime/log.ts';
import type { UsesRow } from '#functions/table/catalog-rows.ts';
import type { UseCounts } from '#shared/contract/system-catalog-views.ts';
import { catalogBucket } from './catalog-bucket.ts';
import { partKey, unpackPart } from './release-parts.ts';

/** What homes and families had of each entry when it was last counted, by the entry's id; nothing for what nobody has. */
export type CountedUses = { on: string; of: ReadonlyMap<string, UseCounts> };

/** How the counts of all entries are kept in the catalog's bucket, beside the parts of releases. */
export const USES_PART = 'uses';
export type CountedEntry = UseCounts & { id: string };

let kept: { hash: string; uses: Promise<CountedUses> } | undefined;

async function readUses({ on, hash }: UsesRow): Promise<CountedUses> {
  const found = await catalogBucket().read(partKey(USES_PART, hash));
  if (!found) throw new Error('The count of the uses of catalog entries is missing from its bucket.');
  const counted = unpackPart(USES_PART, hash, found.bytes) as CountedEntry[];
  return { on, of: new Map(counted.map(({ id, ...counts }) => [id, counts])) };
}

/** Reads the counts that a row names; a warm Lambda reads each count once. Without them, administrators can still work: null then, and it's logged. */
export async function countedUses(row: UsesRow): Promise<CountedUses | null> {
  if (kept?.hash !== row.hash) kept = { hash: row.hash, uses: readUses(row) };
  const { uses } = kept;
  try {
    return await uses;
  } catch (error) {
    log('error', 'The uses of catalog entries could not be read.', { error: errorFields(error) });
    // They are read again by the next one who asks.
    if (kept?.uses === uses) kept = undefined;
    return null;
  }
}
