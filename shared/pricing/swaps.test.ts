import { describe, expect, it } from 'vitest';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { id } from '#test/world/plain-id.ts';
import { chosen, item, planOf } from '#test/world/small-home-plan.ts';
import { packageOf, smallHome } from '#test/world/small-planner-home.ts';
import { pricePlan } from './price-plan.ts';
import { swapsUnder } from './swaps.ts';

const burial = { dispositionType: 'burial' as const };
const swapsOf = (home: PlannerHome, plan: PlanChoices, ceilingCents = 0) =>
  swapsUnder(home, plan, ceilingCents).map(({ label, savesCents }) => [label, savesCents]);
const inPackage = (choices: PlanChoices['selectedDisplayServices']): PlanChoices =>
  planOf(choices, { selectedTemplate: id('pack'), ...burial });

describe('swaps', () => {
  it('are the three that save the most, one per thing', () => {
    const plan = planOf([chosen('vs', { qo: true, qd: 3 }), chosen('rs'), item('oak'), item('heart', 4)], burial);
    expect(swapsOf(smallHome(), plan)).toEqual([
      ['Leave out The vs', 230_000],
      ['Choose Cloth casket instead of Oak casket', 225_000],
      ['Leave out The rs', 60_000],
    ]);
  });

  it('take half as many of what an answer buys, or of an item', () => {
    const home = smallHome({
      templates: [packageOf('pack', ['direct-cremation', 'cremation-fee'], { dispositionType: 'cremation' })],
    });
    const plan = planOf([chosen('ce', { qk: 9 })], { selectedTemplate: id('pack'), dispositionType: 'cremation' });
    expect(swapsOf(home, plan)).toEqual([['The ce: 5 instead of 9 (“copies?”)', 8_000]]);
    const [swap] = swapsUnder(home, plan, 0);
    expect(swap?.plan.selectedDisplayServices[0]?.answers).toEqual([{ questionId: id('qk'), value: 5 }]);
    expect(swap?.totalCents).toBe(150_000 + 40_000 + 10_000);
    expect(swapsOf(home, { ...plan, selectedDisplayServices: [chosen('ce', { qk: 1 })] })).toEqual([]);
  });

  it('never leave a body without a container, unless the package includes one', () => {
    const labels = (home: PlannerHome) => swapsOf(home, inPackage([item('cloth')])).map(([label]) => label);
    expect(labels(smallHome({ templates: [packageOf('pack', ['basic-services'])] }))).toEqual([]);
    const flat = packageOf('pack', ['basic-services', 'caskets'], { pricingMethod: 'flat', priceCents: 300_000 });
    const items = smallHome().items.filter(({ id: each }) => each !== id('cloth'));
    expect(swapsOf(smallHome({ templates: [flat], items }), inPackage([item('oak')]))).toEqual([
      ['Leave out Oak casket', 220_000],
    ]);
  });

  it('leave out nothing that would then be required', () => {
    const priceList = {
      ...smallHome().priceList!,
      requirements: [
        {
          id: id('r'),
          line: 'outer-burial-containers' as const,
          by: 'cemetery' as const,
          reason: 'A liner.',
          dispositionTypes: [],
        },
      ],
    };
    const home = smallHome({ priceList, templates: [packageOf('pack', ['basic-services'])] });
    expect(swapsOf(home, inPackage([item('vault')]))).toEqual([]);
  });

  it("leave out nothing that can't be removed, and nothing that isn't charged", () => {
    const home = smallHome({
      templates: [packageOf('pack', ['viewing-facilities'], { pricingMethod: 'flat', priceCents: 300_000 })],
    });
    expect(swapsOf(home, inPackage([chosen('vs'), chosen('ce')]))).toEqual([]);
  });

  it('name another package of the same disposition and tradition, and what goes with the current one', () => {
    const jewish = { religionId: id('jew') };
    const templates = [
      packageOf('pack', ['basic-services', 'viewing-facilities', 'ceremony-facilities'], {
        pricingMethod: 'flat',
        priceCents: 400_000,
      }),
      packageOf('less', ['basic-services'], {
        pricingMethod: 'flat',
        priceCents: 210_000,
        displayServices: [id('vs'), id('ce')],
      }),
      packageOf('rite', ['basic-services'], { pricingMethod: 'flat', priceCents: 1, ...jewish }),
      packageOf('fire', ['direct-cremation'], { pricingMethod: 'flat', priceCents: 2, dispositionType: 'cremation' }),
    ];
    const [swap, ...others] = swapsUnder(smallHome({ templates }), inPackage([chosen('vs'), chosen('rs')]), 0);
    expect(swap).toMatchObject({
      label: 'Choose the package Package less instead of Package pack',
      savesCents: 190_000,
      alsoGone: ['The vs', 'The rs'],
    });
    expect(others).toEqual([]);
  });

  it('never save by leaving something without a price', () => {
    const templates = [
      packageOf('pack', ['basic-services', 'hearse'], { pricingMethod: 'flat', priceCents: 400_000 }),
      packageOf('less', ['forwarding'], { priceCents: 1 }),
    ];
    expect(swapsOf(smallHome({ templates }), inPackage([]))).toEqual([]);
  });

  it('leave every complete step complete', () => {
    const withQuestions = smallHome().displayServices.map((each) =>
      each.id === id('ce')
        ? { ...each, questions: each.questions.map((question) => ({ ...question, isOptional: false })) }
        : each,
    );
    const templates = [
      packageOf('pack', ['basic-services'], { pricingMethod: 'flat', priceCents: 400_000, displayServices: [id('rs')] }),
      packageOf('less', ['basic-services'], { pricingMethod: 'flat', priceCents: 300_000, displayServices: [id('ce')] }),
    ];
    expect(swapsOf(smallHome({ templates, displayServices: withQuestions }), inPackage([]))).toEqual([]);
  });

  it('are none at or under the ceiling, and never undo one that was made', () => {
    const home = smallHome();
    const plan = planOf([chosen('rs'), item('oak')], burial);
    const { totalCents } = pricePlan(home, plan);
    expect(swapsUnder(home, plan, totalCents)).toEqual([]);
    const [first] = swapsUnder(home, plan, totalCents - 1);
    expect(first?.label).toBe('Leave out The rs');
    expect(first?.savesCents).toBe(260_000);
    const after = swapsUnder(home, first!.plan, 0);
    expect(after.map(({ label }) => label)).toEqual(['Choose Cloth casket instead of Oak casket']);
  });
});
