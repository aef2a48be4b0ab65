import { ledgerEntryKind } from '../model/enumerations/ledger.ts';
import type { LedgerEntry } from '../model/ledger.ts';
import { accountName } from './account-names.ts';

/** An entry with what a journal says of it besides: its number in its case, the case's, and the check or transfer number. */
export type JournalEntry = { caseNumber: string; number: number; entry: LedgerEntry; reference: string };

export const journalHeading: readonly string[] = [
  ...['Date', 'Entry', 'Case', 'Kind', 'Account', 'Account name', 'Debit', 'Credit', 'Memo', 'Reference'],
];

/** What every payer owes is one account of a home's books, as bookkeeping programs have it; who owes it is in the case. */
const RECEIVABLE = 'receivable';
const accountCode = (account: string): string => (account.startsWith(`${RECEIVABLE}:`) ? RECEIVABLE : account);

/** Returns an amount as programs read it, with a dot and two decimals, on the side of a row that it's on: empty unless it's above zero. */
export const amountOf = (cents: number): string =>
  cents > 0 ? `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}` : '';

const memoOf = ({ reason, lateFor }: LedgerEntry): string =>
  [reason, lateFor && `Late, for ${lateFor}`].filter(Boolean).join('. ');

/** Returns the rows of an entry in a journal, one for each posting: amounts with a dot and two decimals, on the side that they are on. */
export const journalRows = ({ caseNumber, number, entry, reference }: JournalEntry): string[][] =>
  entry.postings.map(({ account, cents }) => [
    ...[entry.effectiveOn, String(number), caseNumber, ledgerEntryKind.label(entry.kind)],
    ...[accountCode(account), accountName(account as Parameters<typeof accountName>[0]) ?? 'Accounts receivable'],
    ...[amountOf(cents), amountOf(-cents), memoOf(entry), reference],
  ]);
