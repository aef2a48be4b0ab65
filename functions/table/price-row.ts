import type { ItemPriceRow, PriceRow } from '#shared/model/price-row.ts';
import { onceOf } from '#shared/values/once-of.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import { type MerchandiseWrite, ofMerchandise } from './merchandise-changes.ts';
import type { Item, Key, Table, Write } from './table.ts';

const partition = (locationId: string) => `LOCATION#${locationId}#PRICING`;
const prefixes: Record<PriceRow['kind'], string> = { service: 'SERVICE', item: 'ITEM' };

/** What names a row: a service, an item, or one variant of an item. */
type RowName = Pick<PriceRow, 'kind' | 'id'> & { variantId?: string | undefined };

/**
 * Returns the key of a row that staff edit, beside what families see. One row per service, item, or variant, so that two people who price different ones
 * don't conflict.
 */
export const priceRowKey = (locationId: string, { kind, id, variantId }: RowName): Key => ({
  pk: partition(locationId),
  sk: `${prefixes[kind]}#${id}${variantId ? `#${variantId}` : ''}`,
});

/** Returns a row of the grid as an item of the table, at its version. */
export const priceRowItem = (locationId: string, { version, ...row }: PriceRow): Item =>
  toItem('price-row', priceRowKey(locationId, row), row, version);

/** Returns a row of the table as a row of the grid. Only `true` is yes: a file could once store other values. */
function rowOf(item: Item): PriceRow {
  const row = { ...fromItem<Omit<PriceRow, 'version'>>(item), version: item.version } as PriceRow;
  const isOffered = row.isOffered === true;
  return row.kind === 'item' ? { ...row, isOffered, isSpecialOrder: row.isSpecialOrder === true } : { ...row, isOffered };
}

const onceRowOf = onceOf(rowOf);

/** Reads every row that a home's staff have saved, in one query. */
export const readPriceRows = async (
  table: Table,
  locationId: string,
  options: { consistent?: boolean } = {},
): Promise<PriceRow[]> => (await everyItem(table, partition(locationId), options)).map(rowOf);

/** Reads the rows of items that a home's staff have saved, as they are in the table, in one query. */
export const readItemPriceRows = (table: Table, locationId: string, options: { consistent?: boolean } = {}): Promise<Item[]> =>
  everyItem(table, partition(locationId), { startsWith: `${prefixes.item}#`, ...options });

/** Returns the rows of items that a home's staff have saved, among rows of the table. */
export const itemPriceRowsIn = (items: readonly Item[]): ItemPriceRow[] =>
  items.filter(({ entityType }) => entityType === 'price-row').map(onceRowOf) as ItemPriceRow[];

/** Reads one row as it was last saved, or `undefined`. */
export async function readPriceRow(table: Table, locationId: string, row: RowName): Promise<PriceRow | undefined> {
  const item = await table.get(priceRowKey(locationId, row), { consistent: true });
  return item && rowOf(item);
}

/** Returns the write of a row over the version that it names, 0 for one that was never saved. */
export function priceRowWrite(locationId: string, row: PriceRow): Write | MerchandiseWrite {
  const put = priceRowItem(locationId, { ...row, version: row.version + 1 });
  const write = row.version === 0 ? { put, unless: 'exists' as const } : { put, ifVersion: row.version };
  return row.kind === 'item' ? ofMerchandise(write) : write;
}
