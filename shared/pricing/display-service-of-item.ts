import { isSold } from '../merchandise/suits-disposition.ts';
import type { DisplayService } from '../model/display-service.ts';
import type { MerchandiseCategory } from '../model/merchandise.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import type { Template } from '../model/template.ts';
import { homeIndexOf } from '../planner/home-index.ts';
import { templateCalled } from '../planner/offers.ts';
import { keyOfLine } from './charge.ts';
import { type PriceBook, priceBookOf } from './price-book.ts';

/** Returns what a flat package pays toward one item of a category, US cents, regardless of the item's price, like `addAllowances`. */
function allowanceFor(book: PriceBook, template: Template | undefined, category: MerchandiseCategory): number | undefined {
  const { gplLine: line } = category;
  if (!line || !isSold(category) || template?.pricingMethod !== 'flat') return undefined;
  const held = new Set(book.included(template).map(({ key }) => key));
  if (held.has(keyOfLine(line))) return book.lineCents(line) ?? 0;
  if (line !== 'alternative-container' && line !== 'caskets') return undefined;
  const carrier = (['direct-cremation', 'immediate-burial'] as const).find((each) => held.has(keyOfLine(each)));
  return carrier && book.containerShare(carrier)?.shareCents;
}

/**
 * Returns an item of merchandise as a display service, as a plan chooses it, with the location item's id. What a flat package (`selectedTemplateId`)
 * already pays toward it is subtracted from its price, US cents, down to zero; what its category brings along (`mappings`, `questions`) is added as it is
 * before anything is answered. It is an add-on unless the package includes something of its kind. Undefined
 * if the home doesn't sell it.
 */
export function displayServiceOfItem(
  home: PlannerHome,
  locationItemId: string,
  selectedTemplateId?: string,
): DisplayService | undefined {
  const { itemOf, categoryOf, carriedBy } = homeIndexOf(home);
  const item = itemOf.get(locationItemId);
  const category = item && categoryOf.get(item.itemCategoryId);
  if (!item || !category) return undefined;
  const template = templateCalled(home, selectedTemplateId);
  const allowanceCents = allowanceFor(priceBookOf(home), template, category);
  const carried = carriedBy.get(category.id)?.service;
  const mappings = carried?.mappings ?? [];
  const carriedCents = mappings.filter(({ shouldShow }) => shouldShow).reduce((sum, { priceCents }) => sum + priceCents, 0);
  const offered = template?.templateMerchandiseCategories.find(({ itemCategoryId }) => itemCategoryId === category.id);
  return {
    id: item.id,
    name: item.name,
    description: category.description,
    locationItemId: item.id,
    itemCategoryId: category.id,
    page: offered?.arrangementPlannerMerchandisePage ?? category.pages[0] ?? 'keepsakes',
    priceCents: Math.max(0, item.priceCents - (allowanceCents ?? 0)) + carriedCents,
    isAddOn: allowanceCents === undefined,
    canRemoveInOnlineArrangements: true,
    eventOrder: 0,
    dispositionTypes: [],
    mappings,
    questions: carried?.questions ?? [],
    isActive: true,
  };
}
