import { excerptOf } from '#functions/table/message.ts';
import { raise } from '#functions/table/outbox.ts';
import type { Write } from '#functions/table/table.ts';
import { receivedOnce, type ThreadEntryRow, wasReceived } from '#functions/table/thread.ts';
import { changeThread, type ThreadContext } from './change-thread.ts';

/** Something that came in from outside, by the id under which another service delivers it, however often. */
export type Received = {
  deliveryId: string;
  locationId: string;
  threadId: string;
  entry: ThreadEntryRow;
  writes?: readonly Write[];
};

type ReceivingContext = ThreadContext & { now: Date };

/** What is written last waits for an answer again. */
const reopened = ({ text = '' }: ThreadEntryRow) => ({
  lastExcerpt: excerptOf(text),
  answeredOn: undefined,
  answeredBy: undefined,
  closedOn: undefined,
});

/**
 * Puts what a family wrote into its thread, once. A thread that was answered or closed is new again, unless a program wrote: an absence note answers nothing.
 * Returns whether the home has such a thread.
 */
export async function receiveMessage(
  { table, now, event }: ReceivingContext,
  { deliveryId, locationId, threadId, entry, writes = [] }: Received,
): Promise<boolean> {
  const fromPerson = entry.isAutomatic === undefined;
  const { id, at } = entry;
  const told = event('message.received', { locationId, threadId, entryId: id, entryOn: at }, locationId);
  const changed = await changeThread({ table, event }, locationId, threadId, async () =>
    (await wasReceived(table, deliveryId))
      ? null
      : {
          set: { lastOn: at, ...(fromPerson ? reopened(entry) : {}) },
          entries: [entry],
          writes: [receivedOnce(deliveryId, now), ...writes, ...(fromPerson ? [raise(told)] : [])],
        },
  );
  return changed !== undefined;
}
