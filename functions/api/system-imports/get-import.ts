import { type FoundRow, pageOfRows, readRows } from '#functions/catalog/imports/import-objects.ts';
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

/** Returns how far an import is, with a page of its rows. */
export const getImport = os.getImport.handler(async ({ input, context }) => {
  const about = await importAt(context, nounAt(input.noun).name, input.id);
  const isChecked = about.state === 'checked' || about.state === 'taken';
  const rows = isChecked ? await readRows(about.id) : [];
  const { shown, nextCursor } = pageOfRows(rows, input);
  return { ...importAnswer(about, context.now), items: shown.map(rowAnswer), nextCursor };
});
