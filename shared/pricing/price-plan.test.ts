import { describe, expect, it } from 'vitest';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { PriceList } from '#shared/model/price-list.ts';
import { pricedPlanSchema } from '#shared/model/priced-plan.ts';
import { id } from '#test/world/plain-id.ts';
import { chosen, item, planOf } from '#test/world/small-home-plan.ts';
import { packageOf, smallHome } from '#test/world/small-planner-home.ts';
import { pricePlan } from './price-plan.ts';

const home = smallHome();
const burial = { dispositionType: 'burial' as const };
const cremation = { dispositionType: 'cremation' as const };

const withRules = (rules: Partial<PriceList>, changes: Partial<PlannerHome> = {}): PlannerHome =>
  smallHome({ ...changes, priceList: { ...home.priceList!, ...rules } });
const withPackage = (lines: readonly string[], changes: Parameters<typeof packageOf>[2] = {}): PlannerHome =>
  smallHome({ templates: [packageOf('pack', lines, changes)] });

const priced = (of: PlannerHome, plan: PlanChoices) => {
  const account = pricePlan(of, plan);
  expect(pricedPlanSchema.parse(account)).toEqual(account);
  return account;
};
/** Returns cents by key, with ids by name. */
const amounts = (of: PlannerHome, plan: PlanChoices): Record<string, number> =>
  Object.fromEntries(priced(of, plan).lines.map(({ key, amountCents }) => [named(key), amountCents]));
const names = [
  'film',
  'miles',
  'copies',
  'pine',
  'oak',
  'cloth',
  'card',
  'vault',
  'brass',
  'heart',
  'pack',
  'fi',
  'rs',
  'qf',
  'qm',
];
const named = (key: string) => names.reduce((words, name) => words.replaceAll(id(name), name), key);
const line = (of: PlannerHome, plan: PlanChoices, key: string) => priced(of, plan).lines.find((each) => named(each.key) === key);
const inPackage = (choices: PlanChoices['selectedDisplayServices'], rest: Partial<PlanChoices> = burial): PlanChoices =>
  planOf(choices, { selectedTemplate: id('pack'), ...rest });

