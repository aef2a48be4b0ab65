import { describe, expect, it } from 'vitest';
import type { DisplayService } from '#shared/model/display-service.ts';
import { displayServiceSchema } from '#shared/model/display-service.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { type Question, questionSchema } from '#shared/model/question.ts';
import { id } from '#test/world/plain-id.ts';
import { chosen, item, planOf } from '#test/world/small-home-plan.ts';
import { packageOf, smallHome } from '#test/world/small-planner-home.ts';
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

describe('the parts of a plan that count', () => {
  it("are settled after what they read, wherever that is: what doesn't count decides nothing", () => {
    const home = homeOf([
      service('last', 0, {}, is('two', true)),
      service('then', 1, { q2: is('one', true) }),
      service('first', 2, { q1: null }),
    ]);
    const plan = (one: boolean) => planOf([chosen('last'), chosen('then', { q2: true }), chosen('first', { q1: one })]);
    expect(names(home, plan(true))).toEqual(['last', 'then', 'first']);
    expect(settledChoices(home, plan(true)).data).toMatchObject({ one: true, two: true });
    // The answer to a hidden question doesn't exist, so what it would show hides, in whatever order things were chosen.
    expect(names(home, plan(false))).toEqual(['then', 'first']);
    expect(settledChoices(home, plan(false)).dropped).toEqual([
      { kind: 'answer', id: id('q2'), reason: 'This question does not come up for what is chosen now.' },
    ]);
  });

  it('are not decided by an answer of the wrong kind', () => {
    const home = homeOf([service('first', 0, { q3: null }), service('then', 1, {}, { '!': [{ '>': [{ var: 'three' }, 2] }] })]);
    expect(names(home, planOf([chosen('first', { q3: 5 }), chosen('then')]))).toEqual(['first']);
    // No answer counts, so nothing is known and nothing shows.
    expect(names(home, planOf([chosen('first', { q3: 'many' }), chosen('then')]))).toEqual(['first']);
    expect(names(home, planOf([chosen('first', { q3: 1 }), chosen('then')]))).toEqual(['first', 'then']);
  });

  it('keep a hidden service in the plan without a message, while its answers count for nothing', () => {
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

  it("include a service whose rule can't run, and are the same however services wait for each other", () => {
    const home = homeOf([
      service('broken', 0, {}, { nonsense: [1] }),
      service('a', 1, { q1: null }, is('two', true)),
      service('b', 2, { q2: null }, is('one', true)),
    ]);
    const choices = [chosen('a', { q1: true }), chosen('b', { q2: true }), chosen('broken')];
    expect(names(home, planOf(choices))).toEqual(['broken', 'a', 'b']);
    expect(names(home, planOf(choices.toReversed()))).toEqual(['broken', 'a', 'b']);
  });

  it("prefer a service's own answer over others, and the later answer for everyone else", () => {
    const home = homeOf([service('a', 0, { q1: null }), service('b', 1, { q1: null }), service('c', 2, {})]);
    const settled = settledChoices(home, planOf([chosen('b', { q1: false }), chosen('a', { q1: true }), chosen('c')]));
    expect([id('a'), id('b'), id('c')].map((each) => settled.dataOf(each).one)).toEqual([true, false, false]);
  });

  it('take the larger number of an item, from a merchandise page or an answer', () => {
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

  it("are what the package offers, including what can't be removed", () => {
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

describe('answers beside items', () => {
  const asks = service('asked', 0, { q1: null, q3: is('one', true) });
  const home = smallHome({
    questions: [question('q1', 'one'), question('q2', 'two'), question('q3', 'three', 'integer')],
    categoryServices: [{ id: id('kcs'), itemCategoryId: id('kc'), mappings: [], questions: asks.questions }],
  });
  const beside = (name: string, answers: Parameters<typeof chosen>[1]) => ({
    ...item(name),
    answers: chosen(name, answers).answers,
  });
  const droppedOf = (...choices: ReturnType<typeof beside>[]) =>
    settledChoices(home, planOf(choices)).dropped.map(({ kind, id: each, reason }) => [kind, each, reason]);

  it('that do not count are named with the reason: invalid, hidden, or not asked', () => {
    expect(droppedOf(beside('pine', { q1: true, q3: 4 }))).toEqual([]);
    expect(droppedOf(beside('pine', { q1: 'yes', q2: true }))).toEqual([
      ['answer', id('q2'), 'This question is not asked here any more.'],
      ['answer', id('q1'), expect.any(String)],
    ]);
    expect(droppedOf(beside('pine', { q1: false, q3: 4 }))).toEqual([
      ['answer', id('q3'), 'This question does not come up for what is chosen now.'],
    ]);
    expect(droppedOf(beside('brass', { q1: true }))).toEqual([['answer', id('q1'), 'This question is not asked here any more.']]);
  });

  it('are settled with how many items of the category the plan has', () => {
    const unitsOf = (...choices: Parameters<typeof planOf>[0]) =>
      settledChoices(home, planOf(choices)).dataOf(id('kc')).itemUnits;
    expect([unitsOf(item('pine', 2), item('oak'), item('brass', 5)), unitsOf(item('brass'))]).toEqual([3, 1]);
  });

  it('are named once, and not at all if one beside another item counts', () => {
    expect(droppedOf(beside('oak', { q1: 'yes' }), beside('pine', { q1: 'yes' }))).toHaveLength(1);
    expect(droppedOf(beside('oak', { q1: 'yes' }), beside('pine', { q1: true }))).toEqual([]);
  });
});
