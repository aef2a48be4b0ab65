import { logged, nounAt } from '#functions/catalog/workbench.ts';
import { problem } from '#functions/problem.ts';
import { importPictureItem, readImportSoFar } from '#functions/table/catalog-import.ts';
import type { Table } from '#functions/table/table.ts';
import { MAX_IMPORT_PICTURES } from '#shared/contract/system-imports.ts';
import { os, storedPicture } from './implementer.ts';

/** Refuses a picture that would come too late to be found, and one more than a file may have. */
async function refuseUnfit(table: Table, id: string, name: string): Promise<void> {
  const { isStarted, pictures } = await readImportSoFar(table, id);
  if (isStarted)
    throw problem('conflict', { detail: 'The file of this import was checked already. Choose it again, with its pictures.' });
  if (pictures.length >= MAX_IMPORT_PICTURES && !pictures.includes(name))
    throw problem('conflict', { detail: `At most ${MAX_IMPORT_PICTURES} pictures can come with a file.` });
}

/** Stores a picture under the name of its file, in any case: spreadsheets and cameras don't agree on that. A second one of the same name replaces the first. */
export const uploadImportPicture = os.uploadImportPicture.handler(async ({ input, context }) => {
  nounAt(input.noun);
  const { table, now } = context;
  const name = input.file.name.slice(0, 200).toLowerCase();
  await refuseUnfit(table, input.id, name);
  const { path } = await storedPicture(context, context.newId(), input.file);
  await table.transact([{ put: importPictureItem(input.id, { name, path }, now) }, logged(context, 'uploaded', path)]);
  return { name, path };
});
