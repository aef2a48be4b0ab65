import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LogicRule } from '../model/logic-rule.ts';
import { type Task, type TaskTrigger, taskSchema, taskTriggerSchema } from '../model/task.ts';
import { addDays, endOfDayInZone } from '../values/dates.ts';
import { createdTask, namesOfTask, startsTask, type TaskEvent, withOrigin } from './created-task.ts';
import { isSettledByHand, judgedTask, stateOf } from './judged-task.ts';
import type { Facts } from './rule-holds.ts';

const isDeep = process.env.YARROW_DEEP === '1';
const numRuns = isDeep ? 20_000 : 600;

const id = (nth: number) => `0192f000-0000-7000-8000-${String(nth).padStart(12, '0')}`;
const names = ['case.created', 'case.status-changed', 'decedent.changed', 'case.details-changed', 'contract.signed'] as const;

const holds = fc.constantFrom<LogicRule>(
  true,
  { '==': [{ var: 'dispositionGroup' }, 'burial'] },
  { '!=': [{ var: 'dispositionGroup' }, 'burial'] },
  { '!!': [{ var: 'contractSignedOn' }] },
  { '!': [{ var: 'contractSignedOn' }] },
  { '==': [{ var: 'isVeteran' }, true] },
  { in: [{ var: 'decedentStatus' }, ['in-care', 'embalmed']] },
  { and: [{ '==': [{ var: 'isVeteran' }, true] }, { '!!': [{ var: 'contractSignedOn' }] }] },
  { equals: ['no such operation'] },
);
const due = fc.oneof(
  fc.record({ from: fc.constant('event' as const), days: fc.integer({ min: -3, max: 20 }) }),
  fc.record({
    from: fc.constant('date' as const),
    identifier: fc.constantFrom('serviceStartsOn', 'contractSignedOn'),
    days: fc.integer({ min: -5, max: 5 }),
  }),
  fc.record({ from: fc.constant('gate' as const), before: fc.constantFrom('embalmed' as const, 'laid-to-rest' as const) }),
);
const triggersOf = fc
  .array(
    fc.record(
      {
        when: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 4 }),
        condition: holds,
        completeWhen: holds,
        appliesWhen: holds,
        due,
        isExpirable: fc.boolean(),
        manualCompleteOnly: fc.boolean(),
        repeats: fc.boolean(),
      },
      { requiredKeys: ['when', 'due', 'isExpirable', 'manualCompleteOnly', 'repeats'] },
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((all) =>
    all.map((each, nth) =>
      // What is due before a step of care gets the day when someone noticed that it was passed. That can't expire, and is refused when staff save it.
      taskTriggerSchema.parse({
        ...each,
        id: id(nth),
        name: `Task ${nth}`,
        isExpirable: each.isExpirable && each.due.from !== 'gate',
      }),
    ),
  );

const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2026-02-20', days));
/** What one thing that happens adds to the facts of the case. */
const change = fc.record(
  {
    dispositionGroup: fc.constantFrom('burial', 'cremation'),
    isVeteran: fc.boolean(),
    contractSignedOn: fc.oneof(day, fc.constant(undefined)),
    serviceStartsOn: day,
    decedentStatus: fc.constantFrom('not-in-care', 'in-care', 'embalmed', 'laid-to-rest'),
  },
  { requiredKeys: [], noNullPrototype: true },
);
const happening = fc.record({ name: fc.constantFrom(...names), change, minutes: fc.nat({ max: 20_000 }) });
const start = Date.parse('2026-03-01T00:00:00.000Z');

/** The history of a case: each event with the facts right after it; several may be at one moment. */
const historyOf = fc.array(happening, { minLength: 1, maxLength: 12 }).map((all) => {
  const inTime = all.toSorted((one, other) => one.minutes - other.minutes);
  let facts: Facts = {};
  return inTime.map(({ name, change: said, minutes }, nth): TaskEvent => {
    facts = Object.fromEntries(Object.entries({ ...facts, ...said }).filter(([, value]) => value !== undefined));
    return { id: `event-${(nth * 7) % 13}`, name, at: new Date(start + minutes * 60_000).toISOString(), caseId: id(99), facts };
  });
});
const zoneOf = fc.constantFrom('America/New_York', 'Pacific/Pago_Pago', 'Pacific/Kiritimati', 'Australia/Lord_Howe');

type Tasks = Map<string, Task>;

/** Does what the reaction does with an event: creates the task, or finds it and checks which event was first. */
function taken(tasks: Tasks, triggers: readonly TaskTrigger[], event: TaskEvent): Tasks {
  const next = new Map(tasks);
  for (const trigger of triggers)
    if (startsTask(trigger, event)) {
      const key = namesOfTask(trigger, event).join(' ');
      const there = next.get(key);
      next.set(key, there ? withOrigin(there, { at: event.at, eventId: event.id }) : createdTask(trigger, event, id(7)));
    }
  return next;
}
const inOrder = (tasks: Tasks) => [...tasks].toSorted(([one], [other]) => (one < other ? -1 : 1));
type JudgedAt = { facts: Facts; now: string; timeZone: string };
const judged = (tasks: Tasks, by: JudgedAt): Tasks =>
  new Map([...tasks].map(([key, task]): [string, Task] => [key, judgedTask(task, by)]));

