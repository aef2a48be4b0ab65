import { tellRunFaults } from '#functions/planning/tell-rules.ts';
import { workingHome } from '#functions/pricing/working-home.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { calculateDisplayServices } from '#shared/pricing/calculate-display-services.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';
import { os } from './implementer.ts';

/** Returns what a family's plan would cost at the working prices, with the code that prices it for the family. */
export const calculateWorkingDisplayServicesLogic = os.calculateWorkingDisplayServicesLogic.handler(
  async ({ input: { plan }, context }) => {
    const home = await workingHome(context, homeOf(context).locationId);
    const answer = { displayServices: calculateDisplayServices(home, plan), priced: pricePlan(home, plan) };
    tellRunFaults(home);
    return answer;
  },
);
