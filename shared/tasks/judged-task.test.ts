import { describe, expect, it } from 'vitest';
import { type Task, type TaskDue, taskSchema, taskTriggerSchema } from '../model/task.ts';
import { createdTask } from './created-task.ts';
import { endedBy, expiresAt, isSettledByHand, judgedTask, stateOf } from './judged-task.ts';
import type { Facts } from './rule-holds.ts';

const id = (nth: number) => `0192f000-0000-7000-8000-${String(nth).padStart(12, '0')}`;
const joan = { id: id(9), name: 'Joan Averell' };
const isSigned = { '!!': [{ var: 'contractSignedOn' }] };
const isCremation = { '==': [{ var: 'dispositionGroup' }, 'cremation'] };
const inDays = (days: number): TaskDue => ({ from: 'event', days });

const made = (kind: object = {}): Task =>
  createdTask(
    taskTriggerSchema.parse({ id: id(1), name: 'Contract signed', when: ['case.created'], due: inDays(1), ...kind }),
    { id: id(2), name: 'case.created', at: '2026-03-04T15:00:00.000Z', caseId: id(3), facts: {} },
    id(4),
  );
const judge = (task: Task, facts: Facts, now = '2026-03-04T15:00:01.000Z', timeZone = 'America/New_York') =>
  judgedTask(task, { facts, now, timeZone });

describe('a new task', () => {
  it('fits the model, and is open, with its day', () => {
    const task = judge(made(), {});
    expect(taskSchema.parse(task)).toEqual(task);
    expect(task).toMatchObject({ dueOn: '2026-03-05', isCompleted: false, taskTriggerId: id(1), caseId: id(3) });
    expect(stateOf(task)).toBe('open');
    expect(task).not.toHaveProperty('completedMethod');
  });

  it('is judged the same every time for the same case and moment', () => {
    const facts = { contractSignedOn: '2026-03-04' };
    const once = judge(made({ completeWhen: isSigned }), facts);
    expect(judge(once, facts)).toEqual(once);
    expect(judge(once, facts, '2026-04-01T00:00:00.000Z')).toEqual(once);
  });
});

describe('a task that a rule completes', () => {
  const task = made({ completeWhen: isSigned });
  const done = judge(task, { contractSignedOn: '2026-03-04' });

  it('is done when its rule is true, without a person', () => {
    expect(done).toMatchObject({ isCompleted: true, completedMethod: 'auto', completedOn: '2026-03-04T15:00:01.000Z' });
    expect(done).not.toHaveProperty('completedBy');
    expect(taskSchema.parse(done)).toEqual(done);
  });

  it('reopens when its rule is no longer true, exactly as it was', () => {
    expect(judge(done, {})).toEqual(judge(task, {}));
  });

  it('stays done if a person completed it', () => {
    const ticked = endedBy(judge(task, {}), 'manual', { now: '2026-03-04T16:00:00.000Z', by: joan });
    expect(ticked).toMatchObject({ isCompleted: true, completedBy: joan.id, completedByName: joan.name });
    expect(isSettledByHand(ticked)).toBe(true);
    expect(judge(ticked, {})).toEqual(ticked);
    expect(judge(ticked, { contractSignedOn: '2026-03-04' })).toEqual(ticked);
    expect(judge(ticked, {}, '2027-01-01T00:00:00.000Z')).toEqual(ticked);
    expect(endedBy(ticked, undefined, { now: '2026-03-04T17:00:00.000Z' })).toEqual(judge(task, {}));
  });

  it('stays open if only a person may complete it', () => {
    const manual = made({ completeWhen: isSigned, manualCompleteOnly: true });
    expect(stateOf(judge(manual, { contractSignedOn: '2026-03-04' }))).toBe('open');
  });
});

describe('a task that was removed', () => {
  it('comes back if its own rule removed it and is true again', () => {
    const task = made({ appliesWhen: isCremation });
    const gone = judge(task, { dispositionGroup: 'burial' });
    expect(gone).toMatchObject({ isCompleted: false, completedMethod: 'removed' });
    expect(isSettledByHand(gone)).toBe(false);
    expect(stateOf(judge(gone, { dispositionGroup: 'cremation' }))).toBe('open');
  });

  it("isn't reported as done while it doesn't apply", () => {
    const task = made({ appliesWhen: isCremation, completeWhen: isSigned });
    expect(stateOf(judge(task, { dispositionGroup: 'burial', contractSignedOn: '2026-03-04' }))).toBe('removed');
    expect(stateOf(judge(task, { dispositionGroup: 'cremation', contractSignedOn: '2026-03-04' }))).toBe('done');
  });

  it('stays removed if a person removed it, whatever its rules say', () => {
    const task = made({ appliesWhen: isCremation, completeWhen: isSigned, isExpirable: true });
    const off = endedBy(judge(task, {}), 'removed', { now: '2026-03-04T16:00:00.000Z', by: joan });
    for (const facts of [
      {},
      { dispositionGroup: 'cremation' },
      { dispositionGroup: 'cremation', contractSignedOn: '2026-03-04' },
    ])
      expect(judge(off, facts, '2027-01-01T00:00:00.000Z')).toEqual(off);
  });
});

describe('a task that expires', () => {
  const task = made({ isExpirable: true, completeWhen: isSigned });
  const over = '2026-03-06T05:00:00.000Z';

  it('expires when its day is over at the home, not before', () => {
    expect(expiresAt(judge(task, {}), 'America/New_York')).toBe(over);
    expect(stateOf(judge(task, {}, '2026-03-06T04:59:59.999Z'))).toBe('open');
    const expired = judge(task, {}, over);
    expect(expired).toMatchObject({ isCompleted: false, completedMethod: 'expired', completedOn: over, dueOn: '2026-03-05' });
    expect(isSettledByHand(expired)).toBe(false);
    expect(stateOf(judge(made(), {}, over))).toBe('open');
  });

  it.each([
    ['the day without two o’clock', '2026-03-07T15:00:00.000Z', '2026-03-09T04:00:00.000Z'],
    ['the day with two one o’clocks', '2026-10-31T15:00:00.000Z', '2026-11-02T05:00:00.000Z'],
  ])('expires at midnight of %s', (_, at, midnight) => {
    const due: Task = { ...task, origin: { at, eventId: id(2) } };
    expect(stateOf(judge(due, {}, new Date(Date.parse(midnight) - 1).toISOString()))).toBe('open');
    expect(stateOf(judge(due, {}, midnight))).toBe('expired');
  });

  it('can still be completed, by its rule and by hand', () => {
    const expired = judge(task, {}, over);
    expect(stateOf(judge(expired, { contractSignedOn: '2026-03-09' }, '2026-03-09T15:00:00.000Z'))).toBe('done');
    expect(stateOf(endedBy(expired, 'manual', { now: over, by: joan }))).toBe('done');
  });

  it('reopens when its date moves on', () => {
    const dated = made({ isExpirable: true, due: { from: 'date', identifier: 'serviceStartsOn', days: -1 } });
    expect(expiresAt(judge(dated, {}), 'America/New_York')).toBeUndefined();
    const expired = judge(dated, { serviceStartsOn: '2026-03-06' }, over);
    expect(expired).toMatchObject({ completedMethod: 'expired', dueOn: '2026-03-05' });
    const moved = judge(expired, { serviceStartsOn: '2026-03-20' }, over);
    expect(moved).toMatchObject({ dueOn: '2026-03-19', isCompleted: false });
    expect(stateOf(moved)).toBe('open');
    expect(stateOf(judge(expired, {}, over))).toBe('open');
  });
});