/** Every event at least once, some again, in any order. */
const delivered = (events: readonly TaskEvent[]) =>
  fc
    .tuple(
      fc.shuffledSubarray([...events], { minLength: events.length }),
      fc.array(fc.tuple(fc.constantFrom(...events), fc.nat({ max: events.length }))),
    )
    .map(([all, again]) => again.reduce((order, [event, at]) => order.toSpliced(at, 0, event), all));
const scene = fc
  .record({ triggers: triggersOf, events: historyOf, timeZone: zoneOf })
  .chain(({ events, ...rest }) => fc.record({ events: fc.constant(events), order: delivered(events), ...mapped(rest) }));
const mapped = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, fc.constant(value)])) as {
    [Key in keyof Values]: fc.Arbitrary<Values[Key]>;
  };

/** Returns the state of each task, without the moments of processing, which depend on the deliveries. */
const standing = (tasks: Tasks) =>
  inOrder(tasks).map(([key, task]) => {
    const { dueOn, completedOn: _on, ...rest } = task;
    return [key, task.due.from === 'gate' ? rest : { ...rest, dueOn }];
  });

describe('a history of a case', () => {
  it('gives the same tasks, in whatever order and however often its events are delivered', () => {
    let some = 0;
    fc.assert(
      fc.property(scene, ({ triggers, events, order, timeZone }) => {
        const last = events.at(-1) as TaskEvent;
        const by = { facts: last.facts, now: last.at, timeZone };
        const whole = (all: readonly TaskEvent[]) =>
          inOrder(
            judged(
              all.reduce<Tasks>((tasks, event) => taken(tasks, triggers, event), new Map()),
              by,
            ),
          );
        const expected = whole(events);
        expect(whole(order)).toEqual(expected);
        for (const [, task] of expected) expect(taskSchema.parse(task)).toEqual(task);
        some += expected.length;
      }),
      { numRuns, seed: 20261122 },
    );
    expect(some).toBeGreaterThan(numRuns);
  });

  it('gives the same tasks if they are judged along the way, by the facts at that time', () => {
    fc.assert(
      fc.property(scene, ({ triggers, events, order, timeZone }) => {
        let reached = 0;
        let tasks: Tasks = new Map();
        for (const event of order) {
          reached = Math.max(reached, events.indexOf(event));
          const { facts, at: now } = events[reached] as TaskEvent;
          tasks = judged(taken(tasks, triggers, event), { facts, now, timeZone });
        }
        const last = events.at(-1) as TaskEvent;
        const by = { facts: last.facts, now: last.at, timeZone };
        const plain = judged(
          events.reduce<Tasks>((all, event) => taken(all, triggers, event), new Map()),
          by,
        );
        expect(standing(judged(tasks, by))).toEqual(standing(plain));
      }),
      { numRuns, seed: 20261123 },
    );
  });

  it('gives each task to the first event that would have created it, and a repeating trigger one per event', () => {
    fc.assert(
      fc.property(scene, ({ triggers, events, order }) => {
        const tasks = order.reduce<Tasks>((all, event) => taken(all, triggers, event), new Map());
        for (const trigger of triggers) {
          const starting = events.filter((event) => startsTask(trigger, event));
          const mine = [...tasks.values()].filter(({ taskTriggerId }) => taskTriggerId === trigger.id);
          const ids = new Set(starting.map((event) => event.id));
          expect(mine).toHaveLength(trigger.repeats ? ids.size : Math.min(1, starting.length));
          const [first] = starting.toSorted((a, b) => (a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at < b.at ? -1 : 1));
          if (first && !trigger.repeats) expect(mine[0]?.origin).toEqual({ at: first.at, eventId: first.id });
        }
      }),
      { numRuns, seed: 20261124 },
    );
  });

  it('leaves every task as its rules say, and never both done and not', () => {
    fc.assert(
      fc.property(scene, ({ triggers, order, events, timeZone }) => {
        const { facts, at: now } = events.at(-1) as TaskEvent;
        const tasks = judged(
          order.reduce<Tasks>((all, event) => taken(all, triggers, event), new Map()),
          { facts, now, timeZone },
        );
        for (const task of tasks.values()) {
          expect(isSettledByHand(task)).toBe(false);
          expect(task.isCompleted).toBe(stateOf(task) === 'done');
          if (stateOf(task) === 'expired') expect(endOfDayInZone(task.dueOn as string, timeZone) <= now).toBe(true);
          if (stateOf(task) === 'open' && task.isExpirable && task.dueOn)
            expect(endOfDayInZone(task.dueOn, timeZone) > now).toBe(true);
        }
      }),
      { numRuns, seed: 20261125 },
    );
  });
});
