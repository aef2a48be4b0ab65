import { tellRunFaults } from '#functions/planning/tell-rules.ts';
import { workingHome } from '#functions/pricing/working-home.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { calculateDisplayService } from '#shared/pricing/calculate-display-services.ts';
import { os } from './implementer.ts';

/** One display service of a plan with its logic run at the working prices; one that the home does not offer is not found. */
export const calculateWorkingDisplayServiceLogic = os.calculateWorkingDisplayServiceLogic.handler(
  async ({ input: { displayServiceId, plan }, context }) => {
    const home = await workingHome(context, homeOf(context).locationId);
    const calculated = calculateDisplayService(home, plan, displayServiceId);
    tellRunFaults(home);
    if (!calculated) throw problem('not_found');
    return calculated;
  },
);
