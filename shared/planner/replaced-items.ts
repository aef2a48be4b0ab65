import { isSold } from '../merchandise/suits-disposition.ts';
import type { MerchandiseCategory } from '../model/merchandise.ts';
import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome, PricedItem } from '../model/planner-home.ts';
import { homeIndexOf } from './home-index.ts';

/** Returns of what a person needs one: a casket or container, and what surrounds it in the grave. What is lent for a viewing is beside the container. */
export const neededOnce = (
  category: Pick<MerchandiseCategory, 'kind' | 'isRental'> | undefined,
): 'container' | 'outer-burial-container' | undefined => {
  if (!category || !isSold(category)) return undefined;
  return category.kind === 'container' || category.kind === 'outer-burial-container' ? category.kind : undefined;
};

/** Returns what a plan has already of something that one person needs once, which the new item probably replaces. An urn vault is beside a vault, so the family is asked. */
export function replacedBy(home: PlannerHome, plan: PlanChoices, itemId: string): PricedItem[] {
  const { itemOf, categoryOf } = homeIndexOf(home);
  const need = (id: string) => neededOnce(categoryOf.get(itemOf.get(id)?.itemCategoryId ?? ''));
  const wanted = need(itemId);
  if (wanted === undefined) return [];
  return plan.selectedDisplayServices.flatMap(({ displayServiceId: id }) => {
    const item = itemOf.get(id);
    return item && id !== itemId && need(id) === wanted ? [item] : [];
  });
}

/** Returns how many a plan has of each thing that one person needs once, if it has more than one. */
export function beyondOne(
  home: PlannerHome,
  chosen: readonly { item: PricedItem; quantity: number }[],
): { kind: string; units: number }[] {
  const { categoryOf } = homeIndexOf(home);
  const units = new Map<string, number>();
  for (const { item, quantity } of chosen) {
    const kind = neededOnce(categoryOf.get(item.itemCategoryId));
    if (kind) units.set(kind, (units.get(kind) ?? 0) + quantity);
  }
  return [...units].flatMap(([kind, count]) => (count > 1 ? [{ kind, units: count }] : []));
}

/** Returns the plan with one of an item in the place of those that it replaces. */
export function withReplaced<Plan extends PlanChoices>(plan: Plan, replaced: readonly { id: string }[], itemId: string): Plan {
  const gone = new Set(replaced.map(({ id }) => id));
  const selection = { displayServiceId: itemId, isAddOn: true, answers: [], items: [{ locationItemId: itemId, quantity: 1 }] };
  const kept = plan.selectedDisplayServices.filter(({ displayServiceId: id }) => !gone.has(id) && id !== itemId);
  return { ...plan, selectedDisplayServices: [...kept, selection] };
}

/**
 * Checks whether bringing back an item that was taken out could surprise: since then the plan got that item again, or another of what one person needs once.
 * `after` is the plan from which it was taken out.
 */
export function isChosenSince(home: PlannerHome, after: PlanChoices, now: PlanChoices, itemId: string): boolean {
  const had = new Set(after.selectedDisplayServices.map(({ displayServiceId }) => displayServiceId));
  const isAgain = now.selectedDisplayServices.some(({ displayServiceId }) => displayServiceId === itemId);
  return isAgain || replacedBy(home, now, itemId).some(({ id }) => !had.has(id));
}
