import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { decodeWoff2 } from '#functions/documents/fonts/decode-woff2.ts';
import { buildFonts } from '../../scripts/build-fonts.ts';

const folder = buildFonts();
const file = (name: string) => readFileSync(join(folder, name));

describe('a WOFF2 file', () => {
  it.each([
    'source-sans-3-latin-wght-normal.woff2',
    'noto-sans-vietnamese-400-normal.woff2',
    'noto-sans-arabic-arabic-600-normal.woff2',
    'noto-sans-sc-101-wght-normal.woff2',
  ])('%s has the same outlines as TrueType', (name) => {
    const bytes = file(name);
    const [ours, theirs] = [create(decodeWoff2(bytes)), create(bytes)];
    expect(ours.numGlyphs).toBe(theirs.numGlyphs);
    const outlines = (font: typeof ours) => Array.from({ length: font.numGlyphs }, (_, id) => font.getGlyph(id).path.commands);
    expect(outlines(ours)).toEqual(outlines(theirs));
  });

  it("is refused if it isn't one", () => {
    expect(() => decodeWoff2(Buffer.from('a font this is not, though long enough to be a header'))).toThrow('Not a WOFF2 file.');
  });
});
