import { readablePlan } from '#functions/planning/readable-plan.ts';
import { os } from './implementer.ts';
import { paperInForce } from './in-force.ts';

/** Downloads the price list for a plan. 404 for a plan that doesn't exist or is someone else's. */
export const downloadGplPdf = os.downloadGplPdf.handler(async ({ input, context }) => {
  const { plan } = await readablePlan(context, input.id);
  return paperInForce(context, plan.home.locationId, 'gpl');
});
