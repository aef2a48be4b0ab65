import { describe, expect, it } from 'vitest';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import { type QuestionGroup, questionGroupSchema } from '#shared/model/question-group.ts';
import { type TaskTrigger, taskTriggerSchema } from '#shared/model/task.ts';
import type { AnyCatalog, AnyEntry } from '../catalog-faults.ts';
import { nounNames } from '../noun-names.ts';
import { withRetired } from '../retired.ts';
import { tallyCase } from './compared-case.ts';
import { prepareDryRun } from './dry-run.ts';
import { emptyTally } from './tally.ts';

const id = (digit: number) => `0000000${digit}-0000-4000-8000-000000000000`;
const today = '2026-11-26';
const none = Object.fromEntries(nounNames.map((noun) => [noun, []])) as unknown as AnyCatalog;
const groupOf = (changes: object = {}): QuestionGroup =>
  questionGroupSchema.parse({
    id: id(1),
    name: 'Ceremony',
    kind: 'case',
    page: 'case-details',
    questions: [
      { id: id(2), identifier: 'speech', question: 'What will be said?', fieldType: 'string', sortOrder: 0 },
      { id: id(3), identifier: 'hasMusic', question: 'Is there music?', fieldType: 'boolean', sortOrder: 1 },
    ],
    ...changes,
  });
const runOf = (before: Partial<AnyCatalog>, after: Partial<AnyCatalog>) =>
  prepareDryRun({ ...none, ...before }, { ...none, ...after }, today);
const withGroups = (...questionGroups: AnyEntry[]): Partial<AnyCatalog> => ({ questionGroups });

describe('a rule that read words', () => {
  const reads: LogicRule = { '==': [{ var: 'speech' }, 'None'] };
  const plain: LogicRule = { '==': [{ var: 'timing' }, 'at-need'] };

  it.each([
    ['reads something else', { visibleWhen: plain }],
    ['is gone', {}],
  ])('makes cases with these words not comparable when it %s', (_, changes) => {
    const { cases } = runOf(withGroups(groupOf({ visibleWhen: reads })), withGroups(groupOf(changes)));
    expect([...cases.unreadable]).toEqual(['speech']);
    const tally = emptyTally();
    tallyCase(tally, cases, [{ name: 'case.opened', day: today, facts: { speech: true } }]);
    expect(tally.counts.cases.notComparable).toBe(1);
  });

  it('hides plans with these words alike', () => {
    const groups = (rule?: LogicRule) => withGroups(groupOf({ kind: 'pricing', page: 'service-details', visibleWhen: rule }));
    expect([...runOf(groups(reads), groups(plain)).plans.unreadable]).toEqual([id(2)]);
    expect([...runOf(groups(plain), groups()).plans.unreadable]).toEqual([]);
  });
});

describe('retiring', () => {
  const facts = { speech: true, hasMusic: true };

  it('a group differs in the cases that it is asked of', () => {
    const { cases } = runOf(withGroups(groupOf()), withGroups(withRetired(groupOf(), true)));
    const tally = emptyTally();
    tallyCase(tally, cases, [{ name: 'case.opened', day: today, facts }]);
    expect([tally.counts.cases.different, tally.kinds.shown]).toEqual([1, 1]);
  });

  it('a trigger differs in the cases that got its task', () => {
    const trigger: TaskTrigger = taskTriggerSchema.parse({
      id: id(5),
      name: 'Call the cemetery',
      taskCategoryId: id(6),
      when: ['case.opened'],
      due: { from: 'event', days: 1 },
      sortOrder: 0,
    });
    const { cases } = runOf({ taskTriggers: [trigger] }, { taskTriggers: [withRetired(trigger, true)] });
    const tally = emptyTally();
    tallyCase(tally, cases, [{ name: 'case.opened', day: today, facts }]);
    tallyCase(tally, cases, [{ name: 'note.added', day: today, facts }]);
    expect([tally.counts.cases.different, tally.counts.cases.same, tally.kinds]).toEqual([1, 1, { 'task-made': 1 }]);
  });
});
