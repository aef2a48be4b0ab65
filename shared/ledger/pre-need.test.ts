import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Statement, StatementLine } from '../model/contract-version.ts';
import type { Funding, PreNeedTerms } from '../model/funding.ts';
import { type LedgerEntry, ledgerEntrySchema, type Posting } from '../model/ledger.ts';
import { chargePostings } from './charge-postings.ts';
import { movedSums } from './moved-sums.ts';
import { ownMoneyOf } from './own-money.ts';
import { excessOf, overpaidCents, standingOf } from './payment-status.ts';
import { paymentPostings, refundPostings, reversalPostings } from './postings.ts';
import {
  appliedFunds,
  appliedPostings,
  depositPostings,
  isGuaranteed,
  toTrust,
  trustDepositPostings,
  trustPostings,
} from './pre-need.ts';
import { moneyOf, noSums, replay, withEntry } from './replay.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [ruth, tom] = [id(901), id(902)];
const entry = (fields: Pick<LedgerEntry, 'id' | 'kind' | 'postings'> & Partial<LedgerEntry>): LedgerEntry =>
  ledgerEntrySchema.parse({ effectiveOn: '2026-11-28', locationId: id(900), ...fields });
const terms: PreNeedTerms = { dueCents: 5_000_00, kind: 'trust', revocability: 'revocable', trustPpm: 900_000, trustDays: 30 };
const beside = { pendingCents: 0, dueOn: null, updatedOn: '2026-11-28T00:00:00.000Z' };

const funding = (kind: Funding['kind'], guarantees: Partial<Funding['guarantees']> = {}): Funding => ({
  kind,
  guarantees: { services: 'guaranteed', merchandise: 'guaranteed', cashAdvances: 'non-guaranteed', ...guarantees },
  revocability: 'revocable',
  payment: 'three-year',
  cancellation: '',
});

/** Returns a contract for services, goods, and cash advances at these prices. */
function contractOf([services, merchandise, advances]: readonly number[], of: Funding | undefined, payers: string[] = [ruth]) {
  const lines = [
    { key: 'line:services', section: 'services', amountCents: services },
    { key: 'line:caskets', section: 'merchandise', amountCents: merchandise },
    { key: 'advance:1', section: 'cash-advances', amountCents: advances },
  ] as StatementLine[];
  const totalCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    lines,
    totals: {
      ...{ servicesCents: services, merchandiseCents: merchandise, cashAdvancesCents: advances },
      ...{ discountsCents: 0, taxesCents: 0, totalCents },
    },
    payers: payers.map((contactId, at) => ({ contactId, name: 'Ruth', shareCents: at === 0 ? totalCents : 0 })),
    ...(of ? { funding: of } : {}),
  } as unknown as Statement;
}

const sumOf = (postings: readonly Posting[]) => postings.reduce((sum, { cents }) => sum + cents, 0);
const inAccount = (entries: readonly LedgerEntry[], account: string) =>
  sumOf(entries.flatMap(({ postings }) => postings.filter((each) => each.account === account)));

