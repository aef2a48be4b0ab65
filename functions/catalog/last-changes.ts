import { errorFields, log } from '#functions/runtime/log.ts';
import type { Release } from '#functions/table/catalog-release.ts';
import { catalogBucket } from './catalog-bucket.ts';
import { type PackedPart, packPart, partKey, unpackPart } from './release-parts.ts';

/** Who published the newest change of an entry, and when. */
export type LastChange = { by: string; on: string };
/** By the ids of entries. What hasn't changed since this is kept is missing. */
export type LastChanges = ReadonlyMap<string, LastChange>;

/** How they are kept in the catalog's bucket, beside the parts of releases: by release, since one may change thousands of entries. */
const CHANGES_PART = 'changes';
type ReleaseChanges = LastChange & { id: string; entries: string[] };

const none: LastChanges = new Map();

let kept: { hash: string; changes: Promise<readonly ReleaseChanges[]> } | undefined;

async function readChanges(hash: string): Promise<readonly ReleaseChanges[]> {
  const found = await catalogBucket().read(partKey(CHANGES_PART, hash));
  if (!found) throw new Error('What changed last in the catalog is missing from its bucket.');
  return unpackPart(CHANGES_PART, hash, found.bytes) as ReleaseChanges[];
}

/** Reads them; a warm Lambda reads each version once. */
async function changesOf(head: Release | undefined): Promise<readonly ReleaseChanges[]> {
  const hash = head?.changes;
  if (hash === undefined) return [];
  if (kept?.hash !== hash) kept = { hash, changes: readChanges(hash) };
  const { changes } = kept;
  try {
    return await changes;
  } catch (error) {
    // They are read again by the next one who asks.
    if (kept?.changes === changes) kept = undefined;
    throw error;
  }
}

const byEntry = new WeakMap<readonly ReleaseChanges[], LastChanges>();

/** Returns who published the newest change of each entry. If that can't be read, administrators can still work: nobody then, and it's logged. */
export async function lastChanges(head: Release | undefined): Promise<LastChanges> {
  try {
    const changes = await changesOf(head);
    const known =
      byEntry.get(changes) ?? new Map(changes.flatMap(({ by, on, entries }) => entries.map((id) => [id, { by, on }] as const)));
    byEntry.set(changes, known);
    return known;
  } catch (error) {
    log('error', 'What changed last in the catalog could not be read.', { error: errorFields(error) });
    return none;
  }
}

/** Returns what is kept from a release on, ready to be stored: its own changes, and earlier ones of other entries. */
export async function changesWith(
  head: Release | undefined,
  { release, ids, by, on }: LastChange & { release: number; ids: readonly string[] },
): Promise<PackedPart> {
  const changed = new Set(ids);
  const left = (await changesOf(head))
    .map((each) => ({ ...each, entries: each.entries.filter((id) => !changed.has(id)) }))
    .filter(({ entries }) => entries.length > 0);
  return packPart(CHANGES_PART, [...left, { id: String(release), by, on, entries: [...changed].sort() }]);
}
