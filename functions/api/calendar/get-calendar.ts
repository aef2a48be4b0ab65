import { visibleEntries } from '#functions/calendar/visible-entries.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readCalendar } from '#functions/table/calendar.ts';
import { os } from './implementer.ts';

export const getCalendar = os.getCalendar.handler(async ({ input, context }) => ({
  entries: await visibleEntries(context, await readCalendar(context.table, homeOf(context).locationId, input)),
}));
