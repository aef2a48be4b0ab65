import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Statement, StatementLine } from '../model/contract-version.ts';
import { type LedgerEntry, ledgerEntrySchema, moneySchema, type Posting } from '../model/ledger.ts';
import { cashNotice, isFirstAbove } from './cash-report.ts';
import { chargePostings, voidPostings } from './charge-postings.ts';
import { movedSums } from './moved-sums.ts';
import { owedShares } from './owed-shares.ts';
import { excessOf, overpaidCents, paymentStatusOf, refundableCents, refundedPastWith } from './payment-status.ts';
import { balancePostings, paymentPostings, refundPostings, reversalPostings, standingByHand } from './postings.ts';
import { moneyOf, noSums, refundedPastOf, replay, withEntry } from './replay.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [ruth, tom, salesTax, aunt] = [id(901), id(902), id(903), id(904)];
const day = '2026-11-28';

type Charged = { services: number; merchandise: number; advances: number; discount: number; tax: number; ruthPays: number };

const totalOf = ({ services, merchandise, advances, discount, tax }: Charged) =>
  services + merchandise + advances - discount + tax;

/** Returns a statement that charges this, of which Ruth pays a part and Tom the rest. */
function statementOf(charged: Charged): Statement {
  const total = totalOf(charged);
  const ruthPays = Math.min(charged.ruthPays, total);
  return {
    lines: [{ key: `tax:${salesTax}`, section: 'taxes', amountCents: charged.tax } as StatementLine],
    totals: {
      servicesCents: charged.services,
      merchandiseCents: charged.merchandise,
      cashAdvancesCents: charged.advances,
      discountsCents: charged.discount,
      taxesCents: charged.tax,
      totalCents: total,
    },
    payers: [
      { contactId: ruth, name: 'Ruth', shareCents: ruthPays },
      { contactId: tom, name: 'Tom', shareCents: total - ruthPays },
    ],
  } as Statement;
}

/** Returns the same statement, whose cash advances the home keeps a part of. */
function withKept(charged: Charged, keptCents: number): Statement {
  const plain = statementOf(charged);
  const cashAdvance = { payee: 'City', costCents: charged.advances - keptCents, rebateCents: 0, standing: 'actual' } as const;
  const advance = { key: 'advance:1', section: 'cash-advances', amountCents: charged.advances, cashAdvance };
  return { ...plain, lines: [...plain.lines, advance as StatementLine] };
}

/** Returns postings by which payees are owed a part of a cash advance that the home keeps. */
function owedOn(postings: readonly Posting[], keptCents: number): Posting[] {
  const sums = new Map(postings.map(({ account, cents }) => [account, cents]));
  sums.set('revenue:services', (sums.get('revenue:services') ?? 0) + keptCents);
  sums.set('cash-advances', (sums.get('cash-advances') ?? 0) - keptCents);
  return [...sums].map(([account, cents]) => ({ account, cents })).filter(({ cents }) => cents !== 0);
}

const simple: Charged = { services: 300_00, merchandise: 200_00, advances: 50_00, discount: 20_00, tax: 10_00, ruthPays: 340_00 };
const entry = (fields: Partial<LedgerEntry> & Pick<LedgerEntry, 'id' | 'kind' | 'postings'>): LedgerEntry =>
  ledgerEntrySchema.parse({ effectiveOn: day, locationId: id(900), ...fields });
const paid = (number: number, amountCents: number, payer?: string) =>
  entry({
    ...{ id: id(number), kind: 'payment', paymentId: id(number) },
    postings: paymentPostings({ method: 'check', amountCents, payer }),
  });
const reversed = (number: number, of: LedgerEntry) => {
  const { paymentId, refundId } = of;
  const subjects = { ...(paymentId ? { paymentId } : {}), ...(refundId ? { refundId } : {}) };
  return entry({ id: id(number), kind: 'reversal', reverses: of.id, ...subjects, postings: reversalPostings(of) });
};

