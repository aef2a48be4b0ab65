import { launchedHome } from '#functions/planning/launched-home.ts';
import { tellRunFaults } from '#functions/planning/tell-rules.ts';
import { calculateDisplayServices } from '#shared/pricing/calculate-display-services.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';
import { os } from './implementer.ts';

/** Runs the same code as the browser; the result here is authoritative. */
export const calculateDisplayServicesLogic = os.calculateDisplayServicesLogic.handler(
  async ({ input: { locationId, plan }, context }) => {
    const home = await launchedHome(context, locationId);
    const answer = { displayServices: calculateDisplayServices(home, plan), priced: pricePlan(home, plan) };
    tellRunFaults(home);
    return answer;
  },
);
