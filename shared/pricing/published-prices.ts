import { gplLines } from '../funeral-rule/gpl-lines.ts';
import { inHomeOrder, itemPlaces, type Placed } from '../merchandise/home-order.ts';
import { pricedVariants } from '../merchandise/offered-item.ts';
import { isSold } from '../merchandise/suits-disposition.ts';
import { type GplLine, gplLine } from '../model/enumerations/pricing.ts';
import type { LocationItem, MerchandiseCategory, MerchandiseItem } from '../model/merchandise.ts';
import type { LineEntry, PriceListLine } from '../model/price-list.ts';
import { type ItemPriceRow, MAX_PLACE, type PriceRow, type ServicePriceRow } from '../model/price-row.ts';
import type { Service, ServiceCategory, ServicePrice } from '../model/service.ts';
import { firstOfLines, inCatalogOrder, isLineOfGoods } from './priced-services.ts';
import { offerKeyOf, rowKeyOf } from './row-key.ts';

/** What is published: the rows of the grid and the catalog. `locationItems` are those in force, whose ids are kept. */
export type PublishingParts = {
  rows: readonly PriceRow[];
  services: readonly Service[];
  categories: readonly ServiceCategory[];
  items: readonly MerchandiseItem[];
  itemCategories: readonly MerchandiseCategory[];
  locationItems: readonly LocationItem[];
  locationId: string;
  /** The ids of what is on the list in force at most, and not on the next one. */
  retired?: ReadonlySet<string>;
  /** Returns an id for an item that the home didn't sell before. Without it, a preview uses the catalog item's own id. */
  newId?: () => string;
};

/** What families see once it is published. A location item in force without a row is left out, because it doesn't change. */
export type PublishedPrices = { lines: PriceListLine[]; servicePrices: ServicePrice[]; locationItems: LocationItem[] };

type Range = { minCents: number; maxCents: number };
type Offer = { service: Service; row: ServicePriceRow };

const ranges = ({ minCents, maxCents }: ServicePriceRow): Range | undefined =>
  minCents !== undefined && maxCents !== undefined && minCents <= maxCents ? { minCents, maxCents } : undefined;

/** Returns the one way a row states its price, or undefined if it states none. */
function priceOf(row: ServicePriceRow): Pick<PriceListLine, 'priceCents' | 'minCents' | 'maxCents' | 'variants'> | undefined {
  if (row.variants && row.variants.length > 0) return { variants: row.variants };
  return ranges(row) ?? (row.priceCents === undefined ? undefined : { priceCents: row.priceCents });
}

/** Returns whether a row of the grid says what families pay. */
export const isPriced = (row: PriceRow): boolean =>
  row.kind === 'item' ? row.priceCents !== undefined : priceOf(row) !== undefined;

/** Returns the range of items on the list for each line: what the home sells without a special order. What it only lends is not in it. */
export function rangesOfItems({
  rows,
  items,
  itemCategories,
}: Pick<PublishingParts, 'rows' | 'items' | 'itemCategories'>): Map<GplLine, Range> {
  const lineOf = new Map(
    itemCategories.filter((each) => each.isActive && isSold(each)).map(({ id, gplLine: line }) => [id, line]),
  );
  const categoryOf = new Map(items.filter(({ isActive }) => isActive).map(({ id, itemCategoryId }) => [id, itemCategoryId]));
  const found = new Map<GplLine, Range>();
  for (const row of rows) {
    // An item that costs nothing comes with something else (the plain container of an urn), and isn't a price of the line.
    if (row.kind !== 'item' || !row.isOffered || row.isSpecialOrder || !row.priceCents) continue;
    const line = lineOf.get(categoryOf.get(row.id) ?? '');
    if (!line || !isLineOfGoods(line)) continue;
    const { minCents, maxCents } = found.get(line) ?? { minCents: row.priceCents, maxCents: row.priceCents };
    found.set(line, { minCents: Math.min(minCents, row.priceCents), maxCents: Math.max(maxCents, row.priceCents) });
  }
  return found;
}

const wordsOf = ({ note, name, includedUnits }: ServicePriceRow) => ({
  ...(note ? { note } : {}),
  ...(name ? { name } : {}),
  ...(includedUnits === undefined ? {} : { includedUnits }),
});

const entryOf = ({ service, row }: Offer): LineEntry[] => {
  if (row.priceCents === undefined) return [];
  const { name = service.name, ...words } = wordsOf(row);
  return [{ serviceId: service.id, name, priceCents: row.priceCents, unit: row.unit, ...words }];
};

/** Returns one line. Its price is that of its goods, or of the first service offered at a price; every other one is an entry. */
function lineFrom(
  line: GplLine,
  offers: readonly Offer[],
  { goods, first }: { goods: Range | undefined; first: string | undefined },
): PriceListLine | undefined {
  const priced = offers.filter(({ row }) => row.isOffered && priceOf(row));
  const giver = priced[0] ?? (goods && offers[0]);
  const isOne = goods && goods.minCents === goods.maxCents && gplLines[line].shape !== 'range';
  const price = goods ? (isOne ? { priceCents: goods.minCents } : goods) : giver && priceOf(giver.row);
  if (!price) return undefined;
  const entries = priced.slice(1).flatMap(entryOf);
  return {
    line,
    ...price,
    unit: giver?.row.unit ?? gplLines[line].unit,
    ...(giver ? wordsOf(giver.row) : {}),
    ...(giver && giver.service.id !== first ? { serviceId: giver.service.id } : {}),
    ...(entries.length > 0 ? { entries } : {}),
  };
}