describe('the postings of a contract', () => {
  it('charge what payers owe, and credit what it is for', () => {
    expect(chargePostings(null, statementOf(simple))).toEqual([
      { account: 'revenue:services', cents: -300_00 },
      { account: 'revenue:merchandise', cents: -200_00 },
      { account: 'cash-advances', cents: -50_00 },
      { account: 'discounts', cents: 20_00 },
      { account: `tax:${salesTax}`, cents: -10_00 },
      { account: `receivable:${ruth}`, cents: 340_00 },
      { account: `receivable:${tom}`, cents: 200_00 },
    ]);
  });

  it('owe payees their part of a cash advance, and count what the home keeps as its revenue', () => {
    const postings = chargePostings(null, withKept(simple, 7_00));
    expect(postings.slice(0, 3)).toEqual([
      { account: 'revenue:services', cents: -307_00 },
      { account: 'revenue:merchandise', cents: -200_00 },
      { account: 'cash-advances', cents: -43_00 },
    ]);
    expect(postings.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  });

  it('are the difference for an amendment, and none without one', () => {
    const [before, after] = [statementOf(simple), statementOf({ ...simple, services: 350_00 })];
    expect(chargePostings(before, after)).toEqual([
      { account: 'revenue:services', cents: -50_00 },
      { account: `receivable:${tom}`, cents: 50_00 },
    ]);
    expect(chargePostings(before, before)).toEqual([]);
  });

  it('are owed by nobody in particular without payers', () => {
    const unnamed = { ...statementOf(simple), payers: [] };
    expect(chargePostings(null, unnamed)).toContainEqual({ account: 'receivable:none', cents: 540_00 });
  });
});

describe('the payment status', () => {
  const standing = (dueCents: number | null, paidCents: number, refundedCents = 0, isSigned = true) => ({
    ...{ dueCents, paidCents, refundedCents, isSigned },
  });
  it.each([
    ['not-paid', standing(null, 0, 0, false)],
    ['partially-paid', standing(null, 500, 0, false)],
    ['not-paid', standing(0, 0, 0, false)],
    ['partially-paid', standing(0, 500, 0, false)],
    ['paid', standing(500, 500, 0, false)],
    ['invalid', standing(500, 501, 0, false)],
    ['paid', standing(0, 0)],
    ['invalid', standing(0, 1)],
    ['not-paid', standing(500, 100, 100)],
    ['partially-paid', standing(500, 100)],
    ['paid', standing(500, 600, 100)],
    ['invalid', standing(500, 501)],
    ['invalid', standing(500, 0, 1)],
  ] as const)('is %s for %o', (status, of) => {
    expect(paymentStatusOf(of, { isOverRefunded: false })).toBe(status);
    expect(paymentStatusOf(of, { isOverRefunded: true })).toBe('invalid');
  });

  it('owes back what was paid, and not what was written off', () => {
    const sums = {
      dueCents: -12_50,
      balanceCents: -12_50,
      paidCents: 0,
      refundedCents: 0,
      preNeed: null,
    };
    expect(overpaidCents(sums)).toBe(0);
    expect(overpaidCents({ ...sums, paidCents: 5_00, balanceCents: -17_50 })).toBe(5_00);
    expect(overpaidCents({ ...sums, dueCents: 100_00, paidCents: 112_50 })).toBe(12_50);
  });

  it('says how much more than due a payment would be, and how much can be refunded', () => {
    expect(excessOf(standing(500, 400), 100)).toBe(0);
    expect(excessOf(standing(500, 400), 101)).toBe(1);
    expect(excessOf(standing(null, 400, 0, false), 100_000)).toBe(0);
    expect(refundableCents(standing(500, 400, 100))).toBe(300);
    expect(refundableCents(standing(500, 400, 100), { amountCents: 250, refundedCents: 100 })).toBe(150);
    expect(refundableCents(standing(500, 400, 350), { amountCents: 250, refundedCents: 0 })).toBe(50);
  });
});

describe('a payment that is refunded past itself', () => {
  const payment = { id: id(1), state: 'posted' as const, amountCents: 500, refundedCents: 501 };

  it('is kept until it no longer is, and makes the money of its case invalid', () => {
    expect(refundedPastWith(undefined, [{ ...payment, refundedCents: 500 }])).toBeUndefined();
    expect(refundedPastWith(undefined, [payment])).toEqual({ [id(1)]: 1 });
    // A bank took it back as a whole, and then the refund that was on its way arrived.
    expect(refundedPastWith({ [id(2)]: 7 }, [{ ...payment, state: 'reversed' }])).toEqual({ [id(1)]: 501, [id(2)]: 7 });
    expect(refundedPastWith({ [id(1)]: 1 }, [{ ...payment, refundedCents: 0 }])).toBeUndefined();
    const beside = { pendingCents: 0, dueOn: null, updatedOn: '2026-11-28T00:00:00.000Z' };
    const charge = entry({ id: id(2), kind: 'charge', contractVersion: 1, postings: chargePostings(null, statementOf(simple)) });
    const { sums } = replay([charge, paid(1, 500), paid(3, 500)]);
    expect(moneyOf(sums, beside).status).toBe('partially-paid');
    expect(moneyOf(sums, { ...beside, refundedPast: { [id(1)]: 1 } })).toMatchObject({ status: 'invalid' });
  });

  it('is told by entries as by rows', () => {
    const postings = refundPostings({ method: 'check', amountCents: 501 });
    const back = entry({ id: id(2), kind: 'refund', refundId: id(2), paymentId: id(1), postings });
    expect(refundedPastOf(replay([paid(1, 500), back]))).toEqual({ [id(1)]: 1 });
    expect(refundedPastOf(replay([paid(1, 500), reversed(3, paid(1, 500)), back]))).toEqual({ [id(1)]: 501 });
    expect(refundedPastOf(replay([paid(1, 500)]))).toBeUndefined();
  });
});

describe('a ledger', () => {
  it('counts a deposit before the contract, and what is left after it', () => {
    const deposit = paid(1, 100_00);
    const beside = { pendingCents: 0, dueOn: null, updatedOn: '2026-11-28T00:00:00.000Z' };
    const early = moneyOf(replay([deposit]).sums, beside);
    expect(early).toMatchObject({ paidCents: 100_00, balanceCents: -100_00, dueCents: null, status: 'partially-paid' });
    const charge = entry({ id: id(2), kind: 'charge', contractVersion: 1, postings: chargePostings(null, statementOf(simple)) });
    expect(moneyOf(replay([deposit, charge]).sums, beside)).toMatchObject({
      ...{ chargedCents: 550_00, discountsCents: 20_00, taxesCents: 10_00, dueCents: 540_00, balanceCents: 440_00 },
      owedBy: { none: -100_00, [ruth]: 340_00, [tom]: 200_00 },
    });
    // Sums that were kept before there were shares get them with the contract.
    const { shares: _none, ...old } = replay([deposit]).sums;
    expect(withEntry(old, charge).shares).toEqual({ [ruth]: 340_00, [tom]: 200_00 });
    const voided = reversed(3, charge);
    expect(moneyOf(replay([deposit, charge, voided]).sums, beside)).toMatchObject({ dueCents: 0, status: 'invalid' });
  });

  it('says on paper what moved the balance besides the contract, so that both come to the same', () => {
    const charge = entry({ id: id(2), kind: 'charge', contractVersion: 1, postings: chargePostings(null, statementOf(simple)) });
    const adjusting = (number: number, kind: 'write-off' | 'fee' | 'adjustment', amountCents: number) =>
      entry({ id: id(number), kind, postings: balancePostings(kind, amountCents, ruth) });
    const entries = [charge, paid(3, 100_00, ruth), adjusting(4, 'write-off', 30_00), adjusting(5, 'fee', 35_00)];
    const beside = { pendingCents: 0, dueOn: null, updatedOn: '2026-11-28T00:00:00.000Z' };
    const after = moneyOf(replay([...entries, adjusting(6, 'adjustment', 15_00)]).sums, beside);
    expect(movedSums(after, totalOf(simple))).toEqual([
      { key: 'paid', name: 'Paid', cents: -100_00 },
      { key: 'written-off', name: 'Written off', cents: -30_00 },
      { key: 'fees', name: 'Fees', cents: 35_00 },
      { key: 'adjustments', name: 'Adjustments', cents: -15_00 },
    ]);
    expect(totalOf(simple) - 100_00 - 30_00 + 35_00 - 15_00).toBe(after.balanceCents);
    expect(movedSums(undefined, 0)).toEqual([]);
  });

  it('is refused with an entry that doesn’t add up, is there twice, or is reversed twice, and with a reversed reversal', () => {
    const payment = paid(1, 100);
    const back = reversed(2, payment);
    expect(() => replay([payment, payment])).toThrow('is there twice');
    expect(() => replay([back])).toThrow('reverses none before it');
    expect(() => replay([payment, back, reversed(3, payment)])).toThrow('is reversed twice');
    expect(() => reversalPostings(back)).toThrow('A reversal can’t be reversed');
    expect(() => replay([payment, back, { ...back, id: id(4), reverses: back.id }])).toThrow('reverses a reversal');
    const askew = { ...payment, postings: [payment.postings[0]!, { ...payment.postings[1]!, cents: -99 }] };
    expect(() => replay([askew])).toThrow('doesn’t add up to 0');
    expect(ledgerEntrySchema.safeParse(askew).success).toBe(false);
  });
});

type Step =
  | { kind: 'pay'; cents: number; payer?: string | undefined }
  | { kind: 'refund'; of: number; share: number }
  | { kind: 'reverse'; of: number }
  | { kind: 'contract'; charged: Charged }
  | { kind: 'void' }
  | { kind: 'balance'; how: 'write-off' | 'adjustment' | 'fee'; cents: number };

const cents = fc.integer({ min: 1, max: 900_000 });
const charged: fc.Arbitrary<Charged> = fc
  .record({ services: cents, merchandise: cents, advances: cents, discount: cents, tax: cents, ruthPays: cents })
  .map((each) => ({ ...each, discount: Math.min(each.discount, each.services) }));
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('pay' as const), cents, payer: fc.constantFrom(undefined, ruth, tom, aunt) }),
  fc.record({ kind: fc.constant('refund' as const), of: fc.nat(30), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ kind: fc.constant('reverse' as const), of: fc.nat(30) }),
  fc.record({ kind: fc.constant('contract' as const), charged }),
  fc.record({ kind: fc.constant('void' as const) }),
  fc.record({
    kind: fc.constant('balance' as const),
    how: fc.constantFrom('write-off' as const, 'adjustment' as const, 'fee' as const),
    cents,
  }),
);

