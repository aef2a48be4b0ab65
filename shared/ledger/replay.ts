import type { LedgerEntry, Money } from '../model/ledger.ts';
import { refundedPastWith, statusNow } from './payment-status.ts';

/** The sums of `Money` that follow from entries alone. */
export type Sums = Omit<Money, 'pendingCents' | 'status' | 'dueOn' | 'updatedOn' | 'preNeed' | 'namedPayers' | 'refundedPast'>;

/** The sums of a ledger without entries. */
export const noSums: Sums = {
  chargedCents: 0,
  discountsCents: 0,
  taxesCents: 0,
  feesCents: 0,
  financeChargesCents: 0,
  paidCents: 0,
  refundedCents: 0,
  writtenOffCents: 0,
  balanceCents: 0,
  dueCents: null,
  owedBy: {},
  shares: {},
  preNeedCents: 0,
  trustCents: 0,
};

/** What the home owes whoever paid for a funeral in advance. A payment goes here instead of to what somebody owes. */
const OBLIGATION = 'pre-need-obligation';
const RECEIVABLE = 'receivable:';

/** Which sum each account goes into, and whether its debits raise or lower it. Receivables and taxes are told by how they begin. */
const sumsOfAccounts: Readonly<Record<string, [sum: Exclude<keyof Sums, 'owedBy' | 'shares' | 'dueCents'>, sign: 1 | -1]>> = {
  'revenue:services': ['chargedCents', -1],
  'revenue:merchandise': ['chargedCents', -1],
  'cash-advances': ['chargedCents', -1],
  discounts: ['discountsCents', 1],
  fees: ['feesCents', -1],
  'finance-charges': ['financeChargesCents', -1],
  'write-offs': ['writtenOffCents', 1],
  [OBLIGATION]: ['preNeedCents', -1],
  'pre-need-trust': ['trustCents', 1],
};

const dueOf = (sums: Sums): number =>
  sums.chargedCents - sums.discountsCents + sums.taxesCents + sums.feesCents + sums.financeChargesCents - sums.writtenOffCents;

/** Tells whether an account is about what payers owe, or have paid in advance. */
const isPayers = (account: string): boolean => account.startsWith(RECEIVABLE) || account === OBLIGATION;

/** Adds to someone's amount, and removes it once it's 0. */
function addTo(amounts: Record<string, number>, payer: string, cents: number): void {
  amounts[payer] = (amounts[payer] ?? 0) + cents;
  if (amounts[payer] === 0) delete amounts[payer];
}

/** The fields of an entry that change sums. */
type Moving = Pick<LedgerEntry, 'kind' | 'postings' | 'paymentId' | 'refundId'>;

/**
 * Returns the sums after one more entry. An entry about a refund moves what was refunded, and one about a payment what was paid, by what it changes of what is
 * owed, or held for a pre-need contract: so a reversal, which names what it takes back, undoes either.
 */
export function withEntry(before: Sums, { kind, postings, paymentId, refundId }: Moving): Sums {
  const after: Sums = { ...before, owedBy: { ...before.owedBy } };
  // Sums from before there were shares get them with the first contract that is charged.
  const shares = before.shares ?? (before.dueCents === null ? {} : undefined);
  if (shares) after.shares = { ...shares };
  const isOfContract = kind === 'charge' || kind === 'charge-change';
  for (const { account, cents } of postings) {
    const [sum, sign] = account.startsWith('tax:') ? (['taxesCents', -1] as const) : (sumsOfAccounts[account] ?? []);
    if (sum && sign) after[sum] += sign * cents;
    if (!isPayers(account)) continue;
    if (account !== OBLIGATION) {
      const payer = account.slice(RECEIVABLE.length);
      after.balanceCents += cents;
      addTo(after.owedBy, payer, cents);
      if (isOfContract && after.shares) addTo(after.shares, payer, cents);
    }
    if (refundId !== undefined) after.refundedCents += cents;
    else if (paymentId !== undefined) after.paidCents -= cents;
  }
  const isSigned = before.dueCents !== null || kind === 'charge';
  return { ...after, dueCents: isSigned ? dueOf(after) : null };
}

/** A payment as the entries tell it, US cents. */
type ReplayedPayment = { amountCents: number; refundedCents: number; isReversed: boolean };
/** A refund as the entries tell it, US cents. */
type ReplayedRefund = { amountCents: number; isReversed: boolean };

