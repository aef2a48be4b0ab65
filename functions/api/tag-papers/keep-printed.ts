import { contentDisposition, pdfName } from '#functions/documents/file-name.ts';
import { printedFolder } from '#functions/documents/printed-folder.ts';
import type { TagPapersContext } from './implementer.ts';

/** How long the address works: time to open or save the file, too short to pass it on. */
const SECONDS = 300;

/** Keeps a PDF where the person who asked for it fetches it. Its name is 32 random bytes, and the file is deleted within a day. */
export async function keepPrinted(
  { files, randomBytes, now }: TagPapersContext,
  { bytes, missingCharacters }: { bytes: Buffer; missingCharacters: string[] },
  title: string,
) {
  const key = `${printedFolder}${Buffer.from(randomBytes()).toString('base64url')}.pdf`;
  await files.write(key, bytes, { type: 'application/pdf' });
  const fileName = pdfName(title);
  const url = await files.address(key, { at: now, seconds: SECONDS, disposition: contentDisposition(fileName) });
  return { url, fileName, expiresAt: new Date(now.getTime() + SECONDS * 1000).toISOString(), missingCharacters };
}