describe('display services', () => {
  it("cost what their services cost at this home, and add the one fee that can't be declined (453.2(b)(4)(iii)(C))", () => {
    expect(amounts(home, planOf([chosen('vs')], burial))).toEqual({
      'line:basic-services': 200_000,
      'line:viewing-facilities': 50_000,
    });
    expect(line(home, planOf([chosen('vs')], burial), 'line:basic-services')).toMatchObject({
      section: 'services',
      label: 'Service basic',
      detail: 'Planning and permits',
      gplLine: 'basic-services',
      why: { kind: 'non-declinable' },
    });
    expect(line(home, planOf([chosen('vs')], burial), 'line:viewing-facilities')).toMatchObject({
      of: id('vs'),
      why: { kind: 'chosen' },
    });
  });

  it('cost more because of an answer, and say which', () => {
    const plan = planOf([chosen('vs', { qo: true, qd: 3 })], { ...burial, timing: 'pre-need' });
    expect(amounts(home, plan)).toEqual({
      'line:basic-services': 200_000,
      'line:viewing-facilities': 150_000,
      'line:embalming': 80_000,
    });
    expect(line(home, plan, 'line:embalming')?.why).toEqual({
      kind: 'follows',
      because: 'The vs',
      question: 'Would you want an open casket?',
    });
    expect(line(home, { ...plan, timing: 'at-need' }, 'line:embalming')?.why).toMatchObject({
      question: 'Should the casket be open?',
    });
    expect(line(home, plan, 'line:viewing-facilities')).toMatchObject({
      quantity: 3,
      unitCents: 50_000,
      why: { kind: 'follows' },
    });
    expect(line(home, planOf([chosen('vs', { qo: false })]), 'line:embalming')).toBeUndefined();
  });

  it("cost per unit, rounded up; 0.1 + 0.2 miles isn't a second mile", () => {
    const miles = (distance: number) => amounts(home, planOf([chosen('co', { ql: distance })]))['service:miles'];
    expect(miles(25)).toBeUndefined();
    expect(miles(25.5)).toBe(450);
    expect(miles(40)).toBe(6_750);
    expect(miles(25 + (0.1 + 0.2) * 10)).toBe(1_350);
  });

  it('cost what their answers cost: per option, and per number', () => {
    const plan = planOf([chosen('rs', { qm: ['organ', 'singer'] }), chosen('fi', { qf: 120 })], burial);
    expect(amounts(home, plan)).toEqual({
      'line:basic-services': 200_000,
      'line:ceremony-facilities': 60_000,
      'answer:rs:qm:0': 17_500,
      'answer:rs:qm:1': 15_000,
      'service:film': 12_345,
      'answer:fi:qf:0': 9_000,
    });
    expect(line(home, plan, 'answer:rs:qm:1')).toMatchObject({
      label: 'The rs: A singer',
      why: { kind: 'follows', because: 'The rs', question: 'music?' },
    });
    expect(line(home, plan, 'answer:fi:qf:0')).toMatchObject({ quantity: 120, unitCents: 75, unit: 'each' });
  });

  it('are named, never zero, if they have no price here', () => {
    const { lines, unpriced } = priced(home, planOf([chosen('do')], cremation));
    expect(lines.map(({ gplLine }) => gplLine)).toEqual(['basic-services', 'cremation-fee']);
    expect(unpriced).toEqual([
      { key: `service:${id('dove')}`, label: 'Service dove', reason: expect.stringMatching(/no price/) },
    ]);
  });

  it('count only while their rule is known to be true', () => {
    const withVeteran = (answer?: boolean) => planOf([chosen('ho'), chosen('co', answer === undefined ? {} : { qv: answer })]);
    expect(amounts(home, withVeteran())).toEqual({});
    expect(amounts(home, withVeteran(false))).toEqual({});
    expect(amounts(home, withVeteran(true))).toEqual({ 'line:basic-services': 200_000, 'line:refrigeration': 17_000 });
    expect(priced(home, withVeteran()).dropped).toEqual([]);
  });

  it('are charged once, at the larger number, if two of them map to one line', () => {
    const twice = smallHome({
      displayServices: [
        ...home.displayServices,
        {
          ...home.displayServices.find(({ id: each }) => each === id('vs'))!,
          id: id('v2'),
          questions: [],
          mappings: [{ serviceId: id('view'), priceCents: 0, shouldShow: true, quantity: 2 }],
        },
      ],
    });
    const plan = planOf([chosen('v2'), chosen('vs', { qd: 3 })]);
    expect(amounts(twice, plan)).toEqual({ 'line:basic-services': 200_000, 'line:viewing-facilities': 150_000 });
    expect(amounts(twice, planOf([chosen('vs', { qd: 1 }), chosen('v2')]))['line:viewing-facilities']).toBe(100_000);
  });
});

