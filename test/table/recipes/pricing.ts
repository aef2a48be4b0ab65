import type { RequestOptions } from '#test/cloud/cloud.ts';
import { ok } from '#test/cloud/cloud.ts';
import { overviewsAt, type PriceDesk, priceDesk, rowOf } from '#test/journeys/parts/price-desk.ts';
import { world } from '#test/world/world.ts';

type Request = { input?: unknown; options?: RequestOptions };

const { displayServices, services } = world.catalog;

/** Makes a call at a new home. Asking for its overviews first warms the catalog. */
const atDesk = (inputOf: (desk: PriceDesk) => unknown) => async (): Promise<Request> => {
  const desk = await priceDesk();
  await overviewsAt(desk);
  return { input: await inputOf(desk), options: desk.admin };
};

/** A successful request of each call about working prices, in its most expensive form. */
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
