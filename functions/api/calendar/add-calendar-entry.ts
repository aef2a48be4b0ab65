import { checkedEntry } from '#functions/calendar/check-entry.ts';
import { entryOf } from '#functions/calendar/visible-entries.ts';
import { fieldsOfCase, writeEntry } from '#functions/calendar/write-entry.ts';
import { caseFor } from '#functions/cases/access/case-access.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { CalendarRow } from '#functions/table/calendar.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { os } from './implementer.ts';

export const addCalendarEntry = os.addCalendarEntry.handler(async ({ input, context }) => {
  const { table, now } = context;
  const { locationId } = homeOf(context);
  const home = await readLocationRow(table, locationId);
  if (!home) throw problem('not_found');
  const { timeZone } = home;
  const fields = await checkedEntry({ table, locationId, timeZone }, input);
  const { record } = input.caseId ? await caseFor(context, input.caseId) : { record: null };
  const row: CalendarRow = {
    ...fields,
    ...fieldsOfCase(record),
    id: context.newId(),
    version: 1,
    source: null,
    casePlace: '',
    providerLocationId: locationId,
    savedBy: callerName(context),
    updatedOn: now.toISOString(),
  };
  return entryOf(await writeEntry(context, null, row, timeZone));
});
