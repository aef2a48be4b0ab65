import type { Account, FixedAccount } from '../model/ledger.ts';

const names: Readonly<Record<FixedAccount, string>> = {
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

const isFixed = (account: Account): account is FixedAccount => Object.hasOwn(names, account);

/** Returns what an account is called; undefined for what a payer owes, which is named after them. */
export function accountName(account: Account): string | undefined {
  if (isFixed(account)) return names[account];
  return account.startsWith('tax:') ? 'Taxes' : undefined;
}
