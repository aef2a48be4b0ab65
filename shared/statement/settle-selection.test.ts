import { describe, expect, it } from 'vitest';
import { chargePostings } from '#shared/ledger/charge-postings.ts';
import { statementSchema } from '#shared/model/contract-version.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { CashAdvance, Reduction, Selection, SpecialOrder } from '#shared/model/selection.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';
import { id } from '#test/world/plain-id.ts';
import { chosen, item, planOf } from '#test/world/small-home-plan.ts';
import { packageOf, smallHome } from '#test/world/small-planner-home.ts';
import { ada, ben, listReference, selectionOf, statementFrom } from '#test/world/statement-world.ts';
import { settleSelection } from './settle-selection.ts';
import { hashOfStatement, packageSavings, payerShares, splitOf } from './statement-of.ts';

const home = smallHome();
const choices = planOf([chosen('rs'), item('oak'), item('brass')]);
const on = '2026-11-02T15:00:00.000Z';

const settle = (selection: Selection, of: PlannerHome = home) => {
  const settled = settleSelection(of, selection, { list: listReference });
  const statement = statementFrom(of, selection);
  expect(statementSchema.parse(statement)).toEqual(statement);
  return settled;
};
const amounts = (selection: Selection, of: PlannerHome = home) =>
  settle(selection, of).lines.map(({ key, amountCents }) => [key, amountCents]);
const reduction = (name: string, lineKey: string, rest: Partial<Reduction>): Reduction => ({
  id: id(name),
  lineKey,
  reason: 'The home’s mistake with the date.',
  by: id('staff'),
  on,
  ...rest,
});
const order = (rest: Partial<SpecialOrder> = {}): SpecialOrder => ({
  id: id('order'),
  name: 'Wicker casket',
  description: 'Willow, woven by hand, with a cotton lining.',
  gplLine: 'caskets',
  priceCents: 210_000,
  quantity: 1,
  origin: 'conference',
  ...rest,
});
const advance = (rest: Partial<CashAdvance> = {}): CashAdvance => ({
  id: id('adv'),
  name: 'Organist',
  payee: 'J. Reed',
  amountCents: 20_000,
  costCents: 20_000,
  rebateCents: 0,
  standing: 'estimate',
  origin: 'conference',
  ...rest,
});

