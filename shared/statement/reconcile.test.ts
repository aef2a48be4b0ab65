import { describe, expect, it } from 'vitest';
import { noContractTerms } from '#shared/model/contract-terms.ts';
import {
  type Statement,
  type StatementFinding,
  type StatementLine,
  statementFindingSchema,
} from '#shared/model/contract-version.ts';
import { type StatementFindingCode, statementFindingCode } from '#shared/model/enumerations/statement.ts';
import type { CashAdvance, Selection } from '#shared/model/selection.ts';
import { id } from '#test/world/plain-id.ts';
import { chosen, item, planOf } from '#test/world/small-home-plan.ts';
import { packageOf, smallHome } from '#test/world/small-planner-home.ts';
import { contentOf, givenLists, listsOf, selectionOf, statementFrom } from '#test/world/statement-world.ts';
import { applyFix } from './apply-fix.ts';
import type { ReconcileOptions, StatementLists } from './listed-prices.ts';
import { mayBeSigned, reconcile, reconcileAfter } from './reconcile.ts';
import { rulesOfTerms } from './terms-in-full.ts';

const home = smallHome();
const lists = listsOf(home);
const embalming = { id: id('em'), name: 'Embalming', serviceId: id('embalm') };
const choices = planOf([chosen('rs'), item('oak'), item('vault'), item('brass')]);
const organist: CashAdvance = {
  id: id('adv'),
  name: 'Organist',
  payee: 'J. Reed',
  amountCents: 20_000,
  costCents: 20_000,
  rebateCents: 0,
  standing: 'actual',
  origin: 'conference',
};
const selection = selectionOf(choices, { cashAdvances: [organist] });
const clean = statementFrom(home, selection);

const found = (statement: Statement, against: StatementLists = lists, options: ReconcileOptions = {}): StatementFinding[] => {
  const findings = reconcile(statement, against, options);
  for (const each of findings) expect(statementFindingSchema.parse(each)).toEqual(each);
  return findings;
};
const codes = (...given: Parameters<typeof found>) => found(...given).map(({ code }) => code);
const codesOf = (changes: Partial<Selection>, of = home) => codes(statementFrom(of, { ...selection, ...changes }), listsOf(of));

/** Returns the statement with a line changed, and totals that fit. */
const withLine = (key: string, change: Partial<StatementLine>, statement = clean): Statement => {
  const lines = statement.lines.map((line) => (line.key === key ? { ...line, ...change } : line));
  const apart = lines.reduce((sum, { amountCents }) => sum + amountCents, 0) - statement.totals.totalCents;
  const { totals, payers } = statement;
  const isGoods = lines.some((line) => line.key === key && line.section === 'merchandise');
  const of = isGoods ? 'merchandiseCents' : 'servicesCents';
  return {
    ...statement,
    lines,
    totals: { ...totals, [of]: totals[of] + apart, totalCents: totals.totalCents + apart },
    payers: payers.map((payer) => ({ ...payer, shareCents: payer.shareCents + apart })),
  };
};
const withMore = (line: Partial<StatementLine>): Statement =>
  withLine('more', line, {
    ...clean,
    lines: [...clean.lines, { ...clean.lines[0]!, key: 'more', amountCents: 0, unitCents: 0 }],
  });
const ceremony = 'line:ceremony-facilities';
const embalmed = (rest: Partial<Statement> = {}): Statement => ({
  ...withMore({
    key: 'line:embalming',
    gplLine: 'embalming',
    label: embalming.name,
    unitCents: 80_000,
    amountCents: 80_000,
    why: { kind: 'chosen' },
  }),
  isEmbalmingApproved: true,
  ...rest,
});
const marksUp = (statement: Statement): Statement => ({
  ...statement,
  rules: { ...rulesOfTerms(noContractTerms), allowsMarkup: true },
});
const twoUrns = withLine(`item:${id('brass')}`, { quantity: 2, amountCents: 70_000 });
const noSentence = (key: string) => clean.sentences.filter((each) => each.key !== key);
const without = (paper: string) => givenLists().filter((each) => each.paper !== paper);

