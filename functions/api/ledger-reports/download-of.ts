import { filesBucket } from '#functions/catalog/imports/import-objects.ts';
import { keepFile } from '#functions/documents/keep-file.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';

/**
 * Stores a text with the printed documents, which are deleted after a day, and returns an address that downloads it under `name`. `name` has an extension; `type`
 * is its media type.
 */
export async function downloadOf(
  context: OperationContext,
  { name, type }: { name: string; type: string },
  text: string,
): Promise<{ url: string; fileName: string }> {
  const file = { bytes: Buffer.from(text), type, fileName: name, isDownload: true };
  const { url, fileName } = await keepFile(context, filesBucket(), file);
  return { url, fileName };
}
