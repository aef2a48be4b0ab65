import { pdfName } from '#functions/documents/file-name.ts';
import { keepFile } from '#functions/documents/keep-file.ts';
import { paperZone } from '#functions/documents/plan/paper-zone.ts';
import { composePlanPdf } from '#functions/documents/plan/plan-pdf.ts';
import { readablePlan } from '#functions/planning/readable-plan.ts';
import { plannerHomeOf } from '#functions/planning/warm-planner-home.ts';
import { limit, printedPlans } from '#functions/runtime/rate-limit.ts';
import { planTitle } from '#shared/planner/plan-title.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { os } from './implementer.ts';

/**
 * Composes a plan's PDF each time, since the plan may have been saved since. Takes at most three reads while the home is warm, and one write for the rate
 * limit. The file's name is 32 random bytes, and the file is deleted within a day. 404 for a plan that doesn't exist or is someone else's, 429 past the
 * limit.
 */
export const getPlanPdf = os.getPlanPdf.handler(async ({ input, context }) => {
  const { plan } = await readablePlan(context, input.id);
  await limit(context, printedPlans, context.request.address);
  const home = await plannerHomeOf(context.table, plan.home.locationId, context.now);
  const printedOn = dateInZone(context.now.toISOString(), paperZone(home));
  const { bytes, missingCharacters } = composePlanPdf(context.fonts, { plan, home, printedOn });
  const fileName = pdfName(planTitle(plan.arrangement));
  return { ...(await keepFile(context, context.files, { bytes, type: 'application/pdf', fileName })), missingCharacters };
});
