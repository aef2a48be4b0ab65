import type { Account, FixedAccount, LedgerEntry } from '#shared/model/ledger.ts';

const accountNames: Readonly<Record<FixedAccount, string>> = {
  cash: 'Cash',
  checks: 'Checks',
  'card-clearing': 'Card payments',
  'ach-clearing': 'Bank transfers',
  'insurance-clearing': 'Insurance',
  'revenue:services': 'Services',
  'revenue:merchandise': 'Merchandise',
  discounts: 'Discounts',
  'cash-advances': 'Cash advances',
  'finance-charges': 'Finance charges',
  fees: 'Fees',
  'write-offs': 'Write-offs',
  'processor-fees': 'Processor’s fees',
  'pre-need-trust': 'Pre-need trust',
  'pre-need-obligation': 'Pre-need obligation',
  'pre-need-difference': 'Pre-need difference',
};

const RECEIVABLE = 'receivable:';
const isFixed = (account: Account): account is FixedAccount => Object.hasOwn(accountNames, account);

/** Says what an account is called. What a payer owes is under their name. */
export function accountWords(account: Account, nameOf: (contactId: string) => string): string {
  if (isFixed(account)) return accountNames[account];
  if (account.startsWith('tax:')) return 'Taxes';
  const payer = account.slice(RECEIVABLE.length);
  return payer === 'none' ? 'Owed, nobody named' : `Owed by ${nameOf(payer)}`;
}

type Numbered = { number: number; entry: Pick<LedgerEntry, 'id' | 'kind' | 'reverses'> };

/** Returns, by the id of an entry, the number of the entry that takes it back. The newest come first, so that one is loaded before what it takes back. */
export const reversalsOf = (entries: readonly Numbered[]): ReadonlyMap<string, number> =>
  new Map(entries.flatMap(({ number, entry: { reverses } }): [string, number][] => (reverses ? [[reverses, number]] : [])));

const byHand: readonly LedgerEntry['kind'][] = ['write-off', 'adjustment', 'fee', 'finance-charge'];

/** Returns whether an entry can be taken back in the ledger itself. A payment and a refund are on the list, and charges follow the contract. */
export const isReversible = ({ entry: { id, kind } }: Numbered, reversals: ReadonlyMap<string, number>): boolean =>
  byHand.includes(kind) && !reversals.has(id);
