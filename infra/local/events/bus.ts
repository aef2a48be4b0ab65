import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { matchesPattern, type Pattern } from '../pattern.ts';
import type { Queues } from '../queues/queues.ts';
import { transaction } from '../storage/database.ts';
import type { Deployment } from '../template/deployment.ts';
import { checkTarget, deliver, type Target } from './delivery.ts';
import { targetInput } from './target-input.ts';

/** An event as a rule sees it. */
export type BusEvent = {
  version: '0';
  id: string;
  'detail-type': string;
  source: string;
  account: string;
  time: string;
  region: string;
  resources: string[];
  detail: unknown;
};

export type Rule = {
  name: string;
  arn: string;
  bus: string;
  pattern: Pattern | undefined;
  schedule: string | undefined;
  targets: Target[];
};

type RuleProperties = {
  EventBusName?: string;
  EventPattern?: Pattern;
  ScheduleExpression?: string;
  State?: string;
  Targets?: Target[];
};

const busName = (nameOrArn: string | undefined): string => nameOrArn?.split('/').pop() ?? 'default';

/** How many of the last events the control address can show. */
const keptEvents = 1000;

/** EventBridge's buses and rules. What a rule matches has reached its targets (queues on disk) before PutEvents answers. */
export class Buses {
  readonly rules: Rule[];
  /** The last events, with the rules they matched, for tests and curious people. */
  readonly seen: { bus: string; event: BusEvent; rules: string[] }[] = [];
  private readonly names: Set<string>;
  private readonly queues: Queues;
  private readonly database: DatabaseSync;
  private readonly place: { account: string; region: string };
  private readonly now: () => number;

  constructor(deployment: Deployment, queues: Queues, database: DatabaseSync, now: () => number) {
    this.queues = queues;
    this.database = database;
    this.now = now;
    this.place = { account: deployment.account, region: deployment.region };
    this.names = new Set(['default', ...deployment.resources('AWS::Events::EventBus').map(({ name }) => name)]);
    this.rules = deployment
      .resources<RuleProperties>('AWS::Events::Rule')
      .filter(({ properties }) => properties.State !== 'DISABLED')
      .map(({ name, arn, properties }) => ({
        name,
        arn,
        bus: busName(properties.EventBusName),
        pattern: properties.EventPattern,
        schedule: properties.ScheduleExpression,
        targets: properties.Targets ?? [],
      }));
    for (const rule of this.rules) for (const target of rule.targets) checkTarget(rule.name, target, queues);
  }

  has(nameOrArn: string | undefined): boolean {
    return this.names.has(busName(nameOrArn));
  }

  put(
    given: { source: string; detailType: string; detail: unknown; resources?: string[]; time?: string },
    bus: string | undefined,
  ): string {
    const event: BusEvent = {
      version: '0',
      id: randomUUID(),
      'detail-type': given.detailType,
      source: given.source,
      ...this.place,
      time: given.time ?? `${new Date(this.now()).toISOString().slice(0, 19)}Z`,
      resources: given.resources ?? [],
      detail: given.detail,
    };
    const on = busName(bus);
    const matched = this.rules.filter((rule) => rule.bus === on && rule.pattern && matchesPattern(rule.pattern, event));
    transaction(this.database, () => {
      for (const rule of matched) this.fire(rule, event);
    });
    this.seen.push({ bus: on, event, rules: matched.map((rule) => rule.name) });
    if (this.seen.length > keptEvents) this.seen.shift();
    return event.id;
  }

  /** Hands an event to a rule's targets, whatever its pattern. */
  fire(rule: Rule, event: BusEvent): void {
    for (const target of rule.targets) deliver(this.queues, target, targetInput(target, event, rule.name));
  }

  /** Fires the event of a rule that runs on a schedule. */
  fireScheduled(rule: Rule): void {
    this.fire(rule, {
      version: '0',
      id: randomUUID(),
      'detail-type': 'Scheduled Event',
      source: 'aws.events',
      ...this.place,
      time: `${new Date(this.now()).toISOString().slice(0, 19)}Z`,
      resources: [rule.arn],
      detail: {},
    });
  }
}
