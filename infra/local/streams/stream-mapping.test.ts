import { DatabaseSync } from 'node:sqlite';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, expect, it, vi } from 'vitest';
import { type DynamoDbCall, DynamoDbError } from '../dynamodb/client.ts';
import type { Functions } from '../lambda/functions.ts';
import { Checkpoints } from './checkpoints.ts';
import { StreamMapping } from './stream-mapping.ts';
import { StreamReader } from './stream-reader.ts';

type FakeShard = { id: string; parent?: string; isClosed?: boolean; numbers: number[] };

/** A table's stream as DynamoDB Local answers for it: two shards a page, iterators that name a place, closed shards without a next one. */
class FakeStream {
  shards: FakeShard[] = [];
  /** Records up to this number are gone. */
  trimmedTo = 0;
  isExpired = false;
  readonly calls: string[] = [];

  readonly call: DynamoDbCall = async <Output>(operation: string, input: object): Promise<Output> => {
    this.calls.push(operation);
    const answer = this.answer(operation, input as Record<string, string>);
    return answer as Output;
  };

  private answer(operation: string, input: Record<string, string>): object {
    if (operation === 'DescribeTable') return { Table: { LatestStreamArn: 'arn' } };
    if (operation === 'DescribeStream') return this.page(input.ExclusiveStartShardId);
    if (operation === 'GetShardIterator') return this.iterator(input.ShardId ?? '', Number(input.SequenceNumber ?? 0));
    const [id = '', after] = (input.ShardIterator ?? '').split('|');
    if (this.isExpired) {
      this.isExpired = false;
      throw new DynamoDbError('ExpiredIteratorException', 'The iterator is too old.');
    }
    return this.records(id, Number(after), Number(input.Limit));
  }

  private page(after: string | undefined): object {
    const from = after === undefined ? 0 : this.shards.findIndex(({ id }) => id === after) + 1;
    const page = this.shards.slice(from, from + 2);
    return {
      StreamDescription: {
        Shards: page.map(({ id, parent }) => ({ ShardId: id, ParentShardId: parent })),
        LastEvaluatedShardId: from + 2 < this.shards.length ? page.at(-1)?.id : undefined,
      },
    };
  }

  private iterator(shard: string, after: number): object {
    if (after > 0 && after < this.trimmedTo) throw new DynamoDbError('TrimmedDataAccessException', 'Those records are gone.');
    return { ShardIterator: `${shard}|${after}` };
  }

  private records(id: string, after: number, limit: number): object {
    const shard = this.shards.find((each) => each.id === id);
    const left = (shard?.numbers ?? []).filter((number) => number > Math.max(after, this.trimmedTo));
    const given = left.slice(0, limit);
    const isEnd = shard?.isClosed === true && given.length === left.length;
    return {
      Records: given.map((number) => ({ dynamodb: { SequenceNumber: String(number) } })),
      NextShardIterator: isEnd ? undefined : `${id}|${given.at(-1) ?? after}`,
    };
  }
}

const running: StreamMapping[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((mapping) => mapping.stop()));
});

const database = () => new DatabaseSync(':memory:');

/** Starts a mapping on the stream. Returns what its function gets, in order. */
function read(stream: FakeStream, { state = database(), startsAtLatest = false, quietForMs = (): number => 0 } = {}) {
  const sequence: number[] = [];
  const invoke = async (_: string, event: { Records: DynamoDBRecord[] }) => {
    sequence.push(...event.Records.map((record) => Number(record.dynamodb?.SequenceNumber)));
    return null;
  };
  const mapping = new StreamMapping(
    new StreamReader(stream.call, 'table'),
    { invoke, quietForMs } as unknown as Functions,
    new Checkpoints(state),
    {
      ...{ id: 'mapping', functionArn: 'function', streamArn: 'arn', batchSize: 2, startsAtLatest, filters: [] },
      ...{ bisects: false, reportsItemFailures: false, retryAttempts: undefined, onFailure: undefined, now: Date.now },
    },
  );
  running.push(mapping);
  mapping.start();
  return { sequence, mapping };
}

