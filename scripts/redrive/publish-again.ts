import { DynamoDBClient, GetItemCommand, paginateScan } from '@aws-sdk/client-dynamodb';
import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';
import { outboxPublisher } from '#functions/triggers/outbox-publisher.ts';
import { eventBridgeBus } from '#functions/vendors/bus/index.ts';
import type { OfPublisher } from './why.ts';

type Image = Record<string, AttributeValue>;

/** How many milliseconds before an item came into the stream its event may say that it happened: longer than any function takes. */
const writingMs = 60_000;

/** Returns an item as the stream reported it when it was new. */
const recordOf = (item: Image): DynamoDBRecord => ({
  eventName: 'INSERT',
  dynamodb: { SequenceNumber: 'again', Keys: { pk: item.pk!, sk: item.sk! }, NewImage: item },
});

/** Returns every event and new plan of the table in a span of time: nobody knows any more which of them were published, and reactions handle each once. */
async function writtenBetween(client: DynamoDBClient, table: string, from: string, to: string): Promise<Image[]> {
  const found: Image[] = [];
  const filter = {
    FilterExpression:
      '(entityType = :outbox AND #event.#at BETWEEN :from AND :to) OR (entityType = :plan AND createdOn BETWEEN :from AND :to)',
    ExpressionAttributeNames: { '#event': 'event', '#at': 'at' },
    ExpressionAttributeValues: { ':outbox': { S: 'outbox' }, ':plan': { S: 'plan' }, ':from': { S: from }, ':to': { S: to } },
  };
  for await (const { Items = [] } of paginateScan({ client }, { TableName: table, ...filter })) found.push(...(Items as Image[]));
  return found;
}

/** Returns the items that a letter of the publisher is about, as they are now: someone may have fixed them. */
async function itemsOf(client: DynamoDBClient, table: string, found: OfPublisher): Promise<Image[]> {
  if (found.kind === 'part') {
    const from = new Date(Date.parse(found.from) - writingMs).toISOString();
    // Arrival times have whole seconds.
    return writtenBetween(client, table, from, new Date(Date.parse(found.to) + 1000).toISOString());
  }
  if (found.kind === 'unknown') return [];
  const Key = { pk: { S: found.item.pk }, sk: { S: found.item.sk } };
  const { Item } = await client.send(new GetItemCommand({ TableName: table, Key, ConsistentRead: true }));
  return Item ? [Item as Image] : [];
}

/** Publishes what a letter of the publisher is about, or returns why it still can't. */
export async function publishAgain(table: string, found: OfPublisher): Promise<string | undefined> {
  const items = await itemsOf(new DynamoDBClient({}), table, found);
  if (items.length === 0) return found.kind === 'part' ? undefined : 'The item is not in the table any more.';
  const still: string[] = [];
  const deadLetters = { put: async (letter: object) => void still.push(String((letter as { why?: unknown }).why)) };
  const { batchItemFailures } = await outboxPublisher(eventBridgeBus(), deadLetters)({ Records: items.map(recordOf) });
  if (batchItemFailures.length > 0) return 'The bus refuses it right now. Try again later.';
  // Anything else in a part of the stream that can never be published has a separate letter.
  return found.kind === 'item' ? still[0] : undefined;
}
