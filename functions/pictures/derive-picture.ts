import type { Sharp } from 'sharp';
import { type ImageWidth, imageWidths, MAX_IMAGE_PIXELS } from '#shared/model/image.ts';

/** A picture ready to be stored: its pixels upright, and every width as WebP. */
export type DerivedPicture = { width: number; height: number; files: { width: ImageWidth; bytes: Buffer }[] };

/** Says that the bytes aren't a picture that can be read to its end. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

/** The most seconds that one decoding may take. */
const SECONDS = 10;
/** The most times that a stored picture may be as high as it is wide: WebP ends at 16,383 pixels. */
const TALLEST = 4;
const QUALITY = 80;

/** Loads the decoder when the first picture comes: a Lambda that only changes roles doesn't need it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One picture at a time on one core. Nothing of it stays in memory.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

const within = (image: Sharp, width: number): Sharp =>
  image.resize({ width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true });

/** Returns the picture's bare pixels, upright and no wider than any page shows it. Throws UnreadablePicture if the decoder gives up. */
async function pixelsOf(sharp: Awaited<ReturnType<typeof loadSharp>>, bytes: Buffer) {
  const largest = imageWidths[imageWidths.length - 1] as ImageWidth;
  try {
    const source = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_IMAGE_PIXELS }).timeout({ seconds: SECONDS });
    const { autoOrient } = await source.metadata();
    const upright = within(source.autoOrient(), largest).toColourspace('srgb').raw();
    return { size: autoOrient, ...(await upright.toBuffer({ resolveWithObject: true })) };
  } catch (cause) {
    throw new UnreadablePicture('The picture cannot be read to its end.', { cause });
  }
}

/**
 * Decodes once, turns upright, and encodes in every width. Only pixels come through: EXIF with its places, comments, profiles, and whatever was appended to
 * the picture are dropped. A width that the source doesn't reach gets the source's own, so that every address of the picture works and none shows invented
 * pixels. A truncated file is refused, not filled with gray.
 */
async function derive(bytes: Buffer): Promise<DerivedPicture> {
  const sharp = await loadSharp();
  const { size, data, info } = await pixelsOf(sharp, bytes);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files: DerivedPicture['files'] = [];
  for (const width of imageWidths) {
    const webp = within(sharp(data, { raw }), width).webp({ quality: QUALITY });
    files.push({ width, bytes: await webp.toBuffer() });
  }
  return { width: size.width, height: size.height, files };
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * Does the same as `derive`, one picture after another in a process, so that twenty at the same time don't need twenty times the memory: a Lambda gets one
 * anyway, the embedded cloud gets all. The header must have been checked first (`picture-header.ts`). Throws UnreadablePicture.
 */
export function derivePicture(bytes: Buffer): Promise<DerivedPicture> {
  const mine = turn.then(() => derive(bytes));
  turn = mine.catch(() => undefined);
  return mine;
}
