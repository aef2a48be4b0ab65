import * as z from 'zod';
import { recountProgress } from '#functions/cases/changing/recount-progress.ts';
import { reaction } from '#functions/runtime/reaction.ts';

/** What all of its events name; the case is counted as it is now, not as it was. */
const counted = z.object({ caseId: z.guid() });

/**
 * Questions read the type of a case, its people and its member: where one of these has changed, the progress in its row follows. Not in the calls' own
 * transactions: who takes a contact off a case must not wait for, nor stand against, somebody who is filling in a page of it. A case that was hidden
 * meanwhile is counted when it is back.
 */
export const handler = reaction('count-progress', counted, async ({ data: { caseId } }, context) => {
  await recountProgress(context, caseId);
  return undefined;
});
