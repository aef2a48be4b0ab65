import { exportText } from '#functions/catalog/imports/export-text.ts';
import { filesBucket, fileTypes } from '#functions/catalog/imports/import-objects.ts';
import { nounAt, openWorkbench, withDrafts } from '#functions/catalog/workbench.ts';
import { keepFile } from '#functions/documents/keep-file.ts';
import { os } from './implementer.ts';

/** Stores a file with every entry of a noun, in the order of their ids, so that two exports can be compared. */
export const exportEntries = os.exportEntries.handler(async ({ input, context }) => {
  const noun = nounAt(input.noun);
  const { published, drafts } = await openWorkbench(context);
  const entries = withDrafts(published, drafts)[noun.name].toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const fileName = `${noun.name}-${context.now.toISOString().slice(0, 10)}.${input.as}`;
  const bytes = Buffer.from(exportText(noun, entries, input.as));
  const { url } = await keepFile(context, filesBucket(), { bytes, type: fileTypes[input.as], fileName, isDownload: true });
  return { url, fileName, entries: entries.length };
});
