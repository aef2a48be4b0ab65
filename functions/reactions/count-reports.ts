import * as z from 'zod';
import { countNow } from '#functions/reports/count-now.ts';
import { reaction } from '#functions/runtime/reaction.ts';

/** What its events name: a case, with the answers that were saved if some were, or a message. */
const counted = z.union([
  z.object({ locationId: z.guid(), caseId: z.guid(), identifiers: z.array(z.string()).optional() }),
  z.object({ locationId: z.guid(), requestId: z.guid() }),
]);

/**
 * Counts a case or a message in the home's reports, as it is now. What it was counted as is kept beside the figures, and only the difference is added: so
 * events may come repeatedly and in any order. Not in the calls' own transactions: everything of a month adds to one row.
 */
export const handler = reaction('count-reports', counted, async ({ data }, { table }) => {
  const { locationId } = data;
  if ('requestId' in data) return countNow(table, { kind: 'message', id: data.requestId, locationId });
  // Of the answers to a case's questions, reports only use one.
  if (data.identifiers && !data.identifiers.includes('dispositionType')) return undefined;
  return countNow(table, { kind: 'case', id: data.caseId, locationId });
});
