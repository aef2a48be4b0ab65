import { tellRunFaults } from '#functions/planning/tell-rules.ts';
import { workingHome } from '#functions/pricing/working-home.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { calculateDisplayService } from '#shared/pricing/calculate-display-services.ts';
import { priceBookOf } from '#shared/pricing/price-book.ts';
import { os } from './implementer.ts';

/** Returns what a display service of a plan costs alone. Parts without a price are named, never counted as nothing. */
export const calculateDisplayServicePrice = os.calculateDisplayServicePrice.handler(
  async ({ input: { displayServiceId, plan }, context }) => {
    const home = await workingHome(context, homeOf(context).locationId);
    const calculated = calculateDisplayService(home, plan, displayServiceId);
    tellRunFaults(home);
    if (!calculated) throw problem('not_found');
    const unpriced = calculated.mappings
      .filter(({ shouldShow }) => shouldShow)
      .flatMap(({ serviceId }) => {
        const priced = priceBookOf(home).service(serviceId);
        return priced?.unitCents === null ? [{ serviceId, name: priced.label }] : [];
      });
    return { displayServiceId, priceCents: calculated.priceCents, unpriced };
  },
);