describe('a package', () => {
  it('is one line at a flat price, says what each part would cost alone, and covers it', () => {
    const flat = withPackage(['basic-services', 'viewing-facilities', 'caskets'], { pricingMethod: 'flat', priceCents: 320_000 });
    const plan = inPackage([chosen('vs', { qo: true })]);
    expect(amounts(flat, plan)).toEqual({ 'package:pack': 320_000, 'line:embalming': 80_000 });
    expect(line(flat, plan, 'package:pack')).toMatchObject({
      section: 'package',
      why: { kind: 'package', name: 'Package pack' },
      includes: [
        { label: 'basic-services', gplLine: 'basic-services', aLaCarteCents: 200_000 },
        { label: 'viewing-facilities', gplLine: 'viewing-facilities', aLaCarteCents: 50_000 },
        { label: 'caskets', gplLine: 'caskets', aLaCarteCents: 100_000 },
      ],
    });
  });

  it('covers one of a thing at a flat price; anything beyond that is charged', () => {
    const flat = withPackage(['basic-services', 'hearse', 'limousine', 'refrigeration'], {
      pricingMethod: 'flat',
      priceCents: 250_000,
    });
    expect(amounts(flat, inPackage([chosen('ca', { qc: 1 })]))).toEqual({ 'package:pack': 250_000 });
    const three = inPackage([chosen('ca', { qc: 3 }), chosen('ho'), chosen('co', { qv: true })]);
    expect(amounts(flat, three)).toEqual({ 'package:pack': 250_000, 'line:limousine': 35_000 });
    expect(line(flat, three, 'line:limousine')).toMatchObject({ quantity: 2, detail: expect.stringContaining('beyond') });
  });

  it('is its contents if a la carte, line by line, with ranges and containers at the lowest price', () => {
    const laCarte = withPackage(['basic-services', 'hearse', 'caskets'], { priceCents: 1 });
    expect(amounts(laCarte, inPackage([]))).toEqual({
      'line:basic-services': 200_000,
      'line:hearse': 40_000,
      'line:caskets': 100_000,
    });
    expect(line(laCarte, inPackage([]), 'line:caskets')).toMatchObject({
      section: 'merchandise',
      of: id('pack'),
      why: { kind: 'package', name: 'Package pack' },
    });
    expect(amounts(laCarte, inPackage([chosen('ca', { qc: 2 })]))).toMatchObject({
      'line:hearse': 40_000,
      'line:limousine': 35_000,
    });
    const direct = withPackage(['direct-cremation', 'cremation-fee'], { dispositionType: 'cremation', isDirectCremation: true });
    expect(amounts(direct, inPackage([], cremation))).toEqual({ 'line:direct-cremation': 150_000, 'line:cremation-fee': 40_000 });
  });

  it("adds what can't be removed, chosen or not", () => {
    const laCarte = withPackage(['basic-services']);
    const free = smallHome({
      templates: laCarte.templates,
      displayServices: home.displayServices.map((each) =>
        each.id === id('fi') ? { ...each, canRemoveInOnlineArrangements: false } : each,
      ),
    });
    expect(amounts(free, inPackage([]))).toEqual({ 'line:basic-services': 200_000, 'service:film': 12_345 });
    expect(line(free, inPackage([]), 'service:film')?.why).toEqual({ kind: 'follows', because: 'Package pack' });
    expect(amounts(free, planOf([], burial))).toEqual({});
  });

  it('is named if it is gone or for another disposition, and what was chosen is priced separately', () => {
    const flat = withPackage(['basic-services'], { pricingMethod: 'flat', priceCents: 1 });
    const gone = priced(flat, planOf([chosen('rs')], { selectedTemplate: id('gone'), ...burial }));
    expect(gone.dropped).toEqual([{ kind: 'package', id: id('gone'), reason: expect.stringMatching(/any more/) }]);
    expect(gone.totalCents).toBe(260_000);
    expect(priced(flat, inPackage([], cremation)).dropped).toEqual([
      { kind: 'package', id: id('pack'), reason: expect.stringMatching(/another kind/) },
    ]);
  });
});

describe('the fee for basic services', () => {
  it('is not added to prices that include it, or for goods or cash advances alone', () => {
    for (const lines of [['direct-cremation'], ['immediate-burial']]) {
      const of = withPackage(lines);
      expect(amounts(of, inPackage([chosen('rs')]))).not.toHaveProperty('line:basic-services');
    }
    expect(amounts(home, planOf([item('brass')], burial))).toEqual({ 'item:brass': 35_000 });
    expect(amounts(home, planOf([chosen('ce', { qk: 8 })], burial))).toEqual({ 'service:copies': 16_000 });
  });

  it("is named if the home doesn't list it", () => {
    const without = withRules({ lines: home.priceList!.lines.filter((each) => each.line !== 'basic-services') });
    expect(priced(without, planOf([chosen('rs')])).unpriced).toEqual([
      { key: 'line:basic-services', label: 'Service basic', reason: expect.stringMatching(/no price/) },
    ]);
  });
});

