import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepLimit } from '../logic/run.ts';
import type { LogicRule } from '../model/logic-rule.ts';
import { type Task, type TaskTrigger, taskTriggerSchema } from '../model/task.ts';
import { createdTask, startsTask, type TaskEvent } from './created-task.ts';
import { judgedTask, stateOf } from './judged-task.ts';
import { ruleHolds } from './rule-holds.ts';

const id = (nth: number) => `0192f000-0000-7000-8000-${String(nth).padStart(12, '0')}`;
const at = '2026-03-04T15:00:00.000Z';
const event = (facts: TaskEvent['facts']): TaskEvent => ({ id: id(2), name: 'case.created', at, caseId: id(3), facts });
const trigger = (rules: object): TaskTrigger => ({
  ...taskTriggerSchema.parse({ id: id(1), name: 'Call', when: ['case.created'], due: { from: 'event', days: 0 } }),
  ...rules,
});
const judge = (task: Task, facts: TaskEvent['facts']) => judgedTask(task, { facts, now: at, timeZone: 'UTC' });

const deep = (levels: number): LogicRule => {
  let rule: LogicRule = true;
  for (let level = 0; level < levels; level += 1) rule = { '!': [rule] };
  return rule;
};
const cyclic: { and: unknown[] } = { and: [] };
cyclic.and.push(cyclic);
/** Takes more steps than a run may, over a list that a case can have. */
const endless: LogicRule = {
  all: [{ var: 'displayServices' }, { all: [{ map: [{ var: 'displayServices' }, { var: '' }] }, { '!!': [{ var: '' }] }] }],
};
const nested: LogicRule = [1, 2, 3].reduce<LogicRule>((rule) => ({ all: [Array.from({ length: 60 }, () => 1), rule] }), {
  all: [Array.from({ length: 60 }, () => 1), true],
});
const broken: [string, LogicRule][] = [
  ['there is no such operation', { equals: [1, 2] }],
  ['two operations in one', { '==': [1, 1], '!=': [1, 2] }],
  ['too few values', { '==': [] }],
  ['what nobody may read', { '!!': [{ var: 'constructor.constructor' }] }],
  ['nested without end', deep(100_000)],
  ['inside itself', cyclic as unknown as LogicRule],
  ['more steps than a run may take', nested],
];

describe("a task rule that can't be followed", () => {
  it('may also be one that a run gives up on', () => {
    expect(60 ** 4).toBeGreaterThan(stepLimit);
    expect(ruleHolds(endless, { displayServices: [] })).toBe(false);
  });

  it.each(broken)('is reported, and never throws: %s', (_, rule) => {
    const faults: unknown[] = [];
    expect(ruleHolds(rule, {}, (fault) => faults.push(fault))).toBe(false);
    expect(ruleHolds(rule, {}, undefined, true)).toBe(true);
    expect(faults).toHaveLength(1);
  });

  it.each(broken)('creates no task, completes none, and removes none: %s', (_, rule) => {
    expect(startsTask(trigger({ condition: rule }), event({}))).toBe(false);
    const task = createdTask(trigger({ completeWhen: rule, appliesWhen: rule }), event({}), id(4));
    expect(stateOf(judge(task, {}))).toBe('open');
  });

  it('may be anything but JSON: nothing is thrown, and a task remains', () => {
    const facts = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), facts, (condition, completeWhen, appliesWhen, known) => {
        const odd = trigger({ condition, completeWhen, appliesWhen, isExpirable: true });
        startsTask(odd, event(known));
        const task = judge(createdTask(odd, event(known), id(4)), known);
        expect(['open', 'done', 'removed', 'expired']).toContain(stateOf(task));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a task rule', () => {
  it('treats the unknown as null: neither equal nor different waits for it', () => {
    const isBurial: LogicRule = { '==': [{ var: 'dispositionGroup' }, 'burial'] };
    expect(ruleHolds(isBurial, {})).toBe(false);
    expect(ruleHolds({ '!': [isBurial] }, {})).toBe(true);
    expect(ruleHolds({ '!!': [{ var: 'contractSignedOn' }] }, {})).toBe(false);
    expect(ruleHolds({ in: ['pallbearer', { var: 'signedDocuments' }] }, {})).toBe(false);
  });

  it('is checked only for the events that its trigger waits for, while the trigger is active', () => {
    expect(startsTask(trigger({}), event({}))).toBe(true);
    expect(startsTask(trigger({ condition: true }), event({}))).toBe(true);
    expect(startsTask(trigger({ condition: false }), event({}))).toBe(false);
    expect(startsTask(trigger({ when: ['case.deleted'] }), event({}))).toBe(false);
    expect(startsTask(trigger({ isActive: false }), event({}))).toBe(false);
  });
});
