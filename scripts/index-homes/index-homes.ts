import { memberIndex } from '#functions/table/director.ts';
import { nameIndex, townIndex } from '#functions/table/home-index.ts';
import { type Item, openTable, type Table } from '#functions/table/table.ts';
import type { StaffMember } from '#shared/model/employee.ts';
import type { Location } from '#shared/model/location.ts';
import { rowsOf, type TableStage, untilUndisturbed } from '../old-rows.ts';

type Index = Record<string, string>;

/** Adds to a row the index attributes that it lacks. Returns how many rows that changed. */
const addIndex = (table: Table, { pk, sk }: Item, indexOf: (row: Item) => Index): Promise<number> =>
  untilUndisturbed(async () => {
    const row = await table.get({ pk, sk }, { consistent: true });
    if (!row) return 0;
    const index = indexOf(row);
    if (Object.entries(index).every(([name, value]) => row[name] === value)) return 0;
    await table.update({ pk, sk }, index, {
      expression: '#version = :seen',
      names: { '#version': 'version' },
      values: { ':seen': row.version },
    });
    return 1;
  });

const ofHome = (row: Item): Index => {
  const home = row as unknown as Location;
  return { ...nameIndex(home), ...townIndex(home) };
};

/**
 * Lets administrators find homes from before by town, and members by email. Returns how many rows it wrote. A run that stops halfway is finished by the next
 * one, and a second run finds nothing to do.
 */
export async function indexHomes(stage: TableStage): Promise<number> {
  const table = openTable(stage.client, stage.tableName);
  let written = 0;
  for await (const rows of rowsOf(stage, 'location')) for (const row of rows) written += await addIndex(table, row, ofHome);
  for await (const rows of rowsOf(stage, 'employee'))
    for (const row of rows) written += await addIndex(table, row, (member) => memberIndex(member as unknown as StaffMember));
  return written;
}
