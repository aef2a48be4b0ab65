import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { Clock } from '../clock/clock.ts';
import { FunctionError } from '../lambda/function-error.ts';
import type { Functions } from '../lambda/functions.ts';
import { matchesPattern, type Pattern } from '../pattern.ts';
import type { Message, Queue } from './queue.ts';
import { systemAttributes } from './server.ts';
import { Waker } from './waker.ts';

export type QueueMappingSettings = {
  functionArn: string;
  batchSize: number;
  batchWindowMs: number;
  reportsItemFailures: boolean;
  concurrency: number;
  filters: Pattern[];
  region: string;
  redeliverySeconds: number | undefined;
};

/** Lambda polls a queue with up to five pollers at first. MaximumConcurrency of the mapping lowers that. */
export const defaultConcurrency = 5;

/** Hands a queue's messages to a function in batches, deletes what succeeded, and leaves the rest to come back. */
export class QueueMapping {
  private readonly queue: Queue;
  private readonly functions: Functions;
  private readonly settings: QueueMappingSettings;
  private readonly waker: Waker;
  private readonly underWay = new Set<Promise<void>>();

  constructor(queue: Queue, functions: Functions, settings: QueueMappingSettings, clock: Clock) {
    this.queue = queue;
    this.functions = functions;
    this.settings = settings;
    this.waker = new Waker(() => this.poll(), clock);
    queue.onWake((at) => this.waker.wake(at + settings.batchWindowMs));
  }

  start(): void {
    this.waker.wake(0);
  }

  async stop(): Promise<void> {
    await this.waker.stop();
    await Promise.allSettled(this.underWay);
  }

  private async poll(): Promise<void> {
    while (this.underWay.size < this.settings.concurrency) {
      const messages = this.accepted(this.queue.receive(this.settings.batchSize));
      if (messages.length === 0) break;
      const work = this.process(messages).finally(() => {
        this.underWay.delete(work);
        this.waker.wake(0);
      });
      this.underWay.add(work);
    }
    const next = this.queue.nextAt();
    if (next !== undefined && this.underWay.size < this.settings.concurrency) this.waker.wake(next);
  }

  /** Deletes messages that no filter accepts, as Lambda does with a filtered queue. */
  private accepted(messages: Message[]): Message[] {
    const { filters } = this.settings;
    if (filters.length === 0) return messages;
    const parsed = (text: string): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        return text;
      }
    };
    return messages.filter((message) => {
      const taken = filters.some((filter) => matchesPattern(filter, { body: parsed(message.body) }));
      if (!taken) this.queue.delete(message.receipt);
      return taken;
    });
  }

  private async process(messages: Message[]): Promise<void> {
    const ids = messages.map((message) => message.id);
    let failed: Set<string>;
    try {
      const answer = (await this.functions.invoke(this.settings.functionArn, this.event(messages))) as SQSBatchResponse | null;
      failed = new Set(this.settings.reportsItemFailures ? answer?.batchItemFailures?.map((item) => item.itemIdentifier) : []);
      // An identifier that isn't in the batch fails all of it. Source: Lambda developer guide, "Reporting batch item failures".
      if ([...failed].some((id) => !ids.includes(id))) failed = new Set(ids);
    } catch (error) {
      if (!(error instanceof FunctionError)) throw error;
      failed = new Set(ids);
    }
    const { redeliverySeconds } = this.settings;
    for (const message of messages) {
      if (!failed.has(message.id)) this.queue.delete(message.receipt);
      else if (redeliverySeconds !== undefined) this.queue.changeVisibility(message.receipt, redeliverySeconds);
    }
  }

  private event(messages: Message[]): SQSEvent {
    return {
      Records: messages.map((message) => ({
        messageId: message.id,
        receiptHandle: message.receipt,
        body: message.body,
        attributes: systemAttributes(message) as unknown as SQSEvent['Records'][number]['attributes'],
        messageAttributes: {},
        md5OfBody: '',
        eventSource: 'aws:sqs',
        eventSourceARN: this.queue.settings.arn,
        awsRegion: this.settings.region,
      })),
    };
  }
}
