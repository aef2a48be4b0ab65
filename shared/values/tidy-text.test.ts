import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasWord, linesPattern, saysSomething, tidyText, withoutHiddenCharacters } from './tidy-text.ts';
import { linePattern, unifyLineBreaks } from './typed-text.ts';

describe('patterns', () => {
  it('let every script and emoji through, no control character and no half surrogate', () => {
    for (const good of ['', 'José', 'שלום', '👩‍👩‍👧', 'a\u200fb', '<script>']) expect(linePattern.test(good), good).toBe(true);
    for (const bad of [
      'a\nb',
      'a\u0000',
      '\u007f',
      '\u0085',
      '\ud83d',
      'x\udc00',
      'a\u2028b',
      'a\u2029b',
      'a\u202eb',
      'a\u202ab',
    ])
      expect(linePattern.test(bad), JSON.stringify(bad)).toBe(false);
    expect(linesPattern.test('a\n\tb')).toBe(true);
    expect(linesPattern.test('a\r')).toBe(false);
    expect(unifyLineBreaks('a\r\nb\rc\n')).toBe('a\nb\nc\n');
  });
});

describe('a word', () => {
  it('is any letter or digit that can be seen', () => {
    for (const good of ['A', '7', 'א', 'ع', '李', 'ก', '🕊️ Ellen', 'ⅷ']) expect(hasWord(good), good).toBe(true);
    for (const bad of ['', ' ', '\u3164', '\u115f\u1160', '\uffa0', '\u200b', '\u2800', '🕊️', '—', '\u0301', '\u{e0041}'])
      expect(hasWord(bad), JSON.stringify(bad)).toBe(false);
  });

  it('or an emoji is enough for a note', () => {
    for (const good of ['🙏', '❤️', 'ok', '5']) expect(saysSomething(good), good).toBe(true);
    for (const bad of ['...', '\u2800', '\u200d', '\ufe0f']) expect(saysSomething(bad), JSON.stringify(bad)).toBe(false);
  });
});

describe('tidyText', () => {
  it.each([
    ['pasted embeddings go', '\u202b\u05e9\u05e8\u05d4\u202c', '\u05e9\u05e8\u05d4'],
    ['a telephone number from a phone loses its marks', '\u202a(617) 555-0134\u202c ', '(617) 555-0134'],
    ['marks stay', 'a\u200f \u200eb\u061c', 'a\u200f \u200eb\u061c'],
    ['joiners stay', '\u0645\u06cc\u200c\u062e \u0915\u094d\u200d\u0937', '\u0645\u06cc\u200c\u062e \u0915\u094d\u200d\u0937'],
    ['paired isolates stay', '\u2068\u05d0\u2069 b', '\u2068\u05d0\u2069 b'],
    ['an isolate that never ends goes', 'a\u2067b', 'ab'],
    ['an end without an isolate goes', 'a\u2069b', 'ab'],
    ['isolates pair within a line', '\u2068a\nb\u2069', 'a\nb'],
    ['nothing visible is empty', ' \u200b\u3164\u2800\u00ad\ufeff', ''],
    ['an override stays, to be refused', 'a\u202eb', 'a\u202eb'],
    ['a control alone stays, to be refused', '\u0000', '\u0000'],
  ])('%s', (_, typed, kept) => expect(tidyText(typed)).toBe(kept));

  const signs = fc.constantFrom(
    '\u202a',
    '\u202b',
    '\u202c',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
    '\u200f',
    '\n',
    ' ',
    '\u200b',
    'a',
    '\u05d0',
    '😀',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(signs).map((all) => all.join('')),
  );
  const visible = (text: string) => text.replace(/[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu, '');

  it('loses nothing visible, and is done after one pass', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(visible(tidyText(text))).toBe(visible(text));
        expect(tidyText(tidyText(text))).toBe(tidyText(text));
      }),
    );
  });

  it('leaves every isolate with its end', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const line of tidyText(text).split('\n')) {
          let depth = 0;
          for (const sign of line) {
            if (/[\u2066-\u2068]/.test(sign)) depth += 1;
            if (sign === '\u2069') depth -= 1;
            expect(depth).toBeGreaterThanOrEqual(0);
          }
          expect(depth).toBe(0);
        }
      }),
    );
  });
});

describe('withoutHiddenCharacters', () => {
  it('makes stored text fit the rules of a line', () => {
    expect(withoutHiddenCharacters('a\u202eb\u2028c')).toBe('ab c');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(withoutHiddenCharacters(text)).not.toMatch(/[\u2028-\u202e]/);
      }),
    );
  });
});
