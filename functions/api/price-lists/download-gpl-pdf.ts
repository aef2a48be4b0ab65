import { readablePlan } from '#functions/planning/readable-plan.ts';
import { os } from './implementer.ts';
import { paperInForce } from './in-force.ts';

/** 404 for a plan that is not there or another's. */
export const downloadGplPdf = os.downloadGplPdf.handler(async ({ input, context }) => {
  const { plan } = await readablePlan(context, input.id);
  return paperInForce(context, plan.home.locationId, 'gpl');
});
