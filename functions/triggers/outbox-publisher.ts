import type { EventBridgeClient, PutEventsRequestEntry } from '@aws-sdk/client-eventbridge';
import { PutEventsCommand } from '@aws-sdk/client-eventbridge';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { envelopeSchema, eventSource } from '#events/envelope.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import { plain } from './stream-image.ts';

/** Entries that EventBridge takes at once. */
const batchSize = 10;
/** How often entries that it refused are offered again before the stream is asked to come back; with the waits between, in milliseconds. */
const waits = [50, 200, 800];

type Outgoing = { sequenceNumber: string; entry: PutEventsRequestEntry };

/** Only what is newly put into the outbox is published; its removal by TTL and everything else in the stream is not. */
const isOutbox = ({ eventName, dynamodb }: DynamoDBRecord) =>
  eventName === 'INSERT' && dynamodb?.NewImage?.entityType?.S === 'outbox';

function outgoing(record: DynamoDBRecord, EventBusName: string): Outgoing {
  const image = record.dynamodb?.NewImage?.event;
  const event = envelopeSchema.parse(image && plain(image));
  return {
    sequenceNumber: record.dynamodb?.SequenceNumber ?? '',
    entry: { EventBusName, Source: eventSource, DetailType: event.name, Time: new Date(event.at), Detail: JSON.stringify(event) },
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Publishes a batch and offers what was refused again; answers what was refused to the last. */
async function publish(client: EventBridgeClient, batch: Outgoing[]): Promise<Outgoing[]> {
  let left = batch;
  for (const wait of [0, ...waits]) {
    if (wait > 0) await pause(wait);
    const sent = left;
    try {
      const { Entries = [] } = await client.send(new PutEventsCommand({ Entries: sent.map(({ entry }) => entry) }));
      left = sent.filter((_, index) => Entries[index]?.ErrorCode !== undefined || Entries[index]?.EventId === undefined);
    } catch (error) {
      log('warn', 'publish-outbox', { call: 'publish-outbox', count: sent.length, error: errorFields(error) });
    }
    if (left.length === 0) return [];
  }
  return left;
}

/** What the records of a stream's batch raise, in their order, as far as the first that is no event at all; that one's number is the `broken`. */
function readable(records: DynamoDBRecord[], busName: string): { events: Outgoing[]; broken?: string } {
  const events: Outgoing[] = [];
  for (const record of records) {
    try {
      events.push(outgoing(record, busName));
    } catch (error) {
      log('error', 'publish-outbox', {
        call: 'publish-outbox',
        error: { ...errorFields(error), message: 'An outbox item holds no event.' },
      });
      return { events, broken: record.dynamodb?.SequenceNumber };
    }
  }
  return { events };
}

/**
 * The Lambda behind the table's stream. What could not be published is reported by the first such record: the stream comes back from there on, so an event
 * may be published twice (reactions take it once by its id) and none is lost. The bus's name is read at each call.
 */
export function outboxPublisher(client: EventBridgeClient, busName: () => string) {
  return async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const { events, broken } = readable(Records.filter(isOutbox), busName());
    for (let start = 0; start < events.length; start += batchSize) {
      const [first] = await publish(client, events.slice(start, start + batchSize));
      if (first) return { batchItemFailures: [{ itemIdentifier: first.sequenceNumber }] };
    }
    log('info', 'publish-outbox', { call: 'publish-outbox', count: events.length });
    return { batchItemFailures: broken === undefined ? [] : [{ itemIdentifier: broken }] };
  };
}
