import type { HomeRules } from '#shared/contract/pricing-views.ts';
import type { RequestOptions } from '#test/cloud/cloud.ts';
import { ok } from '#test/cloud/cloud.ts';
import { overviewsAt, type PriceDesk, priceDesk, rowOf } from '#test/journeys/parts/price-desk.ts';
import { world } from '#test/world/world.ts';
import { once } from '../parts/once.ts';

type Request = { input?: unknown; options?: RequestOptions };

const { displayServices, services } = world.catalog;

/** Makes a call at a home. Asking for its overviews first warms the catalog. */
const inScene = (scene: () => Promise<PriceDesk>) => (inputOf: (desk: PriceDesk) => unknown) => async (): Promise<Request> => {
  const desk = await scene();
  await overviewsAt(desk);
  return { input: await inputOf(desk), options: desk.admin };
};
const atDesk = inScene(priceDesk);
const reading = inScene(once(priceDesk));

/** A successful request of each call about working prices, in its most expensive form. */
export const recipes: Record<string, () => Promise<Request>> = {
  getServices: reading(() => ({ runGPLTextLogic: true, runContractTextLogic: true })),
  getPricingIdentifiers: reading(() => ({ id: displayServices[0]?.id })),
  getWorkingDisplayServiceFromLocationItem: reading(() => ({ locationItemIds: [services[0]?.id] })),
  getServicePrice: reading(() => ({ serviceId: services[0]?.id })),
  calculateDisplayServicePrice: reading(() => ({ displayServiceId: displayServices[0]?.id, plan: {} })),
  calculateWorkingDisplayServicesLogic: reading(() => ({ plan: {} })),
  calculateWorkingDisplayServiceLogic: reading(() => ({ displayServiceId: displayServices[0]?.id, plan: {} })),
  listPricingPlans: reading(() => ({})),
  getAllSummaryServices: reading(() => ({})),
  getPricingOverviews: reading(() => ({})),
  getServiceCategoryPrices: reading(async (desk) => ({ id: (await overviewsAt(desk))[0]?.id })),
  getPricingPlan: reading(({ locationId }) => ({ id: locationId })),
  savePricingPlan: atDesk(async (desk) => {
    const { row } = await rowOf(desk, 'Transport', 'Hearse');
    await ok('savePricingPlan', { rows: [{ ...row, priceCents: 1 }] }, desk.admin);
    return { rows: [{ ...row, priceCents: 2 }] };
  }),
  getHomeRules: reading(() => ({})),
  savePriceRules: atDesk(async ({ admin }) => {
    const { rules, rulesVersion } = await ok<HomeRules>('getHomeRules', {}, admin);
    return { version: rulesVersion, rules };
  }),
  saveContractTerms: atDesk(async ({ admin }) => {
    const { terms, termsVersion } = await ok<HomeRules>('getHomeRules', {}, admin);
    return { version: termsVersion, terms: { ...terms, dueInDays: 30 } };
  }),
};
