import { mirrorCase } from '#functions/calendar/mirror-case.ts';
import { ConditionFailed, openTable } from '#functions/table/table.ts';
import { type IndexingStage, rowsOf } from '../index-names/rows-of.ts';

/** How often a case is tried again while someone changes it. */
const MAX_TRIES = 10;

/** Puts the services, conferences, and removals of older cases on the calendar. Returns how many rows it wrote; a second run finds nothing to do. */
export async function indexCalendar(stage: IndexingStage, now: Date): Promise<number> {
  const table = openTable(stage.client, stage.tableName);
  let written = 0;
  for await (const rows of rowsOf(stage, 'case'))
    for (const { id } of rows)
      for (let tries = 1; tries <= MAX_TRIES; tries += 1)
        try {
          const writes = await mirrorCase(table, id as string, now);
          if (writes.length > 0) await table.transact(writes);
          written += writes.length;
          break;
        } catch (error) {
          if (!(error instanceof ConditionFailed) || tries === MAX_TRIES) throw error;
        }
  return written;
}