export type Replayed = {
  sums: Sums;
  payments: ReadonlyMap<string, ReplayedPayment>;
  refunds: ReadonlyMap<string, ReplayedRefund>;
};

const owedChange = ({ postings }: LedgerEntry): number =>
  postings.reduce((sum, { account, cents }) => (isPayers(account) ? sum + cents : sum), 0);

/** Refuses a ledger that no series of calls could have written. */
function checkReversal(entry: LedgerEntry, seen: ReadonlyMap<string, LedgerEntry['kind']>, reversed: Set<string>): void {
  if (entry.kind !== 'reversal') return;
  const taken = entry.reverses === undefined ? undefined : seen.get(entry.reverses);
  if (entry.reverses === undefined || !taken) throw new TypeError(`Entry ${entry.id} reverses none before it.`);
  if (taken === 'reversal') throw new TypeError(`Entry ${entry.id} reverses a reversal.`);
  if (reversed.has(entry.reverses)) throw new TypeError(`Entry ${entry.reverses} is reversed twice.`);
  reversed.add(entry.reverses);
}

/** Replays a ledger entry by entry, from the first on. `add` throws if an entry doesn't add up, or a reversal isn't right. */
export function startReplay(): { add: (entry: LedgerEntry) => void; soFar: () => Replayed } {
  const [seen, reversed] = [new Map<string, LedgerEntry['kind']>(), new Set<string>()];
  const [payments, refunds] = [new Map<string, ReplayedPayment>(), new Map<string, ReplayedRefund>()];
  let sums = noSums;
  const add = (entry: LedgerEntry): void => {
    const { id, kind, postings, paymentId, refundId } = entry;
    if (seen.has(id)) throw new TypeError(`Entry ${id} is there twice.`);
    if (postings.reduce((sum, { cents }) => sum + cents, 0) !== 0) throw new TypeError(`Entry ${id} doesn’t add up to 0.`);
    checkReversal(entry, seen, reversed);
    seen.set(id, kind);
    sums = withEntry(sums, entry);
    const change = owedChange(entry);
    const payment = paymentId === undefined ? undefined : payments.get(paymentId);
    if (refundId !== undefined) {
      refunds.set(refundId, { amountCents: Math.abs(change), isReversed: kind === 'reversal' });
      if (payment) payment.refundedCents += change;
    } else if (payment && kind === 'reversal' && change !== 0) payment.isReversed = true;
    else if (paymentId !== undefined && kind === 'payment')
      payments.set(paymentId, { amountCents: -change, refundedCents: 0, isReversed: false });
  };
  return { add, soFar: () => ({ sums, payments, refunds }) };
}

/** Returns what the entries of a ledger lead to: its sums, its payments, and its refunds. Throws as `startReplay` does. */
export function replay(entries: readonly LedgerEntry[]): Replayed {
  const { add, soFar } = startReplay();
  for (const entry of entries) add(entry);
  return soFar();
}

/** Returns by how much more was refunded of payments than came in with them; undefined if of none. */
export const refundedPastOf = ({ payments }: Pick<Replayed, 'payments'>): Money['refundedPast'] =>
  refundedPastWith(
    undefined,
    [...payments].map(([id, { isReversed, ...sums }]) => ({
      id,
      ...sums,
      state: isReversed ? ('reversed' as const) : ('posted' as const),
    })),
  );

/** What of `Money` doesn't follow from sums of entries: payments on their way, what was refunded past its payment, and what the contract's terms say. */
export type Beside = Pick<Money, 'pendingCents' | 'dueOn' | 'updatedOn'> &
  Partial<Pick<Money, 'preNeed'>> & { namedPayers?: Money['namedPayers']; refundedPast?: Money['refundedPast'] };

/** Returns sums with what is beside them, and the status that follows. */
export function moneyOf(sums: Sums, { preNeed = null, namedPayers, refundedPast, ...beside }: Beside): Money {
  const money = {
    ...sums,
    ...beside,
    preNeed,
    ...(namedPayers ? { namedPayers } : {}),
    ...(refundedPast ? { refundedPast } : {}),
  };
  return { ...money, status: statusNow({ ...money, selectedCents: null }) };
}