describe('what a selection comes to', () => {
  it('is what the plan costs while nothing is laid over it', () => {
    const settled = settle(selectionOf(choices));
    const priced = pricePlan(home, choices);
    expect(settled.lines.map(({ key, amountCents }) => [key, amountCents])).toEqual(
      priced.lines.map(({ key, amountCents }) => [key, amountCents]),
    );
    expect(settled.totals).toEqual({
      servicesCents: 260_000,
      merchandiseCents: 355_000,
      cashAdvancesCents: 0,
      discountsCents: 0,
      taxesCents: 0,
      totalCents: 615_000,
    });
    expect(settled.lines.every(({ list }) => list?.versionId === listReference.versionId)).toBe(true);
    expect([settled.refused, settled.dropped, settled.unpriced]).toEqual([[], [], []]);
  });

  it('puts a reduction right after its line, as a negative line with its reason', () => {
    const { lines, totals } = settle(
      selectionOf(choices, {
        reductions: [
          reduction('r1', `item:${id('oak')}`, { basisPoints: 1_000 }),
          reduction('r2', 'line:ceremony-facilities', { amountCents: 500 }),
        ],
      }),
    );
    expect(lines.map(({ label, amountCents }) => [label, amountCents])).toEqual([
      ['Service basic', 200_000],
      ['Service rite', 60_000],
      ['Reduction: Service rite', -500],
      ['Oak casket', 320_000],
      ['Reduction: Oak casket', -32_000],
      ['Brass urn', 35_000],
    ]);
    expect(lines[2]).toMatchObject({
      reduces: 'line:ceremony-facilities',
      reductionReason: 'The home’s mistake with the date.',
      list: null,
    });
    expect([totals.servicesCents, totals.merchandiseCents, totals.discountsCents, totals.totalCents]).toEqual([
      260_000, 355_000, 32_500, 582_500,
    ]);
  });

  it('never reduces the basic services fee, all of a line, a cash advance, or what isn’t there, and says so', () => {
    const plain = amounts(selectionOf(choices));
    const refused = (lineKey: string, rest: Partial<Reduction>, changes: Partial<Selection> = {}) => {
      const settled = settle(selectionOf(choices, { ...changes, reductions: [reduction('r', lineKey, rest)] }));
      if (!changes.cashAdvances) expect(settled.lines.map(({ key, amountCents }) => [key, amountCents])).toEqual(plain);
      return settled.refused.map(({ words }) => words);
    };
    expect(refused('line:basic-services', { amountCents: 1 })).toEqual(['The basic services fee can’t be reduced.']);
    expect(refused(`item:${id('brass')}`, { amountCents: 35_000 })).toEqual([
      'No more than $349.99 can be taken off “Brass urn.”',
    ]);
    expect(refused('line:hearse', { amountCents: 1 })).toEqual(['The line that this reduces isn’t on the account anymore.']);
    expect(refused(`advance:${id('adv')}`, { amountCents: 1 }, { cashAdvances: [advance()] })).toEqual([
      'Change what the cash advance costs instead.',
    ]);
  });

  it('takes reductions of a flat package off everything in it but the fee', () => {
    const template = packageOf('pack', ['basic-services', 'ceremony-facilities', 'caskets'], {
      pricingMethod: 'flat',
      priceCents: 324_000,
    });
    const tax = {
      id: id('t'),
      name: 'Tax',
      ratePpm: 100_000,
      appliesTo: ['services' as const, 'merchandise' as const],
      exceptLines: ['basic-services' as const],
      exceptCategoryIds: [],
    };
    const of = smallHome({ templates: [template], priceList: { ...home.priceList!, taxes: [tax] } });
    const packaged = (amountCents: number) =>
      settle(
        selectionOf(planOf([], { dispositionType: 'burial', selectedTemplate: template.id }), {
          reductions: [reduction('r', `package:${template.id}`, { amountCents })],
        }),
        of,
      );
    // 180,000 of its price are the fee; the tax is on the other 144,000, less the reduction.
    expect(packaged(44_000).lines.map(({ amountCents }) => amountCents)).toEqual([324_000, -44_000, 10_000]);
    // The fee costs 200,000 alone, and the package never less.
    expect(packaged(124_000).totals).toMatchObject({ discountsCents: 124_000, totalCents: 202_000 });
    expect(packaged(124_001).refused[0]?.words).toBe('No more than $1,240.00 can be taken off “Package pack.”');
  });

  it('changes a quantity with its reason, at the listed price', () => {
    const lineKey = `item:${id('brass')}`;
    const quantityChanges = [{ lineKey, quantity: 3, reason: 'One for each daughter.', by: id('staff'), on }];
    const { lines, refused } = settle(
      selectionOf(choices, { quantityChanges: [...quantityChanges, { ...quantityChanges[0]!, lineKey: 'line:hearse' }] }),
    );
    expect(lines.find(({ key }) => key === lineKey)).toMatchObject({
      quantity: 3,
      unitCents: 35_000,
      amountCents: 105_000,
      quantityReason: 'One for each daughter.',
    });
    expect(refused).toEqual([{ lineKey: 'line:hearse', words: 'This isn’t on the account anymore.' }]);
  });

  it('takes a special order in place of what it fulfills, at a price of its own', () => {
    const requirements = [
      { id: id('q'), line: 'caskets' as const, by: 'crematory' as const, reason: 'It says so.', dispositionTypes: [] },
    ];
    const of = smallHome({ priceList: { ...home.priceList!, requirements } });
    const lines = settle(selectionOf(planOf([chosen('rs')]), { specialOrders: [order()] }), of).lines;
    expect(lines.map(({ key }) => key)).toEqual(['line:basic-services', 'line:ceremony-facilities', `special:${id('order')}`]);
    expect(lines[2]).toMatchObject({
      isSpecialOrder: true,
      list: null,
      section: 'merchandise',
      amountCents: 210_000,
      detail: order().description,
    });
  });

  it('puts cash advances beside the others, or in place of the line that they are the charge of', () => {
    const cremation = planOf([chosen('rs')], { dispositionType: 'cremation' });
    const before = settle(selectionOf(cremation)).lines.find(({ key }) => key === 'line:cremation-fee');
    expect(before).toMatchObject({
      amountCents: 40_000,
      cashAdvance: { costCents: 40_000, standing: 'estimate' },
      list: listReference,
    });
    const fee = advance({
      id: id('fee'),
      lineKey: 'line:cremation-fee',
      name: 'Cremation fee',
      payee: 'Oak Hill',
      amountCents: 38_500,
      costCents: 38_500,
      standing: 'actual',
    });
    const { lines, totals } = settle(selectionOf(cremation, { cashAdvances: [fee, advance()] }));
    expect(lines.filter(({ section }) => section === 'cash-advances').map(({ key, amountCents }) => [key, amountCents])).toEqual([
      ['line:cremation-fee', 38_500],
      [`advance:${id('adv')}`, 20_000],
    ]);
    expect(lines.find(({ key }) => key === 'line:cremation-fee')).toMatchObject({
      list: null,
      cashAdvance: { id: id('fee'), payee: 'Oak Hill', costCents: 38_500, standing: 'actual' },
      required: { by: 'crematory' },
    });
    expect(totals.cashAdvancesCents).toBe(58_500);
  });

  it('lets a cash advance settle what has no price, with $0 for what the family pays itself, and never a listed price', () => {
    const grave = planOf([chosen('rs'), item('pine')], { dispositionType: 'burial' });
    expect(settle(selectionOf(grave)).unpriced.map(({ key }) => key)).toEqual(['cemetery']);
    const cemetery = advance({ lineKey: 'cemetery', name: 'Grave', payee: 'Hillside', amountCents: 120_000, costCents: 120_000 });
    expect(settle(selectionOf(grave, { cashAdvances: [cemetery] }))).toMatchObject({
      unpriced: [],
      totals: { cashAdvancesCents: 120_000 },
    });
    const direct = settle(selectionOf(grave, { cashAdvances: [{ ...cemetery, amountCents: 0, costCents: 0 }] }));
    expect([direct.unpriced, direct.totals.cashAdvancesCents]).toEqual([[], 0]);
    const wrong = settle(selectionOf(grave, { cashAdvances: [{ ...cemetery, lineKey: 'line:ceremony-facilities' }] }));
    expect(wrong.refused.map(({ words }) => words)).toEqual([
      'This has a price on the price list, so it can’t be a cash advance.',
    ]);
  });

  it('names the container that a direct cremation is priced with', () => {
    const of = smallHome({ templates: [packageOf('pack', ['direct-cremation'], { dispositionType: 'cremation' })] });
    const { lines } = settle(selectionOf(planOf([], { dispositionType: 'cremation', selectedTemplate: id('pack') })), of);
    expect(lines[0]).toMatchObject({ key: 'line:direct-cremation', detail: 'Container: Fiberboard.' });
  });
});

