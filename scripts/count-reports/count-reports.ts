import { countNow } from '#functions/reports/count-now.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import type { Counted } from '#functions/table/report.ts';
import { type Item, openTable, type Table } from '#functions/table/table.ts';
import type { InformationRequestRecord } from '#shared/model/information-request.ts';
import { rowsOf, type TableStage, untilUndisturbed } from '../old-rows.ts';

const countOne = (table: Table, of: Counted): Promise<number> =>
  untilUndisturbed(async () => {
    const writes = await countNow(table, of);
    if (writes.length > 0) await table.transact(writes);
    return writes.length > 0 ? 1 : 0;
  });

const ofCase = (row: Item): Counted => {
  const { id, providerLocationId: locationId } = row as unknown as CaseRecord;
  return { kind: 'case', id, locationId };
};
const ofMessage = (row: Item): Counted => {
  const { id, providerLocationId: locationId } = row as unknown as InformationRequestRecord;
  return { kind: 'message', id, locationId };
};

/**
 * Counts every case and message in the reports of its home. Returns how many weren't counted, or not as they are now. A run that stops halfway is finished by
 * the next one, a second run finds nothing to do, and events that are counted at the same time count once.
 */
export async function countReports(stage: TableStage): Promise<number> {
  const table = openTable(stage.client, stage.tableName);
  let count = 0;
  for await (const rows of rowsOf(stage, 'case')) for (const row of rows) count += await countOne(table, ofCase(row));
  for await (const rows of rowsOf(stage, 'information-request'))
    for (const row of rows) count += await countOne(table, ofMessage(row));
  return count;
}
