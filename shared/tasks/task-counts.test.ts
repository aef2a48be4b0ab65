import fc from 'fast-check';
import { expect, it } from 'vitest';
import { completedMethod } from '../model/enumerations/task.ts';
import { countTasks, noTasks, type TaskCounts } from './task-counts.ts';

const task = fc.record({
  taskTriggerId: fc.constantFrom('a', 'b', undefined),
  completedMethod: fc.constantFrom(...completedMethod.values, undefined),
});

it('counts every task of a trigger once, whatever the pages they come in', () => {
  fc.assert(
    fc.property(fc.array(fc.array(task)), (pages) => {
      const [paged, whole] = [new Map<string, TaskCounts>(), new Map<string, TaskCounts>()];
      for (const page of pages) countTasks(paged, page);
      countTasks(whole, pages.flat());
      expect(paged).toEqual(whole);
      for (const id of ['a', 'b']) {
        const { made, ...ended } = whole.get(id) ?? noTasks;
        const own = pages.flat().filter(({ taskTriggerId }) => taskTriggerId === id);
        expect(made).toBe(own.length);
        expect(Object.values(ended).reduce((sum, count) => sum + count, 0)).toBe(
          own.filter((each) => each.completedMethod !== undefined).length,
        );
      }
      expect([...whole.keys()].every((id) => id === 'a' || id === 'b')).toBe(true);
    }),
  );
  expect(noTasks).toEqual({ made: 0, auto: 0, manual: 0, removed: 0, expired: 0 });
});
