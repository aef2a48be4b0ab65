import { catalogOf } from '#functions/planning/warm-planner-home.ts';
import { readWorkingPrices } from '#functions/pricing/working-prices.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { ServicePriceRow } from '#shared/model/price-row.ts';
import type { Service } from '#shared/model/service.ts';
import { contractTextOf, gplTextOf } from '#shared/pricing/list-words.ts';
import type { PricingContext } from './implementer.ts';
import { os } from './implementer.ts';

/** Returns the home's rows by service. Only the wording of the list and of a contract needs them. */
async function ownRows(context: PricingContext, locationId: string): Promise<Map<string, ServicePriceRow>> {
  const { rows } = await readWorkingPrices(context, locationId);
  return new Map(rows.flatMap((row): [string, ServicePriceRow][] => (row.kind === 'service' ? [[row.id, row]] : [])));
}

/** Lists the catalog's services by name, or in the catalog's order, which is that of its categories. */
export const getServices = os.getServices.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const { services, retired } = await catalogOf(context.table, context.now);
  const isWorded = input.runGPLTextLogic || input.runContractTextLogic;
  const rows = isWorded ? await ownRows(context, locationId) : new Map<string, ServicePriceRow>();
  const wanted = services.filter(
    ({ id, isActive, serviceCategoryId }) =>
      ((isActive && !retired.has(id)) || input.includeInactiveServices) &&
      (!input.categoryId || serviceCategoryId === input.categoryId),
  );
  const sorted = input.sortByCategories ? wanted : wanted.toSorted((one, other) => one.name.localeCompare(other.name));
  const viewOf = ({ displayText, detailText, featureText, ...service }: Service) => ({
    ...service,
    ...(input.includeDisplayTexts ? { displayText } : {}),
    ...(input.includeDetailTexts ? { detailText } : {}),
    ...(input.includeFeatureTexts ? { featureText } : {}),
    ...(input.runGPLTextLogic ? { gplText: gplTextOf({ ...service, detailText }, rows.get(service.id)) } : {}),
    ...(input.runContractTextLogic ? { contractText: contractTextOf({ ...service, detailText }, rows.get(service.id)) } : {}),
  });
  return { items: sorted.map(viewOf) };
});
