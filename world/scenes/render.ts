import sharp from 'sharp';
import { createRandom } from '../random.ts';

/** Pixels in which scenes are painted. The largest picture is enlarged from it: soft edges and grain allow that, and it is drawn in half the time. */
const SHEET = { width: 1600, height: 1000 } as const;
const TONES = 32;
let paper: Promise<Uint8Array> | undefined;

/** Makes paper: fine grain over slow blotches, one of 32 tones per pixel. */
async function makePaper(): Promise<Uint8Array> {
  const random = createRandom('paper');
  const noise = (width: number, height: number) =>
    sharp(Buffer.from(Uint8Array.from({ length: width * height }, () => (random.next() + random.next()) * 127)), {
      raw: { width, height, channels: 1 },
    })
      .resize(SHEET.width, SHEET.height, { kernel: 'cubic', fit: 'fill' })
      .toColourspace('b-w')
      .raw()
      .toBuffer();
  const [fine, middle, slow] = await Promise.all([noise(1000, 625), noise(160, 100), noise(14, 9)]);
  return fine.map((value, at) => {
    const sum = (value - 128) * 0.5 + ((middle[at] as number) - 128) * 0.28 + ((slow[at] as number) - 128) * 0.34;
    return Math.max(0, Math.min(TONES - 1, Math.round((sum / 128) * TONES * 0.75 + TONES / 2)));
  });
}

/** Soft light (Pegtop's formula) of every tone over every channel value, looked up instead of computed. */
const table = Uint8Array.from({ length: TONES * 256 }, (_, at) => {
  const [grain, value] = [0.5 + ((at >> 8) / (TONES - 1) - 0.5) * 0.3, (at & 255) / 255];
  return Math.round(255 * ((1 - 2 * grain) * value * value + 2 * grain * value));
});

/** Returns a scene's SVG on paper, as raw RGB. */
async function onPaper(svg: string): Promise<Buffer> {
  paper ??= makePaper();
  const grain = await paper;
  const pixels = await sharp(Buffer.from(svg)).flatten({ background: '#f3f0ea' }).removeAlpha().raw().toBuffer();
  for (let at = 0, pixel = 0; at < grain.length; at++, pixel += 3) {
    const tone = (grain[at] as number) << 8;
    pixels[pixel] = table[tone | (pixels[pixel] as number)] as number;
    pixels[pixel + 1] = table[tone | (pixels[pixel + 1] as number)] as number;
    pixels[pixel + 2] = table[tone | (pixels[pixel + 2] as number)] as number;
  }
  return pixels;
}

/** Returns a scene as WebP in the three widths that uploads are stored in (docs/decisions.md, Profile). */
export async function renderScene(svg: string): Promise<{ width: number; body: Buffer }[]> {
  const pixels = await onPaper(svg);
  const encode = async (width: number) => {
    const picture = sharp(pixels, { raw: { ...SHEET, channels: 3 } }).resize(width, (width * 5) / 8, {
      kernel: width > SHEET.width ? 'linear' : 'lanczos3',
    });
    return { width, body: await picture.webp({ quality: width > 1200 ? 72 : 77, effort: width > 1200 ? 0 : 2 }).toBuffer() };
  };
  return Promise.all([480, 1200, 2400].map(encode));
}

/** Returns a square mark (a monogram) as WebP: one original of 480 px serves every width, since pictures are never enlarged. */
export async function renderMark(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(480, 480).webp({ quality: 86, effort: 2 }).toBuffer();
}

/** Returns a drawing of merchandise as WebP, 480 and 1,200 px wide: flat colors lose nothing when a page enlarges the latter. */
export async function renderWare(svg: string): Promise<{ width: number; body: Buffer }[]> {
  const sheet = sharp(Buffer.from(svg));
  const encode = async (width: number) => ({
    width,
    body: await sheet.clone().resize(width).webp({ quality: 80, effort: 2 }).toBuffer(),
  });
  return Promise.all([480, 1200].map(encode));
}