describe('a payment for a funeral in the future', () => {
  const paid = entry({
    ...{ id: id(1), kind: 'payment', paymentId: id(1) },
    postings: paymentPostings({ method: 'check', amountCents: 1_000_00, payer: ruth, isPreNeed: true }),
  });

  it('is owed as a funeral and is no revenue, and counts toward the price of the contract', () => {
    expect(paid.postings).toEqual([
      { account: 'checks', cents: 1_000_00 },
      { account: 'pre-need-obligation', cents: -1_000_00 },
    ]);
    const money = moneyOf(replay([paid]).sums, { ...beside, preNeed: terms });
    expect(money).toMatchObject({ paidCents: 1_000_00, preNeedCents: 1_000_00, balanceCents: 0, dueCents: null, owedBy: {} });
    expect(money.status).toBe('partially-paid');
    expect(moneyOf(replay([paid]).sums, { ...beside, preNeed: { ...terms, dueCents: 1_000_00 } }).status).toBe('paid');
    expect(moneyOf(replay([paid]).sums, { ...beside, preNeed: { ...terms, dueCents: 0 } }).status).toBe('invalid');
  });

  it('is given back, and taken back, from what is owed for it', () => {
    const back = entry({
      ...{ id: id(2), kind: 'refund', paymentId: id(1), refundId: id(2) },
      postings: refundPostings({ method: 'check', amountCents: 400_00, isPreNeed: true }),
    });
    expect(replay([paid, back]).sums).toMatchObject({ paidCents: 1_000_00, refundedCents: 400_00, preNeedCents: 600_00 });
    expect(replay([paid, back]).payments.get(id(1))).toMatchObject({ amountCents: 1_000_00, refundedCents: 400_00 });
    const undone = entry({
      ...{ id: id(3), kind: 'reversal', reverses: id(1), paymentId: id(1) },
      postings: reversalPostings(paid),
    });
    expect(replay([paid, undone]).sums).toMatchObject({ paidCents: 0, preNeedCents: 0 });
  });

  it('lowers what is left of the price, on paper and for the family, and is owed back once the contract is void', () => {
    const money = moneyOf(replay([paid]).sums, { ...beside, preNeed: terms });
    const moved = movedSums(money, terms.dueCents);
    expect(moved).toEqual([{ key: 'paid', name: 'Paid', cents: -1_000_00 }]);
    const part = { contactId: ruth, isOnlyPayer: true, shareCents: terms.dueCents };
    const none = { payments: [], refunds: [] };
    expect(ownMoneyOf(money, none, part)?.leftCents).toBe(terms.dueCents - 1_000_00);
    expect(overpaidCents(money)).toBe(0);
    const afterwards = moneyOf(replay([paid]).sums, { ...beside, preNeed: { ...terms, dueCents: 0 } });
    expect(ownMoneyOf(afterwards, none, part)?.leftCents).toBe(-1_000_00);
    expect(overpaidCents(afterwards)).toBe(1_000_00);
  });

  it('goes to the trust in whole cents, by a day', () => {
    const payment = { state: 'posted', amountCents: 1_000_01, refundedCents: 0, paidOn: '2026-02-01' } as const;
    expect(toTrust(payment, terms)).toEqual({ cents: 900_01, by: '2026-03-03' });
    expect(toTrust({ ...payment, trustedCents: 900_01 }, terms)).toBeNull();
    expect(toTrust({ ...payment, trustedCents: 900_01 }, { ...terms, trustPpm: 1_000_000 })).toMatchObject({ cents: 100_00 });
    expect(toTrust({ ...payment, refundedCents: 1_000_01 }, terms)).toBeNull();
    expect(toTrust({ ...payment, state: 'pending' }, terms)).toBeNull();
    expect(toTrust(payment, { ...terms, kind: 'insurance' })).toBeNull();
    // A void contract is for nothing.
    expect(toTrust(payment, { ...terms, dueCents: 0 })).toBeNull();
  });

  it('that was a deposit before the contract becomes its receipt once that is signed', () => {
    const deposits = [ruth, undefined].map((payer, at) =>
      entry({
        ...{ id: id(at + 1), kind: 'payment', paymentId: id(at + 1) },
        postings: paymentPostings({ method: 'cash', amountCents: 100_00, payer }),
      }),
    );
    const { sums } = replay(deposits);
    const moved = entry({ id: id(3), kind: 'pre-need-deposit', contractVersion: 1, postings: depositPostings(sums) });
    expect(replay([...deposits, moved]).sums).toMatchObject({
      ...{ paidCents: 200_00, preNeedCents: 200_00, balanceCents: 0, owedBy: {} },
    });
    expect(depositPostings(noSums)).toEqual([]);
  });
});

describe('what a contract guarantees', () => {
  it('is said by section, and a package is guaranteed as services are', () => {
    const contract = { funding: funding('trust', { merchandise: 'non-guaranteed' }) };
    const sections = ['package', 'services', 'merchandise', 'cash-advances', 'discounts', 'taxes'] as const;
    expect(sections.filter((section) => isGuaranteed(contract, { section }))).toEqual(['package', 'services']);
    expect(isGuaranteed({}, { section: 'services' })).toBe(false);
  });

  it('gives the growth of its part to the home, and that of the rest to the family, to the cent', () => {
    const contract = contractOf([2_000_00, 1_000_00, 1_000_00], funding('trust'));
    const held = { preNeedCents: 4_400_01, paidCents: 4_000_00, refundedCents: 0 };
    expect(appliedFunds(held, contract)).toEqual({ heldCents: 4_400_01, creditCents: 4_100_00, differenceCents: 300_01 });
    expect(appliedFunds({ ...held, preNeedCents: 3_900_00 }, contract)).toMatchObject({
      ...{ creditCents: 3_975_00, differenceCents: -75_00 },
    });
  });

  it('makes what a policy pays above the price growth, and a part payment none', () => {
    const contract = contractOf([2_000_00, 1_000_00, 1_000_00], funding('insurance'));
    const paid = (cents: number) => ({ preNeedCents: cents, paidCents: cents, refundedCents: 0 });
    expect(appliedFunds(paid(4_400_00), contract)).toMatchObject({ creditCents: 4_100_00, differenceCents: 300_00 });
    expect(appliedFunds(paid(1_500_00), contract)).toMatchObject({ creditCents: 1_500_00, differenceCents: 0 });
  });
});

