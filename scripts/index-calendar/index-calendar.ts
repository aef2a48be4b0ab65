import { mirrorCase } from '#functions/calendar/mirror-case.ts';
import { openTable } from '#functions/table/table.ts';
import { rowsOf, type TableStage, untilUndisturbed } from '../old-rows.ts';

/** Puts the services, conferences, and removals of older cases on the calendar. Returns how many rows it wrote; a second run finds nothing to do. */
export async function indexCalendar(stage: TableStage, now: Date): Promise<number> {
  const table = openTable(stage.client, stage.tableName);
  let written = 0;
  for await (const rows of rowsOf(stage, 'case'))
    for (const { id } of rows)
      written += await untilUndisturbed(async () => {
        const writes = await mirrorCase(table, id as string, now);
        if (writes.length > 0) await table.transact(writes);
        return writes.length;
      });
  return written;
}
