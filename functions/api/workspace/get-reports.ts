import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { readReportMonths } from '#functions/table/report.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { os } from './implementer.ts';

/** Returns all of a home's figures in one query, so that the screen chooses among years without asking again. The home says what day it is there. */
export const getReports = os.getReports.handler(async ({ context }) => {
  const { locationId } = homeOf(context);
  const [home, months] = await Promise.all([
    readLocationRow(context.table, locationId),
    readReportMonths(context.table, locationId),
  ]);
  if (!home) throw problem('not_found');
  const { timeZone } = home;
  return { today: dateInZone(context.now.toISOString(), timeZone), timeZone, months };
});
