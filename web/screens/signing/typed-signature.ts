import type { TypeStyle } from '#shared/model/enumerations/document.ts';
import caveatCyrillic from './fonts/caveat-cyrillic.woff2?url';
import caveatLatin from './fonts/caveat-latin.woff2?url';
import caveatLatinExt from './fonts/caveat-latin-ext.woff2?url';
import dancingLatin from './fonts/dancing-script-latin.woff2?url';
import dancingLatinExt from './fonts/dancing-script-latin-ext.woff2?url';
import dancingVietnamese from './fonts/dancing-script-vietnamese.woff2?url';

const LATIN = 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F';
const LATIN_EXT = 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF';
const VIETNAMESE =
  'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9';
const CYRILLIC = 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116';

type Face = readonly [url: string, unicodeRange: string];

/** The handwritings that a typed name may have, with their families and files. */
const handwritings: readonly { value: TypeStyle; family: string; faces: readonly Face[] }[] = [
  {
    value: 'flowing',
    family: 'Signing Flowing',
    faces: [
      [dancingLatin, LATIN],
      [dancingLatinExt, LATIN_EXT],
      [dancingVietnamese, VIETNAMESE],
    ],
  },
  {
    value: 'plain',
    family: 'Signing Plain',
    faces: [
      [caveatLatin, LATIN],
      [caveatLatinExt, LATIN_EXT],
      [caveatCyrillic, CYRILLIC],
    ],
  },
];

/** Returns the font of a style, for CSS. Print is the device’s, which has letters of every script that it shows. */
export function familyOf(style: TypeStyle): string {
  const handwriting = handwritings.find(({ value }) => value === style);
  return handwriting ? `"${handwriting.family}", "Snell Roundhand", "Segoe Script", cursive` : 'Georgia, "Noto Serif", serif';
}

let areAdded = false;

/** Tells the browser about the fonts. It loads those whose letters are used. */
export function addTypeStyles(): void {
  if (areAdded) return;
  areAdded = true;
  for (const { family, faces } of handwritings)
    for (const [url, unicodeRange] of faces)
      document.fonts.add(new FontFace(family, `url(${url}) format("woff2")`, { unicodeRange, display: 'swap' }));
}

/** In CSS pixels of the picture, which is sharp at three inches wide on paper. */
const FONT_PX = 96;
const PADDING = 24;
const MAX_WIDTH = 1400;
const MAX_IMAGE = 200_000;
/** As in what is drawn: signatures stay dark on white in both themes. */
export const INK = '#1b1a17';

/** Draws a typed name in a style, as a PNG without a background: what the document gets. */
export async function drawTyped(text: string, style: TypeStyle): Promise<string | undefined> {
  addTypeStyles();
  const font = (px: number) => `${px}px ${familyOf(style)}`;
  // Without its font, which is only a look, the name is drawn in the device's own.
  await document.fonts.load(font(FONT_PX), text).catch(() => []);
  for (let px = FONT_PX; px > 16; px *= 0.75) {
    const canvas = document.createElement('canvas');
    const measure = canvas.getContext('2d');
    if (!measure) return undefined;
    measure.font = font(px);
    const wide = Math.ceil(measure.measureText(text).width) + 2 * PADDING;
    if (wide > MAX_WIDTH) continue;
    canvas.width = wide;
    canvas.height = Math.ceil(px * 1.9);
    const pen = canvas.getContext('2d');
    if (!pen) return undefined;
    Object.assign(pen, { font: font(px), fillStyle: INK, textBaseline: 'middle' });
    pen.fillText(text, PADDING, canvas.height / 2);
    const picture = canvas.toDataURL('image/png');
    if (picture.length <= MAX_IMAGE) return picture;
  }
  return undefined;
}