describe('crematory and cemetery', () => {
  it("the crematory's fee is a cash advance with its reason, unless the package includes it", () => {
    const plan = planOf([chosen('rs')], cremation);
    expect(line(home, plan, 'line:cremation-fee')).toMatchObject({
      section: 'cash-advances',
      amountCents: 40_000,
      why: { kind: 'required', by: 'crematory' },
    });
    for (const pricingMethod of ['flat', 'a-la-carte'] as const) {
      const of = withPackage(['basic-services'], { dispositionType: 'cremation', includesCremationFee: true, pricingMethod });
      expect(line(of, inPackage([], cremation), 'line:cremation-fee')).toBeUndefined();
    }
    const of = withPackage(['basic-services'], { dispositionType: 'cremation', crematoryFeeDescription: 'Paid\nto Hillside.' });
    expect(line(of, inPackage([], cremation), 'line:cremation-fee')?.why).toMatchObject({ reason: 'Paid to Hillside.' });
  });

  it("the crematory's fee is named if the home doesn't list it", () => {
    const without = withRules({ lines: home.priceList!.lines.filter((each) => each.line !== 'cremation-fee') });
    expect(priced(without, planOf([chosen('rs')], cremation)).unpriced).toEqual([
      { key: 'line:cremation-fee', label: 'Cremation fee', reason: 'Crematory charges are not included.' },
    ]);
  });

  it("the cemetery's charges are named in the package's words, only for burials in a cemetery", () => {
    const unpriced = (of: PlannerHome, plan: PlanChoices) => priced(of, plan).unpriced.map(({ key, reason }) => [key, reason]);
    expect(unpriced(home, planOf([chosen('rs')], burial))).toEqual([['cemetery', 'Cemetery charges are not included.']]);
    const said = withPackage(['basic-services'], { cemeteryFeeDescription: 'Ask Hillside.' });
    expect(unpriced(said, inPackage([]))).toEqual([['cemetery', 'Ask Hillside.']]);
    expect(unpriced(withPackage(['basic-services'], { includesCemeteryFee: true }), inPackage([]))).toEqual([]);
    for (const dispositionType of ['burial-at-sea', 'donation'] as const)
      expect(unpriced(home, planOf([chosen('rs')], { dispositionType }))).toEqual([]);
    expect(unpriced(home, planOf([item('pine')], burial))).toEqual([]);
  });
});

