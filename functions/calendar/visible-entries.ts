import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CalendarRow } from '#functions/table/calendar.ts';
import { casesOfTrade } from '#functions/table/case-list.ts';
import type { Table } from '#functions/table/table.ts';
import { can } from '#shared/access/can.ts';
import type { CalendarEntry } from '#shared/model/calendar.ts';
import type { Membership } from '#shared/model/membership.ts';

/** Returns an entry as calls answer it. */
export const entryOf = ({
  providerLocationId: _home,
  displayServiceId: _service,
  savedBy: _by,
  updatedOn: _on,
  cancelledOn: _cancelled,
  isHidden: _hidden,
  isGone: _gone,
  isMoved: _moved,
  isDone: _done,
  ...entry
}: CalendarRow): CalendarEntry => entry;

/**
 * Returns the rows that a member may see, as they may see them. A trade company sees what it is assigned to and nobody else in it, and whose case it is only
 * if it is assigned to the case too. The removal of such a case is its work, even if the calendar assigns nobody.
 */
export async function rowsFor(table: Table, member: Membership, rows: readonly CalendarRow[]): Promise<CalendarRow[]> {
  if (can(member, 'case-files.read')) return [...rows];
  const isAssigned = ({ people }: CalendarRow) => people.includes(member.employeeId);
  const candidates = rows.filter((row) => isAssigned(row) || row.source === 'removal');
  const cases = await casesOfTrade(
    table,
    candidates.flatMap(({ caseId }) => caseId ?? []),
    member.employeeId,
  );
  const isOwnCase = ({ caseId }: CalendarRow) => caseId !== null && cases.has(caseId);
  return candidates
    .filter((row) => isAssigned(row) || isOwnCase(row))
    .map((row) => ({
      ...row,
      people: isAssigned(row) ? [member.employeeId] : [],
      ...(isOwnCase(row) ? {} : { caseId: null, caseNumber: '', decedentName: '' }),
    }));
}

/** Returns the entries that the caller may see. */
export const visibleEntries = async (context: OperationContext, rows: readonly CalendarRow[]): Promise<CalendarEntry[]> =>
  (await rowsFor(context.table, homeOf(context), rows)).map(entryOf);
