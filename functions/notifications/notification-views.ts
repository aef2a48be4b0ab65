import { readCases } from '#functions/table/case.ts';
import { casesOfTrade } from '#functions/table/case-list.ts';
import type { Table } from '#functions/table/table.ts';
import { can } from '#shared/access/can.ts';
import type { NotificationView } from '#shared/contract/notifications.ts';
import type { Membership } from '#shared/model/membership.ts';
import type { Notification } from '#shared/notifications/after-event.ts';
import { kindOf } from '#shared/notifications/notification-kinds.ts';
import { memberSide } from '#shared/visibility/sight.ts';

export type Reader = Pick<Membership, 'locationId' | 'employeeId' | 'access' | 'kind' | 'isSupport'>;

/** Returns the cases among these that a member may see now, by id. */
async function visibleCases(table: Table, reader: Reader, ids: readonly string[]) {
  const isTrade = memberSide(reader) === 'trade';
  const [cases, assigned] = await Promise.all([
    readCases(table, ids),
    isTrade ? casesOfTrade(table, ids, reader.employeeId) : undefined,
  ]);
  const seen = cases.filter(
    ({ id, providerLocationId }) => providerLocationId === reader.locationId && (!assigned || assigned.has(id)),
  );
  return new Map(seen.map((record) => [record.id, record]));
}

/** Returns notifications as their recipient may see them now, without those that they may not. Names of cases are read when they are shown. */
export async function viewsOf(table: Table, reader: Reader, rows: readonly Notification[]): Promise<NotificationView[]> {
  const cases = await visibleCases(table, reader, [...new Set(rows.flatMap(({ caseId }) => caseId ?? []))]);
  return rows.flatMap((row): NotificationView[] => {
    const { title, words, needs } = kindOf(row.kind);
    const record = row.caseId === null ? undefined : cases.get(row.caseId);
    if (!can(reader, needs) || (row.caseId !== null && !record)) return [];
    return [
      {
        ...{ id: row.id, kind: row.kind, at: row.at, isRead: row.readAt !== undefined },
        title: title(row),
        words: row.words ?? (words?.(row) || null),
        case: record ? { id: record.id, decedentName: record.decedentFullName, caseNumber: record.caseNumber } : null,
      },
    ];
  });
}