describe('merchandise', () => {
  it('is charged per item, at the larger number if chosen twice', () => {
    expect(amounts(home, planOf([item('heart', 3), item('heart', 2), item('brass')]))).toEqual({
      'item:heart': 27_000,
      'item:brass': 35_000,
    });
    expect(line(home, planOf([item('brass')]), 'item:brass')).toMatchObject({
      section: 'merchandise',
      gplLine: 'urn',
      of: id('brass'),
      why: { kind: 'chosen' },
    });
  });

  it('replaces the line in an a la carte package', () => {
    const laCarte = withPackage(['basic-services', 'caskets']);
    expect(amounts(laCarte, inPackage([item('oak')]))).toEqual({ 'line:basic-services': 200_000, 'item:oak': 320_000 });
    expect(amounts(laCarte, inPackage([item('cloth')]))).toEqual({ 'line:basic-services': 200_000, 'item:cloth': 95_000 });
  });

  it('is paid toward by a flat package with its line, never more than it costs', () => {
    const flat = withPackage(['basic-services', 'caskets'], { pricingMethod: 'flat', priceCents: 280_000 });
    const oak = inPackage([item('oak')]);
    expect(amounts(flat, oak)).toEqual({ 'package:pack': 280_000, 'item:oak': 320_000, 'allowance:caskets': -100_000 });
    expect(line(flat, oak, 'allowance:caskets')?.why).toEqual({ kind: 'allowance', name: 'Package pack' });
    expect(amounts(flat, inPackage([item('cloth')]))).toEqual({
      'package:pack': 280_000,
      'item:cloth': 95_000,
      'allowance:caskets': -95_000,
    });
    expect(amounts(flat, inPackage([item('vault')]))).toEqual({ 'package:pack': 280_000, 'item:vault': 150_000 });
  });

  it('makes a direct cremation cost as with a purchaser’s container if it contains the body (453.2(b)(4)(ii)(C))', () => {
    const laCarte = withPackage(['direct-cremation', 'cremation-fee'], { dispositionType: 'cremation' });
    expect(amounts(laCarte, inPackage([item('card')], cremation))).toEqual({
      'line:direct-cremation': 130_000,
      'line:cremation-fee': 40_000,
      'item:card': 12_000,
    });
    expect(amounts(laCarte, inPackage([item('brass')], cremation))['line:direct-cremation']).toBe(150_000);
    const buried = withPackage(['immediate-burial']);
    expect(amounts(buried, inPackage([item('pine')]))).toEqual({ 'line:immediate-burial': 200_000, 'item:pine': 120_000 });
    const flat = withPackage(['direct-cremation', 'cremation-fee'], {
      dispositionType: 'cremation',
      pricingMethod: 'flat',
      priceCents: 185_000,
    });
    expect(amounts(flat, inPackage([item('card')], cremation))).toEqual({
      'package:pack': 185_000,
      'item:card': 12_000,
      'allowance:container': -12_000,
    });
    expect(amounts(flat, inPackage([item('pine')], cremation))['allowance:container']).toBe(-20_000);
  });

  it('is paid toward once, even if the package includes two containers', () => {
    for (const pricingMethod of ['flat', 'a-la-carte'] as const) {
      const of = withPackage(['direct-cremation', 'alternative-container', 'cremation-fee'], {
        dispositionType: 'cremation',
        pricingMethod,
        priceCents: 200_000,
      });
      const { totalCents } = priced(of, inPackage([item('card')], cremation));
      expect(totalCents).toBe(pricingMethod === 'flat' ? 200_000 : 150_000 + 40_000 + 12_000);
    }
  });

  it("is named if the home doesn't sell it or the number is invalid", () => {
    const { dropped, totalCents } = priced(home, planOf([item('gone'), item('brass', 0)]));
    expect(totalCents).toBe(0);
    expect(dropped).toContainEqual({ kind: 'item', id: id('gone'), reason: expect.stringMatching(/any more/) });
    expect(dropped).toContainEqual({ kind: 'item', id: id('brass'), reason: 'Enter 1 to 999 of each item' });
  });
});

describe('what is required (453.4(b)(2)(i)(B))', () => {
  const requirement = (line: string, rest: object = {}) =>
    ({ id: id('req'), line, by: 'cemetery', reason: 'Hillside asks for a liner.', dispositionTypes: [], ...rest }) as never;

  it('is added with its reason, unless something satisfies it', () => {
    const of = withRules({ requirements: [requirement('outer-burial-containers', { dispositionTypes: ['burial'] })] });
    const plan = planOf([chosen('rs')], burial);
    expect(line(of, plan, 'line:outer-burial-containers')).toMatchObject({
      section: 'merchandise',
      amountCents: 90_000,
      why: { kind: 'required', by: 'cemetery', reason: 'Hillside asks for a liner.' },
    });
    expect(amounts(of, planOf([chosen('rs'), item('vault')], burial))).not.toHaveProperty('line:outer-burial-containers');
    expect(amounts(of, planOf([chosen('rs')], cremation))).not.toHaveProperty('line:outer-burial-containers');
    expect(amounts(of, planOf([item('brass')], burial))).toEqual({ 'item:brass': 35_000 });
  });

  it('applies while its rule is known to be true', () => {
    const of = withRules({ requirements: [requirement('embalming', { by: 'law', when: { '==': [{ var: 'open' }, true] } })] });
    const noMapping = smallHome({
      priceList: of.priceList,
      displayServices: of.displayServices.map((each) => ({ ...each, mappings: each.mappings.filter(({ logic }) => !logic) })),
    });
    expect(amounts(noMapping, planOf([chosen('vs')], burial))).not.toHaveProperty('line:embalming');
    expect(line(noMapping, planOf([chosen('vs', { qo: true })], burial), 'line:embalming')?.why.kind).toBe('required');
    expect(line(of, planOf([chosen('vs', { qo: true })], burial), 'line:embalming')?.why.kind).toBe('follows');
  });

  it('is satisfied, if it is a container, by anything that comes with one', () => {
    const requirements = [requirement('alternative-container', { by: 'crematory' })];
    const direct = withRules(
      { requirements },
      { templates: [packageOf('pack', ['direct-cremation'], { dispositionType: 'cremation' })] },
    );
    expect(amounts(direct, inPackage([], cremation))).not.toHaveProperty('line:alternative-container');
    expect(amounts(direct, planOf([chosen('rs'), item('pine')], cremation))).not.toHaveProperty('line:alternative-container');
    expect(amounts(direct, planOf([chosen('rs')], cremation))['line:alternative-container']).toBe(16_000);
  });
});