/** What a bookkeeper would count with a pencil: lists of what is there, summed up. */
class Model {
  payments: { number: number; cents: number; back: number; isGone: boolean }[] = [];
  refunds: { number: number; of: number; cents: number; isGone: boolean }[] = [];
  others: { number: number; how: 'write-off' | 'adjustment' | 'fee'; cents: number; isGone: boolean }[] = [];
  contract: Charged | undefined;
  isSigned = false;

  sums() {
    const sum = (list: readonly { cents: number; isGone: boolean }[]) =>
      list.reduce((all, each) => all + (each.isGone ? 0 : each.cents), 0);
    const of = (how: string) => sum(this.others.filter((each) => each.how === how));
    const contract = this.contract;
    const charge = contract ? totalOf(contract) : 0;
    const due = charge + of('fee') - of('write-off') - of('adjustment');
    const [paidCents, refundedCents] = [sum(this.payments), sum(this.refunds)];
    return {
      chargedCents: contract ? contract.services + contract.merchandise + contract.advances : 0,
      discountsCents: (contract?.discount ?? 0) + of('adjustment'),
      taxesCents: contract?.tax ?? 0,
      feesCents: of('fee'),
      writtenOffCents: of('write-off'),
      financeChargesCents: 0,
      paidCents,
      refundedCents,
      balanceCents: due - paidCents + refundedCents,
      dueCents: this.isSigned ? due : null,
    };
  }
}

