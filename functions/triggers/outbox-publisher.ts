import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { DomainEvent } from '#events/envelope.ts';
import { envelopeSchema } from '#events/envelope.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import type { BusPort } from '#functions/vendors/bus/index.ts';
import { busBatch } from '#functions/vendors/bus/index.ts';
import { startedPlan } from './started-plan.ts';
import { plain } from './stream-image.ts';

/** Milliseconds to wait before what the bus refused is offered again; after the last, the stream is asked to come back. */
const waits = [50, 200, 800];
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

type Image = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>;
type Outgoing = { sequenceNumber: string; event: DomainEvent };

/** What a new item tells: one of the outbox holds an event, a new plan is one. */
const tellers: Readonly<Record<string, (image: Image) => unknown>> = {
  outbox: ({ event }) => event && plain(event),
  plan: startedPlan,
};

/** Only what is new is published; a change, a removal by TTL and everything else in the stream is not. */
const tellerOf = ({ eventName, dynamodb }: DynamoDBRecord) =>
  eventName === 'INSERT' ? tellers[dynamodb?.NewImage?.entityType?.S ?? ''] : undefined;

/** What the records raise, in their order, up to the first that holds no event; that one's number is the `broken`. */
function outgoing(records: DynamoDBRecord[]): { events: Outgoing[]; broken?: string } {
  const events: Outgoing[] = [];
  for (const record of records) {
    const tell = tellerOf(record);
    if (!tell) continue;
    const parsed = envelopeSchema.safeParse(tell(record.dynamodb?.NewImage ?? {}));
    const sequenceNumber = record.dynamodb?.SequenceNumber ?? '';
    if (!parsed.success) return { events, broken: sequenceNumber };
    events.push({ sequenceNumber, event: parsed.data });
  }
  return { events };
}

/** Publishes a batch, offering what was refused again; answers what was refused to the last. */
async function publish(bus: BusPort, batch: Outgoing[], wait: typeof pause): Promise<Outgoing[]> {
  let left = batch;
  for (const milliseconds of [0, ...waits]) {
    if (milliseconds > 0) await wait(milliseconds);
    try {
      const refused = await bus.publish(left.map(({ event }) => event));
      left = left.filter(({ event }) => refused.has(event.id));
    } catch (error) {
      log('warn', 'publish-outbox', { call: 'publish-outbox', count: left.length, error: errorFields(error) });
    }
    if (left.length === 0) return [];
  }
  return left;
}

/**
 * The Lambda behind the table's stream. What could not be published is reported by the first such record, and the stream comes back from there on: an event
 * may be published twice (reactions take it once by its id), and none is lost.
 */
export function outboxPublisher(bus: BusPort, wait = pause) {
  return async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const { events, broken } = outgoing(Records);
    for (let start = 0; start < events.length; start += busBatch) {
      const [first] = await publish(bus, events.slice(start, start + busBatch), wait);
      if (first) return { batchItemFailures: [{ itemIdentifier: first.sequenceNumber }] };
    }
    if (broken === undefined) {
      log('info', 'publish-outbox', { call: 'publish-outbox', count: events.length });
      return { batchItemFailures: [] };
    }
    log('error', 'publish-outbox', {
      call: 'publish-outbox',
      error: { name: 'MalformedEvent', message: 'An item that should tell of an event holds none.' },
    });
    return { batchItemFailures: [{ itemIdentifier: broken }] };
  };
}
