import type { PaymentMethod } from '../model/enumerations/payment.ts';
import type { Account, FixedAccount, LedgerEntry, Posting } from '../model/ledger.ts';

/** Where money is until a bank, a processor, or an insurer has passed it on. */
const assets: Readonly<Record<PaymentMethod, FixedAccount>> = {
  'credit-card': 'card-clearing',
  'debit-card': 'card-clearing',
  ach: 'ach-clearing',
  check: 'checks',
  'life-insurance': 'insurance-clearing',
  cash: 'cash',
};

/** Returns where money is that came in this way. */
export const assetOf = (method: PaymentMethod): FixedAccount => assets[method];

/** Returns the account of what a payer owes; of what nobody in particular owes if none is named. */
export const receivable = (payer: string | undefined): Account => `receivable:${payer ?? 'none'}`;

export const pair = (debit: Account, credit: Account, cents: number): Posting[] => [
  { account: debit, cents },
  { account: credit, cents: -cents },
];

/** `isPreNeed` says that it's for a pre-need contract: then nobody owes it, and the home owes a funeral for it. */
type Receipt = { method: PaymentMethod; amountCents: number; payer?: string | undefined; isPreNeed?: boolean };

const payersAccount = ({ payer, isPreNeed = false }: Receipt): Account => (isPreNeed ? 'pre-need-obligation' : receivable(payer));

/** Returns the postings of money that came in. */
export const paymentPostings = (receipt: Receipt): Posting[] =>
  pair(assets[receipt.method], payersAccount(receipt), receipt.amountCents);

/** Returns the postings of money that was given back. */
export const refundPostings = (receipt: Receipt): Posting[] =>
  pair(payersAccount(receipt), assets[receipt.method], receipt.amountCents);

/** Returns the postings of what a card processor kept of money that came in. */
export const feePostings = (method: PaymentMethod, cents: number): Posting[] => pair('processor-fees', assets[method], cents);

/** What lowers or raises a balance by hand. The home gives up a write-off, takes an adjustment off the price, and charges a fee, such as for a returned check. */
export type BalanceChange = 'write-off' | 'adjustment' | 'fee';

/** What lowers a balance: a write-off, or an adjustment of the price. */
type Credit = Exclude<BalanceChange, 'fee'>;

const creditAccounts: Readonly<Record<Credit, FixedAccount>> = { 'write-off': 'write-offs', adjustment: 'discounts' };

/** Returns the postings of a change of the balance. The amount is positive; the kind says in which direction it goes. */
export function balancePostings(kind: BalanceChange, amountCents: number, payer: string | undefined): Posting[] {
  if (kind === 'fee') return pair(receivable(payer), 'fees', amountCents);
  return pair(creditAccounts[kind], receivable(payer), amountCents);
}

/** Returns the postings of a credit that is divided over those who owe. The part of `none` is that of nobody in particular. */
export function creditPostings(kind: Credit, parts: Readonly<Record<string, number>>): Posting[] {
  const credits = Object.entries(parts).map(([payer, cents]) => ({ account: `receivable:${payer}` as const, cents: -cents }));
  return [{ account: creditAccounts[kind], cents: 0 - credits.reduce((sum, { cents }) => sum + cents, 0) }, ...credits];
}

const byHand: readonly LedgerEntry['kind'][] = ['write-off', 'adjustment', 'fee', 'finance-charge'];

/** Tells whether an entry charges or forgives something beside what the contract lists. */
export const isByHand = ({ kind }: Pick<LedgerEntry, 'kind'>): boolean => byHand.includes(kind);

/** Returns what was charged or forgiven beside what the contract lists, and wasn't taken back: a void contract has none of it. */
export function standingByHand(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const taken = new Set(entries.flatMap(({ reverses }) => reverses ?? []));
  return entries.filter((entry) => isByHand(entry) && !taken.has(entry.id));
}

/** Returns the postings that take an entry back: each side negated. Nothing takes a reversal back; what was right is entered again. */
export function reversalPostings({ kind, postings }: Pick<LedgerEntry, 'kind' | 'postings'>): Posting[] {
  if (kind === 'reversal') throw new TypeError('A reversal can’t be reversed.');
  return postings.map(({ account, cents }) => ({ account, cents: -cents }));
}