/** Makes the entries of steps, as the calls do, and keeps the model beside them. What a call would refuse is left out. */
function run(steps: readonly Step[]): { entries: LedgerEntry[]; model: Model } {
  const [entries, model]: [LedgerEntry[], Model] = [[], new Model()];
  const made = new Map<number, LedgerEntry>();
  let statement: Statement | null = null;
  for (const [number, each] of steps.entries()) {
    const add = (fields: Parameters<typeof entry>[0]) => {
      if (fields.postings.length === 0) return;
      const made_ = entry(fields);
      made.set(number, made_);
      entries.push(made_);
    };
    if (each.kind === 'pay') {
      add(paid(number, each.cents, each.payer));
      model.payments.push({ number, cents: each.cents, back: 0, isGone: false });
    } else if (each.kind === 'refund') {
      const payment = model.payments[each.of % Math.max(1, model.payments.length)];
      const amountCents = payment && !payment.isGone ? Math.ceil((payment.cents - payment.back) * each.share) : 0;
      if (!payment || amountCents === 0) continue;
      const subjects = { refundId: id(number), paymentId: id(payment.number) };
      add({ id: id(number), kind: 'refund', ...subjects, postings: refundPostings({ method: 'check', amountCents }) });
      payment.back += amountCents;
      model.refunds.push({ number, of: payment.number, cents: amountCents, isGone: false });
    } else if (each.kind === 'reverse') {
      const all = [...model.payments, ...model.refunds, ...model.others];
      const one = all[each.of % Math.max(1, all.length)];
      if (!one || one.isGone || ('back' in one && one.back > 0)) continue;
      add(reversed(number, made.get(one.number)!));
      one.isGone = true;
      if ('of' in one) model.payments.find((payment) => payment.number === one.of)!.back -= one.cents;
    } else if (each.kind === 'balance') {
      add({ id: id(number), kind: each.how, postings: balancePostings(each.how, each.cents, ruth) });
      model.others.push({ number, how: each.how, cents: each.cents, isGone: false });
    } else {
      const after = each.kind === 'contract' ? statementOf(each.charged) : null;
      if (each.kind === 'void' && !statement) continue;
      const kind = model.isSigned ? 'charge-change' : 'charge';
      add({
        id: id(number),
        kind,
        contractVersion: 1,
        postings: after ? chargePostings(statement, after) : voidPostings(entries),
      });
      statement = after;
      model.contract = each.kind === 'contract' ? each.charged : undefined;
      model.isSigned = true;
      if (each.kind === 'contract') continue;
      for (const [at, standing] of standingByHand(entries).entries())
        entries.push(reversed(10_000 + number * 100 + at, standing));
      for (const other of model.others) other.isGone = true;
    }
  }
  return { entries, model };
}

