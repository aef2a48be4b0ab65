import { describe, expect, it } from 'vitest';
import type { SelectionView } from '#shared/contract/case-contracts-views.ts';
import type { StatementLine } from '#shared/model/contract-version.ts';
import { emptySelection, type Selection } from '#shared/model/selection.ts';
import { actsOf, reasonOf, traceOf } from './line-rules.ts';
import {
  parseShare,
  partWords,
  reductionFault,
  uncountedIn,
  undecidedLines,
  withAdvanceFor,
  withGoods,
  withPiece,
  withRemoved,
} from './selection-pieces.ts';

const id = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`;
const list = { versionId: id(9), effectiveOn: '2026-11-01' };
const line = (facts: Partial<StatementLine> = {}): StatementLine => ({
  key: 'line:hearse',
  section: 'services',
  label: 'Hearse',
  detail: '',
  quantity: 1,
  unit: 'flat',
  unitCents: 40_000,
  amountCents: 40_000,
  gplLine: 'hearse',
  of: null,
  why: { kind: 'chosen' },
  includes: [],
  list,
  isSpecialOrder: false,
  ...facts,
});
const noTaxes = { hasTaxes: false };
const decided = { reason: 'A neighbor', by: id(1), on: '2026-11-20T10:00:00.000Z' };

describe('what can be done with a line', () => {
  it('never reduces the basic services fee, or changes how many there are', () => {
    expect(actsOf(line({ gplLine: 'basic-services' }), noTaxes)).toEqual(['require']);
    expect(actsOf(line(), noTaxes)).toEqual(['reduce', 'quantity', 'require']);
    expect(actsOf(line(), { hasTaxes: true })).toContain('exempt');
  });

  it('edits a cash advance or counts it instead of reducing it, and edits a special order with its quantity', () => {
    expect(actsOf(line({ section: 'cash-advances' }), noTaxes)).toEqual(['advance', 'require']);
    expect(actsOf(line({ section: 'cash-advances', unit: 'copy' }), noTaxes)).toEqual(['advance', 'quantity', 'require']);
    expect(actsOf(line({ section: 'merchandise', isSpecialOrder: true }), noTaxes)).toEqual([
      'special-order',
      'reduce',
      'require',
    ]);
    expect(actsOf(line({ section: 'package' }), noTaxes)).toEqual(['reduce', 'require']);
  });

  it('leaves what is computed alone', () => {
    expect(actsOf(line({ section: 'taxes' }), noTaxes)).toEqual([]);
    expect(actsOf(line({ section: 'discounts', amountCents: -500 }), noTaxes)).toEqual([]);
    expect(actsOf(line({ reduces: 'line:hearse', amountCents: -500 }), noTaxes)).toEqual([]);
  });
});

describe('what is said of a line', () => {
  it('names the price list, and the line there only if it has another name', () => {
    expect(traceOf(line())).toBe('Price list of November 1, 2026');
    expect(traceOf(line({ label: 'Our coach' }))).toBe('Price list of November 1, 2026, “Hearse”');
    expect(traceOf(line({ list: null, isSpecialOrder: true }))).toBe('Special order, which is on no price list');
    expect(traceOf(line({ list: null, reduces: 'line:hearse' }))).toBe('');
  });

  it('says why it’s there, unless a written reason says so', () => {
    expect(reasonOf(line())).toBe('Chosen');
    expect(reasonOf(line({ why: { kind: 'follows', because: 'Viewing' } }))).toBe('Comes with “Viewing”');
    expect(reasonOf(line({ required: { by: 'cemetery', reason: 'A liner' } }))).toBe('');
  });
});

describe('what someone types', () => {
  it('is a share in percent with at most two decimals', () => {
    expect(parseShare('10%')).toBe(1_000);
    expect(parseShare(' 12.5 ')).toBe(1_250);
    expect([parseShare('100'), parseShare('ten'), parseShare('1.234'), parseShare('-5')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('never takes all of a line off', () => {
    expect(reductionFault('amount', '399.99', 40_000)).toBeUndefined();
    expect(reductionFault('amount', '400', 40_000)).toMatch(/^Enter less than \$400\.00\./);
    expect(reductionFault('amount', '', 40_000)).toBe('Enter an amount, like 25.00.');
    expect(reductionFault('amount', '-5', 40_000)).toBe('Enter an amount, like 25.00.');
    expect(reductionFault('share', '0', 40_000)).toMatch(/^Enter a share/);
    expect(reductionFault('share', '99.99%', 40_000)).toBeUndefined();
  });
});

describe('pieces of what was agreed on', () => {
  it('replaces the piece that it’s another state of, or adds it', () => {
    const isTwo = (each: { id: number }) => each.id === 2;
    expect(withPiece([{ id: 1 }, { id: 2, is: 'old' }], { id: 2, is: 'new' }, isTwo)).toEqual([{ id: 1 }, { id: 2, is: 'new' }]);
    expect(withPiece([{ id: 1 }], { id: 2 }, isTwo)).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('says how each payer’s part is figured', () => {
    const one = { contactId: id(1), weight: 1 };
    const two = { contactId: id(2), weight: 3 };
    const fixed = { contactId: id(3), amountCents: 50_000 };
    expect(partWords(one, [one])).toBe('The whole total');
    expect(partWords(one, [one, two])).toBe('1 of 4 parts of the total');
    expect(partWords(one, [one, fixed])).toBe('What the others leave');
    expect(partWords(fixed, [one, fixed])).toBe('A fixed amount');
  });

  it('finds what changes nothing, and removes only that', () => {
    const kept = { id: id(1), lineKey: 'line:hearse', amountCents: 1_000, ...decided };
    const tooMuch = { id: id(2), lineKey: 'line:hearse', basisPoints: 9_000, ...decided };
    const selection: Selection = {
      ...emptySelection,
      reductions: [kept, tooMuch],
      quantityChanges: [{ lineKey: 'item:gone', quantity: 3, ...decided }],
    };
    const reduced = line({ key: `reduction:${id(1)}`, reduces: 'line:hearse', amountCents: -1_000, list: null });
    const statement = { lines: [line(), reduced] };
    const refused = [{ lineKey: 'line:hearse', words: 'No more than $389.99 can be taken off “Hearse.”' }];
    const found = uncountedIn({ selection, statement, refused });
    expect(found.map(({ words }) => words)).toEqual([
      '90% off Hearse (A neighbor). No more than $389.99 can be taken off “Hearse.”',
      'A quantity of 3 of a line that isn’t on the statement anymore (A neighbor).',
    ]);
    expect(found[0]?.without(selection)).toEqual({ ...selection, reductions: [kept] });
    expect(found[1]?.without(selection)).toEqual({ ...selection, quantityChanges: [] });
  });
});

describe('what was agreed on', () => {
  const goods = (...items: [string, number][]): Selection => ({
    ...emptySelection,
    choices: {
      ...emptySelection.choices,
      selectedDisplayServices: items.map(([locationItemId, quantity]) => ({
        displayServiceId: locationItemId,
        isAddOn: false,
        answers: [],
        items: [{ locationItemId, quantity }],
      })),
    },
  });

  it('takes over another number of an item, and puts on a new one', () => {
    expect(withGoods(goods([id(1), 1], [id(2), 2]), id(2), 5)).toEqual(goods([id(1), 1], [id(2), 5]));
    expect(withGoods(goods([id(1), 1]), id(2), 3)).toEqual(goods([id(1), 1], [id(2), 3]));
  });

  it('charges what was entered for a line for as many of it as there are now', () => {
    const copies = {
      ...{ id: id(1), lineKey: 'service:copies', name: 'Certified copies', payee: 'City', standing: 'actual' as const },
      ...{ amountCents: 60_00, costCents: 54_00, rebateCents: 3_00, origin: 'conference' as const },
    };
    const before: Selection = { ...emptySelection, cashAdvances: [copies, { ...copies, id: id(2), lineKey: 'service:other' }] };
    const after = withAdvanceFor(before, 'service:copies', { before: 3, after: 5 });
    const five = { amountCents: 100_00, costCents: 90_00, rebateCents: 5_00 };
    expect(after).toEqual({ ...before, cashAdvances: [{ ...copies, ...five }, before.cashAdvances[1]] });
    expect(withAdvanceFor(before, 'service:copies', { before: 3, after: 0 })).toBe(before);
  });

  it('gets back what was removed, over what a colleague saved since', () => {
    const reduction = { id: id(1), lineKey: 'line:hearse', amountCents: 100, ...decided };
    const other = { id: id(2), lineKey: 'line:limousine', amountCents: 200, ...decided };
    const before: Selection = { ...emptySelection, reductions: [reduction] };
    const now: Selection = { ...emptySelection, reductions: [other], terms: 'Half now.' };
    expect(withRemoved(now, before, emptySelection)).toEqual({ ...now, reductions: [other, reduction] });
    expect(withRemoved(before, before, emptySelection)).toEqual(before);
  });
});

describe('a plan', () => {
  const plan = (submissionId: string) => ({ submissionId, lines: [{}, {}] }) as unknown as SelectionView['plan'];
  const fromPlan = { kind: 'plan', planId: id(2), submissionId: id(3), on: '2026-11-20T10:00:00.000Z' } as const;

  it('has undecided lines once it was sent after the selection was filled', () => {
    expect(undecidedLines({ plan: plan(id(3)), filledFrom: fromPlan })).toBe(0);
    expect(undecidedLines({ plan: plan(id(4)), filledFrom: fromPlan })).toBe(2);
    expect(undecidedLines({ plan: plan(id(4)), filledFrom: { kind: 'case', on: '2026-11-20T10:00:00.000Z' } })).toBe(2);
    expect(undecidedLines({ plan: null, filledFrom: fromPlan })).toBe(0);
  });
});