const servicePriceOf = ({ service, row }: Offer, providerLocationId: string): ServicePrice[] => {
  if (!row.isOffered || row.priceCents === undefined) return [];
  const { note = '', ...words } = wordsOf(row);
  return [
    { serviceId: service.id, providerLocationId, priceCents: row.priceCents, unit: row.unit, note, ...words, isOffered: true },
  ];
};

/**
 * Returns the place of each item on the next list: the one that it has, or the next free one of its category if it's new there. All its variants are sold at its place,
 * so that what is in force has the order of the rows.
 */
function nextPlaces({ rows, items, locationItems }: PublishingParts): ReadonlyMap<string, number> {
  const inForce = new Map(locationItems.map((item) => [offerKeyOf(item), item.sortOrder]));
  const categoryOf = new Map(items.map(({ id, itemCategoryId }) => [id, itemCategoryId]));
  const placed = rows.flatMap((row): (Placed & { isSold: boolean })[] => {
    if (row.kind !== 'item') return [];
    const { id: itemId, variantId, sortOrder: place = inForce.get(rowKeyOf(row)) } = row;
    return [{ itemId, variantId, place, isSold: row.isOffered && isPriced(row) }];
  });
  const places = itemPlaces(placed);
  const next = new Map<string, number>();
  const taken = [...places].map(([id, place]) => ({ itemCategoryId: categoryOf.get(id) ?? '', sortOrder: place }));
  for (const { itemCategoryId, sortOrder } of [...locationItems, ...taken])
    next.set(itemCategoryId, Math.max(next.get(itemCategoryId) ?? 0, sortOrder + 1));
  for (const { itemId } of inHomeOrder(placed, (each) => each, items).filter(({ isSold }) => isSold)) {
    if (places.has(itemId)) continue;
    const category = categoryOf.get(itemId) ?? '';
    const place = next.get(category) ?? 0;
    places.set(itemId, Math.min(place, MAX_PLACE));
    next.set(category, place + 1);
  }
  return places;
}

/** Returns what of an item is priced now, and what is in force: the item itself first, then its variants, those withdrawn last. */
const variantsOf = (item: MerchandiseItem, inForce: readonly LocationItem[]): (string | undefined)[] => [
  ...new Set([...pricedVariants(item), ...inForce.map(({ variantId }) => variantId)]),
];

/**
 * Returns the home's items, each variant like an item of its own: in the home's order, new ones after the others of their category unless their row says where. One
 * that is no longer offered, that is retired, or whose variant was withdrawn keeps its id and isn't sold.
 */
function soldItems(parts: PublishingParts): LocationItem[] {
  const { rows, items, locationItems, locationId, newId, retired } = parts;
  const rowOf = new Map(rows.flatMap((row): [string, ItemPriceRow][] => (row.kind === 'item' ? [[rowKeyOf(row), row]] : [])));
  const inForce = Map.groupBy(locationItems, ({ itemId }) => itemId);
  const places = nextPlaces(parts);
  const offer = (item: MerchandiseItem, variantId: string | undefined): LocationItem[] => {
    const row = rowOf.get(offerKeyOf({ itemId: item.id, variantId }));
    const known = inForce.get(item.id)?.find((each) => each.variantId === variantId);
    const isGone = retired?.has(item.id) || !pricedVariants(item).includes(variantId);
    if (!row) return known?.isActive && isGone ? [{ ...known, isActive: false }] : [];
    const priceCents = row.priceCents ?? known?.priceCents;
    const isActive = row.isOffered && row.priceCents !== undefined;
    if (priceCents === undefined || !(isActive || known)) return [];
    const { isSpecialOrder } = row;
    if (known) return [{ ...known, priceCents, isActive, isSpecialOrder, sortOrder: places.get(item.id) ?? known.sortOrder }];
    const sortOrder = places.get(item.id) ?? 0;
    const ids = {
      id: newId?.() ?? variantId ?? item.id,
      providerLocationId: locationId,
      itemId: item.id,
      ...(variantId === undefined ? {} : { variantId }),
      itemCategoryId: item.itemCategoryId,
    };
    return [{ ...ids, priceCents, isActive, isSpecialOrder, sortOrder }];
  };
  return items.flatMap((item) => variantsOf(item, inForce.get(item.id) ?? []).flatMap((variantId) => offer(item, variantId)));
}

/**
 * Returns what the rows of the grid become on a price list: its lines in order, prices of services without a line, and items. Pure: the same rows give the
 * same result.
 */
export function publishedPrices(parts: PublishingParts): PublishedPrices {
  const rowOf = new Map(
    parts.rows.flatMap((row): [string, ServicePriceRow][] => (row.kind === 'service' ? [[row.id, row]] : [])),
  );
  const active = inCatalogOrder(parts.services, parts.categories).filter(({ isActive }) => isActive);
  const offers = active.flatMap((service): Offer[] => {
    const row = rowOf.get(service.id);
    return row ? [{ service, row }] : [];
  });
  const firstOf = firstOfLines(active);
  const goods = rangesOfItems(parts);
  const offersOf = Map.groupBy(offers, ({ service }) => service.gplLine);
  const lines = gplLine.values.flatMap(
    (line) => lineFrom(line, offersOf.get(line) ?? [], { goods: goods.get(line), first: firstOf.get(line) }) ?? [],
  );
  const servicePrices = (offersOf.get(undefined) ?? []).flatMap((offer) => servicePriceOf(offer, parts.locationId));
  return { lines, servicePrices, locationItems: soldItems(parts) };
}
