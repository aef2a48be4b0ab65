import { pictureHeader, sniffedType } from '#functions/pictures/picture-header.ts';
import { problem } from '#functions/runtime/problems.ts';
import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from '#shared/model/image.ts';

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
const megapixels = (pixels: number) => Math.ceil(pixels / 1_000_000).toLocaleString('en-US');

/** The refusal of a picture that ends before it is whole, or that no decoder understands. */
export const broken = (cause?: unknown) =>
  Object.assign(
    problem('invalid_input', { detail: 'This picture is damaged or not whole. Please save it again and choose the new file.' }),
    { cause },
  );

/** Refuses, by its size and its first bytes alone and with words for the screen, what must not come before the decoder. */
export function admitPicture(bytes: Buffer): void {
  if (bytes.length > MAX_IMAGE_BYTES)
    throw problem('too_large', {
      detail: `A picture can have at most ${MAX_IMAGE_BYTES / 1_000_000} MB. This one has ${megabytes(bytes.length)} MB.`,
    });
  if (!sniffedType(bytes))
    throw problem('unsupported_type', {
      detail: 'Only PNG and JPEG pictures can be used. This file is neither, whatever its name says.',
    });
  const header = pictureHeader(bytes);
  if (!header) throw broken();
  const pixels = header.width * header.height;
  if (pixels > MAX_IMAGE_PIXELS)
    throw problem('too_large', {
      detail: `A picture can have at most ${MAX_IMAGE_PIXELS / 1_000_000} megapixels. This one has ${megapixels(pixels)}.`,
    });
  if (header.isAnimated) throw problem('unsupported_type', { detail: 'This picture is animated. Choose a still one.' });
}
