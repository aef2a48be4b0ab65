import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { errorFields, log } from '#functions/runtime/log.ts';
import type { BusPort } from '#functions/vendors/bus/index.ts';
import { busBatches } from '#functions/vendors/bus/index.ts';
import type { DeadLettersPort } from '#functions/vendors/dead-letters/index.ts';
import { type Outgoing, outgoing, type Unpublishable } from './outgoing.ts';

/** Milliseconds to wait before offering again what the bus refused. After the last one, the stream is asked to come back. */
const waits = [50, 200, 800];
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const call = 'publish-outbox';

/** Publishes a batch, offering again what was refused. Returns what was refused every time, and what was refused for good. */
async function publish(
  bus: BusPort,
  batch: Outgoing[],
  wait: typeof pause,
): Promise<{ left: Outgoing[]; never: Unpublishable[] }> {
  let left = batch;
  const never: Unpublishable[] = [];
  for (const milliseconds of [0, ...waits]) {
    if (milliseconds > 0) await wait(milliseconds);
    try {
      const refused = await bus.publish(left.map(({ event }) => event));
      const refusals = left.map((one) => ({ one, refusal: refused.get(one.event.id) }));
      for (const { one, refusal } of refusals)
        if (refusal?.isForGood) never.push({ index: one.index, item: one.item, why: refusal.why });
      left = refusals.flatMap(({ one, refusal }) => (refusal && !refusal.isForGood ? [one] : []));
    } catch (error) {
      log('warn', call, { call, count: left.length, error: errorFields(error) });
    }
    if (left.length === 0) break;
  }
  return { left, never };
}

/** Puts aside what can never be published. Returns the place of the first that could not even be put aside. */
async function putAside(deadLetters: DeadLettersPort, unpublishable: Unpublishable[]): Promise<number | undefined> {
  for (const { index, item, why } of unpublishable.toSorted((a, b) => a.index - b.index)) {
    log('error', call, { call, error: { name: 'Unpublishable', message: why } });
    try {
      await deadLetters.put({ kind: 'unpublishable', item, why });
    } catch (error) {
      log('error', call, { call, error: errorFields(error) });
      return index;
    }
  }
  return undefined;
}

/**
 * Makes the Lambda behind the table's stream. It reports the first record that could not be published, and the stream comes back from there on: an event
 * may be published twice (reactions handle it once by its id), and none is lost. What can never be published goes to the dead letters immediately, so that
 * nothing behind it waits: a stream moves past a record only when it is done.
 */
export function outboxPublisher(bus: BusPort, deadLetters: DeadLettersPort, wait = pause) {
  return async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const { events, unpublishable } = outgoing(Records);
    let failed: number | undefined;
    for (const batch of busBatches(events)) {
      const { left, never } = await publish(bus, batch, wait);
      unpublishable.push(...never);
      failed = left[0]?.index;
      if (failed !== undefined) break;
    }
    // What is behind a failure comes again with it.
    const isReached = ({ index }: Unpublishable) => failed === undefined || index < failed;
    failed = (await putAside(deadLetters, unpublishable.filter(isReached))) ?? failed;
    if (failed === undefined) log('info', call, { call, count: events.length });
    return {
      batchItemFailures: failed === undefined ? [] : [{ itemIdentifier: Records[failed]?.dynamodb?.SequenceNumber ?? '' }],
    };
  };
}
