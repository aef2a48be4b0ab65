import type { LocationItem, MerchandiseItem } from '../model/merchandise.ts';
import type { PriceList, PriceListLine } from '../model/price-list.ts';
import type { ItemPriceRow, PriceRow, ServicePriceRow } from '../model/price-row.ts';
import type { Service, ServiceCategory, ServicePrice } from '../model/service.ts';
import { inCatalogOrder, usualUnit } from './priced-services.ts';

/** What the rows of a home are built from: the catalog, what is in force, and the rows that its staff have saved. */
export type WorkingParts = {
  services: readonly Service[];
  categories: readonly ServiceCategory[];
  items: readonly MerchandiseItem[];
  priceList: Pick<PriceList, 'lines'> | undefined;
  servicePrices: readonly ServicePrice[];
  locationItems: readonly LocationItem[];
  saved: readonly PriceRow[];
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

const itemInForce = ({ id }: MerchandiseItem, sold: LocationItem | undefined): ItemPriceRow => ({
  kind: 'item',
  id,
  version: 0,
  isOffered: sold?.isActive ?? false,
  ...(sold ? { priceCents: sold.priceCents } : {}),
  isSpecialOrder: sold?.isSpecialOrder ?? false,
});

/**
 * Returns the rows of the pricing grid: one for every active catalog service, in order, and one for every active item. A saved row is as it was saved; any
 * other says what is in force, at version 0. What the home doesn't charge for isn't offered and has no price.
 */
export function workingRows(parts: WorkingParts): PriceRow[] {
  const saved = new Map(parts.saved.map((row) => [`${row.kind} ${row.id}`, row]));
  const lines = new Map((parts.priceList?.lines ?? []).map((line) => [line.line as string, line]));
  const prices = new Map(parts.servicePrices.map((price) => [price.serviceId, price]));
  const sold = new Map(parts.locationItems.map((item) => [item.itemId, item]));
  const listed = new Set<string>();
  const services = inCatalogOrder(parts.services, parts.categories)
    .filter(({ isActive }) => isActive)
    .map((service) => {
      const line = service.gplLine ?? '';
      const isFirst = !listed.has(line);
      listed.add(line);
      return saved.get(`service ${service.id}`) ?? inForce(service, isFirst, { lines, prices });
    });
  const items = parts.items
    .filter(({ isActive }) => isActive)
    .map((item) => saved.get(`item ${item.id}`) ?? itemInForce(item, sold.get(item.id)));
  return [...services, ...items];
}