/** One fault of each kind, planted in a statement that has none. */
const planted: Readonly<Record<StatementFindingCode, () => StatementFinding[]>> = {
  'list-not-given': () => found({ ...clean, given: without('gpl') }),
  'casket-list-not-given': () => found({ ...clean, given: without('casket-price-list') }),
  'container-list-not-given': () => found({ ...clean, given: without('outer-burial-container-price-list') }),
  'list-superseded': () => found({ ...clean, given: givenLists(id('another')) }, { ...lists, inForce: id('next') }),
  'line-not-listed': () => found(withLine(ceremony, { key: `service:${id('gone')}` })),
  'price-differs': () => found(withLine(ceremony, { unitCents: 70_000, amountCents: 70_000 })),
  'item-not-chosen': () =>
    found(
      withMore({
        key: 'line:caskets',
        gplLine: 'caskets',
        unit: 'each',
        unitCents: 100_000,
        amountCents: 100_000,
        why: { kind: 'chosen' },
      }),
    ),
  'basic-fee-missing': () => found({ ...clean, lines: clean.lines.slice(1) }),
  'basic-fee-twice': () => found(withLine('line:basic-services', { quantity: 2, amountCents: 400_000 })),
  'basic-fee-reduced': () =>
    found(
      withMore({ key: `reduction:${id('r')}`, reduces: 'line:basic-services', unitCents: -100, amountCents: -100, list: null }),
    ),
  'second-fee': () => found(withLine(ceremony, { why: { kind: 'non-declinable' } })),
  'casket-handling-fee': () => codesFinding({ cashAdvances: [{ ...organist, name: 'Casket handling fee' }] }),
  'marked-free': () => found(withLine('line:ceremony-facilities', { detail: 'The ceremony is free of charge.' })),
  'reason-missing': () => codesFinding({ required: [{ lineKey: ceremony, by: 'cemetery', reason: '' }] }),
  'embalming-reason-missing': () => found(embalmed({ embalmingReason: ' ' })),
  'embalming-not-approved': () => found(embalmed({ isEmbalmingApproved: false })),
  'markup-undisclosed': () => {
    const marked = marksUp(statementFrom(home, { ...selection, cashAdvances: [{ ...organist, costCents: 15_000 }] }));
    return found({ ...marked, sentences: clean.sentences }, lists);
  },
  'sentence-altered': () =>
    found({ ...clean, sentences: [{ ...clean.sentences[0]!, text: 'We charge for what you chose.' }, ...noSentence('S1')] }),
  'total-differs': () => found({ ...clean, totals: { ...clean.totals, totalCents: clean.totals.totalCents + 1 } }),
  'unpriced-left': () =>
    found({ ...clean, unpriced: [{ key: 'cemetery', label: 'Cemetery charges', reason: 'Ask the cemetery.' }] }),
  'purchaser-missing': () => codesFinding({ purchasers: [] }),
  'funding-missing': () => found({ ...clean, funding: null }),
  'guarantee-differs': () =>
    found(withMore({ key: `guaranteed:${ceremony}`, reduces: ceremony, unitCents: -100, amountCents: -100, list: null })),
  'payer-missing': () => found({ ...clean, payers: [] }),
  'payer-not-purchaser': () => found({ ...clean, purchasers: [{ contactId: id('bo'), name: 'Bo Marsh' }] }),
  'due-date-missing': () => codesFinding({ dueOn: null }),
  'control-missing': () => found(clean, lists, { isControlNamed: false }),
  'several-of-one': () => found(twoUrns),
  'estimate-open': () => codesFinding({ cashAdvances: [{ ...organist, standing: 'estimate' }] }),
};
const codesFinding = (changes: Partial<Selection>) => found(statementFrom(home, { ...selection, ...changes }));

