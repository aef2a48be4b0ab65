import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openFontFolder } from '#functions/documents/fonts/open-font-folder.ts';
import { cleanText } from '#functions/documents/text/clean-text.ts';
import { setText, type TextStyle } from '#functions/documents/text/set-text.ts';
import { isolated } from '#shared/values/isolated.ts';
import { buildFonts } from '../../scripts/build-fonts.ts';
import { fonts } from './read-pdf.ts';

const style: TextStyle = { size: 10, leading: 14, style: 'text', weight: 400 };
const set = (text: string, width = 200) => {
  const missing: string[] = [];
  const lines = setText(fonts, text, style, width, (character) => missing.push(character));
  return { lines, missing, words: lines.map((line) => line.runs.map((run) => run.text).join('')) };
};

const scripts = [
  'Walter',
  'Nguyễn',
  'Łukasz',
  'Ελένη',
  'Наталья',
  'שָׁלוֹם',
  'محمد',
  'क्षितिज',
  '王小明',
  'さくら',
  '박영희',
  '-',
  '/',
  '(',
  ')',
  ' ',
];
const texts = fc.array(fc.constantFrom(...scripts), { minLength: 1, maxLength: 40 }).map((parts) => parts.join(''));

describe('setting text', () => {
  it('breaks at spaces and hyphens, and inside a word only if it alone is wider than the line', () => {
    expect(set('Anna-Maria Lindqvist', 60).words).toEqual(['Anna-Maria', 'Lindqvist']);
    expect(set('Anna-Maria Lindqvist', 40).words).toEqual(['Anna-', 'Maria', 'Lindqvist']);
    expect(set('555-0134', 30).words.length).toBe(2);
    expect(set('Hyphenless'.repeat(30)).words.join('')).toBe('Hyphenless'.repeat(30));
  });

  it('kerns a word the same, whatever was set before it', () => {
    const words = ['A', 'AV', 'AVA', 'T', 'To', 'Ta', 'V', 'Va', 'Y', 'Yo', 'LT', 'P.', 'Walter'];
    const widths = (order: readonly string[]) => {
      const fresh = openFontFolder(buildFonts());
      const widthOf = (word: string) => setText(fresh, word, style, 200, () => undefined)[0]?.width;
      const known = new Map(order.map((word) => [word, widthOf(word)]));
      return words.map((word) => known.get(word));
    };
    const alone = words.map((word) => widths([word])[words.indexOf(word)]);
    expect(widths(words)).toEqual(alone);
    expect(widths(words.toReversed())).toEqual(alone);
    expect(alone[1]).toBeLessThan(alone[0]! + alone[6]!);
  });

  it('keeps every line within its width and loses no letter, in any script', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 40, max: 400 }), (text, width) => {
        const { lines } = set(text, width);
        for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 0.01);
        const letters = (words: string) => Array.from(words.replaceAll(' ', '')).sort().join('');
        const drawn = lines.flatMap((line) => line.runs.flatMap((run) => run.shaped.glyphs.map((glyph) => glyph.text)));
        expect(letters(drawn.join(''))).toBe(
          letters(
            set(text, 100_000)
              .lines.flatMap(({ runs }) => runs.map((run) => run.text))
              .join(''),
          ),
        );
      }),
    );
  });

  it('takes Chinese characters from the font of the surrounding language', () => {
    const faces = (text: string) => [...new Set(set(text).lines.flatMap(({ runs }) => runs.map((run) => run.face.family)))];
    expect(faces('王小明')).toEqual(['noto-sans-sc']);
    expect(faces('山田さくら')).toEqual(['noto-sans-jp']);
    expect(faces('金박영희')).toEqual(['noto-sans-kr']);
  });

  it('reads from right to left where the script does, and keeps a name separate from its surroundings', () => {
    expect(set('For שרה, 12 May').words).toEqual(['For 12 ,שרה May']);
    expect(set(`For ${isolated('שרה')}, 12 May`).words).toEqual(['For שרה, 12 May']);
    expect(isolated('Zoë')).toBe('Zoë');
  });

  it('draws a replacement for what no font has, reports it once per character, and still includes it in the text', () => {
    const { missing, lines } = set('Ann 🌸 𓀀');
    expect(missing).toEqual(['🌸', '𓀀']);
    expect(lines[0]?.runs.map((run) => run.text)).toContain('🌸');
  });

  it("leaves out what can't be seen, and never breaks inside a character", () => {
    expect(cleanText('A\u202Eb\u200Bc\uFEFF\n\u0000d')).toBe('Abc d');
    expect(cleanText('\uD83C')).toBe('\uFFFD');
    expect(set('').lines).toEqual([]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => set(text).lines.every(({ width }) => width <= 200.01)),
    );
  });
});
