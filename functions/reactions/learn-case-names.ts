import * as z from 'zod';
import { learnCaseNames } from '#functions/cases/finding/learn-case-names.ts';
import { reaction } from '#functions/runtime/reaction.ts';

/** What all of its events name; the names are read as they are now. */
const named = z.object({ caseId: z.guid() });

/**
 * Adds the names of a case's people to those that mistyped ones are compared with. Not in the calls' own transactions: all cases of a home write the same
 * rows of names, and nobody who opens a case may have to wait for somebody else who does.
 */
export const handler = reaction('learn-case-names', named, async ({ data: { caseId } }, context) => {
  await learnCaseNames(context.table, caseId);
  return undefined;
});