describe('discounts and taxes of a statement', () => {
  it('tax what the law taxes: California’s example (18 CCR 1505)', () => {
    const tax = {
      id: id('t'),
      name: 'Sales tax',
      ratePpm: 82_500,
      appliesTo: ['merchandise' as const],
      exceptLines: [],
      exceptCategoryIds: [],
    };
    const items = home.items.map((each) => (each.id === id('oak') ? { ...each, priceCents: 314_500 } : each));
    const of = smallHome({ items, priceList: { ...home.priceList!, taxes: [tax] } });
    const services = advance({ amountCents: 260_300, costCents: 260_300 });
    const { totals } = settle(selectionOf(planOf([chosen('rs'), item('oak')]), { cashAdvances: [services] }), of);
    expect([totals.servicesCents + totals.cashAdvancesCents, totals.taxesCents, totals.totalCents]).toEqual([
      520_300, 25_946, 860_746,
    ]);
  });

  it('give a discount by the facts of the case where the choices don’t say', () => {
    const discountOf = (name: string, value: boolean | string, known: Record<string, unknown> = {}) => {
      const discount = {
        ...{ id: id('v'), name: 'Veterans', reason: 'For those who served.', basisPoints: 1_000 },
        ...{ appliesTo: ['merchandise' as const], when: { '==': [{ var: name }, value] } },
      };
      const of = smallHome({ priceList: { ...home.priceList!, discounts: [discount] } });
      return settleSelection(of, selectionOf({ ...choices, timing: 'at-need' }), { list: listReference, known }).totals
        .discountsCents;
    };
    expect(discountOf('isVeteran', true)).toBe(0);
    expect(discountOf('isVeteran', true, { isVeteran: false })).toBe(0);
    expect(discountOf('isVeteran', true, { isVeteran: true })).toBe(35_500);
    // What the choices say comes first.
    expect(discountOf('timing', 'at-need', { timing: 'pre-need' })).toBe(35_500);
  });

  it('leave out a line that is exempt in this case, net of its reduction, and keep the reason', () => {
    const tax = {
      id: id('t'),
      name: 'Sales tax',
      ratePpm: 88_750,
      appliesTo: ['merchandise' as const],
      exceptLines: [],
      exceptCategoryIds: [],
    };
    const of = smallHome({ priceList: { ...home.priceList!, taxes: [tax] } });
    const lineKey = `item:${id('oak')}`;
    const rest = {
      exemptions: [{ taxId: id('t'), lineKey, reason: 'A resale certificate is on file.' }],
      reductions: [reduction('r', lineKey, { amountCents: 20_000 })],
    };
    const { lines } = settle(selectionOf(choices, rest), of);
    expect(lines.at(-1)).toMatchObject({ label: 'Sales tax (8.875%)', amountCents: 3_106 });
    expect(lines.find(({ key }) => key === lineKey)?.exempt).toEqual({ [id('t')]: 'A resale certificate is on file.' });
  });
});

