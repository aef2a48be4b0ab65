import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { type CalendarDate, dateInZone } from '#shared/values/dates.ts';

/** Returns the home's date: tasks are due by its calendar, wherever the viewer is. */
export async function homeToday(
  { table, now }: Pick<OperationContext, 'table' | 'now'>,
  locationId: string,
): Promise<CalendarDate> {
  const home = await readLocationRow(table, locationId);
  if (!home) throw problem('not_found');
  return dateInZone(now.toISOString(), home.timeZone);
}