describe('random histories of charges, payments, refunds, reversals, and amendments', () => {
  it('equal a simple model, cent for cent', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const { entries, model } = run(steps);
        const { sums, payments, refunds } = replay(entries);
        const { owedBy, shares = {}, preNeedCents, trustCents, ...rest } = sums;
        expect(rest).toEqual(model.sums());
        expect([preNeedCents, trustCents]).toEqual([0, 0]);
        const sumOf = (amounts: Record<string, number>) => Object.values(amounts).reduce((all, each) => all + each, 0);
        expect(sumOf(owedBy)).toBe(sums.balanceCents);
        expect(sumOf(owedShares(sums))).toBe(sums.balanceCents);
        expect(sumOf(shares)).toBe(model.contract ? totalOf(model.contract) : 0);
        if (sums.balanceCents >= 0) expect(Object.values(owedShares(sums)).filter((owed) => owed < 0)).toEqual([]);
        for (const { number, cents: amountCents, back, isGone } of model.payments)
          expect(payments.get(id(number))).toEqual({ amountCents, refundedCents: back, isReversed: isGone });
        for (const { number, cents: amountCents, isGone } of model.refunds)
          expect(refunds.get(id(number))).toEqual({ amountCents, isReversed: isGone });
        expect(refundedPastOf({ payments })).toBeUndefined();
        const beside = { pendingCents: 0, dueOn: null, updatedOn: '2026-11-28T00:00:00.000Z' };
        expect(moneySchema.safeParse(moneyOf(sums, beside)).error).toBeUndefined();
        // Everything that was taken back leaves nothing: debits and credits of each account come from what is left alone.
        const byAccount = new Map<string, number>();
        for (const { account, cents: each } of entries.flatMap(({ postings }) => postings))
          byAccount.set(account, (byAccount.get(account) ?? 0) + each);
        expect([...byAccount.values()].reduce((all, each) => all + each, 0)).toBe(0);
        expect(byAccount.get('checks') ?? 0).toBe(sums.paidCents - sums.refundedCents);
      }),
      { numRuns: 10_000 },
    );
  });

  it('leave nothing of a void contract in any account, even of a marked-up cash advance that an earlier rule posted', () => {
    const version = fc.record({ charged, kept: fc.nat(50_00), isEarlier: fc.boolean() });
    fc.assert(
      fc.property(fc.array(version, { minLength: 1, maxLength: 6 }), fc.nat(90_00), (versions, paidCents) => {
        const entries: LedgerEntry[] = [];
        let before: Statement | null = null;
        for (const [at, each] of versions.entries()) {
          const keptCents = Math.min(each.kept, each.charged.advances);
          const after = withKept(each.charged, keptCents);
          const postings = chargePostings(before, after);
          // Earlier, payees were owed all of a cash advance, whatever the home kept of it.
          const earlier = each.isEarlier ? owedOn(postings, keptCents) : postings;
          if (earlier.length > 0)
            entries.push(entry({ id: id(at), kind: before ? 'charge-change' : 'charge', postings: earlier }));
          before = after;
        }
        if (paidCents > 0) entries.push(paid(50, paidCents, ruth));
        const postings = voidPostings(entries);
        if (postings.length > 0) entries.push(entry({ id: id(60), kind: 'charge-change', postings }));
        const sums = new Map<string, number>();
        for (const { account, cents } of entries.flatMap((each) => each.postings))
          sums.set(account, (sums.get(account) ?? 0) + cents);
        // What was paid is all that is left, and it's owed back.
        const left = [...sums].filter(([, cents]) => cents !== 0).toSorted();
        expect(left).toEqual(
          paidCents > 0
            ? [
                ['checks', paidCents],
                [`receivable:${ruth}`, -paidCents],
              ]
            : [],
        );
      }),
    );
  });

  it('leave nothing to owe or give back but what was paid once the contract is void', () => {
    const voided = fc.tuple(fc.array(step, { maxLength: 20 }), charged);
    fc.assert(
      fc.property(voided, ([steps, last]) => {
        const { sums } = replay(run([...steps, { kind: 'contract', charged: last }, { kind: 'void' }]).entries);
        expect(sums.balanceCents).toBe(0 - (sums.paidCents - sums.refundedCents));
        const { chargedCents, discountsCents, taxesCents, feesCents, financeChargesCents, writtenOffCents, dueCents } = sums;
        const left = [chargedCents, discountsCents, taxesCents, feesCents, financeChargesCents, writtenOffCents, dueCents];
        expect(new Set(left)).toEqual(new Set([0]));
      }),
    );
  });

  it('begin with nothing', () => {
    expect(replay([]).sums).toEqual(noSums);
  });
});

