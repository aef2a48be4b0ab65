import { visibleEntries } from '#functions/calendar/visible-entries.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readCalendar } from '#functions/table/calendar.ts';
import { readCases } from '#functions/table/case.ts';
import { can } from '#shared/access/can.ts';
import { os } from './implementer.ts';

/** Returns a day's entries with the person to call first in each case: one query of the calendar, and one read of the cases. A trade company gets no relatives. */
export const getDaySheet = os.getDaySheet.handler(async ({ input: { date }, context }) => {
  const member = homeOf(context);
  const rows = await readCalendar(context.table, member.locationId, { from: date, to: date });
  const entries = await visibleEntries(context, rows);
  const caseIds = can(member, 'case-files.read') ? entries.flatMap(({ caseId }) => caseId ?? []) : [];
  const cases = new Map((await readCases(context.table, [...new Set(caseIds)])).map((record) => [record.id, record]));
  return {
    entries: entries.map((entry) => {
      const { primaryContactName = '', primaryContactPhone = '' } = cases.get(entry.caseId ?? '') ?? {};
      return { ...entry, contactName: primaryContactName, contactPhone: primaryContactPhone };
    }),
  };
});
