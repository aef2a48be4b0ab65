import { catalogOf, catalogOfHome, onItsDay, soundProfile } from '#functions/planning/warm-planner-home.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readHomeItems } from '#functions/table/home-merchandise.ts';
import { readHomeRules } from '#functions/table/home-rules.ts';
import { readLocationProfile } from '#functions/table/location.ts';
import { readPriceRows } from '#functions/table/price-row.ts';
import { readServicePrices } from '#functions/table/service-price.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { buildPlannerHome } from '#shared/planner/build-planner-home.ts';
import { publishedPrices } from '#shared/pricing/published-prices.ts';
import { workingRows } from '#shared/pricing/working-rows.ts';
import { dateInZone, toInstant } from '#shared/values/dates.ts';
import { pricedParts } from './working-prices.ts';

/**
 * Returns what planning at a home would be if its working prices were published now: staff try them before families see them. Launched or not; its
 * requirements are those in force. Takes four queries and a read; nothing is kept warm, since what staff have just saved must show.
 */
export async function workingHome({ table, now }: OperationContext, locationId: string): Promise<PlannerHome> {
  const [published, stored, servicePrices, { locationItems, merchandise }, saved, next] = await Promise.all([
    catalogOf(table, now),
    readLocationProfile(table, locationId),
    readServicePrices(table, locationId),
    readHomeItems(table, locationId, { consistent: true }),
    readPriceRows(table, locationId, { consistent: true }),
    readHomeRules(table, locationId),
  ]);
  if (!stored) throw problem('not_found');
  const profile = soundProfile(stored);
  const catalog = catalogOfHome(published, merchandise);
  const parts = { ...pricedParts(catalog), locationItems };
  const rows = workingRows({
    ...parts,
    priceList: profile.priceList,
    servicePrices,
    saved,
    stateCode: profile.address.stateCode,
  });
  const { lines, ...prices } = publishedPrices({ ...parts, rows, locationId });
  const rules = { ...(profile.priceList ?? { taxes: [], discounts: [], requirements: [] }), ...next.price.value };
  const effectiveOn = dateInZone(toInstant(now.getTime()), profile.timeZone);
  const priceList = { ...rules, effectiveOn, lines };
  return buildPlannerHome({ profile: onItsDay({ ...profile, priceList }, now), catalog, ...prices });
}
