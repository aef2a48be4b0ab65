import type { Clock } from '../clock/clock.ts';
import type { DynamoDbCall } from '../dynamodb/client.ts';
import { sweepExpired } from '../dynamodb/expiry-sweep.ts';
import type { Table } from '../dynamodb/tables.ts';
import type { EventSource } from '../event-sources.ts';
import type { BusEvent, Buses } from '../events/bus.ts';
import type { Functions } from '../lambda/functions.ts';
import type { Mail, Mailbox } from '../mail/mailbox.ts';
import type { Message, Queue } from '../queues/queue.ts';
import type { Queues } from '../queues/queues.ts';
import { redrive } from '../queues/server.ts';
import type { Scheduler } from '../schedules/scheduler.ts';

/** Returns the queues that something takes from. What is in a dead-letter queue waits for a person, not for this machine. */
const workQueues = (queues: Queues): Queue[] => [queues.invocations, ...queues.all()].filter((queue) => queue.isTakenFrom);

/** Returns the queues with something in them, in whatever state. */
const nonEmptyQueues = (queues: Queues): string[] =>
  workQueues(queues)
    .filter((queue) => queue.nextAt() !== undefined)
    .map(({ settings }) => settings.name);

/**
 * Returns what is in progress: queues that have something, else streams with something new in them. Empty only if the queues were empty, then the streams,
 * then the queues again: otherwise what a reaction wrote last would be missed between two checks.
 */
async function stillBusy(queues: Queues, sources: readonly EventSource[]): Promise<string[]> {
  const before = nonEmptyQueues(queues);
  if (before.length > 0) return before;
  const caughtUp = await Promise.all(sources.map((source) => source.isCaughtUp?.() ?? true));
  return caughtUp.every(Boolean) ? nonEmptyQueues(queues) : ['a stream'];
}

export type ControlParts = {
  buses: Buses;
  queues: Queues;
  scheduler: Scheduler;
  mailbox: Mailbox;
  functions: Functions;
  tables: Table[];
  dynamoDb: DynamoDbCall;
  sources: EventSource[];
  /** The variables that point an AWS SDK here, and the stacks' outputs. */
  stage: { env: Record<string, string>; outputs: Record<string, string> };
  clock: Clock;
};

export type ClockFace = { now: string; offsetMs: number };
export type QueueDepth = { name: string; visible: number; inFlight: number; delayed: number };

/** What tests, benchmarks, and curious people may look at and do from outside the product. None of it can be reached through the edge. */
export class Control {
  private readonly parts: ControlParts;

  constructor(parts: ControlParts) {
    this.parts = parts;
  }

  /** Returns the last 1,000 events put on a bus, oldest first, with the names of the rules they matched. */
  events(detailType?: string): { bus: string; event: BusEvent; rules: string[] }[] {
    return this.parts.buses.seen.filter(({ event }) => detailType === undefined || event['detail-type'] === detailType);
  }

  /** Returns the emails sent to an address (or all), oldest first. */
  mails(filter: { to?: string; since?: number } = {}): Mail[] {
    return this.parts.mailbox.list(filter);
  }

  schedules(): { name: string; expression: string; nextAt: string | undefined }[] {
    return this.parts.scheduler.list();
  }

  /** Fires the schedules whose name contains `name`, now. */
  fireSchedule(name: string): string[] {
    return this.parts.scheduler.fire(name);
  }

  /** Returns what the cloud's clock shows, and how far it is ahead of the machine's. */
  clock(): ClockFace {
    const { now, offsetMs } = this.parts.clock;
    return { now: new Date(now()).toISOString(), offsetMs };
  }

  /** Moves the clock forward, so that it is `offsetMs` ahead of the machine's or shows the time `to`. Schedules that this passes over run once. */
  moveClock({ offsetMs, to }: { offsetMs?: number; to?: string }): ClockFace {
    if (to === undefined) this.parts.clock.move(Number(offsetMs));
    else this.parts.clock.moveTo(Date.parse(to));
    return this.clock();
  }

  /** Returns what is still in progress or waits to be tried again; empty if everything that has followed so far is done or a dead letter. */
  busy(): Promise<string[]> {
    return stillBusy(this.parts.queues, this.parts.sources);
  }

  /** Returns what an AWS SDK and a script need to work on this cloud. */
  stage(): { env: Record<string, string>; outputs: Record<string, string> } {
    return this.parts.stage;
  }

  queues(): QueueDepth[] {
    return this.parts.queues.all().map((queue) => ({ name: queue.settings.name, ...queue.depth() }));
  }

  /** Returns a queue's messages, without receiving them. `name` may be any part of the queue's name that is unique to it. */
  messages(name: string): Message[] {
    return this.queue(name).peek();
  }

  /** Puts a message into a queue, as if it had come from its rule. */
  send(name: string, body: string): string {
    return this.queue(name).send({ body });
  }

  /** Sends a dead-letter queue's messages back to their queue, and returns how many. */
  redrive(name: string): number {
    return redrive(this.parts.queues, this.queue(name));
  }

  purge(name: string): void {
    this.queue(name).purge();
  }

  functions(): string[] {
    return this.parts.functions.names();
  }

  /** Deletes expired items now, and returns how many. */
  async sweep(): Promise<number> {
    let deleted = 0;
    for (const table of this.parts.tables) deleted += await sweepExpired(this.parts.dynamoDb, table, this.parts.clock.now());
    return deleted;
  }

  private queue(name: string): Queue {
    const { queues } = this.parts;
    const found = queues.find(name) ?? queues.all().find(({ settings }) => settings.name.includes(name));
    if (!found) throw new Error(`There is no queue ${name}.`);
    return found;
  }
}
