import type { CaseItem } from '../model/case-item.ts';
import type { GplLine } from '../model/enumerations/pricing.ts';
import type { PricedLine } from '../model/priced-plan.ts';

/** What a package pays toward an item, US cents. */
export type Allowance = NonNullable<CaseItem['allowance']>;

const CONTAINER = 'allowance:container';
const containers: readonly (GplLine | null)[] = ['caskets', 'alternative-container'];

/** Returns what the package of a priced plan pays toward each item, by the item's id. Its account has one sum for all items of a line. */
export function allowancesByItem(lines: readonly PricedLine[]): Map<string, Allowance> {
  const found = new Map<string, Allowance>();
  for (const { key, gplLine, amountCents, why } of lines) {
    if (why.kind !== 'allowance') continue;
    let left = -amountCents;
    for (const item of lines) {
      const isPaid = key === CONTAINER ? containers.includes(item.gplLine) : item.gplLine === gplLine;
      if (!item.key.startsWith('item:') || !item.of || !isPaid || found.has(item.of)) continue;
      const cents = Math.min(left, item.amountCents);
      left -= cents;
      if (cents > 0) found.set(item.of, { name: why.name, cents });
    }
  }
  return found;
}

type HeldItem = Pick<
  CaseItem,
  | 'locationItemId'
  | 'itemCategoryId'
  | 'priceCents'
  | 'quantity'
  | 'chosenBy'
  | 'chosenOn'
  | 'isRemoved'
  | 'isSpecialOrder'
  | 'allowance'
>;

const chosenFirst: readonly CaseItem['chosenBy'][] = ['plan', 'family', 'home'];

/** Orders the items of a category by who is paid for first. A package has nothing that is ordered for one family only, so that comes last. */
const byClaim = (one: HeldItem, other: HeldItem): number =>
  Number(!one.allowance) - Number(!other.allowance) ||
  Number(one.isSpecialOrder === true) - Number(other.isSpecialOrder === true) ||
  chosenFirst.indexOf(one.chosenBy) - chosenFirst.indexOf(other.chosenBy) ||
  one.chosenOn.localeCompare(other.chosenOn) ||
  one.locationItemId.localeCompare(other.locationItemId);

/**
 * Returns what a package pays toward the items of a case now, by the item's id. What it pays toward a category goes first to the item that it was frozen
 * with, then to what the plan has, then to what replaces it, but never more than an item costs.
 */
export function allowancesNow(items: readonly HeldItem[]): Map<string, Allowance> {
  const found = new Map<string, Allowance>();
  for (const inCategory of Map.groupBy(items, ({ itemCategoryId }) => itemCategoryId).values()) {
    const name = inCategory.find(({ allowance }) => allowance)?.allowance?.name;
    let left = inCategory.reduce((sum, { allowance }) => sum + (allowance?.cents ?? 0), 0);
    const takers = inCategory.filter(({ isRemoved }) => !isRemoved).toSorted(byClaim);
    for (const { locationItemId, priceCents, quantity } of takers) {
      const cents = Math.min(left, priceCents * quantity);
      left -= cents;
      if (name !== undefined && cents > 0) found.set(locationItemId, { name, cents });
    }
  }
  return found;
}
