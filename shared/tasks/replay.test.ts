import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyOf, numberedId, triggersOf } from '#test/world/arbitrary-triggers.ts';
import { type Task, type TaskTrigger, taskSchema } from '../model/task.ts';
import { endOfDayInZone } from '../values/dates.ts';
import { createdTask, namesOfTask, startsTask, type TaskEvent, withOrigin } from './created-task.ts';
import { isSettledByHand, judgedTask, stateOf } from './judged-task.ts';
import type { Facts } from './rule-holds.ts';

const isDeep = process.env.YARROW_DEEP === '1';
const numRuns = isDeep ? 20_000 : 600;

const zoneOf = fc.constantFrom('America/New_York', 'Pacific/Pago_Pago', 'Pacific/Kiritimati', 'Australia/Lord_Howe');

type Tasks = Map<string, Task>;

/** Does what the reaction does with an event: creates the task, or finds it and checks which event was first. */
function taken(tasks: Tasks, triggers: readonly TaskTrigger[], event: TaskEvent): Tasks {
  const next = new Map(tasks);
  for (const trigger of triggers)
    if (startsTask(trigger, event)) {
      const key = namesOfTask(trigger, event).join(' ');
      const there = next.get(key);
      next.set(key, there ? withOrigin(there, { at: event.at, eventId: event.id }) : createdTask(trigger, event, numberedId(7)));
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
