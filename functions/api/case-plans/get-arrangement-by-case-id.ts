import { plansOfCase, viewOf } from '#functions/cases/viewing/plans-of-case.ts';
import { problem } from '#functions/problem.ts';
import { os } from './implementer.ts';

/** Returns the plan of a case. A case from a first call has none: 404, as for a case that doesn't exist. */
export const getArrangementByCaseId = os.getArrangementByCaseId.handler(async ({ input, context }) => {
  const primary = (await plansOfCase(context, input.id)).plans.find(({ isPrimary }) => isPrimary);
  if (!primary) throw problem('not_found');
  return viewOf(primary);
});
