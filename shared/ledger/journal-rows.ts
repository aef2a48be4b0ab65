import type { DayClose } from '../model/day-close.ts';
import { ledgerEntryKind } from '../model/enumerations/ledger.ts';
import type { Account, LedgerEntry, Posting } from '../model/ledger.ts';
import { formatCents } from '../values/money.ts';
import { accountName } from './account-names.ts';
import { accountOfMethod, closeDifferences } from './day-sums.ts';

/**
 * An entry with what a journal adds to it: its case, its number in the ledger of its case, and the check or transfer number. `nameOf` returns the name of the person
 * or the tax in an account; undefined if it isn't known.
 */
export type JournalEntry = {
  caseNumber: string;
  caseName: string;
  number: number;
  entry: LedgerEntry;
  reference: string;
  nameOf: (account: Account) => string | undefined;
};

export const journalHeading: readonly string[] = [
  ...[
    'Date',
    'Entry',
    'Case',
    'Case name',
    'Kind',
    'Account',
    'Account name',
    'Customer',
    'Debit',
    'Credit',
    'Memo',
    'Reference',
  ],
];

/** The one account for what all payers owe, as in bookkeeping programs: the customer says who owes it. */
const RECEIVABLE = 'receivable';
/** The account for differences in a count. Ledgers, which belong to cases, don't have it: a bookkeeper enters it. */
const OVER_SHORT = ['cash-over-short', 'Cash over and short'] as const;

type Side = Pick<JournalEntry, 'caseName' | 'nameOf'>;

/** Returns the code of an account, its name, and the customer of a receivable: the person named, or else the person the case is about. */
function accountCells(account: Account, { caseName, nameOf }: Side): string[] {
  if (account.startsWith(`${RECEIVABLE}:`)) return [RECEIVABLE, 'Accounts receivable', nameOf(account) || caseName];
  if (account.startsWith('tax:')) return [`tax-${account.slice(4, 12)}`, nameOf(account) || 'Taxes', ''];
  return [account, accountName(account) ?? account, ''];
}

/** Returns an amount as programs read it, with a dot and two decimals; empty unless it's above zero. */
export const amountOf = (cents: number): string =>
  cents > 0 ? `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}` : '';
const sidesOf = (cents: number): string[] => [amountOf(cents), amountOf(-cents)];

const memoOf = ({ reason, lateFor }: LedgerEntry): string =>
  [reason, lateFor && `Late, for ${lateFor}`].filter(Boolean).join('. ');

/** Returns the number of an entry in a home's books: its case number and its own, with a letter so that no spreadsheet reads it as a date. */
const entryNumber = ({ caseNumber, number, entry }: Pick<JournalEntry, 'caseNumber' | 'number' | 'entry'>): string =>
  caseNumber ? `${caseNumber}-E${number}` : entry.id;

/** Returns the rows of an entry in a journal, one for each posting: amounts with a dot and two decimals, on the side that they are on. */
export const journalRows = ({ reference, ...of }: JournalEntry): string[][] =>
  of.entry.postings.map(({ account, cents }: Posting) => [
    ...[of.entry.effectiveOn, entryNumber(of), of.caseNumber, of.caseName, ledgerEntryKind.label(of.entry.kind)],
    ...accountCells(account as Account, of),
    ...[...sidesOf(cents), memoOf(of.entry), reference],
  ]);

/** Returns the rows of what a closed day was over or short, two for each method, so that a home's books have what was counted. */
export const closeRows = (close: DayClose): string[][] =>
  closeDifferences(close).flatMap(({ method, expectedCents, countedCents }) => {
    const account = accountOfMethod(method);
    const begin = [close.day, `CLOSE-${close.day}-${method}`, '', '', 'Day close'];
    const memo = [`Counted ${formatCents(countedCents)}, expected ${formatCents(expectedCents)}`, close.reason];
    const cents = countedCents - expectedCents;
    const end = [memo.filter(Boolean).join('. '), ''];
    return [
      [...begin, account, accountName(account) ?? account, '', ...sidesOf(cents), ...end],
      [...begin, ...OVER_SHORT, '', ...sidesOf(-cents), ...end],
    ];
  });
