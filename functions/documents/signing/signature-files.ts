import { filesBucket } from '#functions/catalog/imports/import-objects.ts';
import { sha256 } from '#functions/catalog/release-parts.ts';
import { pictureHeader } from '#functions/pictures/picture-header.ts';
import { caseDocumentsFolder } from '../case/documents-folder.ts';
import { inkOf } from './signature-ink.ts';

const DATA_URL = 'data:image/png;base64,';
/** More than the signing page draws, in pixels, and the most that sealing reads. */
const MAX_SIDE = 4_000;
const MAX_PIXELS = 4_000_000;

const EMPTY = { fault: 'Draw or type your signature. This one is empty.' };

/** The bytes of a picture of a signature, or why it can't be one, in words for the screen. */
export type SignaturePicture = { bytes: Buffer } | { fault: string };

/** Reads the picture of a signature. Refuses everything that couldn’t be put on the document when it’s sealed, and a picture without ink. */
export function signaturePicture(dataUrl: string): SignaturePicture {
  const bytes = Buffer.from(dataUrl.slice(DATA_URL.length), 'base64');
  if (bytes.length === 0) return EMPTY;
  const header = pictureHeader(bytes);
  if (header?.type !== 'image/png' || header.isAnimated)
    return { fault: 'This picture of a signature can’t be read. Please draw it again.' };
  if (Math.max(header.width, header.height) > MAX_SIDE || header.width * header.height > MAX_PIXELS)
    return { fault: 'This picture of a signature is too large. Please draw it again.' };
  const ink = inkOf(bytes, header);
  if (ink === 'unreadable') return { fault: 'This picture of a signature can’t be read. Please draw it again.' };
  return ink === 'blank' ? EMPTY : { bytes };
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
