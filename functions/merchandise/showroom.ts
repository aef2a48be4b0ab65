import { type HomeCatalog, type WarmHome, warmHomeAtWork, warmHomeOf } from '#functions/planning/warm-planner-home.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { ItemIndex } from '#shared/merchandise/item-index.ts';
import { pricedItems } from '#shared/merchandise/priced-items.ts';
import { soldItems } from '#shared/merchandise/sold-items.ts';
import type { LocationItem, MerchandiseCategory } from '#shared/model/merchandise.ts';
import { onceOf } from '#shared/values/once-of.ts';

/** A launched home with all that families see of what it sells. */
type Showroom = WarmHome & { index: ItemIndex };

/** A category in which a home sells something. Families don't see a hidden one in the planner, and staff choose from it (docs/decisions.md, Merchandise of a home). */
type SoldCategory = Pick<MerchandiseCategory, 'id' | 'name' | 'description' | 'gplLine' | 'kind' | 'isRental'> & {
  isHidden: boolean;
  /** All of it is ordered for one family only, so that families have nothing to choose from. */
  isOrderedOnly: boolean;
};

/** A home with all that it sells, in hidden categories and on special order too. `home` has what families see. */
export type WholeShowroom = Showroom & {
  categories: readonly SoldCategory[];
  /** The ids of what is ordered for one family only: staff choose it, families don't (docs/decisions.md, Merchandise of a home). */
  specialOrders: ReadonlySet<string>;
};

/** Returns what a home sells by its list in force, hidden categories and special orders included, and the categories of that, in the home's order. */
export function wholeOffer(catalog: HomeCatalog, locationItems: readonly LocationItem[]) {
  const offered = catalog.merchandiseCategories
    .filter(({ isActive }) => isActive)
    .toSorted((one, other) => one.sortOrder - other.sortOrder);
  const items = soldItems({ items: pricedItems(offered, catalog.merchandiseItems, locationItems) }, locationItems, catalog);
  const specialOrders = new Set(locationItems.flatMap(({ id, isSpecialOrder }) => (isSpecialOrder ? [id] : [])));
  const sold = new Set(items.map(({ itemCategoryId }) => itemCategoryId));
  const shown = new Set(items.flatMap(({ id, itemCategoryId }) => (specialOrders.has(id) ? [] : [itemCategoryId])));
  const categories = offered
    .filter(({ id }) => sold.has(id))
    .map(
      (category): SoldCategory => ({
        ...category,
        isHidden: catalog.hidden.has(category.id),
        isOrderedOnly: !shown.has(category.id),
      }),
    );
  return { index: new ItemIndex(items), categories, specialOrders };
}

const wholeIn = onceOf((warm: WarmHome): WholeShowroom => ({ ...warm, ...wholeOffer(warm.catalog, warm.locationItems) }));
const familiesIn = onceOf(
  (warm: WarmHome): Showroom => ({ ...warm, index: new ItemIndex(soldItems(warm.home, warm.locationItems, warm.catalog)) }),
);

type Reading = Pick<OperationContext, 'table' | 'now'>;

/** Returns what a home sells for its cases, from warm memory, whether it's launched or not; `undefined` for one that doesn't exist. */
export async function showroomAtWork({ table, now }: Reading, locationId: string): Promise<WholeShowroom | undefined> {
  const warm = await warmHomeAtWork(table, locationId, now);
  return warm && wholeIn(warm);
}

/** Returns a home's merchandise as families see it, from warm memory. A home that isn't launched is a 404, like one that doesn't exist. */
export async function showroomOf({ table, now }: Reading, locationId: string): Promise<Showroom> {
  const warm = await warmHomeOf(table, locationId, now);
  if (!warm) throw problem('not_found');
  return familiesIn(warm);
}
