import { createHash } from 'node:crypto';
import { KEPT_DAYS, processedPartition } from './processed.ts';
import type { Key, Table } from './table.ts';
import { wasWritten } from './write-failures.ts';

/** One email that a reaction sends about an event: by consumer, event, and recipient. */
export type MailMark = { consumer: string; eventId: string; to: string };

/** The recipient is hashed: a mark outlives any reason to know the address. */
const key = ({ consumer, eventId, to }: MailMark): Key => ({
  pk: processedPartition(consumer, eventId),
  sk: `MAIL#${createHash('sha256').update(to.toLowerCase()).digest('base64url')}`,
});

/** Marks an email as being sent; false if it has been sent already. */
export async function beginMail(table: Table, mark: MailMark, now: Date): Promise<boolean> {
  const expiresAt = Math.floor(now.getTime() / 1000) + KEPT_DAYS * 86_400;
  const isUnsent = { expression: 'attribute_not_exists(sentOn)' };
  return wasWritten(table.update(key(mark), { entityType: 'mail-mark', sendingSince: now.toISOString(), expiresAt }, isUnsent));
}

/** Marks an email as sent: no later delivery of the event sends it again. */
export async function endMail(table: Table, mark: MailMark, now: Date): Promise<void> {
  await table.update(key(mark), { sentOn: now.toISOString() });
}
