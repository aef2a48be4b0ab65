import type { RequestOptions } from '#test/cloud/cloud.ts';
import { ok } from '#test/cloud/cloud.ts';
import { overviewsAt, type PriceDesk, priceDesk, rowOf } from '#test/journeys/parts/price-desk.ts';
import { world } from '#test/world/world.ts';

type Request = { input?: unknown; options?: RequestOptions };

const { displayServices, services } = world.catalog;

/** A call at a home of its own; asking for its overviews first warms the catalog. */
const atDesk = (inputOf: (desk: PriceDesk) => unknown) => async (): Promise<Request> => {
  const desk = await priceDesk();
  await overviewsAt(desk);
  return { input: await inputOf(desk), options: desk.admin };
};

/** A request of each call about working prices that succeeds, in the way that costs most. */
export const recipes: Record<string, () => Promise<Request>> = {
  getServices: atDesk(() => ({ runGPLTextLogic: true, runContractTextLogic: true })),
  getPricingIdentifiers: atDesk(() => ({ id: displayServices[0]?.id })),
  getWorkingDisplayServiceFromLocationItem: atDesk(() => ({ locationItemIds: [services[0]?.id] })),
  getServicePrice: atDesk(() => ({ serviceId: services[0]?.id })),
  calculateDisplayServicePrice: atDesk(() => ({ displayServiceId: displayServices[0]?.id, plan: {} })),
  calculateWorkingDisplayServicesLogic: atDesk(() => ({ plan: {} })),
  calculateWorkingDisplayServiceLogic: atDesk(() => ({ displayServiceId: displayServices[0]?.id, plan: {} })),
  listPricingPlans: atDesk(() => ({})),
  getAllSummaryServices: atDesk(() => ({})),
  getPricingOverviews: atDesk(() => ({})),
  getServiceCategoryPrices: atDesk(async (desk) => ({ id: (await overviewsAt(desk))[0]?.id })),
  getPricingPlan: atDesk(({ locationId }) => ({ id: locationId })),
  savePricingPlan: atDesk(async (desk) => {
    const { row } = await rowOf(desk, 'Transport', 'Hearse');
    await ok('savePricingPlan', { rows: [{ ...row, priceCents: 1 }] }, desk.admin);
    return { rows: [{ ...row, priceCents: 2 }] };
  }),
};