describe('cash', () => {
  const cash = (amountCents: number, paidOn: string, payer = ruth) => ({
    ...{ method: 'cash' as const, state: 'posted' as const, amountCents, paidOn, payer },
  });
  it('is reported if one payer has paid more than $10,000 within 12 months', () => {
    const last = cash(4_000_00, '2026-11-28');
    const before = [cash(6_000_00, '2025-11-29'), cash(9_000_00, '2025-11-28'), cash(9_000_00, '2026-11-01', tom), last];
    expect(cashNotice(before, last)).toBeNull();
    const more = cash(1, '2026-11-28');
    expect(cashNotice([...before, more], more)).toMatchObject({ cashCents: 10_000_01, reportBy: '2026-12-13' });
    expect(cashNotice([{ ...more, amountCents: 20_000_00, state: 'posted', method: 'cash' }], more)).not.toBeNull();
  });

  it('is one report for the payment that goes above it, also one that is recorded late', () => {
    const before = [cash(6_000_00, '2026-11-10'), cash(4_000_00, '2026-11-20')];
    const late = cash(1, '2026-11-15');
    const notice = cashNotice([...before, late], late)!;
    expect(notice).toMatchObject({ cashCents: 10_000_01, reportBy: '2026-12-05' });
    expect(isFirstAbove(notice, late)).toBe(true);
    const next = cash(50_00, '2026-11-21');
    const again = cashNotice([...before, late, next], next)!;
    expect([again.cashCents, isFirstAbove(again, next)]).toEqual([10_050_01, false]);
  });
});
