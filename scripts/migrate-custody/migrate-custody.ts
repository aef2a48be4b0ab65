import { randomBytes } from 'node:crypto';
import { readCase } from '#functions/table/case.ts';
import { chainKeys, subjectOf, uncheckedMarks } from '#functions/table/chain.ts';
import { importEarlierCustody } from '#functions/table/custody.ts';
import { openTable, type Table } from '#functions/table/table.ts';
import { wasWritten } from '#functions/table/write-failures.ts';
import { rowsOf, type TableStage, untilUndisturbed } from '../old-rows.ts';

/** Moves the record of a case into its chain, unless someone has meanwhile. */
async function importRecord(table: Table, caseId: string, now: Date): Promise<boolean> {
  const record = await readCase(table, caseId);
  if (!record) return false;
  const recording = { table, now, randomBytes: () => randomBytes(32) };
  const of = { caseId, locationId: record.providerLocationId };
  return (await untilUndisturbed(() => importEarlierCustody(recording, of))) > 0;
}

/** Lists the head of a record that no checkpoint has ever covered, unless it's listed already. */
async function listHead(table: Table, caseId: string): Promise<boolean> {
  const record = await readCase(table, caseId);
  if (!record) return false;
  const condition = {
    expression: 'attribute_exists(pk) AND attribute_not_exists(gsi1pk) AND attribute_not_exists(#checkpoint)',
    names: { '#checkpoint': 'checkpoint' },
  };
  const head = chainKeys.head({ kind: 'custody', subject: caseId });
  return wasWritten(table.update(head, uncheckedMarks(caseId, record.providerLocationId), condition));
}

/**
 * Moves every record of custody from before it was a chain into its chain, one transaction for each, and lists the heads of chains that no checkpoint has covered. Old
 * rows stay. A run that stops halfway is finished by the next one, and another run finds nothing to do.
 */
export async function migrateCustody(stage: TableStage, now = new Date()): Promise<{ imported: number; listed: number }> {
  const table = openTable(stage.client, stage.tableName);
  let [imported, listed] = [0, 0];
  const seen = new Set<string>();
  for await (const rows of rowsOf(stage, 'custody-entry'))
    for (const row of rows) {
      const caseId = subjectOf('custody', row);
      if (!caseId || seen.has(caseId)) continue;
      seen.add(caseId);
      if (await importRecord(table, caseId, now)) imported += 1;
    }
  for await (const rows of rowsOf(stage, 'chain-head'))
    for (const row of rows) {
      const caseId = subjectOf('custody', row);
      const isOpen = row.gsi1pk === undefined && row.checkpoint === undefined;
      if (caseId && isOpen && (await listHead(table, caseId))) listed += 1;
    }
  return { imported, listed };
}
