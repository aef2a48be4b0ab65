import { readRows } from '#functions/catalog/imports/import-objects.ts';
import type { FoundOffer } from '#functions/merchandise/imports/check-file.ts';
import type { MerchandiseImportRow } from '#shared/contract/merchandise-files.ts';
import { importAnswer, importAt, os } from './implementer.ts';

const rowAnswer = ({ row, itemId, variantId, name, result, changes, faults, isSaved }: FoundOffer): MerchandiseImportRow => ({
  row,
  id: itemId,
  variantId,
  name,
  result,
  changes: changes.map(({ column, before, after }) => ({ field: column, before, after })),
  faults: faults.map(({ column, message }) => ({ field: column, message })),
  isSaved: isSaved ?? null,
});

/** Returns how far an import is, with a page of its rows. A page continues after the row that the cursor names. */
export const getMerchandiseImport = os.getMerchandiseImport.handler(async ({ input, context }) => {
  const about = await importAt(context, input.id);
  const hasRows = about.state !== 'checking' && about.state !== 'unreadable';
  const rows = hasRows ? await readRows<FoundOffer>(about.id) : [];
  const found = rows.filter(({ row, result }) => row > Number(input.cursor ?? 0) && result === (input.result ?? result));
  const shown = found.slice(0, input.pageSize);
  const last = shown.at(-1);
  return {
    ...importAnswer(about, context.now),
    items: shown.map(rowAnswer),
    nextCursor: last && shown.length < found.length ? String(last.row) : null,
  };
});
