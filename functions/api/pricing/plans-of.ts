import { versionsPage } from '#functions/table/price-list-version.ts';
import type { Table } from '#functions/table/table.ts';
import type { PricingPlanSummary } from '#shared/contract/pricing-views.ts';

/** Published sets of prices that a list of plans names; earlier ones are found among the versions of the price list. */
const MOST_VERSIONS = 100;

/** A home's sets of prices: the one that staff work on, under the home's own id, then the published ones, the latest first. */
export async function plansOf(table: Table, locationId: string): Promise<PricingPlanSummary[]> {
  const { items } = await versionsPage(table, locationId, { limit: MOST_VERSIONS });
  return [
    { id: locationId, kind: 'working', isInForce: false, effectiveOn: null, publishedOn: null, publishedBy: null },
    ...items.map(
      ({ id, effectiveOn, publishedOn, publishedBy }, at): PricingPlanSummary => ({
        id,
        kind: 'version',
        isInForce: at === 0,
        effectiveOn,
        publishedOn,
        publishedBy,
      }),
    ),
  ];
}
