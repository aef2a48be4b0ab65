import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../clock/clock.ts';
import type { Buses } from '../events/bus.ts';
import { checkTarget, deliver, type Target } from '../events/delivery.ts';
import type { Queues } from '../queues/queues.ts';
import { transaction } from '../storage/database.ts';
import type { Deployment } from '../template/deployment.ts';
import { parseSchedule, type Schedule } from './expression.ts';

/** Epoch ms: when the schedule was first seen (what a rate counts from), and until when all its times are done. */
type Mark = { beganAt: number; doneUntil: number };

/** How far each schedule has been followed, in the cloud's state. */
class ScheduleMarks {
  private readonly database: DatabaseSync;
  private readonly now: () => number;

  constructor(database: DatabaseSync, now: () => number) {
    this.database = database;
    this.now = now;
    database.exec(
      'CREATE TABLE IF NOT EXISTS schedules (name TEXT PRIMARY KEY, beganAt INTEGER, doneUntil INTEGER) WITHOUT ROWID',
    );
  }

  /** Returns a schedule's mark. One that was never seen begins now. */
  of(name: string): Mark {
    const now = this.now();
    this.database.prepare('INSERT OR IGNORE INTO schedules VALUES (?, ?, ?)').run(name, now, now);
    const { beganAt, doneUntil } = this.database.prepare('SELECT * FROM schedules WHERE name = ?').get(name) ?? {};
    return { beganAt: Number(beganAt), doneUntil: Number(doneUntil) };
  }

  done(name: string, until: number): void {
    this.database.prepare('UPDATE schedules SET doneUntil = ? WHERE name = ?').run(until, name);
  }
}

type ScheduleProperties = {
  ScheduleExpression: string;
  ScheduleExpressionTimezone?: string;
  State?: string;
  Target: Target;
};

type Entry = { name: string; expression: string; next: Schedule; fire: () => void; timer?: NodeJS.Timeout };

export type SchedulerOptions = { deployment: Deployment; buses: Buses; queues: Queues; database: DatabaseSync; clock: Clock };

const longestTimerMs = 2 ** 31 - 1;

/**
 * The template's schedules (EventBridge Scheduler) and its rules with a schedule. If several times of a schedule have passed, because the clock was moved
 * or nothing ran meanwhile, it runs once. Firing and marking it as done are one transaction, so that a crash neither loses nor doubles it.
 */
export class Scheduler {
  private readonly entries: Entry[];
  private readonly database: DatabaseSync;
  private readonly marks: ScheduleMarks;
  private readonly clock: Clock;
  private isRunning = false;

  constructor({ deployment, buses, queues, database, clock }: SchedulerOptions) {
    this.database = database;
    this.clock = clock;
    this.marks = new ScheduleMarks(database, clock.now);
    const ofRules = buses.rules
      .filter((rule) => rule.schedule !== undefined)
      .map((rule) => this.entry(rule.name, rule.schedule ?? '', undefined, () => buses.fireScheduled(rule)));
    const own = deployment
      .resources<ScheduleProperties>('AWS::Scheduler::Schedule')
      .filter(({ properties }) => properties.State !== 'DISABLED')
      .map(({ name, properties }) => {
        const { Target: target, ScheduleExpression: expression, ScheduleExpressionTimezone: zone } = properties;
        checkTarget(name, target, queues);
        return this.entry(name, expression, zone, () => deliver(queues, target, target.Input ?? '{}'));
      });
    this.entries = [...ofRules, ...own];
    clock.onMove(() => this.isRunning && this.run());
  }

  list(): { name: string; expression: string; nextAt: string | undefined }[] {
    return this.entries.map(({ name, expression, next }) => {
      const at = next(this.clock.now());
      return { name, expression, nextAt: at === undefined ? undefined : new Date(at).toISOString() };
    });
  }

  /** Fires the schedules whose name contains `name`, now, and returns their names. */
  fire(name: string): string[] {
    const due = this.entries.filter((entry) => entry.name.includes(name));
    for (const entry of due) entry.fire();
    return due.map((entry) => entry.name);
  }

  start(): void {
    this.isRunning = true;
    this.run();
  }

  stop(): void {
    this.isRunning = false;
    for (const entry of this.entries) clearTimeout(entry.timer);
  }

  private entry(name: string, expression: string, zone: string | undefined, fire: () => void): Entry {
    return { name, expression, next: parseSchedule(expression, this.marks.of(name).beganAt, zone), fire };
  }

  /** Fires what is due, the earliest first, and sets every timer. */
  private run(): void {
    const dueAt = (entry: Entry): number => entry.next(this.marks.of(entry.name).doneUntil) ?? Number.POSITIVE_INFINITY;
    const now = this.clock.now();
    const due = this.entries.map((entry) => ({ entry, at: dueAt(entry) })).filter(({ at }) => at <= now);
    for (const { entry } of due.toSorted((a, b) => a.at - b.at)) {
      transaction(this.database, () => {
        entry.fire();
        this.marks.done(entry.name, now);
      });
    }
    for (const entry of this.entries) this.arm(entry, dueAt(entry));
  }

  private arm(entry: Entry, at: number): void {
    clearTimeout(entry.timer);
    if (at === Number.POSITIVE_INFINITY) return;
    // A timer may fire a little early by the clock: run() checks again.
    const wait = Math.max(1, Math.min(at - this.clock.now(), longestTimerMs));
    entry.timer = setTimeout(() => this.run(), wait).unref();
  }
}
