import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { FunctionError } from '../lambda/function-error.ts';
import type { Functions } from '../lambda/functions.ts';
import { matchesPattern, type Pattern } from '../pattern.ts';
import type { Queue } from '../queues/queue.ts';
import type { Checkpoints } from './checkpoints.ts';
import type { StreamReader } from './stream-reader.ts';

export type StreamMappingSettings = {
  /** Names the mapping's position on disk. */
  id: string;
  functionArn: string;
  streamArn: string;
  batchSize: number;
  startsAtLatest: boolean;
  filters: Pattern[];
  bisects: boolean;
  reportsItemFailures: boolean;
  /** Undefined: until it works, as Lambda does by default. */
  retryAttempts: number | undefined;
  onFailure: Queue | undefined;
  now: () => number;
};

const sequenceOf = (record: DynamoDBRecord): string => record.dynamodb?.SequenceNumber ?? '';
/** Milliseconds between reads of an empty stream while functions are running or have just run: they write most of what is in it. */
const idleMs = 40;
/** The same while no function runs. */
const quietMs = 400;
/** Milliseconds between lists of the shards, for which dynoxide reads the whole stream. A shard's successor is found when the shard ends, without a list. */
const shardRefreshMs = 60_000;
const longestBackoffMs = 10_000;
const longestRoundMs = 2000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds).unref());

/** Reads a table's stream in order and hands the records to a function, as Lambda's event source mapping does. */
export class StreamMapping {
  private readonly reader: StreamReader;
  private readonly functions: Functions;
  private readonly checkpoints: Checkpoints;
  private readonly settings: StreamMappingSettings;
  private stopped = false;
  private loop: Promise<void> | undefined;
  /** How many callers of `isCaughtUp` wait for a round. */
  private waiting = 0;
  /** Rounds over all started shards, and the last one that was complete and found nothing. */
  private round = 0;
  private emptyRound = 0;

  constructor(reader: StreamReader, functions: Functions, checkpoints: Checkpoints, settings: StreamMappingSettings) {
    this.reader = reader;
    this.functions = functions;
    this.checkpoints = checkpoints;
    this.settings = settings;
  }

  start(): void {
    this.loop = this.run();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.loop;
  }

  /** Waits for a whole round over the stream that starts from now on, and returns whether it found nothing. Doesn't wait for a batch that takes long. */
  async isCaughtUp(): Promise<boolean> {
    const next = this.round + 1;
    const until = performance.now() + longestRoundMs;
    this.waiting += 1;
    while (!this.stopped && this.round <= next && performance.now() < until) await pause(5);
    this.waiting -= 1;
    return this.emptyRound >= next;
  }

  private async run(): Promise<void> {
    let refreshedAt = 0;
    while (!this.stopped) {
      let read = 0;
      this.round += 1;
      try {
        if (Date.now() - refreshedAt > shardRefreshMs) {
          await this.reader.refresh();
          await this.beginAtLatest();
          refreshedAt = Date.now();
        }
        for (const shard of this.reader.readable()) {
          const { count, isFinished } = await this.readShard(shard);
          read += count;
          // Its successor comes next. It may have started since the shards were last listed.
          if (isFinished) refreshedAt = 0;
        }
        if (read === 0 && refreshedAt > 0) this.emptyRound = this.round;
      } catch (error) {
        if (!this.stopped) console.error(`Stream of ${this.settings.id}:`, error);
        await pause(500);
      }
      if (read === 0) await this.rest();
    }
  }

  /** Waits until the stream may have something new, or someone waits for it to be empty. */
  private async rest(): Promise<void> {
    const until = performance.now() + quietMs;
    do await pause(idleMs);
    while (!this.stopped && this.waiting === 0 && this.functions.quietForMs() > 2 * idleMs && performance.now() < until);
  }

