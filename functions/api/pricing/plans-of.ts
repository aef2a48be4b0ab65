import type { Table } from '#functions/table/table.ts';
import type { PricingPlanSummary } from '#shared/contract/pricing-views.ts';

/** A home's sets of prices: the one that staff work on, under the home's own id. */
export async function plansOf(_table: Table, locationId: string): Promise<PricingPlanSummary[]> {
  return [{ id: locationId, kind: 'working', isInForce: false, effectiveOn: null, publishedOn: null, publishedBy: null }];
}
