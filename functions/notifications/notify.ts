import type { DomainEvent } from '#events/envelope.ts';
import { namedId } from '#functions/runtime/named-id.ts';
import type { ReactionContext } from '#functions/runtime/reaction.ts';
import { readCase } from '#functions/table/case.ts';
import { type EmployeeRow, readEmployees } from '#functions/table/employee.ts';
import { notificationWrite, readManyChoices, readNotifications } from '#functions/table/notification.ts';
import { emailDue, listing } from '#functions/table/notification-email.ts';
import type { Write } from '#functions/table/table.ts';
import { afterEvent, type Notification, namesOf } from '#shared/notifications/after-event.ts';
import { channelsOf, kindOf, type NotificationKind, notificationKindKeys } from '#shared/notifications/notification-kinds.ts';
import { detailsOf, type NotifyingData } from './event-details.ts';
import { doerOf, receiversOf } from './receivers.ts';

type NotifyingEvent = Omit<DomainEvent, 'data'> & { data: NotifyingData };
type Context = Pick<ReactionContext, 'table' | 'now'>;

/** How long a notification waits for others before they are emailed together. */
const EMAIL_WAIT_MS = 2 * 60_000;

/** Returns what to write so that these members are told: in their bell, in their next email, in both, or, if they chose neither, nothing. */
async function tellingWrites(
  { table, now }: Context,
  members: readonly EmployeeRow[],
  said: Omit<Notification, 'id' | 'employeeId' | 'isInBell'>,
  eventId: string,
): Promise<Write[]> {
  const keys = members.map(({ id: employeeId }) => ({
    locationId: said.locationId,
    employeeId,
    id: namedId('notification', said.locationId, employeeId, ...namesOf(said, eventId)),
  }));
  const [rows, choices] = await Promise.all([readNotifications(table, keys), readManyChoices(table, keys)]);
  const dueAt = new Date(now.getTime() + EMAIL_WAIT_MS).toISOString();
  return keys.flatMap((key) => {
    const channels = channelsOf(said.kind, choices.get(key.employeeId) ?? {});
    if (!channels.bell && !channels.email) return [];
    const before = rows.find(({ id }) => id === key.id);
    const { version: _version, ...earlier } = before ?? { version: 0 };
    const after = afterEvent(before && (earlier as Notification), { ...said, ...key, isInBell: channels.bell });
    if (!after) return [];
    const email = after.isNew && channels.email ? [listing(key, key.id), emailDue({ ...key, dueAt })] : [];
    return [notificationWrite(after.notification, before), ...email];
  });
}

async function writesOfKind(context: Context, kind: NotificationKind, event: NotifyingEvent): Promise<Write[]> {
  const { table } = context;
  const row = kindOf(kind);
  // Most notes mention nobody, and most mornings nothing became overdue: then nothing else is read.
  const found = await detailsOf(table, kind, event.data);
  if (!found) return [];
  const { employeeId, ...details } = found;
  const data = employeeId === undefined ? event.data : { ...event.data, employeeId };
  const [staff, record] = await Promise.all([
    readEmployees(table, data.locationId, { consistent: true }),
    data.caseId === undefined ? undefined : readCase(table, data.caseId),
  ]);
  if (data.caseId !== undefined && (record?.providerLocationId !== data.locationId || record.deletedOn !== undefined)) return [];
  const doer = await doerOf(table, event.actor, staff);
  if (row.by === 'family' && !doer.isFamily) return [];
  const members = await receiversOf(table, row, { data, record, staff, doer });
  if (members.length === 0) return [];
  const said = { kind, locationId: data.locationId, caseId: data.caseId ?? null, byId: doer.id, byName: doer.name };
  return tellingWrites(context, members, { ...said, ...details, at: event.at }, event.id);
}

/**
 * Returns what to write so that everyone whom an event concerns is told. It goes into the transaction that marks the event as done, so that an event that is
 * delivered again tells nobody twice.
 */
export async function notificationWrites(context: Context, event: NotifyingEvent): Promise<Write[]> {
  const kinds = notificationKindKeys.filter((key) => kindOf(key).events.includes(event.name));
  return (await Promise.all(kinds.map((kind) => writesOfKind(context, kind, event)))).flat();
}
