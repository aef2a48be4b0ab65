import type { Sharp } from 'sharp';
import { type ImageWidth, imageWidths, MAX_IMAGE_PIXELS } from '#shared/model/image.ts';

/** A picture ready to be stored: its pixels as it is seen (turned upright), and every width as WebP. */
export type DerivedPicture = { width: number; height: number; files: { width: ImageWidth; bytes: Buffer }[] };

/** The bytes are no picture that can be read to its end. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

/** Seconds of work that one decoding may cost. */
const SECONDS = 10;
/** A picture is at most this many times as high as it is wide when stored: WebP ends at 16,383 pixels. */
const TALLEST = 4;
const QUALITY = 80;

/** Loaded when the first picture comes: a Lambda that only changes roles does without the decoder. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One picture at a time on one core; nothing of it stays in memory.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

const within = (image: Sharp, width: number): Sharp =>
  image.resize({ width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true });

/** The picture upright and no wider than any page shows it, as bare pixels. Throws UnreadablePicture where the decoder gives up. */
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
 * Decodes once, turns upright and encodes anew in every width. Only pixels come through: EXIF with its places, comments, profiles and whatever was hung
 * behind the picture stay behind. A width that the source does not have is the source's own, so that every address of the picture answers and none
 * shows pixels that nobody took. A truncated file is refused, not filled with grey.
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
 * As `derive`, one picture after another in a process, so that twenty at once do not need twenty times the memory: a Lambda has one anyway, the embedded
 * cloud has all. The header has to have been looked at before (`picture-header.ts`). Throws UnreadablePicture.
 */
export function derivePicture(bytes: Buffer): Promise<DerivedPicture> {
  const mine = turn.then(() => derive(bytes));
  turn = mine.catch(() => undefined);
  return mine;
}
