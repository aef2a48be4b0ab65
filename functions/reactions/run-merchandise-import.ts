import { merchandiseImportUploaded } from '#events/catalog/merchandise-import-uploaded.ts';
import { checkFile } from '#functions/merchandise/imports/check-file.ts';
import { saveRows } from '#functions/merchandise/imports/save-rows.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { importStepWrite, readMerchandiseImport } from '#functions/table/merchandise-import.ts';

/**
 * Checks the file of an import that was sent, or saves the rows of one that was confirmed, whichever it is waiting for. Delivered twice, it finds or writes the
 * same, and only one of the two is recorded.
 */
export const runMerchandiseImport: Handle<{ importId: string; locationId: string }> = async (
  { data: { importId, locationId } },
  context,
) => {
  const found = await readMerchandiseImport(context.table, locationId, importId);
  if (found?.state === 'checking') return [importStepWrite(found, await checkFile(context, found))];
  if (found?.state === 'saving') return [importStepWrite(found, { state: 'saved', ...(await saveRows(context, found)) })];
  return undefined;
};

export const handler = reaction('run-merchandise-import', merchandiseImportUploaded.data, runMerchandiseImport);