describe('an amendment', () => {
  const dearer = smallHome({
    items: home.items
      .filter((each) => each.id !== id('brass'))
      .map((each) => ({ ...each, priceCents: each.priceCents + 10_000 })),
  });
  const later = { versionId: id('next'), effectiveOn: '2026-12-01' };

  it('keeps what was agreed at its price and list, even if the home no longer sells it, and prices what is new by the list in force', () => {
    const before = settle(selectionOf(choices)).lines;
    const more = planOf([chosen('rs'), item('oak'), item('brass'), item('pine')]);
    const settled = settleSelection(dearer, selectionOf(more), { list: later, kept: before });
    const shown = settled.lines.map(({ key, amountCents, list }) => [key, amountCents, list?.versionId]);
    expect(shown).toEqual([
      ['line:basic-services', 200_000, listReference.versionId],
      ['line:ceremony-facilities', 60_000, listReference.versionId],
      [`item:${id('oak')}`, 320_000, listReference.versionId],
      [`item:${id('pine')}`, 130_000, later.versionId],
      [`item:${id('brass')}`, 35_000, listReference.versionId],
    ]);
    expect(settled.dropped).toEqual([]);
  });

  it('splits a flat package the way the signed version did, so that actual charges change nothing else', () => {
    const flat = { pricingMethod: 'flat' as const, priceCents: 300_000, dispositionType: 'cremation' as const };
    const template = packageOf('pack', ['basic-services', 'ceremony-facilities', 'cremation-fee', 'urn'], flat);
    const rule = { appliesTo: ['services' as const, 'merchandise' as const] };
    const tax = { ...rule, id: id('t'), name: 'Tax', ratePpm: 80_000, exceptLines: [], exceptCategoryIds: [] };
    const discount = { ...rule, id: id('d'), name: 'Members', reason: 'For members.', basisPoints: 500 };
    const of = smallHome({ templates: [template], priceList: { ...home.priceList!, taxes: [tax], discounts: [discount] } });
    const signed = selectionOf(planOf([], { dispositionType: 'cremation', selectedTemplate: template.id }), {
      cashAdvances: [advance()],
      reductions: [reduction('r', `package:${template.id}`, { amountCents: 9_000 })],
    });
    const charged = advance({ amountCents: 22_500, costCents: 22_500, standing: 'actual' });
    const actual = { ...signed, cashAdvances: [charged] };
    const onlyAdvance = [
      { account: 'cash-advances', cents: -2_500 },
      { account: `receivable:${ada}`, cents: 2_500 },
    ];
    const before = statementFrom(of, signed, { split: 'in-proportion' });
    const after = statementFrom(of, actual, { kept: before.lines, split: splitOf(before) });
    expect([before.split, after.split]).toEqual([undefined, undefined]);
    expect(chargePostings(before, after)).toEqual(onlyAdvance);
    // By today's rule, the crematory is paid in full, and that alone would change what the home earns and the tax.
    const recomputed = chargePostings(before, statementFrom(of, actual, { kept: before.lines }));
    expect(recomputed.map(({ account }) => account)).toEqual(expect.arrayContaining(['revenue:services', `tax:${id('t')}`]));
    const today = statementFrom(of, signed);
    expect(today.split).toBe('advances-in-full');
    expect(chargePostings(today, statementFrom(of, actual, { kept: today.lines, split: splitOf(today) }))).toEqual(onlyAdvance);
  });

  it('keeps what a package pays toward goods in the words that were signed', () => {
    const flat = { pricingMethod: 'flat' as const, priceCents: 250_000, dispositionType: 'cremation' as const };
    const template = packageOf('pack', ['basic-services', 'ceremony-facilities', 'urn'], flat);
    const of = smallHome({ templates: [template] });
    const selection = selectionOf(planOf([item('brass')], { dispositionType: 'cremation', selectedTemplate: template.id }));
    const { lines } = settle(selection, of);
    const isAllowance = ({ key }: { key: string }) => key === 'allowance:urn';
    const kept = lines.map((line) => (isAllowance(line) ? { ...line, label: 'Urn: what the package includes' } : line));
    expect(kept.filter(isAllowance)).toHaveLength(1);
    expect(settleSelection(of, selection, { list: listReference, kept }).lines).toEqual(kept);
  });
});

