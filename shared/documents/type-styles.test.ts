import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import * as fontkit from 'fontkit';
import { describe, expect, it } from 'vitest';
import { typeStyle } from '../model/enumerations/document.ts';
import { styleFor, stylesFor, typedName } from './type-styles.ts';

const folder = 'web/screens/signing/fonts/';
const files = {
  flowing: ['dancing-script-latin', 'dancing-script-latin-ext', 'dancing-script-vietnamese'],
  plain: ['caveat-latin', 'caveat-latin-ext', 'caveat-cyrillic'],
};
const lettersOf = (names: readonly string[]): ReadonlySet<number> =>
  new Set(
    names.flatMap(
      (name) => (fontkit.create(readFileSync(`${folder}${name}.woff2`)) as unknown as { characterSet: number[] }).characterSet,
    ),
  );
const letters = { flowing: lettersOf(files.flowing), plain: lettersOf(files.plain) };

describe('the styles of a typed name', () => {
  it.each([
    ['Ann Lee', ['flowing', 'plain']],
    ['Łukasz Żółć', ['flowing', 'plain']],
    ['Nguyễn Thị Ánh', ['flowing']],
    ['Nguyễn'.normalize('NFD'), ['flowing']],
    ['Олена Шевченко', ['plain']],
    ['Ολγα', ['print']],
    ['王 小明', ['print']],
    ['Nguyễn Олена', ['print']],
    ['محمد', ['print']],
    ['', ['flowing', 'plain']],
  ])('%s: %j', (name, styles) => {
    expect(stylesFor(name)).toEqual(styles);
  });

  it('keep the chosen one while it can write the name', () => {
    expect(styleFor('Ann', 'plain')).toBe('plain');
    expect(styleFor('Nguyễn', 'plain')).toBe('flowing');
    expect(styleFor('王', 'flowing')).toBe('print');
    expect(styleFor('Ann', 'print')).toBe('flowing');
  });

  it('are handwritings whose fonts have every letter, and print only if none has', () => {
    const name = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'aŁłễữэЖΩ王é’-'), minLength: 1 }),
    );
    fc.assert(
      fc.property(name, fc.constantFrom(...typeStyle.values), (text, chosen) => {
        const codes = [...typedName(text)].map((letter) => letter.codePointAt(0) ?? 0);
        const styles = stylesFor(text);
        for (const style of ['flowing', 'plain'] as const)
          if (styles.includes(style)) expect(codes.every((code) => letters[style].has(code))).toBe(true);
        expect(styles.includes('print')).toBe(styles.length === 1 && styles[0] === 'print');
        expect(styles).toContain(styleFor(text, chosen));
        expect(styleFor(text.normalize('NFD'), chosen)).toBe(styleFor(text, chosen));
      }),
    );
  });

  it('leave out no letter that a font has', () => {
    for (const style of ['flowing', 'plain'] as const) {
      const left = [...letters[style]].filter((code) => {
        const letter = String.fromCodePoint(code);
        return (
          code !== 0xffff && /^\p{L}$/u.test(letter) && letter === letter.normalize('NFC') && !stylesFor(letter).includes(style)
        );
      });
      expect(left.map((code) => String.fromCodePoint(code))).toEqual([]);
    }
  });
});
