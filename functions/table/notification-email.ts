import { type DueBy, eachDue } from './every-item.ts';
import type { Recipient } from './notification.ts';
import type { Item, Key, Table, Write } from './table.ts';

/** An email about notifications that a member is due: what happens until `dueAt` is in one email. */
export type NotificationEmail = Recipient & { dueAt: string };

/** What a member's next email will list, and when it is due: one partition. In gsi1 the due ones of everyone, by that time. */
const partition = ({ locationId, employeeId }: Recipient) => `NOTIFICATION-EMAIL#${locationId}#${employeeId}`;
const dueKey = (of: Recipient): Key => ({ pk: partition(of), sk: 'DUE' });
const listedKey = (of: Recipient, id: string): Key => ({ pk: partition(of), sk: `LISTED#${id}` });
const EMAILS = 'NOTIFICATION-EMAILS';

/** Puts a notification into a member's next email. */
export const listing = (of: Recipient, id: string): Write => ({
  put: { ...listedKey(of, id), entityType: 'notification-to-email', version: 1, id },
});

/** Makes a member's next email due at that time, unless it already is at an earlier one. */
export const emailDue = ({ locationId, employeeId, dueAt }: NotificationEmail): Write => ({
  add: dueKey({ locationId, employeeId }),
  counts: { listed: 1 },
  initially: {
    entityType: 'notification-email',
    locationId,
    employeeId,
    dueAt,
    gsi1pk: EMAILS,
    gsi1sk: `${dueAt}#${locationId}#${employeeId}`,
  },
});

/** Reads the ids of what a member's next email lists. */
export async function readListed(table: Table, of: Recipient, limit: number): Promise<string[]> {
  const { items } = await table.query(partition(of), { startsWith: 'LISTED#', limit, consistent: true });
  return items.map((item) => item.id as string);
}

/** Removes a notification from a member's next email. */
export const listingEnd = (of: Recipient, id: string): Write => ({ delete: listedKey(of, id) });

/** Takes up an email that is due as it was read, so that of two runs only one does. */
export const emailStart = ({ dueAt, ...of }: NotificationEmail): Write => ({
  delete: dueKey(of),
  condition: { expression: 'dueAt = :seen', values: { ':seen': dueAt } },
});

const emailOf = ({ locationId, employeeId, dueAt }: Item) => ({ locationId, employeeId, dueAt }) as NotificationEmail;

/** Yields emails that are due by a time, the earliest first. */
export const eachDueEmail = (table: Table, due: DueBy): AsyncGenerator<NotificationEmail[]> =>
  eachDue(table, EMAILS, due, emailOf);