describe('what a statement freezes', () => {
  it('has one hash for the same statement, whatever order its fields came in', async () => {
    const statement = statementFrom(home, selectionOf(choices));
    const turned = Object.fromEntries(Object.entries(structuredClone(statement)).toReversed()) as typeof statement;
    expect(await hashOfStatement(turned)).toBe(await hashOfStatement(statement));
    expect(await hashOfStatement({ ...statement, terms: 'Due in 30 days.' })).not.toBe(await hashOfStatement(statement));
  });

  it('divides the total among payers: amounts first, and the rest by weight', () => {
    expect(
      payerShares(100, [
        { contactId: ada, weight: 1 },
        { contactId: ben, weight: 2 },
      ]),
    ).toEqual([33, 67]);
    expect(
      payerShares(100, [
        { contactId: ada, amountCents: 40 },
        { contactId: ben, weight: 1 },
      ]),
    ).toEqual([40, 60]);
    expect(
      payerShares(100, [
        { contactId: ada, amountCents: 140 },
        { contactId: ben, weight: 1 },
      ]),
    ).toEqual([140, 0]);
    expect(payerShares(100, [])).toEqual([]);
  });

  it('says what a flat package saves, if each part has a price', () => {
    const flat = (changes: object) => {
      const template = packageOf('pack', ['basic-services', 'ceremony-facilities'], {
        pricingMethod: 'flat',
        priceCents: 230_000,
        ...changes,
      });
      const { lines } = settle(
        selectionOf(planOf([], { dispositionType: 'burial', selectedTemplate: template.id })),
        smallHome({ templates: [template] }),
      );
      return packageSavings(lines[0]!);
    };
    expect(flat({})).toBe(30_000);
    expect(flat({ priceCents: 260_000 })).toBeUndefined();
    expect(
      flat({ packageServices: [{ packageServiceId: id('p'), displayName: 'A dove', detailText: '', isIncluded: true }] }),
    ).toBeUndefined();
  });

  it('has the third sentence only where a cash advance is marked up or a rebate is kept', () => {
    const s3 = (...advances: CashAdvance[]) =>
      statementFrom(home, selectionOf(choices, { cashAdvances: advances })).sentences.find(({ key }) => key === 'S3')?.text;
    expect(s3(advance())).toBeUndefined();
    expect(s3(advance({ amountCents: 19_000, rebateCents: 1_000 }))).toBeUndefined();
    expect(s3(advance({ costCents: 19_999 }), advance({ id: id('n'), name: 'Notice', rebateCents: 1 }))).toBe(
      'We charge you for our services in obtaining: Notice and Organist.',
    );
  });
});
