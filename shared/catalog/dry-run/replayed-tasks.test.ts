import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TaskTrigger } from '#shared/model/task.ts';
import type { TaskEvent } from '#shared/tasks/created-task.ts';
import { historyOf, triggersOf } from '#test/world/arbitrary-triggers.ts';
import { generateCatalog } from '#world/catalog.ts';
import type { CorpusEvent } from './corpus.ts';
import { compareTrigger } from './replayed-tasks.ts';

const isDeep = process.env.YARROW_DEEP === '1';
const runs = { seed: 73, numRuns: isDeep ? 20_000 : 500 };

const keptOf = (history: readonly TaskEvent[]): CorpusEvent[] =>
  history.map(({ name, at, facts }) => ({ name, day: at.slice(0, 10), facts: facts as CorpusEvent['facts'] }));
const todayOf = fc.constantFrom('2026-03-01', '2026-03-10', '2026-04-20');
const sample: readonly TaskTrigger[] = generateCatalog().taskTriggers;

describe('a trigger that didn’t change', () => {
  it('makes the same tasks in every case, however it is written', () =>
    fc.assert(
      fc.property(fc.oneof(triggersOf, fc.constant(sample)), historyOf, todayOf, (triggers, history, today) => {
        for (const before of triggers) {
          const after = JSON.parse(JSON.stringify(before)) as TaskTrigger;
          expect(compareTrigger({ before, after: before }, keptOf(history), today)).toEqual([]);
          expect(compareTrigger({ before, after }, keptOf(history), today)).toEqual([]);
        }
      }),
      runs,
    ));

  it('is compared in cases that have its tasks', () => {
    let [made, later] = [0, 0];
    fc.assert(
      fc.property(triggersOf, historyOf, todayOf, (triggers, history, today) => {
        for (const before of triggers) {
          const withdrawn = compareTrigger({ before, after: undefined }, keptOf(history), today);
          const due = before.due.from === 'gate' ? before.due : { ...before.due, days: before.due.days + 1 };
          made += withdrawn.length;
          later += Number(compareTrigger({ before, after: { ...before, due } }, keptOf(history), today).includes('task-due'));
        }
      }),
      runs,
    );
    expect(made).toBeGreaterThan(runs.numRuns / 2);
    expect(later).toBeGreaterThan(runs.numRuns / 4);
  });
});
