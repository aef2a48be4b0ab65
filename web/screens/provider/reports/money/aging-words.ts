import type { AgedCase } from '#shared/contract/ledger-reports-views.ts';
import type { AgingTotal } from '#shared/ledger/aging.ts';
import { agingBucket } from '#shared/model/enumerations/ledger.ts';
import { formatCents } from '#shared/values/money.ts';
import type { CsvFile } from '#web/parts/export-csv.tsx';

/** Says in one sentence what the bar of ages shows. */
export function agingWords(totals: readonly AgingTotal[]): string {
  const owed = totals.filter(({ bucket, cents }) => bucket !== 'credit' && cents > 0);
  const all = owed.reduce((sum, { cents }) => sum + cents, 0);
  const parts = owed.map(({ bucket, cents }) => `${agingBucket.label(bucket).toLowerCase()} ${formatCents(cents)}`);
  return `${formatCents(all)} is owed${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.`;
}

/** An amount as programs read it: with a dot and two decimals. A credit has a column of its own, since a cell that begins with a minus would become text. */
const plainAmount = (cents: number): string => (cents > 0 ? (cents / 100).toFixed(2) : '');

/** Returns the open balances as a file. */
export const agingFile = (items: readonly AgedCase[]): CsvFile => ({
  heading: ['Case number', 'Name', 'Due', 'Days past due', 'Age', 'Owed', 'Credit'],
  rows: items.map(({ caseNumber, caseName, dueOn, daysPastDue, bucket, balanceCents }) => [
    ...[caseNumber, caseName, dueOn ?? '', String(daysPastDue), agingBucket.label(bucket)],
    ...[plainAmount(balanceCents), plainAmount(-balanceCents)],
  ]),
});
