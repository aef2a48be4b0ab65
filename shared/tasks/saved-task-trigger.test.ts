import { describe, expect, it } from 'vitest';
import { identifiers } from '#shared/identifiers/case-values.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import { type Question, questionSchema } from '#shared/model/question.ts';
import { factNamesOf, savedTaskTriggerSchema } from './saved-task-trigger.ts';

const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
const question = (nth: number, identifier: string, fieldType: string): Question =>
  questionSchema.parse({ id: id(nth), identifier, question: `${identifier}?`, fieldType });
const questions = [
  question(1, 'openingConfirmed', 'boolean'),
  question(2, 'obituaryApprovedOn', 'date'),
  question(3, 'obituaryDeadline', 'date-time'),
  question(4, 'markerWords', 'string'),
];
const schema = savedTaskTriggerSchema(questions);

const trigger = (more: object = {}) => ({
  id: id(9),
  name: 'Confirm the opening',
  when: ['case.created'],
  due: { from: 'event', days: 1 },
  ...more,
});
/** Returns what is reported, and where. */
const issuesOf = (more: object) =>
  schema.safeParse(trigger(more)).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
const reads = (name: string): LogicRule => ({ '!!': [{ var: name }] });
const deep = (levels: number): LogicRule => (levels === 0 ? true : { '!': [deep(levels - 1)] });

describe('what task rules may read', () => {
  const { names, days } = factNamesOf(questions);

  it('is the vocabulary of a case and what its file asks, but nothing about the home', () => {
    for (const name of ['timing', 'fatherName', 'nextOfKinNames', 'contractSignedOn', 'displayServices', 'casePercent'])
      expect(names.has(name), name).toBe(true);
    expect(names.has('markerWords')).toBe(true);
    for (const name of ['today', 'homeName', 'directorFullName', 'assignedEmail', 'hasImplant'])
      expect(names.has(name), name).toBe(false);
    expect(names.size).toBeLessThan(identifiers.length + questions.length);
  });

  it('includes days only if the fact is one, and not if the fact only says that there is one', () => {
    for (const name of [
      'dateOfDeath',
      'dispositionOn',
      'serviceStartsOn',
      'caseOpenedAt',
      'obituaryApprovedOn',
      'obituaryDeadline',
    ])
      expect(days.has(name), name).toBe(true);
    for (const name of ['dateOfBirth', 'timing', 'markerWords', 'openingConfirmed', 'signedDocuments', 'fatherName'])
      expect(days.has(name), name).toBe(false);
  });
});

describe('a trigger that staff save', () => {
  it('is accepted if everything in it is valid', () => {
    const whole = {
      condition: reads('dispositionType'),
      completeWhen: { and: [reads('openingConfirmed'), reads('markerWords')] },
      appliesWhen: { '==': [{ var: 'dispositionGroup' }, 'burial'] },
      actionType: 'url',
      actionTargetUrl: 'cemetery-details',
      actionElement: 'cemetery-opening',
      when: ['case.created', 'case.tasks-completed'],
      due: { from: 'date', identifier: 'obituaryDeadline', days: -1 },
      isExpirable: true,
    };
    expect(issuesOf(whole)).toEqual([]);
    expect(issuesOf({ repeats: true, when: ['note.added'], due: { from: 'gate', before: 'embalmed' } })).toEqual([]);
  });

  it("is refused at every rule that can't run", () => {
    const equals = { equals: [1, 2] };
    const words = 'equals > There is no such operation';
    expect(issuesOf({ condition: equals, completeWhen: equals, appliesWhen: equals })).toEqual([
      `condition: ${words}`,
      `completeWhen: ${words}`,
      `appliesWhen: ${words}`,
    ]);
    expect(issuesOf({ condition: deep(61) })).toEqual([expect.stringMatching(/^condition: .*Is nested more than 60 deep$/)]);
  });

  it("is refused if it waits for something that isn't a case event, or for one event twice", () => {
    expect(issuesOf({ when: ['location.changed', 'case.created', 'case.reborn', 'case.created'] })).toEqual([
      'when.0: There is no event of a case location.changed',
      'when.2: There is no event of a case case.reborn',
      'when.3: Waits for case.created more than once',
    ]);
  });

  it('is refused if it would create tasks forever', () => {
    expect(issuesOf({ repeats: true, when: ['case.created', 'case.tasks-completed'] })).toEqual([
      'repeats: Would make a task whenever the last one is done, for ever',
    ]);
  });

  it('is refused if it ends in two ways that exclude each other', () => {
    expect(issuesOf({ manualCompleteOnly: true, completeWhen: reads('contractSignedOn') })).toEqual([
      'completeWhen: What only a person completes has no rule that completes it',
    ]);
    expect(issuesOf({ isExpirable: true, due: { from: 'gate', before: 'in-care' } })).toEqual([
      'isExpirable: What is due before a point of care does not expire',
    ]);
  });

  it('is refused if its action opens nothing, or a page opens without one', () => {
    expect(issuesOf({ actionType: 'url' })).toEqual(['actionTargetUrl: Say which page it opens']);
    expect(issuesOf({ actionTargetUrl: 'documents' })).toEqual(['actionType: A task that opens a page has the action URL']);
    expect(issuesOf({ actionElement: 'first' })).toEqual(['actionType: A task that opens a page has the action URL']);
  });

  it("is refused if it reads or counts from something that isn't a fact", () => {
    const rule = { and: [reads('shoeSize'), reads('today'), reads('constructor'), reads('timing')] };
    expect(issuesOf({ condition: reads('shoeSize'), appliesWhen: { and: [reads('today'), reads('timing')] } })).toEqual([
      'condition: There is no fact of a case shoeSize',
      'appliesWhen: There is no fact of a case today',
    ]);
    expect(issuesOf({ completeWhen: rule })).toEqual([expect.stringContaining('"constructor" cannot be read')]);
    for (const identifier of ['dateOfBirth', 'timing', 'nowhere'])
      expect(issuesOf({ due: { from: 'date', identifier, days: 0 } })).toEqual([
        `due.identifier: There is no date of a case ${identifier}`,
      ]);
  });
});
