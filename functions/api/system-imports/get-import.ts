import { type FoundRow, readRows } from '#functions/catalog/imports/import-objects.ts';
import { nounAt } from '#functions/catalog/workbench.ts';
import type { ImportRow } from '#shared/contract/system-imports.ts';
import { importAnswer, importAt, os } from './implementer.ts';

const rowAnswer = (found: FoundRow): ImportRow => ({
  row: found.row,
  id: found.id,
  name: found.name,
  result: found.result,
  fields: 'fields' in found ? [...found.fields] : [],
  changes: 'changes' in found ? ([...found.changes] as ImportRow['changes']) : [],
  kept: [...(found.kept ?? [])],
  faults: found.faults.map(({ path, message }) => ({ path: [...path], message })),
});

/** Returns how far an import is, with a page of its rows. A page continues after the row that the cursor names. */
export const getImport = os.getImport.handler(async ({ input, context }) => {
  const about = await importAt(context, nounAt(input.noun).name, input.id);
  const isChecked = about.state === 'checked' || about.state === 'taken';
  const rows = isChecked ? await readRows(about.id) : [];
  const found = rows.filter(({ row, result }) => row > Number(input.cursor ?? 0) && result === (input.result ?? result));
  const shown = found.slice(0, input.pageSize);
  const last = shown.at(-1);
  return {
    ...importAnswer(about, context.now),
    items: shown.map(rowAnswer),
    nextCursor: last && shown.length < found.length ? String(last.row) : null,
  };
});
