/** Writes homes that sell so many items: those of the catalog, and as many of their own as are left. Half of them have prices that aren't in force yet. */
import { ownItemItem } from '#functions/table/home-merchandise.ts';
import { locationItemItem } from '#functions/table/location-item.ts';
import { priceRowItem } from '#functions/table/price-row.ts';
import type { Item } from '#functions/table/table.ts';
import { idAt, itemAt } from '../catalog/entries.ts';
import { requestContext } from '../catalog/operation.ts';
import { homeId } from './context.ts';

const [ofCatalog = 0, ...sizes] = process.argv.slice(2).map(Number);
const { table } = requestContext();

function rowsOf(locationId: string, nth: number): Item[] {
  const { images: _, ...item } = itemAt(nth);
  const own = nth < ofCatalog ? [] : [ownItemItem(locationId, { ...item, images: [], isRetired: false })];
  const priceCents = 10_000 + ((nth * 7919) % 90_000);
  const { itemCategoryId } = item;
  const about = { id: idAt(7, nth), providerLocationId: locationId, itemId: item.id, itemCategoryId };
  const sold = { ...about, priceCents, isActive: true, isSpecialOrder: false, sortOrder: nth };
  const row = { kind: 'item', id: item.id, version: 1, isOffered: true, isSpecialOrder: false, priceCents } as const;
  const changed = nth % 2 === 0 ? [priceRowItem(locationId, { ...row, priceCents: priceCents + 100 })] : [];
  return [...own, locationItemItem(sold), ...changed];
}

for (const size of sizes) {
  const rows = Array.from({ length: size }, (_, nth) => rowsOf(homeId(size), nth)).flat();
  await table.putAll(rows);
}
process.stdout.write('{}\n');
