import type { Buses } from '../events/bus.ts';
import { checkTarget, deliver, type Target } from '../events/delivery.ts';
import type { Queues } from '../queues/queues.ts';
import type { Deployment } from '../template/deployment.ts';
import { parseSchedule, type Schedule } from './expression.ts';

type ScheduleProperties = {
  ScheduleExpression: string;
  ScheduleExpressionTimezone?: string;
  State?: string;
  Target: Target;
};

type Entry = { name: string; expression: string; next: Schedule; fire: () => void; timer?: NodeJS.Timeout };

const longestTimerMs = 2 ** 31 - 1;

/** The template's schedules (EventBridge Scheduler) and its rules with a schedule. What falls due while the cloud is down is not made up for. */
export class Scheduler {
  private readonly entries: Entry[];
  private readonly now: () => number;

  constructor(deployment: Deployment, buses: Buses, queues: Queues, now: () => number) {
    this.now = now;
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
  }

  list(): { name: string; expression: string; nextAt: string | undefined }[] {
    return this.entries.map(({ name, expression, next }) => {
      const at = next(this.now());
      return { name, expression, nextAt: at === undefined ? undefined : new Date(at).toISOString() };
    });
  }

  /** Fires the schedules whose name contains `name`, now; gives their names. */
  fire(name: string): string[] {
    const due = this.entries.filter((entry) => entry.name.includes(name));
    for (const entry of due) entry.fire();
    return due.map((entry) => entry.name);
  }

  start(): void {
    for (const entry of this.entries) this.arm(entry);
  }

  stop(): void {
    for (const entry of this.entries) clearTimeout(entry.timer);
  }

  private entry(name: string, expression: string, zone: string | undefined, fire: () => void): Entry {
    return { name, expression, next: parseSchedule(expression, this.now(), zone), fire };
  }

  private arm(entry: Entry): void {
    const at = entry.next(this.now());
    if (at === undefined) return;
    const wait = at - this.now();
    const due = wait <= longestTimerMs;
    entry.timer = setTimeout(
      () => {
        if (due) entry.fire();
        this.arm(entry);
      },
      Math.min(wait, longestTimerMs),
    ).unref();
  }
}
