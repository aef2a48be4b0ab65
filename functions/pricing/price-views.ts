import type { PlanningEntries } from '#functions/catalog/read-catalog.ts';
import type { CategoryOverview, CategoryPrices, PriceRowView, SummaryService } from '#shared/contract/pricing-views.ts';
import { gplLines } from '#shared/funeral-rule/gpl-lines.ts';
import { inHomeOrder, movedItems, soldInHomeOrder } from '#shared/merchandise/home-order.ts';
import { offeredItem, pricedVariants } from '#shared/merchandise/offered-item.ts';
import type { GplLine } from '#shared/model/enumerations/pricing.ts';
import type { MerchandiseItem } from '#shared/model/merchandise.ts';
import type { ItemPriceRow, PriceRow } from '#shared/model/price-row.ts';
import type { Service } from '#shared/model/service.ts';
import type { FactsOf } from '#shared/pricing/check-price-row.ts';
import { countCategories } from '#shared/pricing/count-categories.ts';
import { isLineOfGoods, shapesOf } from '#shared/pricing/priced-services.ts';
import { rangesOfItems } from '#shared/pricing/published-prices.ts';
import { offerKeyOf, rowKeyOf } from '#shared/pricing/row-key.ts';
import { isOfferedAtPrice, isRowChanged } from '#shared/pricing/same-row.ts';
import type { WorkingPrices } from './working-prices.ts';

type Category = { id: string; kind: 'service' | 'item'; name: string; description: string };
type Entry = { row: PriceRow; inForce: PriceRow; about: Service | MerchandiseItem; categoryId: string; isMoved: boolean };

/** Returns the catalog's categories for the grid: those of services, then those of merchandise, each in its order. */
function categoriesOf({ serviceCategories, merchandiseCategories }: PlanningEntries): Category[] {
  const of =
    (kind: Category['kind']) =>
    ({ id, name, description }: { id: string; name: string; description: string }): Category => ({ id, kind, name, description });
  return [
    ...serviceCategories.filter(({ isActive }) => isActive).map(of('service')),
    ...merchandiseCategories.filter(({ isActive }) => isActive).map(of('item')),
  ];
}

const offeredAs = (item: MerchandiseItem | undefined, variantId: string | undefined): MerchandiseItem => {
  const whole = item as MerchandiseItem;
  return { ...whole, ...offeredItem(whole, variantId) };
};

/** Returns rows with those of services first, then those of items in the home's order. */
function orderedRows({ catalog, rows }: WorkingPrices, before: ReadonlyMap<string, PriceRow>): PriceRow[] {
  const placeOf = (row: PriceRow | undefined) => (row?.kind === 'item' ? row.sortOrder : undefined);
  const placedAs = (row: ItemPriceRow) => ({
    itemId: row.id,
    variantId: row.variantId,
    place: row.sortOrder ?? placeOf(before.get(rowKeyOf(row))),
  });
  const items = rows.filter((row) => row.kind === 'item');
  return [...rows.filter(({ kind }) => kind === 'service'), ...inHomeOrder(items, placedAs, catalog.merchandiseItems)];
}

/** Returns each row with what is in force and what it prices. Items are in the home's own order; those without a place come last, by name. */
function entriesOf(working: WorkingPrices): Entry[] {
  const { catalog, inForce, locationItems } = working;
  const services = new Map(catalog.services.map((service) => [service.id, service]));
  const items = new Map(catalog.merchandiseItems.map((item) => [item.id, item]));
  const before = new Map(inForce.map((row) => [rowKeyOf(row), row]));
  const rows = orderedRows(working, before);
  const moved = movedItems(
    soldInHomeOrder(locationItems, catalog.merchandiseItems).map(({ itemId }) => itemId),
    rows.filter((row) => row.kind === 'item' && isOfferedAtPrice(row)).map(({ id }) => id),
    catalog.merchandiseItems,
  );
  const movedIds = new Set(moved.map(({ itemId }) => itemId));
  return rows.map((row): Entry => {
    const about = row.kind === 'service' ? (services.get(row.id) as Service) : offeredAs(items.get(row.id), row.variantId);
    const categoryId = 'serviceCategoryId' in about ? about.serviceCategoryId : about.itemCategoryId;
    const isMoved = row.kind === 'item' && movedIds.has(row.id);
    return { row, inForce: before.get(rowKeyOf(row)) as PriceRow, about, categoryId, isMoved };
  });
}

