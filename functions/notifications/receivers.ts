import type { EventActor } from '#events/envelope.ts';
import { readAccountRow } from '#functions/table/account.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { casesOfTrade } from '#functions/table/case-list.ts';
import type { EmployeeRow } from '#functions/table/employee.ts';
import type { Table } from '#functions/table/table.ts';
import { can } from '#shared/access/can.ts';
import type { NotificationKindRow } from '#shared/notifications/notification-kinds.ts';
import { actingName } from '#shared/values/acting-name.ts';
import { memberSide } from '#shared/visibility/sight.ts';
import type { NotifyingData } from './event-details.ts';

/** Who did what a notification reports. `isFamily`: they don't work at the home. */
export type Doer = { id: string | null; name: string | null; isFamily: boolean };

/** Returns who is behind an event. While support acts for someone, that is them: they needn't be told either. */
export async function doerOf(table: Table, { kind, id, onBehalfOf }: EventActor, staff: readonly EmployeeRow[]): Promise<Doer> {
  const account = onBehalfOf ?? id;
  if (account === null || kind === 'job' || kind === 'nobody') return { id: null, name: null, isFamily: false };
  const member = staff.find(({ appUserId }) => appUserId === account);
  if (kind === 'system') return { id: account, name: 'Yarrow support', isFamily: onBehalfOf !== null && !member };
  if (member) return { id: account, name: member.fullName, isFamily: false };
  const row = await readAccountRow(table, account);
  return { id: account, name: row ? actingName(row, null) : null, isFamily: true };
}

/** Returns whom the kind names, whether or not they may be told. A case that changed hands meanwhile is nobody's news. */
function named(
  { receivers }: NotificationKindRow,
  { mentions = [], employeeId }: NotifyingData,
  record: CaseRecord | undefined,
  staff: readonly EmployeeRow[],
): string[] {
  if (receivers === 'mentioned') return mentions;
  if (receivers === 'managing') return staff.filter((member) => can(member, 'team.manage')).map(({ id }) => id);
  if (receivers === 'caring') return staff.filter((member) => memberSide(member) === 'staff').map(({ id }) => id);
  if (receivers === 'named') return employeeId ? [employeeId] : [];
  const activeOne = (wanted: string | null | undefined) => staff.find(({ id, status }) => id === wanted && status === 'active');
  if (receivers === 'answering') {
    const caring = activeOne(employeeId);
    return caring ? [caring.id] : staff.filter((member) => can(member, 'messages.answer')).map(({ id }) => id);
  }
  const company = receivers === 'other-side' ? activeOne(employeeId) : undefined;
  if (company) return [company.id];
  const responsible = activeOne(record?.employeeId);
  if (receivers === 'responsible' || receivers === 'other-side')
    return responsible ? [responsible.id] : staff.filter((member) => can(member, 'team.manage')).map(({ id }) => id);
  const assigned = employeeId === undefined ? record?.employeeId : employeeId;
  const isTrade = staff.some(({ id, kind }) => id === assigned && kind === 'trade-company');
  return assigned && (isTrade || assigned === record?.employeeId) ? [assigned] : [];
}

/** The most people whom one event tells: each takes three writes of one transaction. */
const MAX_RECEIVERS = 30;

/**
 * Returns the members whom an event concerns and who may know: with an account, allowed to see what it is about, and, if they are from a trade company,
 * assigned to the case. Not the person who did it.
 */
export async function receiversOf(
  table: Table,
  kind: NotificationKindRow,
  {
    data,
    record,
    staff,
    doer,
  }: { data: NotifyingData; record: CaseRecord | undefined; staff: readonly EmployeeRow[]; doer: Doer },
): Promise<EmployeeRow[]> {
  const ids = new Set(named(kind, data, record, staff));
  const members = staff
    .filter((member) => ids.has(member.id) && member.status === 'active' && can(member, kind.needs))
    .filter(({ appUserId }) => appUserId !== undefined && appUserId !== doer.id)
    .slice(0, MAX_RECEIVERS);
  const admitted = await Promise.all(
    members.map(
      async (member) =>
        memberSide(member) === 'staff' || !record || (await casesOfTrade(table, [record.id], member.id)).has(record.id),
    ),
  );
  return members.filter((_, at) => admitted[at]);
}
