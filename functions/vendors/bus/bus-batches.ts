import type { DomainEvent } from '#events/envelope.ts';
import { eventSource } from '#events/envelope.ts';

/** Entries that one PutEvents takes, and how many bytes they may have together. Source: EventBridge user guide, "Calculating PutEvents event entry size". */
const batchEntries = 10;
const batchBytes = 256 * 1024;

/** What an entry counts: its time (14), source, detail-type and detail. */
const entryBytes = (event: DomainEvent): number =>
  14 + Buffer.byteLength(eventSource) + Buffer.byteLength(event.name) + Buffer.byteLength(JSON.stringify(event));

/** Whether an event alone is more than the bus takes at once. */
export const isTooLarge = (event: DomainEvent): boolean => entryBytes(event) > batchBytes;

/** Events in their order, cut into what the bus takes at once; each fits by itself. */
export function busBatches<Outgoing extends { event: DomainEvent }>(events: readonly Outgoing[]): Outgoing[][] {
  const batches: Outgoing[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const one of events) {
    const own = entryBytes(one.event);
    const last = batches.at(-1);
    if (last && last.length < batchEntries && bytes + own <= batchBytes) {
      last.push(one);
      bytes += own;
    } else {
      batches.push([one]);
      bytes = own;
    }
  }
  return batches;
}
