import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
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

/** The primary key of an item. */
export type Key = { pk: string; sk: string };
/** An item as it lies in the table: its key, its kind and its attributes. */
export type Item = Key & { entityType: string; [attribute: string]: unknown };
/** One write of a transaction, as the DocumentClient takes it, without the table's name. */
export type Write =
  | { put: Item; unless?: 'exists' }
  | { put: Item; ifVersion: number }
  | { delete: Key; ifExists?: boolean; ifVersion?: number }
  | { update: Key; set: Record<string, unknown>; condition?: Condition }
  /** Counters, as `Table.add` has them; `set` holds whatever was there before. */
  | { add: Key; counts: Record<string, number>; initially?: Record<string, unknown>; set?: Record<string, unknown> }
  | { check: Key; condition: Condition };
/** A condition in DynamoDB's own words; `#x` names and `:x` values are the caller's. */
export type Condition = { expression: string; names?: Record<string, string>; values?: Record<string, unknown> };
export type QueryOptions = {
  index?: 'gsi1' | 'gsi2';
  /** Only keys that begin with this. */
  startsWith?: string;
  /** Only keys that sort before this. */
  before?: string;
  limit?: number;
  cursor?: Key & Record<string, unknown>;
  descending?: boolean;
  consistent?: boolean;
};
export type Page = { items: Item[]; next: Record<string, unknown> | null };

/** A condition of a write did not hold: somebody else was first. `index` says which write of a transaction. */
export class ConditionFailed extends Error {
  override readonly name = 'ConditionFailed';
  readonly index: number;
  constructor(index = 0, options?: ErrorOptions) {
    super('A condition on the table did not hold.', options);
    this.index = index;
  }
}

/** Reads and writes of one request. Every request to DynamoDB is counted, so that budgets can be asserted. */
export type Table = {
  /** DynamoDB requests sent so far through this handle. */
  readonly requests: number;
  get(key: Key, options?: { consistent?: boolean }): Promise<Item | undefined>;
  getMany(keys: Key[]): Promise<Item[]>;
  query(pk: string, options?: QueryOptions): Promise<Page>;
  put(item: Item, options?: { unless?: 'exists'; ifVersion?: number }): Promise<void>;
  update(key: Key, set: Record<string, unknown>, condition?: Condition): Promise<Item>;
  /**
   * Adds to counters in one atomic step (an absent one counts from 0), sets `initially` where the item does not have it yet, and answers the item as
   * it is then. Many at once never lose a count, which a read and a conditional write would.
   */
  add(key: Key, counts: Record<string, number>, initially?: Record<string, unknown>, condition?: Condition): Promise<Item>;
  delete(key: Key, condition?: Condition): Promise<void>;
  /** All or nothing, at most 100 writes. */
  transact(writes: Write[]): Promise<void>;
  /** Unconditional puts in batches of 25, for seeding and rebuilding; not atomic. */
  putAll(items: Item[]): Promise<void>;
};

const isConditionFailure = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException';

/** Versions are compared on write: a stale one fails instead of overwriting what somebody else saved. */
const versionIs = (version: number): Condition => ({
  expression: '#version = :version',
  names: { '#version': 'version' },
  values: { ':version': version },
});
const absent: Condition = { expression: 'attribute_not_exists(pk)' };

const putCondition = (write: { unless?: 'exists'; ifVersion?: number }) =>
  write.ifVersion !== undefined ? versionIs(write.ifVersion) : write.unless === 'exists' ? absent : undefined;

const deleteCondition = (write: { ifExists?: boolean; ifVersion?: number }): Condition | undefined =>
  write.ifVersion !== undefined
    ? versionIs(write.ifVersion)
    : write.ifExists
      ? { expression: 'attribute_exists(pk)' }
      : undefined;

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

const transactItem = (TableName: string, write: Write): TransactItem => {
  if ('put' in write) return { Put: { TableName, Item: write.put, ...conditionOf(putCondition(write)) } };
  if ('delete' in write)
    return {
      Delete: {
        TableName,
        Key: write.delete,
        ...conditionOf(deleteCondition(write)),
      },
    };
  if ('update' in write)
    return {
      Update: {
        TableName,
        Key: write.update,
        ...expressionOf(write.set, write.condition ?? { expression: 'attribute_exists(pk)' }),
      } as NonNullable<TransactItem['Update']>,
    };
  if ('add' in write) {
    const { add, counts, initially = {}, set } = write;
    return { Update: { TableName, Key: add, ...countingExpressionOf(counts, initially, undefined, set) } };
  }
  const { ConditionExpression, ...attributes } = conditionOf(write.condition)!;
  return { ConditionCheck: { TableName, Key: write.check, ConditionExpression, ...attributes } };
};

