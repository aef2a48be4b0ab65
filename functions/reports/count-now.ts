import { readCase } from '#functions/table/case.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { readMessage } from '#functions/table/message.ts';
import { type Counted, countWrites, readCounted } from '#functions/table/report.ts';
import type { Table, Write } from '#functions/table/table.ts';
import { countsOfCase, countsOfMessage, type ReportCounts, reportMonthOf } from '#shared/reports/index.ts';

type Now = { createdOn: string; counts: ReportCounts };

/** Reads what a case or a message counts as now; `undefined` if there is none at this home. */
async function readNow(table: Table, { kind, id, locationId }: Counted): Promise<Now | undefined> {
  if (kind === 'message') {
    const message = await readMessage(table, locationId, id);
    return message && { createdOn: message.createdOn, counts: countsOfMessage(message) };
  }
  const record = await readCase(table, id);
  return record?.providerLocationId === locationId ? { createdOn: record.createdOn, counts: countsOfCase(record) } : undefined;
}

/**
 * Returns the writes that bring a home's figures up to date with one case or message. What it was counted as is read before what it is: if it changes in
 * between and is counted by someone else, these writes fail, and nothing old is counted last.
 */
export async function countNow(table: Table, of: Counted): Promise<Write[]> {
  const before = await readCounted(table, of);
  const [now, home] = await Promise.all([readNow(table, of), before ? undefined : readLocationRow(table, of.locationId)]);
  if (!now) throw new Error(`The ${of.kind} is not in the table.`);
  if (!before && !home) return [];
  const month = before?.month ?? reportMonthOf(now.createdOn, home?.timeZone ?? 'UTC');
  return countWrites(of, before, { month, counts: now.counts });
}
