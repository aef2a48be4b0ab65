import { versionsPage } from '#functions/table/price-list-version.ts';
import type { Table } from '#functions/table/table.ts';
import type { PricingPlanSummary } from '#shared/contract/pricing-views.ts';
import type { PriceListVersion } from '#shared/model/price-list-version.ts';

const AT_ONCE = 100;

/** Returns every version that a home has published, latest first: one query per hundred. */
async function versionsOf(table: Table, locationId: string): Promise<PriceListVersion[]> {
  const versions: PriceListVersion[] = [];
  let after: string | undefined;
  do {
    const { items, next } = await versionsPage(table, locationId, { limit: AT_ONCE, after });
    versions.push(...items);
    after = next ?? undefined;
  } while (after !== undefined);
  return versions;
}

/** Returns a home's sets of prices: the working one under the home's own id, then the published ones. The last one published is in force. */
export async function plansOf(table: Table, locationId: string): Promise<PricingPlanSummary[]> {
  const versions = await versionsOf(table, locationId);
  return [
    { id: locationId, kind: 'working', isInForce: false, effectiveOn: null, publishedOn: null, publishedBy: null },
    ...versions.map(
      ({ id, effectiveOn, publishedOn, publishedBy }, nth): PricingPlanSummary => ({
        id,
        kind: 'version',
        isInForce: nth === 0,
        effectiveOn,
        publishedOn,
        publishedBy,
      }),
    ),
  ];
}