it('reads a closed shard to its end before the one that follows it, and not again', async () => {
  const stream = new FakeStream();
  stream.shards = [
    { id: 'a', isClosed: true, numbers: [1, 2, 3, 4, 5] },
    { id: 'b', parent: 'a', isClosed: true, numbers: [6, 7, 8] },
    { id: 'c', parent: 'b', numbers: [9] },
  ];
  const { sequence: expected, mapping } = read(stream);
  await vi.waitFor(() => expect(expected).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]), 5000);
  expect(await mapping.isCaughtUp()).toBe(true);
  const calls = stream.calls.length;
  await mapping.isCaughtUp();
  // Of three shards one is still read.
  expect(new Set(stream.calls.slice(calls))).toEqual(new Set(['GetRecords']));
});

it('continues with a shard that begins while it reads', async () => {
  const stream = new FakeStream();
  stream.shards = [{ id: 'a', numbers: [1] }];
  const { sequence: expected } = read(stream);
  await vi.waitFor(() => expect(expected).toEqual([1]));
  stream.shards = [
    { id: 'a', isClosed: true, numbers: [1, 2] },
    { id: 'b', parent: 'a', numbers: [3] },
  ];
  await vi.waitFor(() => expect(expected).toEqual([1, 2, 3]));
});

it('continues where it was after its iterator has expired', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const stream = new FakeStream();
  stream.shards = [{ id: 'a', numbers: [1] }];
  const { sequence: expected } = read(stream);
  await vi.waitFor(() => expect(expected).toEqual([1]));
  const iterators = () => stream.calls.filter((operation) => operation === 'GetShardIterator').length;
  stream.isExpired = true;
  await vi.waitFor(() => expect(iterators()).toBe(2), 5000);
  stream.shards[0]?.numbers.push(2);
  await vi.waitFor(() => expect(expected).toEqual([1, 2]), 5000);
  logged.mockRestore();
});

it('continues with the oldest remaining record if those after its position are gone', async () => {
  const state = database();
  new Checkpoints(state).set('mapping', 'a', '2');
  const stream = new FakeStream();
  stream.shards = [{ id: 'a', numbers: [1, 2, 3, 4, 5] }];
  stream.trimmedTo = 3;
  const { sequence: expected } = read(stream, { state });
  await vi.waitFor(() => expect(expected).toEqual([4, 5]));
});

it('leaves out what was there before a mapping that starts at LATEST, and nothing that comes after', async () => {
  const stream = new FakeStream();
  stream.shards = [
    { id: 'a', isClosed: true, numbers: [1, 2] },
    { id: 'b', parent: 'a', numbers: [3] },
  ];
  const { sequence: expected, mapping } = read(stream, { startsAtLatest: true });
  await mapping.isCaughtUp();
  stream.shards = [
    { id: 'a', isClosed: true, numbers: [1, 2] },
    { id: 'b', parent: 'a', isClosed: true, numbers: [3, 4] },
    { id: 'c', parent: 'b', numbers: [5] },
  ];
  await vi.waitFor(() => expect(expected).toEqual([4, 5]), 5000);
});

it('looks at the stream less often while no function runs, and soon again once one has', async () => {
  vi.useFakeTimers();
  try {
    const stream = new FakeStream();
    stream.shards = [{ id: 'a', numbers: [] }];
    let quiet = 60_000;
    const { mapping } = read(stream, { quietForMs: () => quiet });
    const looks = async (milliseconds: number) => {
      stream.calls.length = 0;
      await vi.advanceTimersByTimeAsync(milliseconds);
      return stream.calls.filter((operation) => operation === 'GetRecords').length;
    };
    await looks(2000);
    expect(await looks(4000)).toBe(10);
    quiet = 0;
    expect(await looks(4000)).toBe(100);
    await Promise.all([mapping.stop(), vi.advanceTimersByTimeAsync(1000)]);
  } finally {
    vi.useRealTimers();
  }
});