/** How often a transaction is tried while others hold a row of it (`TransactionConflict`): nothing is wrong with it, and the SDK does not try it again. */
const MOST_TRIES = 8;

let kept: DynamoDBDocumentClient | undefined;

/** The client that a warm Lambda keeps: one a process, made when first asked for. */
export function documentClient(): DynamoDBDocumentClient {
  kept ??= DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 4 }), {
    marshallOptions: { removeUndefinedValues: true },
  });
  return kept;
}

/** A counting handle on the single table, one a request. */
export function openTable(client: DynamoDBDocumentClient, TableName: string): Table {
  let requests = 0;
  // The commands' union has no common supertype that keeps each one's output; the generic keeps it.
  const send: DynamoDBDocumentClient['send'] = ((command: Parameters<DynamoDBDocumentClient['send']>[0]) => {
    requests += 1;
    return client.send(command);
  }) as DynamoDBDocumentClient['send'];
  const guarded = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (isConditionFailure(error)) throw new ConditionFailed(0, { cause: error });
      throw error;
    }
  };
  return {
    get requests() {
      return requests;
    },
    async get(Key, options) {
      const answer = await send(new GetCommand({ TableName, Key, ConsistentRead: options?.consistent ?? false }));
      return answer.Item as Item | undefined;
    },
    async getMany(keys) {
      const items: Item[] = [];
      for (let start = 0; start < keys.length; start += 100) {
        let wanted: Record<string, { Keys: Key[] }> | undefined = { [TableName]: { Keys: keys.slice(start, start + 100) } };
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
      const { startsWith, before } = options;
      const sorted = startsWith !== undefined ? ' AND begins_with(#sk, :sk)' : before !== undefined ? ' AND #sk < :sk' : '';
      const answer = await send(
        new QueryCommand({
          TableName,
          IndexName: options.index,
          KeyConditionExpression: `#pk = :pk${sorted}`,
          ExpressionAttributeNames: { '#pk': `${prefix}pk`, ...(sorted ? { '#sk': `${prefix}sk` } : {}) },
          ExpressionAttributeValues: { ':pk': pk, ...(sorted ? { ':sk': startsWith ?? before } : {}) },
          Limit: options.limit,
          ExclusiveStartKey: options.cursor,
          ScanIndexForward: !options.descending,
          ConsistentRead: options.index ? undefined : (options.consistent ?? false),
        }),
      );
      return { items: (answer.Items ?? []) as Item[], next: answer.LastEvaluatedKey ?? null };
    },
    async put(item, options = {}) {
      await guarded(send(new PutCommand({ TableName, Item: item, ...conditionOf(putCondition(options)) })));
    },
    async update(Key, set, condition) {
      const answer = await guarded(
        send(new UpdateCommand({ TableName, Key, ...expressionOf(set, condition), ReturnValues: 'ALL_NEW' })),
      );
      return answer.Attributes as Item;
    },
    async add(Key, counts, initially = {}, condition) {
      const expression = countingExpressionOf(counts, initially, condition);
      const answer = await guarded(send(new UpdateCommand({ TableName, Key, ...expression, ReturnValues: 'ALL_NEW' })));
      return answer.Attributes as Item;
    },
    async delete(Key, condition) {
      await guarded(send(new DeleteCommand({ TableName, Key, ...conditionOf(condition) })));
    },
    async transact(writes) {
      for (let tries = 1; ; tries += 1)
        try {
          await send(new TransactWriteCommand({ TransactItems: writes.map((write) => transactItem(TableName, write)) }));
          return;
        } catch (error) {
          const codes = ((error as { CancellationReasons?: { Code?: string }[] }).CancellationReasons ?? []).map(
            ({ Code }) => Code,
          );
          const index = codes.indexOf('ConditionalCheckFailed');
          if (index >= 0) throw new ConditionFailed(index, { cause: error });
          if (tries === MOST_TRIES || !codes.includes('TransactionConflict')) throw error;
          await new Promise((resolve) => setTimeout(resolve, tries * 20));
        }
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
