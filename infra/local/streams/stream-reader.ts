import type { DynamoDBRecord } from 'aws-lambda';
import { type DynamoDbCall, DynamoDbError } from '../dynamodb/client.ts';

type Shard = { ShardId: string; ParentShardId?: string };
type ShardPage = { StreamDescription: { Shards: Shard[]; LastEvaluatedShardId?: string } };

/** Records in order. `isEnd` once a closed shard has given its last. */
export type ShardRecords = { records: DynamoDBRecord[]; isEnd: boolean };

const sequenceOf = (record: DynamoDBRecord): string => record.dynamodb?.SequenceNumber ?? '';
const isTrimmed = (error: unknown): boolean => error instanceof DynamoDbError && error.code === 'TrimmedDataAccessException';

/** Reads a table's stream shard by shard. dynoxide has one shard; DynamoDB Local starts a new one every few hours, as DynamoDB does. */
export class StreamReader {
  private readonly call: DynamoDbCall;
  private readonly table: string;
  private streamArn: string | undefined;
  private shards: Shard[] = [];
  private readonly finished = new Set<string>();
  private readonly iterators = new Map<string, string>();

  constructor(call: DynamoDbCall, table: string) {
    this.call = call;
    this.table = table;
  }

  /** Lists the shards. */
  async refresh(): Promise<void> {
    if (!this.streamArn) {
      const { Table } = await this.call<{ Table: { LatestStreamArn?: string } }>('DescribeTable', { TableName: this.table });
      this.streamArn = Table.LatestStreamArn;
    }
    const shards: Shard[] = [];
    let after: string | undefined;
    do {
      const { StreamDescription: page } = await this.call<ShardPage>('DescribeStream', {
        StreamArn: this.streamArn,
        ExclusiveStartShardId: after,
      });
      shards.push(...page.Shards);
      after = page.LastEvaluatedShardId;
    } while (after);
    this.shards = shards;
  }

  /** Returns all shards, in the order in which they were started. */
  all(): string[] {
    return this.shards.map(({ ShardId }) => ShardId);
  }

  /** Returns the shards whose turn it is: each comes after its whole parent, so that an item's changes stay in order. */
  readable(): string[] {
    const waiting = new Set(this.all().filter((shard) => !this.finished.has(shard)));
    return this.shards
      .filter(({ ShardId, ParentShardId }) => waiting.has(ShardId) && !(ParentShardId && waiting.has(ParentShardId)))
      .map(({ ShardId }) => ShardId);
  }

  /** Leaves a shard out from now on: all of it was handled. */
  finish(shard: string): void {
    this.finished.add(shard);
  }

  /** Returns up to `limit` records after `position` (a sequence number; undefined for the beginning), and continues from there at the next call. */
  async next(shard: string, position: string | undefined, limit: number): Promise<ShardRecords> {
    try {
      return await this.read(shard, position, limit);
    } catch (error) {
      // An iterator lasts 15 minutes, less than a laptop sleeps: the next call starts at the position again.
      this.rewind(shard);
      // Records last 24 hours. What a position followed may be gone, but not what came after.
      if (isTrimmed(error) && position !== undefined) return this.read(shard, undefined, limit);
      throw error;
    }
  }

  /** Forgets where the reader was: the next call starts from the position it is given. */
  rewind(shard: string): void {
    this.iterators.delete(shard);
  }

  /** Finds the last sequence number of a shard, for a reader that starts at LATEST. */
  async latest(shard: string): Promise<string | undefined> {
    for (let last: string | undefined; ; ) {
      const { records, isEnd } = await this.next(shard, undefined, 1000);
      const end = records.at(-1);
      if (end) last = sequenceOf(end);
      if (!end || isEnd) return last;
    }
  }

  private async read(shard: string, position: string | undefined, limit: number): Promise<ShardRecords> {
    const iterator = this.iterators.get(shard) ?? (await this.iterator(shard, position));
    const { Records, NextShardIterator } = await this.call<{ Records: DynamoDBRecord[]; NextShardIterator?: string }>(
      'GetRecords',
      { ShardIterator: iterator, Limit: limit },
    );
    if (NextShardIterator) this.iterators.set(shard, NextShardIterator);
    else this.rewind(shard);
    return { records: Records, isEnd: !NextShardIterator };
  }

  private async iterator(shard: string, position: string | undefined): Promise<string> {
    const { ShardIterator } = await this.call<{ ShardIterator: string }>('GetShardIterator', {
      StreamArn: this.streamArn,
      ShardId: shard,
      ...(position === undefined
        ? { ShardIteratorType: 'TRIM_HORIZON' }
        : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: position }),
    });
    return ShardIterator;
  }
}
