import { pdfName } from '#functions/documents/file-name.ts';
import { keepFile } from '#functions/documents/keep-file.ts';
import type { TagPapersContext } from './implementer.ts';

/** Keeps a PDF where the person who asked for it fetches it. Its name is 32 random bytes, and the file is deleted within a day. */
export async function keepPrinted(
  context: TagPapersContext,
  { bytes, missingCharacters }: { bytes: Buffer; missingCharacters: string[] },
  title: string,
) {
  const file = { bytes, type: 'application/pdf', fileName: pdfName(title) };
  return { ...(await keepFile(context, context.files, file)), missingCharacters };
}
