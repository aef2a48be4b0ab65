import { problem } from '#functions/problem.ts';
import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from '#shared/model/image.ts';
import { type DerivedPicture, derivePicture, UnreadablePicture } from './derive-picture.ts';
import { pictureHeader, sniffedType } from './picture-header.ts';

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
const megapixels = (pixels: number) => Math.ceil(pixels / 1_000_000).toLocaleString('en-US');

/** Returns the refusal of a picture that is cut off or that no decoder understands. */
const broken = (cause?: unknown) =>
  Object.assign(
    problem('invalid_input', { detail: 'This picture is damaged or incomplete. Please save it again and choose the new file.' }),
    { cause },
  );

/** Refuses, by size and first bytes alone, what must not reach the decoder, in words for the screen. */
export function admitPicture(bytes: Buffer): void {
  if (bytes.length > MAX_IMAGE_BYTES)
    throw problem('too_large', {
      detail: `A picture can have at most ${MAX_IMAGE_BYTES / 1_000_000} MB. This one has ${megabytes(bytes.length)} MB.`,
    });
  if (!sniffedType(bytes))
    throw problem('unsupported_type', {
      detail: 'Use a PNG or JPEG picture. This file is neither, whatever its name says.',
    });
  const header = pictureHeader(bytes);
  if (!header) throw broken();
  const pixels = header.width * header.height;
  if (pixels > MAX_IMAGE_PIXELS)
    throw problem('too_large', {
      detail: `A picture can have at most ${MAX_IMAGE_PIXELS / 1_000_000} megapixels. This one has ${megapixels(pixels)}.`,
    });
  const [width, height] = [header.width, header.height].map((side) => side.toLocaleString('en-US'));
  if (Math.max(header.width, header.height) > MAX_IMAGE_SIDE)
    throw problem('too_large', {
      detail: `A picture can be at most ${MAX_IMAGE_SIDE.toLocaleString('en-US')} pixels wide or high. This one is ${width} by ${height}.`,
    });
  if (header.isAnimated) throw problem('unsupported_type', { detail: 'This picture is animated. Choose a still one.' });
}

/** Returns an admitted picture in every width. Refuses one that can't be read to its end. */
export async function derivedPicture(bytes: Buffer): Promise<DerivedPicture> {
  try {
    return await derivePicture(bytes);
  } catch (error) {
    throw error instanceof UnreadablePicture ? broken(error) : error;
  }
}