describe('discounts and taxes', () => {
  const discount = (rest: object) =>
    ({ id: id('d'), name: 'Veterans', reason: 'For those who served.', appliesTo: ['services'], ...rest }) as never;
  const tax = (basisPoints: number, appliesTo: string[], name = 't', except: object = {}) =>
    ({ id: id(name), name: 'Sales tax', ratePpm: basisPoints * 100, appliesTo, ...except }) as never;
  const keyed = (key: string, name: string) => `${key}:${id(name)}`;

  it('a share is taken off the listed kinds, but never off the fee for basic services (453.2(b)(4)(iii)(C))', () => {
    const of = withRules({ discounts: [discount({ basisPoints: 1_000 })] });
    expect(amounts(of, planOf([chosen('rs'), item('brass')]))[keyed('discount', 'd')]).toBe(-6_000);
    expect(line(of, planOf([chosen('rs')]), keyed('discount', 'd'))).toMatchObject({
      section: 'discounts',
      label: 'Veterans',
      why: { kind: 'discount', reason: 'For those who served.' },
    });
    const onlyFee = smallHome({ priceList: of.priceList, templates: [packageOf('pack', ['basic-services'])] });
    expect(amounts(onlyFee, inPackage([]))).toEqual({ 'line:basic-services': 200_000 });
  });

  it('together never exceed what there is, and apply only while their rule is known to be true', () => {
    const discounts = [discount({ amountCents: 50_000 }), discount({ id: id('e'), amountCents: 50_000 })];
    const of = withRules({ discounts });
    expect(amounts(of, planOf([chosen('rs')]))).toEqual({
      'line:basic-services': 200_000,
      'line:ceremony-facilities': 60_000,
      [keyed('discount', 'd')]: -50_000,
      [keyed('discount', 'e')]: -10_000,
    });
    const when = withRules({ discounts: [discount({ basisPoints: 500, when: { '==': [{ var: 'veteran' }, true] } })] });
    expect(amounts(when, planOf([chosen('rs')]))).not.toHaveProperty(keyed('discount', 'd'));
    expect(amounts(when, planOf([chosen('rs'), chosen('co', { qv: true })]))[keyed('discount', 'd')]).toBe(-3_000);
  });

  it('a tax is computed on what is left of its kinds, with half a cent rounded up', () => {
    const of = withRules({
      taxes: [tax(625, ['merchandise'])],
      discounts: [discount({ basisPoints: 1_000, appliesTo: ['merchandise'] })],
    });
    // 35,000 + 9,000 = 44,000, less 4,400 is 39,600; 6.25% of it is 2,475.
    expect(amounts(of, planOf([item('brass'), item('heart'), chosen('ce', { qk: 2 })]))[keyed('tax', 't')]).toBe(2_475);
    expect(line(of, planOf([item('brass')]), keyed('tax', 't'))).toMatchObject({
      section: 'taxes',
      label: 'Sales tax (6.25%)',
      why: { kind: 'tax', ratePpm: 62_500 },
    });
    // 12,345 x 1% is 123.45; basic services are services for taxes: 212,345 x 1% is 2,123.45; x 2% is 4,246.9.
    const services = withRules({ taxes: [tax(100, ['services']), tax(200, ['services'], 'u')] });
    expect(amounts(services, planOf([chosen('fi')]))).toMatchObject({ [keyed('tax', 't')]: 2_123, [keyed('tax', 'u')]: 4_247 });
    expect(amounts(withRules({ taxes: [tax(10, ['merchandise'])] }), planOf([item('heart', 5)]))[keyed('tax', 't')]).toBe(45);
    expect(amounts(withRules({ taxes: [tax(5, ['merchandise'])] }), planOf([item('heart', 1)]))[keyed('tax', 't')]).toBe(5);
  });

  it('a flat package counts for each kind by what its parts would cost alone', () => {
    // 200,000 of basic services, 60,000 of a ceremony, and 100,000 of a casket at 324,000 (nine tenths): 180,000, 54,000, and 90,000.
    const template = packageOf('pack', ['basic-services', 'ceremony-facilities', 'caskets'], {
      pricingMethod: 'flat',
      priceCents: 324_000,
    });
    const of = withRules(
      { taxes: [tax(1_000, ['merchandise'])], discounts: [discount({ basisPoints: 1_000 })] },
      { templates: [template] },
    );
    expect(amounts(of, inPackage([]))).toEqual({
      'package:pack': 324_000,
      [keyed('discount', 'd')]: -5_400,
      [keyed('tax', 't')]: 9_000,
    });
    // An oak casket instead: 320,000 more, less the 100,000 that the package pays; 10% of 310,000.
    expect(amounts(of, inPackage([item('oak')]))[keyed('tax', 't')]).toBe(31_000);
  });
});

