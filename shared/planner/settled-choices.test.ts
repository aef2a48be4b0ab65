import { describe, expect, it } from 'vitest';
import type { DisplayService } from '#shared/model/display-service.ts';
import { displayServiceSchema } from '#shared/model/display-service.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { type Question, questionSchema } from '#shared/model/question.ts';
import { chosen, id, item, packageOf, planOf, smallHome } from '#test/world/small-planner-home.ts';
import { settledChoices } from './settled-choices.ts';

type Asks = Readonly<Record<string, LogicRule | null>>;
const service = (name: string, eventOrder: number, choice: Asks, visibleWhen?: LogicRule): DisplayService =>
  displayServiceSchema.parse({
    id: id(name),
    name,
    page: 'service-details',
    priceCents: 0,
    eventOrder,
    ...(visibleWhen === undefined ? {} : { visibleWhen }),
    questions: Object.entries(choice).map(([question, logic]) => ({
      id: id(question),
      isOptional: true,
      shouldShow: true,
      ...(logic === null ? {} : { logic }),
    })),
  });
const question = (name: string, identifier: string, fieldType: Question['fieldType'] = 'boolean'): Question =>
  questionSchema.parse({ id: id(name), identifier, question: identifier, fieldType });
const homeOf = (displayServices: DisplayService[]): PlannerHome =>
  smallHome({
    displayServices,
    questions: [
      question('q1', 'one'),
      question('q2', 'two'),
      question('q3', 'three', 'integer'),
      question('qi', 'urn', 'merchandise-item-list'),
    ],
  });
const is = (identifier: string, value: boolean): LogicRule => ({ '==': [{ var: identifier }, value] });
const names = (home: PlannerHome, plan: Parameters<typeof settledChoices>[1]) =>
  settledChoices(home, plan).services.map(({ service: { name } }) => name);

describe('what of a plan counts', () => {
  it('is settled after what it reads, wherever that stands: what does not count decides nothing', () => {
    const home = homeOf([
      service('last', 0, {}, is('two', true)),
      service('then', 1, { q2: is('one', true) }),
      service('first', 2, { q1: null }),
    ]);
    const plan = (one: boolean) => planOf([chosen('last'), chosen('then', { q2: true }), chosen('first', { q1: one })]);
    expect(names(home, plan(true))).toEqual(['last', 'then', 'first']);
    expect(settledChoices(home, plan(true)).data).toMatchObject({ one: true, two: true });
    // The answer to a question that does not show is none: what it would show hides, however the choices are ordered.
    expect(names(home, plan(false))).toEqual(['then', 'first']);
    expect(settledChoices(home, plan(false)).dropped).toEqual([
      { kind: 'answer', id: id('q2'), reason: 'This question does not come up for what is chosen now.' },
    ]);
  });

  it('is not decided by an answer of the wrong kind', () => {
    const home = homeOf([service('first', 0, { q3: null }), service('then', 1, {}, { '!': [{ '>': [{ var: 'three' }, 2] }] })]);
    expect(names(home, planOf([chosen('first', { q3: 5 }), chosen('then')]))).toEqual(['first']);
    // No answer that counts: nothing is known, and so nothing shows.
    expect(names(home, planOf([chosen('first', { q3: 'many' }), chosen('then')]))).toEqual(['first']);
    expect(names(home, planOf([chosen('first', { q3: 1 }), chosen('then')]))).toEqual(['first', 'then']);
  });

  it('that does not show stays in the plan, without a word, and its answers count for nothing', () => {
    const home = homeOf([service('first', 0, { q1: null }), service('hidden', 1, { q2: null }, is('one', true))]);
    const { services, visibleIds, data, dropped } = settledChoices(
      home,
      planOf([chosen('first'), chosen('hidden', { q2: true })]),
    );
    expect(services.map(({ service: { name } }) => name)).toEqual(['first']);
    expect([...visibleIds]).toEqual([id('first')]);
    expect(data).not.toHaveProperty('two');
    expect(dropped.map(({ kind, id: each }) => [kind, each])).toEqual([['answer', id('q2')]]);
  });

  it('shows where a rule cannot be run, and is the same however services wait for each other', () => {
    const home = homeOf([
      service('broken', 0, {}, { nonsense: [1] }),
      service('a', 1, { q1: null }, is('two', true)),
      service('b', 2, { q2: null }, is('one', true)),
    ]);
    const choices = [chosen('a', { q1: true }), chosen('b', { q2: true }), chosen('broken')];
    expect(names(home, planOf(choices))).toEqual(['broken', 'a', 'b']);
    expect(names(home, planOf(choices.toReversed()))).toEqual(['broken', 'a', 'b']);
  });

  it('has its own answer over that of others, and that of the later one for everybody else', () => {
    const home = homeOf([service('a', 0, { q1: null }), service('b', 1, { q1: null }), service('c', 2, {})]);
    const settled = settledChoices(home, planOf([chosen('b', { q1: false }), chosen('a', { q1: true }), chosen('c')]));
    expect([id('a'), id('b'), id('c')].map((each) => settled.dataOf(each).one)).toEqual([true, false, false]);
  });

  it('holds items by the larger number, from a page of merchandise or an answer', () => {
    const home = homeOf([service('ask', 0, { qi: null })]);
    const value = [
      { locationItemId: id('brass'), quantity: 2 },
      { locationItemId: id('gone'), quantity: 1 },
    ];
    const answeredChoice = { ...chosen('ask'), answers: [{ questionId: id('qi'), value }] };
    const { quantities, dropped } = settledChoices(home, planOf([answeredChoice, item('brass'), item('heart', 3)]));
    expect(Object.fromEntries(quantities)).toEqual({ [id('brass')]: 2, [id('heart')]: 3 });
    expect(dropped.map(({ kind, id: each }) => [kind, each])).toEqual([['item', id('gone')]]);
  });

  it('is what the package offers, with what nobody can remove', () => {
    const fixed = { ...service('fixed', 0, {}), canRemoveInOnlineArrangements: false };
    const home = {
      ...homeOf([fixed, service('in', 1, {}), service('out', 2, {})]),
      templates: [packageOf('pack', [], { displayServices: [id('fixed'), id('in')] })],
    };
    const plan = planOf([chosen('out'), chosen('in')], { selectedTemplate: id('pack'), dispositionType: 'burial' });
    expect(settledChoices(home, plan).services.map(({ service: { name }, isChosen }) => [name, isChosen])).toEqual([
      ['fixed', false],
      ['in', true],
    ]);
    expect(settledChoices(home, plan).dropped.map(({ id: each }) => each)).toEqual([id('out')]);
    expect(names(home, planOf([chosen('out'), chosen('in')]))).toEqual(['in', 'out']);
  });
});
