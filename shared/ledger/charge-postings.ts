import type { Statement, StatementLine } from '../model/contract-version.ts';
import type { Account, LedgerEntry, Posting } from '../model/ledger.ts';
import { receivable } from './postings.ts';

/** The account of a tax begins the key of its line. */
const taxAccount = /^tax:[0-9a-f-]{36}/;

/** Returns what the home keeps of a cash advance, US cents: the amount above its cost less the payee's rebate. 0 if it's charged at cost. */
export const keptOfAdvance = ({ amountCents, cashAdvance }: Pick<StatementLine, 'amountCents' | 'cashAdvance'>): number =>
  cashAdvance ? Math.max(0, amountCents - (cashAdvance.costCents - cashAdvance.rebateCents)) : 0;

/** Returns what a whole statement charges, by account: what payers owe and discounts as debits, the rest as credits. */
function chargesOf({ lines, payers, totals }: Statement): Map<Account, number> {
  const sums = new Map<Account, number>();
  const add = (account: Account, cents: number) => sums.set(account, (sums.get(account) ?? 0) + cents);
  const keptCents = lines.reduce((sum, line) => sum + keptOfAdvance(line), 0);
  add('revenue:services', -totals.servicesCents - keptCents);
  add('revenue:merchandise', -totals.merchandiseCents);
  // What payees are owed. What the home keeps of a cash advance is its own revenue.
  add('cash-advances', keptCents - totals.cashAdvancesCents);
  add('discounts', totals.discountsCents);
  for (const { key, section, amountCents } of lines) {
    const [account] = section === 'taxes' ? (taxAccount.exec(key) ?? []) : [];
    if (account) add(account as Account, -amountCents);
  }
  for (const { contactId, shareCents } of payers) add(receivable(contactId), shareCents);
  // A contract without payers is owed by nobody named yet.
  add(receivable(undefined), totals.totalCents - payers.reduce((sum, { shareCents }) => sum + shareCents, 0));
  return sums;
}

/**
 * Returns the postings of what a contract charges after a version of it took effect, as the difference to what it charged before: all of it without a `before`.
 * None if nothing changed.
 */
export function chargePostings(before: Statement | null, after: Statement): Posting[] {
  const [old, now] = [before ? chargesOf(before) : new Map<Account, number>(), chargesOf(after)];
  return [...new Set([...now.keys(), ...old.keys()])]
    .map((account) => ({ account, cents: (now.get(account) ?? 0) - (old.get(account) ?? 0) }))
    .filter(({ cents }) => cents !== 0);
}

/**
 * Returns the postings that take back all that a contract has charged: the opposite of what was posted, account by account. Computed from its statements, it could
 * leave something in an account, since charges may have been posted by earlier rules.
 */
export function voidPostings(entries: readonly Pick<LedgerEntry, 'kind' | 'postings'>[]): Posting[] {
  const sums = new Map<string, number>();
  for (const { kind, postings } of entries) {
    if (kind !== 'charge' && kind !== 'charge-change') continue;
    for (const { account, cents } of postings) sums.set(account, (sums.get(account) ?? 0) - cents);
  }
  return [...sums].map(([account, cents]) => ({ account, cents })).filter(({ cents }) => cents !== 0);
}
