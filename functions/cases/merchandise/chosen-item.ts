import type { WholeShowroom } from '#functions/merchandise/showroom.ts';
import { allowancesByItem } from '#shared/merchandise/package-allowances.ts';
import { type CaseItem, MAX_CASE_ITEMS } from '#shared/model/case-item.ts';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import { settledChoices } from '#shared/planner/settled-choices.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';

/** An item as the home's list has it today. */
export type ListedItem = Pick<
  CaseItem,
  | 'locationItemId'
  | 'itemCategoryId'
  | 'categoryName'
  | 'name'
  | 'description'
  | 'vendor'
  | 'modelNumber'
  | 'image'
  | 'priceCents'
  | 'list'
  | 'release'
  | 'isSpecialOrder'
>;

/** Returns the price list that a home's prices of today are from; null if it has none. */
export const listInForce = ({ home, listId }: Pick<WholeShowroom, 'home' | 'listId'>): CaseItem['list'] =>
  home.priceList ? { id: listId, effectiveOn: home.priceList.effectiveOn } : null;

/**
 * Returns an item's words and price as a case freezes them, from what the home sells now; `undefined` if it doesn't sell it. `release` is the number of the
 * catalog's release.
 */
export function listedItem(
  showroom: Pick<WholeShowroom, 'home' | 'categories' | 'index' | 'listId' | 'specialOrders'>,
  locationItemId: string,
  release: number,
): ListedItem | undefined {
  const { categories, index, specialOrders } = showroom;
  const item = index.get(locationItemId);
  const category = categories.find(({ id }) => id === item?.itemCategoryId);
  if (!item || !category) return undefined;
  const { itemCategoryId, name, description, vendor, modelNumber, images, priceCents } = item;
  return {
    locationItemId,
    itemCategoryId,
    categoryName: category.name,
    name,
    description,
    vendor: vendor?.name ?? '',
    modelNumber,
    ...(images[0] ? { image: images[0].path } : {}),
    priceCents,
    // What is ordered for one family is printed on no list (docs/decisions.md, Merchandise of a home).
    ...(specialOrders.has(locationItemId) ? { list: null, isSpecialOrder: true as const } : { list: listInForce(showroom) }),
    release,
  };
}

/**
 * Returns the items that count of a plan that was sent, as its case takes them up: at the words and prices that the home's list has then, each with what the
 * plan's package pays toward it.
 */
export function itemsOfPlan(showroom: WholeShowroom, plan: PlanChoices, sentOn: string, release: number): CaseItem[] {
  const allowances = allowancesByItem(pricePlan(showroom.home, plan).lines);
  const items = [...settledChoices(showroom.home, plan).quantities].flatMap(([id, quantity]): CaseItem[] => {
    const listed = listedItem(showroom, id, release);
    const allowance = allowances.get(id);
    const paid = allowance ? { allowance } : {};
    return listed ? [{ ...listed, ...paid, quantity, chosenBy: 'plan', chosenOn: sentOn, isRemoved: false }] : [];
  });
  return items.slice(0, MAX_CASE_ITEMS);
}