describe('a finding', () => {
  it('is never made of a statement that has nothing wrong', () => {
    expect(found(clean)).toEqual([]);
    expect(found(embalmed())).toEqual([]);
  });

  it.each(statementFindingCode.values)('%s is found where it is planted, and only it', (code) => {
    const findings = planted[code]();
    expect([...new Set(findings.map((each) => each.code))].filter((each) => each !== 'total-differs')).toEqual(
      code === 'total-differs' ? [] : [code],
    );
    const own = findings.find((each) => each.code === code);
    // The law doesn't say who pays when or forbid unusual choices: the family and the home agree on them.
    const isOwn = ['payer-missing', 'payer-not-purchaser', 'due-date-missing', 'control-missing', 'several-of-one'].includes(
      code,
    );
    expect(own?.clause).toMatch(isOwn ? /^$/ : /^16 CFR 453\.\d\(|^The pre-need contract$/);
    const isWarning = isOwn || code === 'estimate-open';
    expect(own?.severity).toBe(isWarning ? 'warn' : 'must');
    expect(mayBeSigned(findings)).toBe(isWarning);
  });

  it('makes someone who pays a purchaser with one click, except in an amendment, which has the same purchasers', () => {
    const bo = { contactId: id('bo'), weight: 1 };
    const paid: Selection = { ...selection, payers: [bo], purchasers: selection.purchasers };
    const statement = { ...clean, payers: [{ contactId: bo.contactId, name: 'Bo Marsh', shareCents: clean.totals.totalCents }] };
    const [finding] = found(statement);
    expect(finding).toMatchObject({ code: 'payer-not-purchaser', fix: { kind: 'add-purchaser', id: bo.contactId } });
    expect(applyFix(paid, finding!.fix!).purchasers).toEqual([...paid.purchasers, bo.contactId]);
    expect(found(statement, lists, { kept: clean.lines })[0]?.fix).toBeUndefined();
  });

  it('warns of two caskets, urns, or outer burial containers, unless the signed contract has as many', () => {
    expect(found(twoUrns)[0]?.words).toBe('The statement has 2 urns: “Brass urn”.');
    expect(codes(twoUrns, lists, { kept: clean.lines })).toEqual(['several-of-one']);
    expect(codes(twoUrns, lists, { kept: twoUrns.lines })).toEqual([]);
    const wicker = { id: id('o'), name: 'Wicker casket', description: 'Willow.', priceCents: 200_000, quantity: 1 };
    const order = { ...wicker, gplLine: 'caskets' as const, origin: 'conference' as const };
    expect(codesFinding({ specialOrders: [order] })).toMatchObject([
      {
        severity: 'warn',
        lineKey: `special:${id('o')}`,
        words: 'The statement has 2 caskets: “Oak casket” and “Wicker casket”.',
      },
    ]);
  });

  it('has the same id for the same fault, and another at another line', () => {
    const [first, again] = [planted['estimate-open'](), planted['estimate-open']()];
    expect(first).toEqual(again);
    const ids = found({ ...clean, sentences: [], given: [] }).map((each) => each.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a list that was replaced', () => {
  const next = smallHome({
    priceList: {
      ...home.priceList!,
      lines: home.priceList!.lines.map((line) => (line.line === 'ceremony-facilities' ? { ...line, priceCents: 55_000 } : line)),
    },
  });
  const dearer = smallHome({
    priceList: {
      ...home.priceList!,
      lines: home.priceList!.lines.map((line) => (line.line === 'ceremony-facilities' ? { ...line, priceCents: 65_000 } : line)),
    },
  });
  const replacedBy = (of: typeof home): StatementLists => ({
    ...lists,
    inForce: id('next'),
    versions: [...lists.versions, { id: id('next'), effectiveOn: '2026-12-01', content: contentOf(of) }],
  });

  it('holds if the family was given it, and no line costs more by it', () => {
    expect(codes(clean, replacedBy(dearer))).toEqual([]);
    expect(found(clean, replacedBy(next))).toMatchObject([
      {
        code: 'list-superseded',
        lineKey: ceremony,
        fix: { kind: 'reprice' },
        words: '“Service rite” costs $600.00 by the list that the family was given, and less since December 1, 2026: $550.00.',
      },
    ]);
    expect(codes({ ...clean, given: givenLists(id('next')) }, replacedBy(dearer))).toEqual(['list-superseded']);
  });

  it('is compared by the container that was chosen, whatever another one costs', () => {
    const direct = (variants: [string, number][]) =>
      smallHome({
        priceList: {
          ...home.priceList!,
          lines: home.priceList!.lines.map((line) =>
            line.line === 'direct-cremation'
              ? {
                  ...line,
                  variants: variants.map(([container, priceCents]) => ({
                    ...{ container, priceCents, providedBy: 'funeral-home' as const },
                  })),
                }
              : line,
          ),
        },
        templates: [packageOf('pack', ['direct-cremation'], { dispositionType: 'cremation' })],
      });
    const of = direct([['fiberboard', 150_000]]);
    const signed = statementFrom(of, selectionOf(planOf([], { dispositionType: 'cremation', selectedTemplate: id('pack') })));
    const cheaper = direct([
      ['fiberboard', 120_000],
      ['pine', 160_000],
    ]);
    const version = { id: id('next'), effectiveOn: '2026-12-01', content: contentOf(cheaper) };
    const both = { ...listsOf(of), inForce: version.id, versions: [...listsOf(of).versions, version] };
    expect(codes(signed, both)).toContain('list-superseded');
  });

  it('holds for what a signed contract has agreed on', () => {
    expect(codes(clean, replacedBy(next), { kept: clean.lines })).toEqual([]);
  });
});

describe('a line', () => {
  it('that is ordered for one family needs no list, if it is goods', () => {
    const order = {
      id: id('o'),
      name: 'Willow hearts',
      description: 'Of willow, for the guests.',
      priceCents: 200_000,
      quantity: 1,
      origin: 'conference' as const,
    };
    expect(codesOf({ specialOrders: [{ ...order, gplLine: 'printed-package' }] })).toEqual([]);
    const wrong = statementFrom(home, { ...selection, specialOrders: [{ ...order, gplLine: 'hearse' }] });
    const [finding] = found(wrong);
    expect(finding).toMatchObject({ code: 'line-not-listed', fix: { kind: 'remove-special-order', id: id('o') } });
    expect(applyFix({ ...selection, specialOrders: [{ ...order, gplLine: 'hearse' }] }, finding!.fix!)).toEqual(selection);
  });

  it('that is ordered for one family costs what the list says, if the list has it', () => {
    const oak = home.items.find((each) => each.id === id('oak'))!;
    const order = { id: id('o'), locationItemId: oak.id, name: oak.name, description: '', quantity: 1, origin: 'case' as const };
    const ordered = (priceCents: number) => ({
      ...selection,
      choices: planOf([chosen('rs'), item('vault'), item('brass')]),
      specialOrders: [{ ...order, gplLine: 'caskets' as const, priceCents }],
    });
    expect(codes(statementFrom(home, ordered(oak.priceCents)))).toEqual([]);
    const dear = statementFrom(home, ordered(oak.priceCents + 1));
    const [finding] = found(dear);
    expect(finding).toMatchObject({
      ...{ code: 'price-differs', severity: 'must', lineKey: `special:${id('o')}` },
      fix: { kind: 'remove-special-order', id: id('o') },
    });
    expect(codes(dear, lists, { kept: dear.lines })).toEqual([]);
  });

  it('of a direct cremation says which container it comes with', () => {
    const of = smallHome({ templates: [packageOf('pack', ['direct-cremation'], { dispositionType: 'cremation' })] });
    const direct = statementFrom(of, selectionOf(planOf([], { dispositionType: 'cremation', selectedTemplate: id('pack') })));
    expect(codes(direct, listsOf(of))).toEqual(['estimate-open']);
    const unnamed = { ...direct, lines: direct.lines.map((line) => ({ ...line, detail: '' })) };
    expect(codes(unnamed, listsOf(of))).toEqual(['item-not-chosen', 'estimate-open']);
  });

  it('of a package has to name its casket, unless a signed contract left that open', () => {
    const flat = { dispositionType: 'burial', pricingMethod: 'flat', priceCents: 450_000 } as const;
    const of = smallHome({ templates: [packageOf('pack', ['basic-services', 'caskets'], flat)] });
    const bought = (...choices: Parameters<typeof planOf>[0]) =>
      statementFrom(of, selectionOf(planOf(choices, { dispositionType: 'burial', selectedTemplate: id('pack') })));
    const open = bought();
    const isOpen = (statement: Statement, options = {}) =>
      reconcile(statement, listsOf(of), options).filter(({ code }) => code === 'item-not-chosen');
    expect(isOpen(open)).toMatchObject([{ severity: 'must', lineKey: `package:${id('pack')}` }]);
    expect(isOpen(bought(item('oak')))).toEqual([]);
    expect(isOpen(open, { kept: open.lines })).toEqual([]);
    expect(isOpen(open, { kept: bought(item('oak')).lines })).toHaveLength(1);
    const named = open.lines.map((line) => ({
      ...line,
      includes: line.includes.map((part) => ({ ...part, label: 'Pine casket' })),
    }));
    expect(isOpen({ ...open, lines: named })).toEqual([]);
  });

  it('that is priced by an answer is only warned about, and a cash advance settles it', () => {
    const music = planOf([chosen('rs', { qm: ['organ'] })]);
    const own = statementFrom(home, selectionOf(music));
    const [answer] = own.lines.filter(({ key }) => key.startsWith('answer:'));
    expect(found(own)).toMatchObject([{ code: 'line-not-listed', severity: 'warn', lineKey: answer?.key }]);
    const paid = statementFrom(home, selectionOf(music, { cashAdvances: [{ ...organist, lineKey: answer!.key }] }));
    expect(codes(paid)).toEqual([]);
  });
});

describe('the basic services fee', () => {
  it('isn’t charged beside a price that includes it', () => {
    const direct = withMore({
      key: 'line:direct-cremation',
      gplLine: 'direct-cremation',
      detail: 'Fiberboard',
      unitCents: 150_000,
      amountCents: 150_000,
      why: { kind: 'chosen' },
    });
    expect(codes(direct)).toContain('basic-fee-twice');
    expect(codes({ ...direct, lines: direct.lines.slice(1) })).not.toContain('basic-fee-missing');
  });

  it('isn’t charged in a package beside a direct cremation that includes it', () => {
    const packaged = withLine('line:basic-services', {
      ...{ key: `package:${id('pack')}`, section: 'package', gplLine: null },
      includes: [{ label: 'Basic services', gplLine: 'basic-services', aLaCarteCents: 200_000 }],
    });
    const direct = { ...packaged.lines[1]!, key: 'line:direct-cremation', gplLine: 'direct-cremation' as const };
    expect(codes(packaged)).not.toContain('basic-fee-twice');
    const signed = { ...packaged, lines: [...packaged.lines, direct] };
    expect(codes(signed)).toContain('basic-fee-twice');

    // What was signed so before this was checked stays payable. Only what changes the fee again has to mend it.
    const musts = (after: Statement) =>
      reconcileAfter(signed, after, lists)
        .filter(({ severity }) => severity === 'must')
        .map(({ code }) => code);
    const change = (isIt: (line: StatementLine) => boolean, changes: Partial<StatementLine>): Statement => ({
      ...signed,
      lines: signed.lines.map((line) => (isIt(line) ? { ...line, ...changes } : line)),
    });
    expect(musts(signed)).toEqual(expect.not.arrayContaining(['basic-fee-twice']));
    expect(reconcileAfter(signed, signed, lists).map(({ code }) => code)).toContain('basic-fee-twice');
    const isAdvance = ({ section }: StatementLine) => section === 'cash-advances';
    expect(signed.lines.some(isAdvance)).toBe(true);
    expect(musts(change(isAdvance, { label: 'Organist and singer' }))).not.toContain('basic-fee-twice');
    expect(musts({ ...signed, lines: [...signed.lines, { ...direct, key: 'line:immediate-burial' }] })).toContain(
      'basic-fee-twice',
    );
    const twice = change(({ key }) => key === direct.key, { label: 'Direct cremation, free of charge' });
    expect(musts(twice)).toContain('marked-free');
    expect(musts(change(isAdvance, { amountCents: 90_000 }))).toContain('markup-undisclosed');
  });

  it('is in the caskets of a home that says so', () => {
    const basicFee = { variant: 'in-caskets' as const, amountCents: 200_000, services: 'Planning and permits' };
    const of = smallHome({ priceList: { ...home.priceList!, basicFee } });
    expect(codesOf({}, of)).toEqual([]);
    expect(codes(clean, listsOf(of))).toEqual(['basic-fee-twice']);
  });
});

describe('embalming', () => {
  it('that a law requires needs its reason, and no approval', () => {
    const required = { by: 'law' as const, reason: 'The state requires it for this transport.' };
    const lawful = (given: typeof required) => {
      const statement = embalmed({ isEmbalmingApproved: false });
      return statement.lines.map((line) => (line.gplLine === 'embalming' ? { ...line, required: given } : line));
    };
    const statement = embalmed({ isEmbalmingApproved: false });
    expect(codes({ ...statement, lines: lawful(required) })).toEqual([]);
    expect(codes({ ...statement, lines: lawful({ ...required, reason: ' ' }) })).toEqual(['reason-missing']);
    const cemetery = statement.lines.map((line) =>
      line.gplLine === 'embalming' ? { ...line, required: { ...required, by: 'cemetery' as const } } : line,
    );
    expect(codes({ ...statement, lines: cemetery })).toEqual(['embalming-not-approved']);
  });
});

describe('the sums', () => {
  it('don’t move a cent between services and merchandise', () => {
    const { servicesCents, merchandiseCents } = clean.totals;
    const moved = (cents: number) => ({
      ...clean,
      totals: { ...clean.totals, servicesCents: servicesCents - cents, merchandiseCents: merchandiseCents + cents },
    });
    expect(codes(moved(1))).toEqual(['total-differs']);
    expect(codes(moved(-1))).toEqual(['total-differs']);
  });
});

describe('a reduction that a signed contract agreed on', () => {
  it('stays when the fee in the package costs more by today’s list', () => {
    const flat = { dispositionType: 'burial', pricingMethod: 'flat', priceCents: 240_000 } as const;
    const of = smallHome({ templates: [packageOf('pack', ['basic-services', 'viewing-facilities'], flat)] });
    const lines = of.priceList!.lines.map((line) =>
      line.line === 'basic-services' ? { ...line, priceCents: (line.priceCents ?? 0) + 20_000 } : line,
    );
    const dear = smallHome({ templates: of.templates, priceList: { ...of.priceList!, lines } });
    const reduction = {
      ...{ id: id('r'), lineKey: `package:${id('pack')}`, amountCents: 40_000, reason: 'Agreed.' },
      ...{ by: id('by'), on: '2026-11-02T15:00:00.000Z' },
    };
    const whole = selectionOf(planOf([], { dispositionType: 'burial', selectedTemplate: id('pack') }), {
      reductions: [reduction],
    });
    const rules = of.priceList!;
    const signed = statementFrom(of, whole, { rules });
    expect(signed.lines.map(({ amountCents }) => amountCents)).toContain(-40_000);
    const list = { versionId: id('next'), effectiveOn: '2026-12-01' };
    const amended = statementFrom(dear, whole, {
      rules,
      list,
      kept: signed.lines,
      given: [...givenLists(), ...givenLists(list.versionId)],
    });
    expect(amended.totals).toEqual(signed.totals);
    const version = { id: list.versionId, effectiveOn: list.effectiveOn, content: contentOf(dear) };
    const both = { ...listsOf(of), inForce: version.id, versions: [...listsOf(of).versions, version] };
    expect(codes(amended, both, { kept: signed.lines }).filter((code) => code.startsWith('basic-fee'))).toEqual([]);
    const fresh = statementFrom(dear, whole, { rules, list });
    expect(fresh.lines.map(({ amountCents }) => amountCents)).not.toContain(-40_000);
  });
});

describe('one click', () => {
  it('charges a marked-up cash advance at cost, where the home charges at cost', () => {
    const marked = { ...selection, cashAdvances: [{ ...organist, costCents: 15_000, rebateCents: 1_000 }] };
    const [finding] = found(statementFrom(home, marked));
    expect(finding).toMatchObject({ code: 'markup-undisclosed', fix: { kind: 'charge-cost', id: organist.id } });
    const fixed = applyFix(marked, finding!.fix!);
    expect(fixed.cashAdvances[0]?.amountCents).toBe(14_000);
    expect(codesOf(fixed)).toEqual([]);
    expect(codes(marksUp(statementFrom(home, marked)), lists)).toEqual([]);
  });

  it('removes what only the selection added', () => {
    const fee = { ...organist, id: id('fee'), name: 'Casket handling fee' };
    const [finding] = found(statementFrom(home, { ...selection, cashAdvances: [organist, fee] }));
    expect(applyFix({ ...selection, cashAdvances: [organist, fee] }, finding!.fix!)).toEqual(selection);
    expect(applyFix(selection, { kind: 'reprice' })).toBe(selection);
    expect(applyFix(selection, { kind: 'restore-sentence', key: 'S1' })).toBe(selection);
  });

  it('is for a person where payers owe another amount than the total', () => {
    const payers = [{ contactId: selection.purchasers[0]!, amountCents: 100 }];
    expect(found(statementFrom(home, { ...selection, payers }))).toMatchObject([
      { code: 'total-differs', id: 'total-differs:payers' },
    ]);
  });
});
