import { filesBucket } from '#functions/catalog/imports/import-objects.ts';
import { contentDisposition } from '#functions/documents/file-name.ts';
import { printedFolder } from '#functions/documents/printed-folder.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';

/** Seconds for which the address of a file can be used. */
const SECONDS = 300;

/**
 * Stores a text with the printed documents, which are deleted after a day, and returns an address that downloads it under `name`. `name` has an extension; `type`
 * is its media type.
 */
export async function downloadOf(
  { now, randomBytes }: OperationContext,
  { name, type }: { name: string; type: string },
  text: string,
): Promise<{ url: string; fileName: string }> {
  const ending = name.slice(name.lastIndexOf('.'));
  const key = `${printedFolder}${Buffer.from(randomBytes()).toString('base64url')}${ending}`;
  await filesBucket().write(key, Buffer.from(text), { type });
  const disposition = contentDisposition(name).replace(/^inline/, 'attachment');
  return { url: await filesBucket().address(key, { at: now, seconds: SECONDS, disposition }), fileName: name };
}
