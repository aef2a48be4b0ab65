import { visibleEntries } from '#functions/calendar/visible-entries.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readCalendar } from '#functions/table/calendar.ts';
import { readCases } from '#functions/table/case.ts';
import { readRemovals } from '#functions/table/case-facts.ts';
import { casesOfTrade } from '#functions/table/case-list.ts';
import type { Membership } from '#shared/model/membership.ts';
import { onToday, type TodayEntry } from '#shared/today/on-today.ts';
import { memberSide } from '#shared/visibility/sight.ts';

/** The most removals that are looked at: far more than any home has at once. */
const MOST = 100;

/** Returns what is on at a home today, as far as a member sees it: the calendar's entries, and the removals of cases that are neither canceled nor deleted. */
export async function todayOf(context: OperationContext, membership: Membership, today: string): Promise<TodayEntry[]> {
  const { table } = context;
  const { locationId, employeeId } = membership;
  const [rows, waiting] = await Promise.all([
    readCalendar(table, locationId, { from: today, to: today }),
    readRemovals(table, locationId, MOST),
  ]);
  const seen = memberSide(membership) === 'trade' ? [...(await casesOfTrade(table, waiting, employeeId))] : waiting;
  const [entries, cases] = await Promise.all([visibleEntries(context, rows), readCases(table, seen)]);
  const removals = cases
    .filter(({ status }) => status !== 'cancelled')
    .map(({ id, caseNumber, decedentFullName, decedentStatus }) => ({
      caseId: id,
      caseNumber,
      decedentFullName,
      decedentStatus,
    }));
  return onToday(entries, removals, today);
}
