import * as z from 'zod';
import { mirrorCase } from '#functions/calendar/mirror-case.ts';
import { reaction } from '#functions/runtime/reaction.ts';

/** What all of its events name; the case is read as it is now. */
const eventData = z.object({ caseId: z.guid() });

/** Makes the calendar say what a case says. The same event twice, and events in any order, leave the same. */
export const handler = reaction('mirror-case-calendar', eventData, ({ data: { caseId } }, { table, now }) =>
  mirrorCase(table, caseId, now),
);
