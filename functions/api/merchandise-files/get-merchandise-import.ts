import { pageOfRows, readRows } from '#functions/catalog/imports/import-objects.ts';
import type { FoundOffer } from '#functions/merchandise/imports/check-file.ts';
import type { MerchandiseImportRow } from '#shared/contract/merchandise-files.ts';
import { importAnswer, importAt, os } from './implementer.ts';

const rowAnswer = ({ row, itemId, variantId, name, result, changes, faults, isSaved }: FoundOffer): MerchandiseImportRow => ({
  row,
  id: itemId,
  variantId,
  name,
  result,
  changes: changes.map(({ column, ...words }) => ({ field: column, ...words })),
  faults: faults.map(({ column, message }) => ({ field: column, message })),
  isSaved: isSaved ?? null,
});

/** Returns how far an import is, with a page of its rows. */
export const getMerchandiseImport = os.getMerchandiseImport.handler(async ({ input, context }) => {
  const about = await importAt(context, input.id);
  const hasRows = about.state !== 'checking' && about.state !== 'unreadable';
  const rows = hasRows ? await readRows<FoundOffer>(about.id) : [];
  const { shown, nextCursor } = pageOfRows(rows, input);
  return { ...importAnswer(about, context.now), items: shown.map(rowAnswer), nextCursor };
});
