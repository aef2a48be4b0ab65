import { describe, expect, it } from 'vitest';
import { type Task, taskSchema } from '../model/task.ts';
import { endedBy } from './judged-task.ts';
import { dayGroupOf, dueOrder, orderOf } from './task-order.ts';

const id = (nth: number) => `0192f000-0000-7000-8000-${String(nth).padStart(12, '0')}`;
const task = (facts: Partial<Task>): Task =>
  taskSchema.parse({
    id: id(1),
    caseId: id(2),
    name: 'Call the family',
    due: { from: 'event', days: 0 },
    origin: { at: '2026-03-04T15:00:00.000Z', eventId: id(3) },
    createdOn: '2026-03-04T15:00:00.000Z',
    ...facts,
  });

describe('the order of tasks', () => {
  it('is by day, then by position, with undated tasks last', () => {
    const inOrder = [
      task({ dueOn: '2026-03-04', sortOrder: 10 }),
      task({ dueOn: '2026-03-05', sortOrder: 2 }),
      task({ dueOn: '2026-03-05', sortOrder: 10 }),
      task({ sortOrder: 0 }),
      task({ sortOrder: 400_000 }),
    ];
    expect(inOrder.map(dueOrder).toSorted()).toEqual(inOrder.map(dueOrder));
    expect(inOrder.map(orderOf)).toEqual(inOrder.map(dueOrder));
  });

  it('is by the time they ended for tasks that are over, and by day for expired ones', () => {
    const now = '2026-03-09T15:00:00.000Z';
    expect(orderOf(endedBy(task({ dueOn: '2026-03-05' }), 'auto', { now }))).toBe(now);
    expect(orderOf(endedBy(task({ dueOn: '2026-03-05' }), 'removed', { now }))).toBe(now);
    expect(orderOf(endedBy(task({ dueOn: '2026-03-05' }), 'expired', { now }))).toBe('2026-03-05#00000');
  });

  it('is grouped into overdue, today, next, and undated', () => {
    const today = '2026-03-05';
    expect([undefined, '2026-03-04', today, '2026-03-06'].map((day) => dayGroupOf(day, today))).toEqual([
      'undated',
      'overdue',
      'today',
      'next',
    ]);
  });
});
