import { caseActor } from '#functions/cases/access/case-access.ts';
import { problem } from '#functions/problem.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { todayOf } from '#functions/tasks/today-of.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { os } from './implementer.ts';

export const getToday = os.getToday.handler(async ({ context }) => {
  const { membership } = caseActor(context);
  const home = await readLocationRow(context.table, membership.locationId);
  if (!home) throw problem('not_found');
  const today = dateInZone(context.now.toISOString(), home.timeZone);
  return { today, entries: await todayOf(context, membership, today) };
});