  /** Leaves out what was in the stream before a mapping that starts at LATEST. Shards that come later are read from their beginning. */
  private async beginAtLatest(): Promise<void> {
    const { id, startsAtLatest } = this.settings;
    if (!startsAtLatest || this.checkpoints.has(id)) return;
    for (const shard of this.reader.all()) this.checkpoints.set(id, shard, (await this.reader.latest(shard)) ?? '');
  }

  private async readShard(shard: string): Promise<{ count: number; isFinished: boolean }> {
    const { id, filters, batchSize } = this.settings;
    const position = this.checkpoints.get(id, shard) || undefined;
    const { records, isEnd } = await this.reader.next(shard, position, batchSize);
    const last = records.at(-1);
    const taken =
      filters.length === 0 ? records : records.filter((record) => filters.some((filter) => matchesPattern(filter, record)));
    const isHandled = taken.length === 0 || (await this.process(shard, taken));
    if (!isHandled) this.reader.rewind(shard);
    else if (last) this.checkpoints.set(id, shard, sequenceOf(last));
    if (isHandled && isEnd) this.reader.finish(shard);
    return { count: records.length, isFinished: isHandled && isEnd };
  }

  /** Tries a batch until it is done (handled, or given up to the failure destination); false if a stop came in between. */
  private async process(shard: string, records: DynamoDBRecord[]): Promise<boolean> {
    let rest = records;
    for (let attempt = 0; rest.length > 0; attempt += 1) {
      if (this.stopped) return false;
      const failedFrom = await this.attempt(rest);
      if (failedFrom === undefined) return true;
      if (failedFrom > 0) {
        rest = rest.slice(failedFrom);
        attempt = -1;
        continue;
      }
      if (this.settings.bisects && rest.length > 1) {
        const middle = Math.ceil(rest.length / 2);
        return (await this.process(shard, rest.slice(0, middle))) && this.process(shard, rest.slice(middle));
      }
      if (attempt >= (this.settings.retryAttempts ?? Number.POSITIVE_INFINITY)) {
        this.giveUp(shard, rest);
        return true;
      }
      await pause(Math.min(100 * 2 ** attempt, longestBackoffMs));
    }
    return true;
  }

  /** Handles records; undefined if all went well, else the index of the first record that failed. */
  private async attempt(records: DynamoDBRecord[]): Promise<number | undefined> {
    const Records = records.map((record) => ({
      ...record,
      eventSource: 'aws:dynamodb',
      eventSourceARN: this.settings.streamArn,
    }));
    try {
      const answer = (await this.functions.invoke(this.settings.functionArn, { Records })) as DynamoDBBatchResponse | null;
      if (!this.settings.reportsItemFailures) return undefined;
      const failed = new Set(answer?.batchItemFailures?.map((item) => item.itemIdentifier));
      if (failed.size === 0) return undefined;
      return Math.max(
        0,
        records.findIndex((record) => failed.has(sequenceOf(record))),
      );
    } catch (error) {
      if (error instanceof FunctionError) return 0;
      throw error;
    }
  }

  private giveUp(shard: string, records: DynamoDBRecord[]): void {
    const [first, last] = [records[0], records.at(-1)];
    const arrival = (record: DynamoDBRecord | undefined): string =>
      new Date((record?.dynamodb?.ApproximateCreationDateTime ?? 0) * 1000).toISOString();
    this.settings.onFailure?.send({
      body: JSON.stringify({
        requestContext: { functionArn: this.settings.functionArn, condition: 'RetryAttemptsExhausted' },
        version: '1.0',
        timestamp: new Date(this.settings.now()).toISOString(),
        DDBStreamBatchInfo: {
          shardId: shard,
          startSequenceNumber: first && sequenceOf(first),
          endSequenceNumber: last && sequenceOf(last),
          approximateArrivalOfFirstRecord: arrival(first),
          approximateArrivalOfLastRecord: arrival(last),
          batchSize: records.length,
          streamArn: this.settings.streamArn,
        },
      }),
    });
  }
}
