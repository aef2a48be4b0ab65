import type { DomainEvent } from '#events/envelope.ts';
import { eventSource } from '#events/envelope.ts';

/**
 * The most entries of one PutEvents, and the most bytes they may have together. Source: EventBridge user guide, "Calculating PutEvents event entry size".
 */
const batchEntries = 10;
const batchBytes = 256 * 1024;

/** Returns the size of an entry: its time (14), source, detail-type, and detail. */
const entryBytes = (event: DomainEvent): number =>
  14 + Buffer.byteLength(eventSource) + Buffer.byteLength(event.name) + Buffer.byteLength(JSON.stringify(event));

/** Tells whether an event alone is more than the bus accepts at a time. */
export const isTooLarge = (event: DomainEvent): boolean => entryBytes(event) > batchBytes;

/** Cuts events, in order, into batches that the bus accepts. Each event must fit alone. */
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
