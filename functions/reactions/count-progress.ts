import * as z from 'zod';
import { recountProgress } from '#functions/cases/changing/recount-progress.ts';
import { reaction } from '#functions/runtime/reaction.ts';

/** What all of its events name. The case is counted as it is now, not as it was. */
const eventData = z.object({ caseId: z.guid() });

/**
 * Updates the progress in a case's row. Questions read the case's type, its people, and its member, so a change of these changes it. It isn't in the calls'
 * own transactions: someone who removes a contact from a case must not wait for, or block, someone who is filling in a page. A case that was hidden
 * meanwhile is counted when it is back.
 */
export const handler = reaction('count-progress', eventData, async ({ data: { caseId } }, context) => {
  await recountProgress(context, caseId);
  return undefined;
});