describe('taxes with exceptions', () => {
  const tax = (except: object, appliesTo: string[] = ['services', 'merchandise']) =>
    ({ id: id('t'), name: 'Sales tax', ratePpm: 100_000, appliesTo, exceptLines: [], exceptCategoryIds: [], ...except }) as never;
  const discount = { id: id('d'), name: 'Veterans', reason: 'For those who served.', basisPoints: 1_000 };
  const taxed = (of: PlannerHome, plan: PlanChoices) => amounts(of, plan)[`tax:${id('t')}`];
  const plan = planOf([chosen('rs'), item('brass'), item('heart')]);

  it('leave out lines of the price list and items of categories', () => {
    // 200,000 and 60,000 of services, an urn at 35,000, a keepsake at 9,000.
    expect(taxed(withRules({ taxes: [tax({})] }), plan)).toBe(30_400);
    expect(taxed(withRules({ taxes: [tax({ exceptLines: ['urn', 'basic-services'] })] }), plan)).toBe(6_900);
    expect(taxed(withRules({ taxes: [tax({ exceptCategoryIds: [id('kk')] })] }), plan)).toBe(29_500);
  });

  it('are computed on what discounts leave of the rest', () => {
    const rules = {
      discounts: [{ ...discount, appliesTo: ['merchandise' as const] }],
      taxes: [tax({ exceptLines: ['urn'] }, ['merchandise'])],
    };
    // 4,400 off 44,000: 900 of them off the keepsake.
    expect(taxed(withRules(rules), planOf([item('brass'), item('heart')]))).toBe(810);
  });

  it('leave out parts of a flat package, and what it pays toward items, in proportion', () => {
    const template = packageOf('pack', ['basic-services', 'ceremony-facilities', 'caskets'], {
      pricingMethod: 'flat',
      priceCents: 324_000,
    });
    const of = (except: object) => withRules({ taxes: [tax(except)] }, { templates: [template] });
    expect(taxed(of({ exceptLines: ['caskets'] }), inPackage([]))).toBe(23_400);
    expect(taxed(of({ exceptLines: ['ceremony-facilities'] }), inPackage([item('oak')]))).toBe(49_000);
    // The package pays 100,000 toward an oak casket at 320,000, and 90,000 of it are in its price.
    expect(taxed(of({ exceptCategoryIds: [id('kc')] }), inPackage([item('oak')]))).toBe(32_400);
  });
});

