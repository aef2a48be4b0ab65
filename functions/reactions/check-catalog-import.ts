import { catalogImportUploaded } from '#events/catalog/catalog-import-uploaded.ts';
import { checkFile } from '#functions/catalog/imports/check-file.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { checkedWrite, readImport } from '#functions/table/catalog-import.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';

/** Checks the file of an import. Delivered twice, it finds the same, and only one of the two is written. */
export const checkCatalogImport: Handle<{ importId: string; noun: NounName }> = async ({ data: { importId, noun } }, context) => {
  const found = await readImport(context.table, noun, importId);
  if (found?.state !== 'checking') return undefined;
  return [checkedWrite(importId, await checkFile(context, found))];
};

export const handler = reaction('check-catalog-import', catalogImportUploaded.data, checkCatalogImport);