const prices = fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 900_000_00 })));
const payments = fc.array(
  fc.record({ cents: fc.integer({ min: 1, max: 300_000_00 }), trusted: fc.integer({ min: 0, max: 100 }) }),
  { maxLength: 8 },
);

describe('any life of a pre-need contract', () => {
  it('adds up to zero in every entry, leaves nothing held, and lowers what is owed by exactly what is the family’s', () => {
    fc.assert(
      fc.property(
        ...([prices, prices, payments, fc.integer({ min: -50, max: 50 }), fc.constantFrom('trust', 'insurance')] as const),
        (before, after, paid, percent, kind) => {
          const contract = contractOf(before, funding(kind));
          const funeral = contractOf(after, { ...funding(kind), turned: { version: 1, prices: [] } }, [ruth, tom]);
          const entries: LedgerEntry[] = [];
          const add = (fields: Pick<LedgerEntry, 'kind' | 'postings'> & Partial<LedgerEntry>) => {
            if (fields.postings.length > 0) entries.push(entry({ id: id(entries.length + 1), ...fields }));
          };
          for (const [at, { cents, trusted }] of paid.entries()) {
            const [paymentId, toIt] = [id(500 + at), Math.floor((cents * trusted) / 100)];
            const receipt = { method: 'check', amountCents: cents, payer: ruth, isPreNeed: true } as const;
            add({ kind: 'payment', paymentId, postings: paymentPostings(receipt) });
            if (toIt > 0) add({ kind: 'trust-deposit', paymentId, postings: trustDepositPostings('check', toIt) });
          }
          const { trustCents } = replay(entries).sums;
          const change = Math.floor((trustCents * Math.abs(percent)) / 100);
          const how = percent > 0 ? 'growth' : 'fee';
          if (change > 0) add({ kind: `trust-${how}`, postings: trustPostings(how, change, 'check') });
          const held = replay(entries).sums;
          const netCents = paid.reduce((sum, { cents }) => sum + cents, 0);
          expect(held.preNeedCents).toBe(netCents + (percent > 0 ? change : -change));
          add({ kind: 'charge', contractVersion: 2, postings: chargePostings(null, funeral) });
          const funds = appliedFunds(held, contract);
          add({ kind: 'pre-need-applied', contractVersion: 2, postings: appliedPostings(funds, funeral) });
          if (held.trustCents > 0)
            add({ kind: 'trust-payout', postings: trustPostings('payout', replay(entries).sums.trustCents, 'check') });
          const { sums, payments: told } = replay(entries);
          expect(sums).toEqual(entries.reduce(withEntry, noSums));
          expect(sums).toMatchObject({ preNeedCents: 0, trustCents: 0, paidCents: netCents });
          expect(sums.balanceCents).toBe(funeral.totals.totalCents - funds.creditCents);
          // What a trust earned pays like money does, and what it lost is paid again.
          const { balanceCents, dueCents } = sums;
          const { status } = moneyOf(sums, beside);
          expect(status === 'paid').toBe(dueCents !== null && balanceCents === 0);
          expect(status === 'invalid').toBe(dueCents !== null && balanceCents < 0);
          if (dueCents === null) return;
          expect(overpaidCents({ ...sums, preNeed: null })).toBe(Math.max(0, 0 - balanceCents));
          const standing = standingOf({ ...sums, preNeed: null, selectedCents: null });
          expect(excessOf(standing, Math.max(0, balanceCents))).toBe(Math.max(0, 0 - balanceCents));
          expect(inAccount(entries, 'pre-need-difference')).toBe(0 - funds.differenceCents);
          expect(inAccount(entries, 'checks')).toBe(netCents + (percent > 0 ? change : -change));
          expect(sumOf(entries.flatMap(({ postings }) => postings))).toBe(0);
          expect(told.size).toBe(paid.length);
          expect([...told.values()].every(({ isReversed, refundedCents }) => !isReversed && refundedCents === 0)).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
