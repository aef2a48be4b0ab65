import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { personOfCall } from '#functions/runtime/person-of-call.ts';
import { caseViewsWrite } from '#functions/table/case-views.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { os } from './implementer.ts';

/** All of them together, over the version that was seen: two windows of one person neither lose a view of each other nor save too many. */
export const saveCaseViews = os.saveCaseViews.handler(async ({ input, context }) => {
  try {
    await context.table.transact([caseViewsWrite(personOfCall(context).id, homeOf(context).locationId, input)]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw problem('stale', { detail: 'Your views were changed in another window. Try again.' });
  }
  return { ...input, version: input.version + 1 };
});
