import { exportText } from '#functions/catalog/imports/export-text.ts';
import { filesBucket, fileTypes } from '#functions/catalog/imports/import-objects.ts';
import { nounAt, openWorkbench, withDrafts } from '#functions/catalog/workbench.ts';
import { printedFolder } from '#functions/documents/printed-folder.ts';
import { os } from './implementer.ts';

/** Seconds for which the address of a file can be used. */
const SECONDS = 300;

/** Stores a file with every entry of a noun, in the order of their ids, so that two exports can be compared. */
export const exportEntries = os.exportEntries.handler(async ({ input, context }) => {
  const noun = nounAt(input.noun);
  const { published, drafts } = await openWorkbench(context);
  const entries = withDrafts(published, drafts)[noun.name].toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const fileName = `${noun.name}-${context.now.toISOString().slice(0, 10)}.${input.as}`;
  const key = `${printedFolder}${context.newId()}/${fileName}`;
  const files = filesBucket();
  await files.write(key, Buffer.from(exportText(noun, entries, input.as)), { type: fileTypes[input.as] });
  const disposition = `attachment; filename="${fileName}"`;
  return { url: await files.address(key, { at: context.now, seconds: SECONDS, disposition }), fileName, entries: entries.length };
});
