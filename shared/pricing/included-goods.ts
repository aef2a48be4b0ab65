import type { MerchandiseCategory } from '../model/merchandise.ts';
import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome, PricedItem } from '../model/planner-home.ts';
import type { PackageService, Template } from '../model/template.ts';
import { searchKey } from '../values/text.ts';
import { displayServiceOfItem } from './display-service-of-item.ts';
import { chosenCents, pricePlan } from './price-plan.ts';

const isNamed = ({ displayName }: PackageService, { name }: Pick<PricedItem, 'name'>): boolean =>
  searchKey(displayName) === searchKey(name);

const includedIn = (template: Template | undefined): PackageService[] =>
  template?.packageServices.filter(({ isIncluded }) => isIncluded) ?? [];

/**
 * Returns what of a category a package already includes: by the category's line, by the name of an item, or, for stationery, in the printed package. Choosing it again
 * would cost it twice.
 */
export function includedGoods(
  home: PlannerHome,
  template: Template | undefined,
  category: MerchandiseCategory,
): PackageService[] {
  const items = home.items.filter(({ itemCategoryId }) => itemCategoryId === category.id);
  const isOfLine = ({ gplLine }: PackageService): boolean =>
    gplLine !== undefined && (gplLine === category.gplLine || (category.kind === 'stationery' && gplLine === 'printed-package'));
  return includedIn(template).filter((each) => isOfLine(each) || items.some((item) => isNamed(each, item)));
}

/** What choosing an item means for a package: it's included twice, or the package pays toward it and this much is left, US cents. */
export type ItemInPackage = { kind: 'already' } | { kind: 'adds'; cents: number };

/** Returns what choosing an item means for a flat or a la carte package; undefined if it costs what it costs. */
export function itemInPackage(
  home: PlannerHome,
  template: Template | undefined,
  item: Pick<PricedItem, 'id' | 'name'>,
): ItemInPackage | undefined {
  if (!template) return undefined;
  const service = displayServiceOfItem(home, item.id, template.id);
  if (service && !service.isAddOn) return { kind: 'adds', cents: service.priceCents };
  return includedIn(template).some((each) => isNamed(each, item)) ? { kind: 'already' } : undefined;
}

/** Returns what a chosen item adds by the price list, beside whatever else was chosen; undefined if the plan doesn’t have it. */
export function addedNow(home: PlannerHome, plan: PlanChoices, itemId: string): number | undefined {
  const others = plan.selectedDisplayServices.filter(({ displayServiceId }) => displayServiceId !== itemId);
  if (others.length === plan.selectedDisplayServices.length) return undefined;
  const without = pricePlan(home, { ...plan, selectedDisplayServices: others });
  return chosenCents(pricePlan(home, plan)) - chosenCents(without);
}
