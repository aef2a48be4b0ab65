import { journalNames } from '#functions/cases/books/journal-names.ts';
import { namedCases } from '#functions/cases/books/named-cases.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readBookDays, readCloses } from '#functions/table/books.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { type HomeLedgerRow, readDayEntries } from '#functions/table/ledger.ts';
import { paymentsIn, refundsIn } from '#functions/table/payment.ts';
import { MAX_JOURNAL_DAYS, MAX_JOURNAL_ENTRIES } from '#shared/contract/ledger-reports.ts';
import { closeRows, journalHeading, journalRows } from '#shared/ledger/journal-rows.ts';
import { csvOf } from '#shared/values/csv.ts';
import { daysBetween } from '#shared/values/dates.ts';
import { downloadOf } from './download-of.ts';
import { os } from './implementer.ts';

/** How many days are read at the same time. */
const AT_ONCE = 10;

const fieldProblem = (field: string, message: string) => problem('invalid_input', { errors: [{ field, message }] });

/** Returns the days of a span that have entries; 400 for a span that is backward, too long, or has too many. */
async function daysOf({ table }: OperationContext, locationId: string, { from, to }: { from: string; to: string }) {
  if (to < from) throw fieldProblem('to', 'This day is before the first one.');
  if (daysBetween(from, to) >= MAX_JOURNAL_DAYS) throw fieldProblem('to', 'Choose a year at most.');
  const days = await readBookDays(table, locationId, from, to);
  const entries = days.reduce((sum, day) => sum + day.entries, 0);
  if (entries > MAX_JOURNAL_ENTRIES)
    throw fieldProblem(
      'to',
      `These days have more than ${MAX_JOURNAL_ENTRIES.toLocaleString('en-US')} entries. Choose fewer days.`,
    );
  return days.map(({ day }) => day);
}

/** Reads the entries of days in order: a query for each day that has some. */
async function entriesOf({ table }: OperationContext, locationId: string, days: readonly string[]): Promise<HomeLedgerRow[]> {
  const rows: HomeLedgerRow[] = [];
  for (let start = 0; start < days.length; start += AT_ONCE) {
    const read = days.slice(start, start + AT_ONCE).map((day) => readDayEntries(table, locationId, day));
    rows.push(...(await Promise.all(read)).flat());
  }
  return rows;
}

/** Reads the check and transfer numbers of payments and refunds, by their ids: a hundred in a request. */
async function referencesOf({ table }: OperationContext, rows: readonly HomeLedgerRow[]): Promise<ReadonlyMap<string, string>> {
  const keys = rows.flatMap(({ caseId, entry: { paymentId, refundId } }) => {
    if (refundId !== undefined) return [caseKeys.refund(caseId, refundId)];
    return paymentId === undefined ? [] : [caseKeys.payment(caseId, paymentId)];
  });
  const once = [...new Map(keys.map((key) => [`${key.pk} ${key.sk}`, key])).values()];
  const items = once.length > 0 ? await table.getMany(once) : [];
  return new Map([...paymentsIn(items), ...refundsIn(items)].map(({ id, reference }) => [id, reference]));
}

export const exportJournal = os.exportJournal.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const { table } = context;
  const rows = await entriesOf(context, locationId, await daysOf(context, locationId, input));
  const [caseOf, references, nameOf, closes] = await Promise.all([
    namedCases(
      table,
      rows.map(({ caseId }) => caseId),
    ),
    referencesOf(context, rows),
    journalNames(table, rows),
    readCloses(table, locationId, input.from, input.to),
  ]);
  const entered = rows.flatMap(({ caseId, link, entry }) =>
    journalRows({
      ...{ ...caseOf(caseId), number: link.sequence, entry, nameOf },
      reference: references.get(entry.refundId ?? entry.paymentId ?? '') ?? '',
    }),
  );
  const lines = [...entered, ...closes.flatMap(closeRows)];
  const file = { name: `journal-${input.from}-${input.to}.csv`, type: 'text/csv' };
  return { ...(await downloadOf(context, file, csvOf(journalHeading, lines))), rows: lines.length };
});
