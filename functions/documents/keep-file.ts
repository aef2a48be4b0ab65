import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { Bucket } from '#functions/vendors/objects/bucket.ts';
import { contentDisposition } from './file-name.ts';
import { printedKey } from './printed-folder.ts';

/** How long the address of a file works: time to open or save it, too short to pass it on. */
const SECONDS = 300;

/** A file for the person who asked for it. Its name ends with an extension, and `type` is its media type. A browser shows it, unless it's a download. */
type MadeFile = { bytes: Buffer; type: string; fileName: string; isDownload?: boolean };

/** Keeps a file with the printed documents, which are deleted within a day, and returns an address at which it can be fetched for five minutes. */
export async function keepFile(
  { now, randomBytes }: Pick<OperationContext, 'now' | 'randomBytes'>,
  files: Bucket,
  { bytes, type, fileName, isDownload = false }: MadeFile,
): Promise<{ url: string; fileName: string; expiresAt: string }> {
  const key = printedKey({ randomBytes }, fileName.slice(fileName.lastIndexOf('.') + 1));
  await files.write(key, bytes, { type });
  const shown = contentDisposition(fileName);
  const disposition = isDownload ? shown.replace(/^inline/, 'attachment') : shown;
  const url = await files.address(key, { at: now, seconds: SECONDS, disposition });
  return { url, fileName, expiresAt: new Date(now.getTime() + SECONDS * 1000).toISOString() };
}
