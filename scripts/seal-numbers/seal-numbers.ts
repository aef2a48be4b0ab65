import { sealedNumber } from '#functions/cases/answering/sealed-number.ts';
import { type Item, openTable } from '#functions/table/table.ts';
import { wasWritten } from '#functions/table/write-failures.ts';
import type { FieldKeys } from '#functions/vendors/keys/index.ts';
import { rowsOf, type TableStage } from '../old-rows.ts';

type PlainRow = Item & { id: string; caseId: string; socialSecurityNumber: string };

/** Whether the number of a decedent is still plain text: a sealed one is a map. */
const isPlain = (row: Item): row is PlainRow => typeof row.socialSecurityNumber === 'string';

/**
 * Encrypts every Social Security number that the table still has in plain text, and returns how many. Each row is one conditional write: the next run
 * finishes one that stopped halfway, a second run finds nothing to do, and a number that someone saves meanwhile wins.
 */
export async function sealNumbers({ keys, ...stage }: TableStage & { keys: FieldKeys }): Promise<number> {
  const table = openTable(stage.client, stage.tableName);
  let count = 0;
  for await (const rows of rowsOf(stage, 'decedent'))
    for (const { pk, sk, id, caseId, socialSecurityNumber: plain } of rows.filter(isPlain)) {
      const sealed = await sealedNumber(keys, { id, caseId }, plain);
      const condition = { expression: 'socialSecurityNumber = :plain', values: { ':plain': plain } };
      if (await wasWritten(table.update({ pk, sk }, { socialSecurityNumber: sealed }, condition))) count += 1;
    }
  return count;
}
