import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { conditionOf, countingExpressionOf, expressionOf } from './expressions.ts';
import { putCondition, transactItem } from './transact-item.ts';
import type { Condition, Counts, Item, Key, Write } from './write.ts';
import { ConditionFailed, failedCondition, isHeldByOthers, isOversized, RowTooLarge, TableBusy } from './write-failures.ts';

/** How many requests were sent, how many of them write, and for how many milliseconds at least one was in progress. */
type TableUsage = {
  readonly requests: number;
  readonly writes: number;
  readonly milliseconds: number;
  during<T>(answer: Promise<T>, isWrite: boolean): Promise<T>;
};

export function tableUsage(): TableUsage {
  let [requests, writes, underWay, since, milliseconds] = [0, 0, 0, 0, 0];
  return {
    get requests() {
      return requests;
    },
    get writes() {
      return writes;
    },
    get milliseconds() {
      return underWay > 0 ? milliseconds + performance.now() - since : milliseconds;
    },
    during(answer, isWrite) {
      requests += 1;
      if (isWrite) writes += 1;
      if (underWay === 0) since = performance.now();
      underWay += 1;
      return answer.finally(() => {
        underWay -= 1;
        if (underWay === 0) milliseconds += performance.now() - since;
      });
    },
  };
}

export type QueryOptions = {
  index?: 'gsi1' | 'gsi2';
  /** Only keys that begin with this. */
  startsWith?: string;
  /** Only keys that sort before this. */
  before?: string;
  /** With `before`: only keys from this one on. */
  atLeast?: string;
  limit?: number;
  cursor?: Key & Record<string, unknown>;
  descending?: boolean;
  consistent?: boolean;
};
export type Page = { items: Item[]; next: Record<string, unknown> | null };

export { type Condition, ConditionFailed, type Item, type Key, TableBusy, type Write };

/** Reads and writes of one request. Every request to DynamoDB is counted, so that budgets can be asserted. */
export type Table = {
  /** DynamoDB requests sent so far through this handle. */
  readonly requests: number;
  /** Those among them that write, counters of attempts included. */
  readonly writes: number;
  /** Milliseconds for which at least one of them was in progress. */
  readonly milliseconds: number;
  /** Whether reads may answer with what an earlier attempt at the request had read: then they say nothing about other requests. */
  readonly isRetry?: boolean;
  get(key: Key, options?: { consistent?: boolean }): Promise<Item | undefined>;
  getMany(keys: Key[], options?: { consistent?: boolean }): Promise<Item[]>;
  query(pk: string, options?: QueryOptions): Promise<Page>;
  put(item: Item, options?: { unless?: 'exists'; ifVersion?: number }): Promise<void>;
  update(key: Key, set: Record<string, unknown>, condition?: Condition): Promise<Item>;
  /**
   * Adds to counters in one atomic step (an absent one counts from 0), sets `initially` if the item doesn't have it yet, and returns the item after that.
   * Simultaneous counts are never lost, as they would be with a read and a conditional write.
   */
  add(key: Key, counts: Counts, initially?: Record<string, unknown>, condition?: Condition): Promise<Item>;
  delete(key: Key, condition?: Condition): Promise<void>;
  /** Writes all or nothing, at most `MAX_WRITES`. */
  transact(writes: Write[]): Promise<void>;
  /** Puts items without conditions in batches of 25, for seeding and rebuilding. Not atomic. */
  putAll(items: Item[]): Promise<void>;
};

/** The most writes of one transaction: DynamoDB accepts 100, and one is the mark of a request under an Idempotency-Key. */
export const MAX_WRITES = 99;

/** How many times a write is tried while a transaction of others locks a row of it: nothing is wrong with it, and the SDK doesn't try it again. */
const MAX_TRIES = 8;

/** Sorts behind every other character, and is part of no text: Unicode keeps it free. */
const LAST_SIGN = '\u{10FFFF}';

/** Writes, again and again while others lock what is written, and tells apart why that failed. */
async function writeWithRetries<T>(write: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await write();
    } catch (error) {
      const index = failedCondition(error);
      if (index >= 0) throw new ConditionFailed(index, { cause: error });
      if (isOversized(error)) throw new RowTooLarge({ cause: error });
      if (!isHeldByOthers(error)) throw error;
      if (tries === MAX_TRIES) throw new TableBusy({ cause: error });
      await new Promise((resolve) => setTimeout(resolve, tries * 20));
    }
}

function openClient(): DynamoDBDocumentClient {
  const client = new DynamoDBClient({ maxAttempts: 4 });
  // It copies every request and answer for the SDK's own log, which nobody keeps: 10 ms for 500 rows.
  client.middlewareStack.remove('loggerMiddleware');
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}

let sharedClient: DynamoDBDocumentClient | undefined;

