import { everyItem } from '#functions/table/every-item.ts';
import {
  changedSince,
  itemsPartition,
  type MerchandiseChanges,
  readMerchandiseChanges,
} from '#functions/table/merchandise-changes.ts';
import { readItemPriceRows } from '#functions/table/price-row.ts';
import type { Item, Key, Table } from '#functions/table/table.ts';

/** The rows of a home's merchandise by their keys: everything that these changes have made of them, and perhaps more. */
type HomeRows = { changes: MerchandiseChanges; rows: ReadonlyMap<string, Item> };

/** How many rows one Lambda keeps, of all homes together: about 1 KB each, with what is made of them. The largest home is kept whatever its size. */
const ROWS_KEPT = 60_000;

const nameOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;

/** Reads all rows of a home's merchandise: two queries, consistent. */
async function readAll(table: Table, locationId: string): Promise<ReadonlyMap<string, Item>> {
  const consistent = { consistent: true };
  const found = await Promise.all([
    everyItem(table, itemsPartition(locationId), consistent),
    readItemPriceRows(table, locationId, consistent),
  ]);
  return new Map(found.flat().map((item) => [nameOf(item), item]));
}

/** How many rows are read in one request. */
const AT_ONCE = 100;

/** Reads the rows that may have changed, and returns all. One that is gone has left them. */
async function withChanged(table: Table, { rows }: HomeRows, keys: readonly Key[]): Promise<ReadonlyMap<string, Item>> {
  const parts = Array.from({ length: Math.ceil(keys.length / AT_ONCE) }, (_, nth) =>
    table.getMany(keys.slice(nth * AT_ONCE, (nth + 1) * AT_ONCE), { consistent: true }),
  );
  const changed = (await Promise.all(parts)).flat();
  const all = new Map(rows);
  for (const key of keys) all.delete(nameOf(key));
  for (const item of changed) all.set(nameOf(item), item);
  return all;
}

/**
 * Keeps what a warm Lambda has read of homes' merchandise, and what is made of it. `make` is asked for the same rows and the same catalog only once, and
 * is given what it had made of the rows and the catalog before: a row that didn't change is the same object.
 *
 * The count of changes is read first, each time, and consistent: a save is in it as soon as its answer is sent. Rows that were read after a count have everything that it
 * counts, so memory is never older than the count says, even if others save in between.
 */
export function createWarmMerchandise<Catalog, Made>(make: (rows: readonly Item[], catalog: Catalog, before?: Made) => Made) {
  const kept = new Map<string, { home: HomeRows; catalog: Catalog; made: Made }>();

  const keep = (locationId: string, of: { home: HomeRows; catalog: Catalog; made: Made }): void => {
    kept.delete(locationId);
    kept.set(locationId, of);
    let rows = 0;
    for (const { home } of kept.values()) rows += home.rows.size;
    for (const [oldest, { home }] of kept) {
      if (rows <= ROWS_KEPT || oldest === locationId) break;
      rows -= home.rows.size;
      kept.delete(oldest);
    }
  };

  const rowsAt = async (table: Table, locationId: string): Promise<HomeRows> => {
    const changes = await readMerchandiseChanges(table, locationId);
    const before = kept.get(locationId)?.home;
    // A retry follows what its first attempt had read, whatever has been read since.
    if (table.isRetry && before?.changes.version !== changes.version) return { changes, rows: await readAll(table, locationId) };
    if (before && before.changes.version >= changes.version) return before;
    const keys = before && changedSince(before.changes, changes, locationId);
    return { changes, rows: before && keys ? await withChanged(table, before, keys) : await readAll(table, locationId) };
  };

  return async (table: Table, locationId: string, published: Promise<Catalog>): Promise<Made> => {
    const [home, catalog] = await Promise.all([rowsAt(table, locationId), published]);
    const before = kept.get(locationId);
    const isMade = before && before.home === home && before.catalog === catalog;
    const made = isMade ? before.made : make([...home.rows.values()], catalog, before?.made);
    // What an earlier attempt at a request had read may be older than it says.
    if (!table.isRetry) keep(locationId, { home, catalog, made });
    return made;
  };
}
