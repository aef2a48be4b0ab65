import { createHash } from 'node:crypto';
import { filesBucket } from '#functions/catalog/imports/import-objects.ts';
import type { DerivedPicture } from './derive-picture.ts';
import { effectPhotosFolder } from './effect-photos-folder.ts';

const keyOf = (caseId: string, photoId: string, width: number) => `${effectPhotosFolder}${caseId}/${photoId}-${width}.webp`;

/** Stores every width of a picture, and returns the SHA-256 of the largest. */
export async function storeEffectPhoto(caseId: string, photoId: string, { files }: DerivedPicture): Promise<string> {
  const bucket = filesBucket();
  await Promise.all(files.map(({ width, bytes }) => bucket.write(keyOf(caseId, photoId, width), bytes, { type: 'image/webp' })));
  const largest = files.reduce((one, other) => (other.width > one.width ? other : one));
  return createHash('sha256').update(largest.bytes).digest('hex');
}

/** Reads a picture in one of its widths; null if there is none. */
export async function readEffectPhoto(caseId: string, photoId: string, width: number): Promise<Buffer | null> {
  const found = await filesBucket().read(keyOf(caseId, photoId, width));
  return found?.bytes ?? null;
}
