import type { DomainEvent } from '#events/envelope.ts';
import type { Item, Table, Write } from './table.ts';
import { wasWritten } from './write-failures.ts';

/** Days that a published event stays in the table: long enough to see what happened, and to publish again what a stream lost. */
const keptDays = 14;

/**
 * Returns the outbox item of an event. It is written in the same transaction as the state that it reports, so that neither exists without the other; the
 * table's stream publishes it (functions/triggers/publish-outbox). The same event written twice is one item.
 */
export const outboxItem = (event: DomainEvent): Item => ({
  pk: `OUTBOX#${event.id}`,
  sk: 'OUTBOX',
  entityType: 'outbox',
  event,
  expiresAt: Math.floor(Date.parse(event.at) / 1000) + keptDays * 86_400,
});

/** Returns the write that puts an event into the outbox. It goes last in the transaction of the state that it reports. */
export const raise = (event: DomainEvent): Write => ({ put: outboxItem(event) });

/** Returns the write that puts the events of one change into the outbox as one item, where each row of the transaction counts. */
export const raiseTogether = (first: DomainEvent, also: readonly DomainEvent[]): Write =>
  also.length === 0 ? raise(first) : { put: { ...outboxItem(first), also } };

/** Raises the event of something that is due, in one transaction with the write that marks it as started. Returns false if another run was first. */
export const raiseOnce = (table: Table, start: Write, event: DomainEvent): Promise<boolean> =>
  wasWritten(table.transact([start, raise(event)]));
