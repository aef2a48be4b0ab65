import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { id } from '#test/world/plain-id.ts';
import { chosen, item, planOf } from '#test/world/small-home-plan.ts';
import { packageOf, smallHome } from '#test/world/small-planner-home.ts';
import { formerPlan, isAnythingChanged, whatChanged } from './what-changed.ts';

const home = smallHome({ templates: [packageOf('pack', ['basic-services'], { pricingMethod: 'flat', priceCents: 250_000 })] });
const choices = [
  chosen('vs', { qo: true, qd: 2 }),
  chosen('rs'),
  chosen('ca', { qc: 2 }),
  chosen('do'),
  item('brass'),
  item('heart'),
];
const wishes = { selectedServicePreferences: [id('w1')] };
const plan = planOf(choices, { ...wishes, dispositionType: 'burial', selectedTemplate: id('pack') });
const former = formerPlan(home, plan);

type Service = PlannerHome['displayServices'][number];
const withService = (name: string, change: (service: Service) => Partial<Service>): PlannerHome => ({
  ...home,
  displayServices: home.displayServices.map((each) => (each.id === id(name) ? { ...each, ...change(each) } : each)),
});
const changeAt = (later: PlannerHome, of = plan) => whatChanged(later, of, formerPlan(home, of));

describe('what changed in a plan', () => {
  it('is nothing at the same home', () => {
    expect(isAnythingChanged(changeAt(structuredClone(home)))).toBe(false);
  });

  it('names an answer to a question that is no longer asked, and what it costs less', () => {
    const change = changeAt(
      withService('vs', ({ questions }) => ({ questions: questions.filter((each) => each.id !== id('qo')) })),
    );
    expect(change.lost).toEqual([
      { id: id('qo'), label: 'Should the casket be open?', reason: 'This question is not asked here any more.' },
    ]);
    expect(change.gone.map(({ label }) => label)).toEqual(['Service embalm']);
  });

  it('names a service without a price that was withdrawn, by its name of then', () => {
    const later = { ...home, displayServices: home.displayServices.filter((each) => each.id !== id('do')) };
    expect(changeAt(later)).toMatchObject({
      gone: [],
      lost: [{ id: id('do'), label: 'The do', reason: 'This home does not offer this any more.' }],
    });
  });

  it('names a service that a new rule hides, although the plan keeps it', () => {
    const change = changeAt(withService('do', () => ({ visibleWhen: { '==': [{ var: 'veteran' }, true] } })));
    expect(change.lost).toMatchObject([{ label: 'The do', reason: 'This does not come up for what is chosen now.' }]);
  });

  it('names a wish that is no longer asked for', () => {
    const change = changeAt({ ...home, preferenceGroups: [] });
    expect(change.lost).toMatchObject([{ id: id('w1'), label: 'At the grave' }]);
  });

  it('names a question that is new, unless nobody knows what was asked before', () => {
    const later = withService('rs', ({ questions }) => ({
      questions: [...questions, ...home.displayServices.find((each) => each.id === id('fi'))!.questions],
    }));
    const change = changeAt(later);
    expect(change).toMatchObject({ lost: [], newQuestions: [{ id: id('qf'), words: 'folders?' }] });
    expect(isAnythingChanged(change)).toBe(true);
    const { shown: _shown, ...older } = former;
    expect(whatChanged(later, plan, older).newQuestions).toEqual([]);
  });

  it('says of a priced item that is gone only what it cost', () => {
    const change = changeAt({ ...home, items: home.items.filter((each) => each.id !== id('heart')) });
    expect(change.gone.map(({ label }) => label)).toEqual(['Keepsake heart']);
    expect(change.lost).toEqual([]);
  });

  it('compares no prices before there is a package, and still names what is lost', () => {
    const { selectedTemplate: _template, ...early } = plan;
    const change = changeAt({ ...home, preferenceGroups: [], priceList: null }, early);
    expect([change.gone, change.dearer, change.differenceCents]).toEqual([[], [], 0]);
    expect(change.lost).toMatchObject([{ label: 'At the grave' }]);
  });

  it('loses nothing silently, whatever a home takes out', () => {
    const subset = <Value>(of: readonly Value[]) => fc.subarray([...of]);
    const taken = fc.record({
      displayServices: subset(home.displayServices),
      items: subset(home.items),
      questions: subset(home.questions.map((each) => each.id)),
      preferenceGroups: subset(home.preferenceGroups),
    });
    fc.assert(
      fc.property(taken, ({ questions, ...left }) => {
        const asks = new Set(questions);
        const displayServices = left.displayServices.map((each) => ({
          ...each,
          questions: each.questions.filter((one) => asks.has(one.id)),
        }));
        const later = { ...home, ...left, displayServices };
        const change = changeAt(later);
        const today = new Set(formerPlan(later, plan).shown!.choices.map((each) => each.id));
        const told = new Set([...change.lost.map((each) => each.id), ...change.gone.map(({ of }) => of)]);
        for (const each of former.shown!.choices) expect(today.has(each.id) || told.has(each.id), each.words).toBe(true);
        for (const each of change.lost) expect(each.label).not.toMatch(/^An? /);
      }),
    );
  });
});
