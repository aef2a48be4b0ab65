import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';

/**
 * A published release of the catalog: its number, counted from 1, and the SHA-256 of each of its parts (functions/catalog/release-parts.ts). `manifest` is the
 * hash of the object that lists the same, and that outlives the table. `changes` is that of the object that says who changed each entry last; releases from
 * before it was kept have none.
 */
export type Release = { release: number; manifest: string; parts: Readonly<Record<string, string>>; changes?: string };

/**
 * What the history says about a release: who published it, when, and why, and how many entries changed. The first release, and those from before they were
 * counted, don’t say.
 */
export type ReleaseRecord = Release & { publishedOn: string; publishedBy: string; note: string; changeCount?: number };

const RELEASES = 'CATALOG#RELEASES';

/** The one row that says which release is published. */
const headKey: Key = { pk: 'CATALOG', sk: 'HEAD' };
const releaseKey = (release: number): Key => ({ pk: RELEASES, sk: String(release).padStart(6, '0') });

const headItem = ({ release, manifest, parts, changes }: Release): Item =>
  toItem('catalog-head', headKey, { release, manifest, parts, ...(changes ? { changes } : {}) }, release);

/** Returns which release is published, among rows of the catalog; `undefined` if none ever was. */
export const headIn = (items: readonly Item[]): Release | undefined => {
  const item = items.find(({ entityType }) => entityType === 'catalog-head');
  return item && fromItem<Release>(item);
};

/** Reads which release is published; `undefined` if none ever was. */
export async function readHead(table: Table, options?: { consistent: true }): Promise<Release | undefined> {
  const item = await table.get(headKey, options);
  return item && headIn([item]);
}

/** Reads releases, the newest first, those before a number if one is given. */
export async function readReleases(
  table: Table,
  { before, limit }: { before?: number; limit: number },
): Promise<ReleaseRecord[]> {
  const { items } = await table.query(RELEASES, {
    descending: true,
    limit,
    ...(before === undefined ? {} : { before: releaseKey(before).sk }),
  });
  return items.map(fromItem<ReleaseRecord>);
}

/** Reads a release and the one before it, which doesn't exist for the first. */
export async function readReleasePair(
  table: Table,
  release: number,
): Promise<{ found: ReleaseRecord | undefined; before: ReleaseRecord | undefined }> {
  const records = (await table.getMany([releaseKey(release), releaseKey(release - 1)])).map(fromItem<ReleaseRecord>);
  const ofNumber = (wanted: number) => records.find((record) => record.release === wanted);
  return { found: ofNumber(release), before: ofNumber(release - 1) };
}

/**
 * Returns the writes that publish a release: they fail if the one before it is no longer the published one. Readers see the old release or the new one, since
 * a single row names all parts.
 */
export const publishWrites = (record: ReleaseRecord): Write[] => [
  record.release === 1 ? { put: headItem(record), unless: 'exists' } : { put: headItem(record), ifVersion: record.release - 1 },
  { put: toItem('catalog-release', releaseKey(record.release), record) },
];

/** The partitions in which the catalog was before it had releases. */
const formerPartitions = [
  'SERVICES',
  'FAQ',
  'CAROUSEL',
  'MERCHANDISE',
  'QUESTIONS',
  'CASE-QUESTIONS',
  'PREFERENCES',
  'DISPLAY-SERVICES',
  'PRECONFIGURED-TEMPLATES',
  'TASKS',
];

/** Reads the rows of a catalog from before releases. */
export const readUnreleasedCatalog = async (table: Table): Promise<Item[]> =>
  (await Promise.all(formerPartitions.map((name) => everyItem(table, `CATALOGUE#${name}`, { consistent: true })))).flat();