/** Returns the client that a warm Lambda keeps: one per process, made when first needed. */
export function documentClient(): DynamoDBDocumentClient {
  sharedClient ??= openClient();
  return sharedClient;
}

const isRead = (command: unknown): boolean =>
  command instanceof GetCommand || command instanceof BatchGetCommand || command instanceof QueryCommand;

/** Opens the single table for one request, with counters. */
export function openTable(client: DynamoDBDocumentClient, TableName: string): Table {
  const usage = tableUsage();
  // The commands' union has no common supertype that keeps each one's output; the generic keeps it.
  const send: DynamoDBDocumentClient['send'] = ((command: Parameters<DynamoDBDocumentClient['send']>[0]) =>
    usage.during(client.send(command), !isRead(command))) as DynamoDBDocumentClient['send'];
  return {
    get requests() {
      return usage.requests;
    },
    get writes() {
      return usage.writes;
    },
    get milliseconds() {
      return usage.milliseconds;
    },
    async get(Key, options) {
      const answer = await send(new GetCommand({ TableName, Key, ConsistentRead: options?.consistent ?? false }));
      return answer.Item as Item | undefined;
    },
    async getMany(keys, options) {
      const items: Item[] = [];
      const ConsistentRead = options?.consistent ?? false;
      for (let start = 0; start < keys.length; start += 100) {
        let wanted: Record<string, { Keys: Key[]; ConsistentRead?: boolean }> | undefined = {
          [TableName]: { Keys: keys.slice(start, start + 100), ConsistentRead },
        };
        while (wanted && Object.keys(wanted).length > 0) {
          const answer: { Responses?: Record<string, unknown[]>; UnprocessedKeys?: unknown } = await send(
            new BatchGetCommand({ RequestItems: wanted }),
          );
          items.push(...((answer.Responses?.[TableName] ?? []) as Item[]));
          wanted = answer.UnprocessedKeys as typeof wanted;
        }
      }
      return items;
    },
    async query(pk, options = {}) {
      const prefix = options.index ?? '';
      const { startsWith, before, atLeast } = options;
      const [first, last] = startsWith === undefined ? [atLeast, before] : [startsWith, startsWith + LAST_SIGN];
      const sorted = first !== undefined ? ' AND #sk BETWEEN :sk AND :end' : last !== undefined ? ' AND #sk < :end' : '';
      const answer = await send(
        new QueryCommand({
          TableName,
          IndexName: options.index,
          KeyConditionExpression: `#pk = :pk${sorted}`,
          ExpressionAttributeNames: { '#pk': `${prefix}pk`, ...(sorted ? { '#sk': `${prefix}sk` } : {}) },
          ExpressionAttributeValues: {
            ':pk': pk,
            // For `startsWith` the same rows as begins_with, which the table on this machine looks for from the partition's beginning.
            ...(first === undefined ? {} : { ':sk': first }),
            ...(last === undefined ? {} : { ':end': last }),
          },
          Limit: options.limit,
          ExclusiveStartKey: options.cursor,
          ScanIndexForward: !options.descending,
          ConsistentRead: options.index ? undefined : (options.consistent ?? false),
        }),
      );
      return { items: (answer.Items ?? []) as Item[], next: answer.LastEvaluatedKey ?? null };
    },
    async put(item, options = {}) {
      await writeWithRetries(() => send(new PutCommand({ TableName, Item: item, ...conditionOf(putCondition(options)) })));
    },
    async update(Key, set, condition) {
      const answer = await writeWithRetries(() =>
        send(new UpdateCommand({ TableName, Key, ...expressionOf(set, condition), ReturnValues: 'ALL_NEW' })),
      );
      return answer.Attributes as Item;
    },
    async add(Key, counts, initially = {}, condition) {
      const expression = countingExpressionOf(counts, initially, condition);
      const answer = await writeWithRetries(() =>
        send(new UpdateCommand({ TableName, Key, ...expression, ReturnValues: 'ALL_NEW' })),
      );
      return answer.Attributes as Item;
    },
    async delete(Key, condition) {
      await writeWithRetries(() => send(new DeleteCommand({ TableName, Key, ...conditionOf(condition) })));
    },
    async transact(writes) {
      const TransactItems = writes.map((write) => transactItem(TableName, write));
      await writeWithRetries(() => send(new TransactWriteCommand({ TransactItems })));
    },
    async putAll(items) {
      for (let start = 0; start < items.length; start += 25) {
        let left: Record<string, unknown[]> | undefined = {
          [TableName]: items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } })),
        };
        while (left && Object.keys(left).length > 0) {
          const answer: { UnprocessedItems?: unknown } = await send(new BatchWriteCommand({ RequestItems: left as never }));
          left = answer.UnprocessedItems as typeof left;
        }
      }
    },
  };
}