describe('a fee that is in the price of the caskets', () => {
  const basicFee = { variant: 'in-caskets' as const, amountCents: 200_000, services: 'Planning and permits' };
  it('is charged only without one of the home’s caskets (453.2(b)(4)(iii)(C)(2))', () => {
    const of = withRules({ basicFee });
    expect(amounts(of, planOf([chosen('rs'), item('oak')]))).toEqual({ 'line:ceremony-facilities': 60_000, 'item:oak': 320_000 });
    expect(amounts(of, planOf([chosen('rs')]))['line:basic-services']).toBe(200_000);
  });
});

describe('bad input', () => {
  it('answers that are of the wrong kind, out of bounds, or to hidden or unknown questions are dropped and not priced', () => {
    const plan = planOf([
      chosen('vs', { qo: 'yes', qd: 5 }),
      chosen('rs', { qm: ['organ'], qs: 'Ella', qk: 5 }),
      chosen('ca', { qc: -1 }),
    ]);
    const { dropped } = priced(home, plan);
    expect(amounts(home, plan)).toEqual({
      'line:basic-services': 200_000,
      'line:viewing-facilities': 50_000,
      'line:ceremony-facilities': 60_000,
      'answer:rs:qm:0': 17_500,
      'line:hearse': 40_000,
    });
    expect(dropped.map(({ kind, id: each }) => [kind, each])).toEqual([
      ['answer', id('qo')],
      ['answer', id('qd')],
      ['answer', id('qk')],
      ['answer', id('qs')],
      ['answer', id('qc')],
    ]);
  });

  it("services and wishes that the home doesn't have, or the package doesn't offer, are named", () => {
    const of = smallHome({ templates: [packageOf('pack', ['basic-services'], { displayServices: [id('vs')] })] });
    const plan = inPackage([chosen('rs'), chosen('zz')], { ...burial, selectedServicePreferences: [id('w1'), id('w9')] });
    expect(priced(of, plan).dropped).toEqual([
      { kind: 'preference', id: id('w9'), reason: expect.any(String) },
      { kind: 'service', id: id('rs'), reason: 'The chosen package does not offer this.' },
      { kind: 'service', id: id('zz'), reason: expect.stringMatching(/any more/) },
    ]);
    expect(priced(of, plan).totalCents).toBe(200_000);
  });

  it('a home without a price list prices nothing and names everything', () => {
    const of = smallHome({
      priceList: null,
      templates: [packageOf('pack', ['hearse'], { pricingMethod: 'flat', priceCents: 5 })],
    });
    const { lines, totalCents, unpriced } = priced(of, inPackage([chosen('fi'), item('brass')]));
    expect([lines, totalCents]).toEqual([[], 0]);
    expect(unpriced.map(({ key }) => named(key))).toEqual(expect.arrayContaining(['package:pack', 'service:film', 'item:brass']));
  });

  it("rules that can't run price nothing", () => {
    const broken = { '==': [{ var: 'open' }] };
    const of = smallHome({
      displayServices: home.displayServices.map((each) => ({
        ...each,
        mappings: each.mappings.map((mapping) => ({ ...mapping, logic: broken })),
      })),
    });
    expect(amounts(of, planOf([chosen('vs', { qo: true }), chosen('rs')]))).toEqual({});
  });

  it('extreme prices and numbers are named, so that no sum exceeds what fits', () => {
    const dear = smallHome({
      items: home.items.map((each) => ({ ...each, priceCents: 10_000_000_000 })),
      services: home.services.map((each) => ({ ...each, priceCents: each.gplLine ? each.priceCents : 900_000_000 })),
      priceList: {
        ...home.priceList!,
        taxes: [
          {
            id: id('t'),
            name: 'Tax',
            ratePpm: 500_000,
            appliesTo: ['services', 'merchandise'],
            exceptLines: [],
            exceptCategoryIds: [],
          },
        ],
      },
    });
    const { unpriced, totalCents } = priced(
      dear,
      planOf([item('oak', 999), item('brass'), chosen('fi'), chosen('co', { ql: 25_000 })]),
    );
    expect(unpriced.map(({ key }) => named(key))).toEqual(expect.arrayContaining(['item:oak', 'item:brass', 'service:miles']));
    expect(totalCents).toBe(Math.round((200_000 + 900_000_000) * 1.5));
  });
});
