import { type AgingBucket, agingBucket } from '../model/enumerations/ledger.ts';
import { agingBucketOf, daysPastDue, type Owed } from './aging.ts';
import { amountOf } from './journal-rows.ts';

/** The balance or credit of a case, with its age on a day. */
type AgedBalance = Owed & { daysPastDue: number; bucket: AgingBucket };

/** Returns the balance of a case with its age on a day. */
export const agedBalance = ({ balanceCents, dueOn }: Owed, asOf: string): AgedBalance => ({
  balanceCents,
  dueOn,
  daysPastDue: balanceCents < 0 ? 0 : daysPastDue(dueOn, asOf),
  bucket: agingBucketOf({ balanceCents, dueOn }, asOf),
});

/** Days for which a file of aging is kept. */
export const AGING_FILE_DAYS = 7;

export const agingHeading: readonly string[] = ['Case number', 'Name', 'Due', 'Days past due', 'Age', 'Owed', 'Credit'];

/** Returns a case's row in a file. Credits have their own column, since a cell that begins with a minus would become text. */
export const agingRow = (aged: AgedBalance & { caseNumber: string; caseName: string }): string[] => [
  ...[aged.caseNumber, aged.caseName],
  // What the home owes is due on no day of the contract.
  ...(aged.bucket === 'credit' ? ['', ''] : [aged.dueOn ?? '', String(aged.daysPastDue)]),
  agingBucket.label(aged.bucket),
  ...[amountOf(aged.balanceCents), amountOf(-aged.balanceCents)],
];
