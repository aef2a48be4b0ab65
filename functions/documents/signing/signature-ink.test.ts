import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { inkOf } from './signature-ink.ts';

const size = { width: 60, height: 20 };

type Look = { channels?: 1 | 2 | 3 | 4; dot?: number; background?: number; adaptive?: boolean; palette?: boolean };

/** Returns a PNG with one dot in its last row, or without. */
async function png({ channels = 4, dot, background = 255, adaptive = false, palette = false }: Look): Promise<Buffer> {
  const pixels = Buffer.alloc(size.width * size.height * channels, background);
  if (dot !== undefined) pixels.fill(dot, pixels.length - 3 * channels, pixels.length - 2 * channels);
  if (dot !== undefined && channels % 2 === 0) pixels[pixels.length - 2 * channels - 1] = 255;
  const image = sharp(pixels, { raw: { ...size, channels } });
  const spaced = channels < 3 ? image.toColourspace('b-w') : image;
  return spaced.png({ adaptiveFiltering: adaptive, palette }).toBuffer();
}

it.each([
  ['transparent', { background: 0 }, 'blank'],
  ['white', {}, 'blank'],
  ['white and opaque', { channels: 3 }, 'blank'],
  ['gray', { channels: 1 }, 'blank'],
  ['a dot on nothing', { background: 0, dot: 20 }, 'ink'],
  ['a dot on nothing, with filters', { background: 0, dot: 20, adaptive: true }, 'ink'],
  ['a dot on white', { channels: 3, dot: 0, adaptive: true }, 'ink'],
  ['a gray dot', { channels: 1, dot: 90 }, 'ink'],
  ['a dot in gray with opacity', { channels: 2, background: 0, dot: 20 }, 'ink'],
  ['a palette, which no canvas draws', { dot: 0, palette: true }, 'unreadable'],
] as const)('looks at the pixels: %s', async (_, look, expected) => {
  expect(inkOf(await png(look), size)).toBe(expected);
});

it('undoes every filter: each kind of row is white after it', async () => {
  const noisy = Buffer.alloc(size.width * size.height * 4, 255);
  for (let at = 0; at < noisy.length; at += 1) noisy[at] = at % 4 === 3 ? 255 : 250 + ((at * 7) % 6);
  const of = await sharp(noisy, { raw: { ...size, channels: 4 } })
    .png({ adaptiveFiltering: true })
    .toBuffer();
  expect(inkOf(of, size)).toBe('blank');
});

it('can’t read a picture that is damaged, cut off, or unpacks to more than it says', async () => {
  const whole = await png({ dot: 0 });
  const flipped = Buffer.from(whole);
  flipped[45] = flipped[45]! ^ 1;
  for (const bytes of [flipped, whole.subarray(0, -12), whole.subarray(0, 40), deflateSync(whole)])
    expect(inkOf(bytes, size)).toBe('unreadable');
  expect(inkOf(whole, { width: 10, height: 10 })).toBe('unreadable');
});
