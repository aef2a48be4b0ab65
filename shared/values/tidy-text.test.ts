import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasWord } from './name-rules.ts';
import { line, lines } from './schemas.ts';
import { readStored } from './stored-text.ts';
import { linesPattern, saysSomething, tidyText, withoutHiddenCharacters, withoutStackedMarks } from './tidy-text.ts';
import { lineFault, linePattern, STACKED_MARKS, stackedMarks, unifyLineBreaks } from './typed-text.ts';

describe('patterns', () => {
  it('let every script and emoji through, but no control character or half surrogate', () => {
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
    expect(linePattern.test('\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}')).toBe(true);
    for (const bad of ['Ann\u{e0041}', '\u{e0001}', '\u{1f3f4}\u{e0067}', 'a\ufff9b\ufffac\ufffb']) {
      expect(linePattern.test(bad), JSON.stringify(bad)).toBe(false);
      expect(linesPattern.test(bad), JSON.stringify(bad)).toBe(false);
    }
    expect(linesPattern.test('a\n\tb')).toBe(true);
    expect(linesPattern.test('a\r')).toBe(false);
    expect(unifyLineBreaks('a\r\nb\rc\n')).toBe('a\nb\nc\n');
  });
});

describe('a line', () => {
  const name = line(200);
  it.each([
    'Nguyễn Thị Hồng Nhung'.normalize('NFD'),
    'น้ำผึ้ง เก๋ที่สุด',
    'שָׁלוֹם בֶּן־דָּוִד',
    'مُحَمَّدٌ الشَّرِيف',
    'می\u200cخواهم',
    'क्ष्म्य र्क्षिं',
    'བསྒྲུབས་པ་',
    'မြန်မာ',
    '1️⃣ 👩🏽\u200d🚀 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  ])('keeps %s', (text) => expect(name.parse(text)).toBe(text.normalize()));

  it('refuses five marks on one letter, and keeps four in a stored name', () => {
    const stacked = `Z${'\u0335\u0322\u0353\u034e\u0300\u0301'}algo`;
    expect(name.safeParse(stacked).error?.issues).toMatchObject([{ message: STACKED_MARKS }]);
    expect(readStored(() => name.parse(stacked))).not.toMatch(stackedMarks);
    expect(lineFault(stacked)).toBe(STACKED_MARKS);
    const note = lines(500);
    expect(note.safeParse(`One\n${stacked}`).error?.issues).toMatchObject([{ message: STACKED_MARKS }]);
    expect(readStored(() => note.parse(`One\n${stacked}`))).not.toMatch(stackedMarks);
  });

  it('never keeps a character that hides text, whatever is typed', () => {
    const hiding = fc.constantFrom(
      '\u200b',
      '\u00ad',
      '\u2063',
      '\ufff9',
      '\u{e0041}',
      '\u034f',
      '\u17b5',
      '\u3164',
      '\u0301',
      'a',
      'ب',
    );
    fc.assert(
      fc.property(fc.array(hiding), (all) => {
        const { data } = name.safeParse(all.join(''));
        for (const sign of data ?? '') expect(['a', 'ب', '\u0301']).toContain(sign.normalize('NFD').charAt(0));
        expect(data ?? '').not.toMatch(stackedMarks);
      }),
    );
  });
});

describe('a word', () => {
  it('is any visible letter or digit', () => {
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
    ['invisible characters that do nothing go', 'An\u200bn\u00ad \u2060L\u2064e\ufeffe\u034f\u3164', 'Ann Lee'],
    ['fillers and Khmer inherent vowels go', 'A\u115f\u1160\uffa0\u17b4\u17b5n\u180en', 'Ann'],
    ['joiners in Latin text go', 'An\u200dn\u200c Lee', 'Ann Lee'],
    ['a second joiner goes', '\u0645\u06cc\u200c\u200c\u062e', '\u0645\u06cc\u200c\u062e'],
    [
      'a family and a flag of emoji stay',
      '👩\u200d👩\u200d👧 🏳️\u200d🌈 👩🏽\u200d🚀 ❤️\u200d🔥',
      '👩\u200d👩\u200d👧 🏳️\u200d🌈 👩🏽\u200d🚀 ❤️\u200d🔥',
    ],
    ['a row of variation selectors becomes one', '❤\ufe0f\ufe01\u{e0101}', '❤\ufe0f'],
    ['a Mongolian vowel separator stays', '\u182e\u180e\u1820', '\u182e\u180e\u1820'],
    [
      'Bengali, Sinhala, and Malayalam joiners stay',
      '\u09b0\u200d\u09cd\u09af \u0dc1\u0dca\u200d\u0dbb\u0dd3 \u0d28\u0d4d\u200d',
      '\u09b0\u200d\u09cd\u09af \u0dc1\u0dca\u200d\u0dbb\u0dd3 \u0d28\u0d4d\u200d',
    ],
    ['an override stays, to be refused', 'a\u202eb', 'a\u202eb'],
    ['a control alone stays, to be refused', '\u0000', '\u0000'],
  ])('%s', (_, typed, allowed) => expect(tidyText(typed)).toBe(allowed));

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
    '\u200c',
    '\u200d',
    '\u00ad',
    '\u180e',
    '\u3164',
    '\ufe0f',
    '\ufe01',
    '\u0645',
    '\u0915',
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
  it('makes stored text fit the rules for a line', () => {
    expect(withoutHiddenCharacters('a\u202eb\u2028c')).toBe('ab c');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(withoutHiddenCharacters(text)).not.toMatch(/[\u2028-\u202e]/);
      }),
    );
    const units = fc.array(
      fc.constantFrom('a', '\u202e', '\ufff9', '\u{e0041}', '\u{e0067}', '\u{e007f}', '\u{1f3f4}', '\u0301'),
    );
    fc.assert(
      fc.property(units, (all) => {
        const visible = withoutHiddenCharacters(all.join(''));
        expect(linePattern.test(visible)).toBe(true);
        expect(stackedMarks.test(withoutStackedMarks(visible))).toBe(false);
      }),
    );
  });
});
