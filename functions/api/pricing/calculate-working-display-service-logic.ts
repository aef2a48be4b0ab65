import { tellRunFaults } from '#functions/planning/tell-rules.ts';
import { workingHome } from '#functions/pricing/working-home.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { calculateDisplayService } from '#shared/pricing/calculate-display-services.ts';
import { os } from './implementer.ts';

/** Runs the logic of one display service of a plan at the working prices. 404 if the home doesn't offer it. */
export const calculateWorkingDisplayServiceLogic = os.calculateWorkingDisplayServiceLogic.handler(
  async ({ input: { displayServiceId, plan }, context }) => {
    const home = await workingHome(context, homeOf(context).locationId);
    const calculated = calculateDisplayService(home, plan, displayServiceId);
    tellRunFaults(home);
    if (!calculated) throw problem('not_found');
    return calculated;
  },
);
