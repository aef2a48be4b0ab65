import { imageUploadTypes, imageWidths, MAX_IMAGE_BYTES } from '#shared/model/image.ts';
import { WordedError } from '#web/session/worded-error.ts';

/** No page shows a picture wider than the widest stored one, so more pixels would be a waste. */
const longestEdge = imageWidths[imageWidths.length - 1] ?? 2400;
/** A picture with no more pixels than that is sent unchanged below this size: resizing could only make it worse. */
const smallBytes = 1_500_000;
const jpegQuality = 0.85;

/** Says why a file can't be used as a picture. */
export class UnusablePicture extends WordedError {
  override readonly name = 'UnusablePicture';
}

/** Returns the size that fits in the longest edge with the same proportions, in whole pixels. */
export function fitted({ width, height }: { width: number; height: number }, longest: number = longestEdge) {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Says what is wrong with a chosen file before it is opened. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!(imageUploadTypes as readonly string[]).includes(type)) return 'Use a PNG or JPEG picture.';
  return size === 0 ? 'This file is empty.' : undefined;
}

async function decoded(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    const reason =
      file.size > MAX_IMAGE_BYTES
        ? 'This browser can’t open the picture to make it smaller. Save a smaller copy (under 4 MB) and choose that.'
        : 'We can’t open this file as a picture. It may be damaged, or not a picture.';
    throw new UnusablePicture(reason, { cause });
  }
}

/** Draws the bitmap in a smaller size, as a file of that type. A JPEG is white where the source is transparent. */
async function drawn(bitmap: ImageBitmap, size: { width: number; height: number }, type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  if (!context) throw new UnusablePicture('This browser doesn’t have enough memory to make the picture smaller.');
  if (type === 'image/jpeg') {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, size.width, size.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  return canvas.convertToBlob({ type, quality: jpegQuality });
}

/** Returns a chosen file drawn again, upright, as a JPEG with at most this many pixels on its longest edge. Throws UnusablePicture with words for the person. */
export async function redrawnPicture(file: File, longest: number): Promise<Blob> {
  const refusal = refusalOf(file);
  if (refusal) throw new UnusablePicture(refusal);
  const bitmap = await decoded(file);
  try {
    return await drawn(bitmap, fitted(bitmap, longest), 'image/jpeg');
  } finally {
    bitmap.close();
  }
}

/**
 * Returns a chosen file ready to upload: upright, at most 2,400 pixels on its longest edge, and within the upload limit. A PNG stays a PNG, so that a
 * logo keeps its transparency, unless only a JPEG is small enough. Throws UnusablePicture with words for the person.
 */
export async function shrinkPicture(file: File): Promise<File> {
  const refusal = refusalOf(file);
  if (refusal) throw new UnusablePicture(refusal);
  const bitmap = await decoded(file);
  try {
    const isSmall = Math.max(bitmap.width, bitmap.height) <= longestEdge;
    if (isSmall && file.size <= smallBytes) return file;
    const size = fitted(bitmap);
    const same = await drawn(bitmap, size, file.type);
    const blob = same.size <= MAX_IMAGE_BYTES ? same : await drawn(bitmap, size, 'image/jpeg');
    if (blob.size > MAX_IMAGE_BYTES) throw new UnusablePicture('This picture is larger than 4 MB even after we made it smaller.');
    return new File([blob], file.name, { type: blob.type });
  } finally {
    bitmap.close();
  }
}
