import { pictureHeader } from '#functions/pictures/picture-header.ts';
import { RefusedPdf } from './form.ts';
import type { Pixels } from './overlay.ts';

/** More than any screen’s pen draws, and little enough for a decoder. */
const MAX_BYTES = 2_000_000;
const MAX_SIDE = 4_000;
const MAX_PIXELS = 4_000_000;

const refuse = (words: string) => new RefusedPdf('picture', words);

/** Tells whether a pixel is ink: neither transparent nor the white of the paper. */
const isInk = (data: Buffer, at: number) => data[at + 3]! > 16 && Math.min(data[at]!, data[at + 1]!, data[at + 2]!) < 250;

type Bounds = { left: number; top: number; right: number; bottom: number };

/** Returns the smallest rectangle with all of the ink; nothing if there is none. */
function inkBounds(data: Buffer, width: number, height: number): Bounds | undefined {
  const bounds: Bounds = { left: width, top: height, right: -1, bottom: -1 };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!isInk(data, 4 * (y * width + x))) continue;
      bounds.left = Math.min(bounds.left, x);
      bounds.right = Math.max(bounds.right, x);
      bounds.top = Math.min(bounds.top, y);
      bounds.bottom = y;
    }
  return bounds.right < 0 ? undefined : bounds;
}

/** Copies a rectangle of pixels. Paper that isn’t ink becomes transparent, so that the form’s lines show. */
function copyInk(data: Buffer, stride: number, { left, top, right, bottom }: Bounds): Pixels {
  const [width, height] = [right - left + 1, bottom - top + 1];
  const rgb = Buffer.alloc(3 * width * height);
  const alpha = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = 4 * ((y + top) * stride + x + left);
      const to = y * width + x;
      data.copy(rgb, 3 * to, from, from + 3);
      alpha[to] = isInk(data, from) ? data[from + 3]! : 0;
    }
  return { width, height, rgb, alpha };
}

/** Reads the PNG of a signature or of initials, without the empty paper around it. Throws RefusedPdf, in words for the screen. */
export async function signaturePixels(png: Uint8Array): Promise<Pixels> {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  if (bytes.length === 0) throw refuse('Draw or type your signature. This one is missing.');
  const header = pictureHeader(bytes);
  if (header?.type !== 'image/png') throw refuse('A signature has to be a PNG picture.');
  const { width, height } = header;
  if (bytes.length > MAX_BYTES || Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS)
    throw refuse('This picture of a signature is too large. Please draw it again.');
  // Loaded when the first signature comes: most documents are filled in long before they are signed.
  const { default: sharp } = await import('sharp');
  let data: Buffer;
  try {
    data = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer();
  } catch (cause) {
    throw Object.assign(refuse('This picture of a signature can’t be read. Please draw it again.'), { cause });
  }
  const bounds = inkBounds(data, width, height);
  if (!bounds) throw refuse('Draw or type your signature. This one is empty.');
  return copyInk(data, width, bounds);
}