/** Returns how complete each category is. One without anything to price is left out. */
export function overviewsOf(working: WorkingPrices): CategoryOverview[] {
  const counts = countCategories(entriesOf(working));
  return categoriesOf(working.catalog).flatMap((category) => {
    const own = counts.get(category.id);
    return own ? [{ ...category, ...own }] : [];
  });
}

/** Lists everything that can be priced, in brief, category by category. */
export function summariesOf(working: WorkingPrices): SummaryService[] {
  const entries = entriesOf(working);
  return categoriesOf(working.catalog).flatMap(({ id: categoryId, name: categoryName }) =>
    entries
      .filter((each) => each.categoryId === categoryId)
      .map(({ row, inForce, isMoved, about: { name } }) => ({
        kind: row.kind,
        id: row.id,
        name,
        categoryId,
        categoryName,
        isOffered: row.isOffered,
        isPriced: isOfferedAtPrice(row),
        isChanged: isRowChanged(row, inForce, isMoved),
      })),
  );
}

/** Returns, for a line of goods, which categories' items decide it, and what they cost. */
function goodsOf(line: GplLine | null, working: WorkingPrices): PriceRowView['goods'] {
  if (line === null || !isLineOfGoods(line)) return null;
  const { rows, catalog } = working;
  const { merchandiseItems: items, merchandiseCategories: itemCategories } = catalog;
  const categories = itemCategories.filter(({ gplLine, isActive }) => isActive && gplLine === line);
  if (categories.length === 0) return null;
  const range = rangesOfItems({ rows, items, itemCategories }).get(line) ?? null;
  return { categories: categories.map(({ id, name }) => ({ id, name })), range };
}

function viewOf(
  { row, inForce, about, isMoved }: Entry,
  working: WorkingPrices,
  shapes: ReturnType<typeof shapesOf>,
): PriceRowView {
  const gplLine = ('gplLine' in about && about.gplLine) || null;
  const facts = gplLine && gplLines[gplLine];
  const { medianCents, medianSource } = facts || { medianCents: null, medianSource: null };
  const isGiver = shapes.get(row.id) !== undefined && isFirstOfLine(about as Service, working.catalog);
  return {
    row,
    inForce,
    isMoved,
    name: about.name,
    description: about.description,
    gplLine,
    shape: shapes.get(row.id) ?? 'price',
    isCashAdvance: 'isCashAdvance' in about && about.isCashAdvance,
    median: isGiver && medianCents !== null && medianSource !== null ? { cents: medianCents, source: medianSource } : null,
    goods: isGiver ? goodsOf(gplLine, working) : null,
  };
}

const isFirstOfLine = ({ id, gplLine }: Service, catalog: PlanningEntries): boolean =>
  gplLine !== undefined && pricedServices(catalog).find((each) => each.gplLine === gplLine)?.id === id;

/** Returns the services that a home can price for its next list. */
const pricedServices = ({ services, retired }: PlanningEntries) =>
  services.filter(({ id, isActive }) => isActive && !retired.has(id));

/** Returns one category with its rows; undefined if the catalog doesn't have that id. */
export function categoryPricesOf(working: WorkingPrices, id: string): CategoryPrices | undefined {
  const category = categoriesOf(working.catalog).find((each) => each.id === id);
  if (!category) return undefined;
  const shapes = shapesOf(pricedServices(working.catalog));
  const entries = entriesOf(working).filter(({ categoryId }) => categoryId === id);
  return { category, rows: entries.map((entry) => viewOf(entry, working, shapes)) };
}

/** Returns what a save has to know about each service and item that can be priced. */
export function rowFactsOf(catalog: PlanningEntries): FactsOf {
  const services = pricedServices(catalog);
  const shapes = shapesOf(services);
  const isPriced = ({ id, isActive }: MerchandiseItem) => isActive && !catalog.retired.has(id);
  const items = new Set(
    catalog.merchandiseItems
      .filter(isPriced)
      .flatMap((item) => pricedVariants(item).map((variantId) => offerKeyOf({ itemId: item.id, variantId }))),
  );
  const lineOf = new Map(services.map(({ id, gplLine }) => [id, gplLine]));
  return (row) => {
    const { kind, id } = row;
    if (kind === 'item') return items.has(rowKeyOf(row)) ? { shape: 'price', isLineOfGoods: false } : undefined;
    const shape = shapes.get(id);
    return shape && { shape, isLineOfGoods: isLineOfGoods(lineOf.get(id)) };
  };
}
