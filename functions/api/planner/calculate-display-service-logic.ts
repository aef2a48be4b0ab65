import { launchedHome } from '#functions/planning/launched-home.ts';
import { tellRunFaults } from '#functions/planning/tell-rules.ts';
import { problem } from '#functions/problem.ts';
import { calculateDisplayService } from '#shared/pricing/calculate-display-services.ts';
import { os } from './implementer.ts';

/** Runs the logic of one display service of a plan. 404 if the home doesn't offer it. */
export const calculateDisplayServiceLogic = os.calculateDisplayServiceLogic.handler(
  async ({ input: { locationId, displayServiceId, plan }, context }) => {
    const home = await launchedHome(context, locationId);
    const calculated = calculateDisplayService(home, plan, displayServiceId);
    tellRunFaults(home);
    if (!calculated) throw problem('not_found');
    return calculated;
  },
);
