import { publishWrites, type Release, type ReleaseRecord } from '#functions/table/catalog-release.ts';
import type { Table, Write } from '#functions/table/table.ts';
import type { Bucket } from '#functions/vendors/objects/bucket.ts';
import { canonicalJson } from '#shared/values/canonical-json.ts';
import type { CatalogEntries } from './entries.ts';
import { manifestsFolder, type PackedPart, packCatalog, sha256 } from './release-parts.ts';

/** How many parts are stored at a time. */
const AT_ONCE = 8;

/** A part never changes, so a copy of it never gets old. */
const FOREVER = 'private, max-age=31536000, immutable';

/** Where a catalog is published. */
export type CatalogStage = { table: Table; bucket: Bucket };
/** Who publishes it, when, why, how many entries change, and the hash of what says who changed each last. */
export type Publication = Pick<ReleaseRecord, 'publishedOn' | 'publishedBy' | 'note' | 'changeCount' | 'changes'>;

/** Stores a part under its name, which says what is in it. */
export const storePart = ({ write }: Bucket, { key, bytes }: PackedPart) =>
  write(key, bytes, { type: 'application/gzip', cacheControl: FOREVER });

async function storeParts(bucket: Bucket, parts: readonly PackedPart[]): Promise<void> {
  for (let from = 0; from < parts.length; from += AT_ONCE)
    await Promise.all(parts.slice(from, from + AT_ONCE).map((part) => storePart(bucket, part)));
}

/**
 * Publishes a whole catalog as the release after `before`, with `also` in the same transaction. The parts are stored first, under names that nobody reads yet;
 * then one row makes them the catalog, so a publication that is stopped at any step leaves the old release or the new one. Returns `before` if nothing
 * differs from it. Throws `ConditionFailed` if another release was published meanwhile.
 */
export async function publishCatalog(
  { table, bucket }: CatalogStage,
  catalog: CatalogEntries,
  before: Release | undefined,
  about: Publication,
  also: readonly Write[] = [],
): Promise<Release> {
  const packed = packCatalog(catalog);
  const parts = Object.fromEntries(packed.map(({ name, hash }) => [name, hash]));
  const manifestJson = canonicalJson(parts);
  const manifest = sha256(manifestJson);
  if (before?.manifest === manifest) return before;
  await storeParts(
    bucket,
    packed.filter(({ name, hash }) => before?.parts[name] !== hash),
  );
  await bucket.write(`${manifestsFolder}${manifest}.json`, Buffer.from(manifestJson), {
    type: 'application/json',
    cacheControl: FOREVER,
  });
  const kept = before?.changes ? { changes: before.changes } : {};
  const release = { ...kept, release: (before?.release ?? 0) + 1, manifest, parts };
  await table.transact([...publishWrites({ ...release, ...about }), ...also]);
  return release;
}
