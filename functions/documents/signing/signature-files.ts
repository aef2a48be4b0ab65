import { filesBucket } from '#functions/catalog/imports/import-objects.ts';
import { sha256 } from '#functions/catalog/release-parts.ts';
import { pictureHeader } from '#functions/pictures/picture-header.ts';
import { caseDocumentsFolder } from '../case/documents-folder.ts';

const DATA_URL = 'data:image/png;base64,';
/** More than the signing page draws, in pixels, and what a page of a PDF can show. */
const MAX_SIDE = 4_000;

/** The bytes of a picture of a signature, or why it can't be one, in words for the screen. */
export type SignaturePicture = { bytes: Buffer } | { fault: string };

/** Reads the picture of a signature. What it looks like is judged when it's put on the document; here only whether it is a picture at all, and complete. */
export function signaturePicture(dataUrl: string): SignaturePicture {
  const bytes = Buffer.from(dataUrl.slice(DATA_URL.length), 'base64');
  if (bytes.length === 0) return { fault: 'Draw or type your signature. This one is empty.' };
  const header = pictureHeader(bytes);
  if (header?.type !== 'image/png' || header.isAnimated)
    return { fault: 'This picture of a signature can’t be read. Please draw it again.' };
  if (header.width === 0 || header.height === 0) return { fault: 'Draw or type your signature. This one is empty.' };
  if (Math.max(header.width, header.height) > MAX_SIDE)
    return { fault: 'This picture of a signature is too large. Please draw it again.' };
  if (bytes.subarray(-12).toString('latin1', 4, 8) !== 'IEND')
    return { fault: 'This picture of a signature is incomplete. Please draw it again.' };
  return { bytes };
}

/** Keeps the picture of a signature by its hash, for good. */
export async function keepSignature(bytes: Buffer): Promise<{ path: string; sha256: string }> {
  const hash = sha256(bytes);
  const path = `${caseDocumentsFolder}${hash}.png`;
  await filesBucket().write(path, bytes, { type: 'image/png' });
  return { path, sha256: hash };
}

/** Returns the picture of a signature as a data address, as its signer sent it. */
export async function signatureDataUrl({ path }: { path: string }): Promise<string | undefined> {
  const object = await filesBucket().read(path);
  return object ? `${DATA_URL}${object.bytes.toString('base64')}` : undefined;
}
