import type { DynamoDBRecord } from 'aws-lambda';
import type { DynamoDbCall } from '../dynamodb/client.ts';

type Shard = { ShardId: string };

const sequenceOf = (record: DynamoDBRecord): string => record.dynamodb?.SequenceNumber ?? '';

/** Reads a table's stream from a given position on, shard by shard; the emulators have one shard, or a chain of them. */
export class StreamReader {
  private readonly call: DynamoDbCall;
  private readonly table: string;
  private streamArn: string | undefined;
  private shards: string[] = [];
  private readonly iterators = new Map<string, string>();

  constructor(call: DynamoDbCall, table: string) {
    this.call = call;
    this.table = table;
  }

  /** The shards as they are now. */
  async refresh(): Promise<string[]> {
    if (!this.streamArn) {
      const { Table } = await this.call<{ Table: { LatestStreamArn?: string } }>('DescribeTable', { TableName: this.table });
      this.streamArn = Table.LatestStreamArn;
    }
    const { StreamDescription } = await this.call<{ StreamDescription: { Shards: Shard[] } }>('DescribeStream', {
      StreamArn: this.streamArn,
    });
    this.shards = StreamDescription.Shards.map(({ ShardId }) => ShardId);
    return this.shards;
  }

  /** Up to `limit` records after `position` (a sequence number; undefined for the beginning), and goes on from there at the next call. */
  async next(shard: string, position: string | undefined, limit: number): Promise<DynamoDBRecord[]> {
    const iterator = this.iterators.get(shard) ?? (await this.iterator(shard, position));
    const { Records, NextShardIterator } = await this.call<{ Records: DynamoDBRecord[]; NextShardIterator?: string }>(
      'GetRecords',
      {
        ShardIterator: iterator,
        Limit: limit,
      },
    );
    if (NextShardIterator) this.iterators.set(shard, NextShardIterator);
    else this.iterators.delete(shard);
    return Records;
  }

  /** Forgets where it stood: the next call starts from the position it is given. */
  rewind(shard: string): void {
    this.iterators.delete(shard);
  }

  /** The last sequence number there is, for a reader that starts at LATEST. */
  async latest(shard: string): Promise<string | undefined> {
    let last: string | undefined;
    for (;;) {
      const records = await this.next(shard, undefined, 1000);
      const end = records.at(-1);
      if (!end) return last;
      last = sequenceOf(end);
    }
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
