import { pricedVariants } from '../merchandise/offered-item.ts';
import type { LocationItem, MerchandiseCategory, MerchandiseItem } from '../model/merchandise.ts';
import type { PriceList, PriceListLine } from '../model/price-list.ts';
import type { ItemPriceRow, PriceRow, ServicePriceRow } from '../model/price-row.ts';
import type { Service, ServiceCategory, ServicePrice } from '../model/service.ts';
import { firstOfLines, inCatalogOrder, isBuiltWith, usualUnit } from './priced-services.ts';
import { offerKeyOf, rowKeyOf } from './row-key.ts';

/** What the rows of a home are built from: the catalog, what is in force, and the rows that its staff have saved. */
export type WorkingParts = {
  services: readonly Service[];
  categories: readonly ServiceCategory[];
  items: readonly MerchandiseItem[];
  /** Items of categories that are withdrawn have no row; nor have those services. */
  itemCategories?: readonly Pick<MerchandiseCategory, 'id' | 'isActive'>[];
  priceList: Pick<PriceList, 'lines'> | undefined;
  servicePrices: readonly ServicePrice[];
  locationItems: readonly LocationItem[];
  saved: readonly PriceRow[];
  /** The ids of what is sold until the next list, and has no row for it. */
  retired?: ReadonlySet<string>;
  /** The home's state. Without it, services of other states are among the rows, too. */
  stateCode?: string | undefined;
};

/** The prices of a row, line, or entry, without missing fields. */
type RowPrices = Pick<ServicePriceRow, 'priceCents' | 'minCents' | 'maxCents' | 'variants' | 'includedUnits'>;
const pricesOf = ({ priceCents, minCents, maxCents, variants, includedUnits }: RowPrices): RowPrices => ({
  ...(priceCents === undefined ? {} : { priceCents }),
  ...(minCents === undefined ? {} : { minCents }),
  ...(maxCents === undefined ? {} : { maxCents }),
  ...(variants === undefined ? {} : { variants }),
  ...(includedUnits === undefined ? {} : { includedUnits }),
});

const unpricedRow = (service: Service): ServicePriceRow => ({
  kind: 'service',
  id: service.id,
  version: 0,
  isOffered: false,
  unit: usualUnit(service),
  name: '',
  note: '',
});

type InForce = { lines: ReadonlyMap<string, PriceListLine>; prices: ReadonlyMap<string, ServicePrice> };

/** Returns what a service costs by the list in force: as the line that it prices, as an entry under it, or without a line on its own. */
function inForce(service: Service, isFirst: boolean, { lines, prices }: InForce): ServicePriceRow {
  const row = unpricedRow(service);
  if (!service.gplLine) {
    const price = prices.get(service.id);
    if (!price) return row;
    const { isOffered, unit, note, name = '' } = price;
    return { ...row, ...pricesOf(price), isOffered, unit, note, name };
  }
  const line = lines.get(service.gplLine);
  if (!line) return row;
  const { note = '', name = '', unit } = line;
  if (line.serviceId ? line.serviceId === service.id : isFirst)
    return { ...row, ...pricesOf(line), isOffered: true, unit, note, name };
  const entry = line.entries?.find(({ serviceId }) => serviceId === service.id);
  if (!entry) return row;
  const own = entry.name === service.name ? '' : entry.name;
  return { ...row, ...pricesOf(entry), isOffered: true, unit: entry.unit, note: entry.note ?? '', name: own };
}

const itemInForce = (id: string, variantId: string | undefined, sold: LocationItem | undefined): ItemPriceRow => ({
  kind: 'item',
  id,
  ...(variantId === undefined ? {} : { variantId }),
  version: 0,
  isOffered: sold?.isActive ?? false,
  ...(sold ? { priceCents: sold.priceCents } : {}),
  isSpecialOrder: sold?.isSpecialOrder ?? false,
  ...(sold ? { sortOrder: sold.sortOrder } : {}),
});

/** Returns a reader of an item's rows: its own first, then one for each variant, as saved or else as in force. */
export function itemRows(
  locationItems: readonly LocationItem[],
  saved: readonly PriceRow[],
): (item: MerchandiseItem) => ItemPriceRow[] {
  const rows = new Map(saved.flatMap((row) => (row.kind === 'item' ? [[rowKeyOf(row), row]] : [])));
  const sold = new Map(locationItems.map((item) => [offerKeyOf(item), item]));
  return (item) =>
    pricedVariants(item).map((variantId) => {
      const key = offerKeyOf({ itemId: item.id, variantId });
      return rows.get(key) ?? itemInForce(item.id, variantId, sold.get(key));
    });
}

/**
 * Returns the rows of the pricing grid: one for every active catalog service that the builder of price lists has in the home's state, or that has a price already,
 * in order, and one for every active item and each of its variants, without retired ones and those of a withdrawn category. A saved row is as it was saved; any
 * other says what is in force, at version 0. What the home doesn't charge for isn't offered and has no price.
 */
export function workingRows(parts: WorkingParts): PriceRow[] {
  const saved = new Map(parts.saved.map((row) => [rowKeyOf(row), row]));
  const lines = new Map((parts.priceList?.lines ?? []).map((line) => [line.line as string, line]));
  const prices = new Map(parts.servicePrices.map((price) => [price.serviceId, price]));
  const isTaken = ({ id }: { id: string }) => !parts.retired?.has(id);
  const withdrawn = new Set(
    [...parts.categories, ...(parts.itemCategories ?? [])].filter(({ isActive }) => !isActive).map(({ id }) => id),
  );
  const active = inCatalogOrder(parts.services, parts.categories).filter(({ isActive }) => isActive);
  const firstOf = firstOfLines(active);
  const sellable = active.filter((service) => isTaken(service) && !withdrawn.has(service.serviceCategoryId));
  const services = sellable.flatMap((service): PriceRow[] => {
    const isFirst = service.gplLine !== undefined && firstOf.get(service.gplLine) === service.id;
    const known = saved.get(rowKeyOf({ kind: 'service', id: service.id }));
    const row = known ?? inForce(service, isFirst, { lines, prices });
    return known || row.isOffered || isBuiltWith(service, 'price', parts.stateCode) ? [row] : [];
  });
  const items = parts.items
    .filter((item) => item.isActive && isTaken(item) && !withdrawn.has(item.itemCategoryId))
    .flatMap(itemRows(parts.locationItems, parts.saved));
  return [...services, ...items];
}
