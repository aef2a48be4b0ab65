import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneWordsOf } from '#shared/cases/words-of.ts';
import { maskPhone } from '#shared/values/phone.ts';
import { searchWords } from './search-words.ts';

const phrasesOf = (query: string) => searchWords(query).asks.map(({ phrase }) => phrase);

describe('what a search asks for', () => {
  it('is two words of one name, then the longest alone', () => {
    expect(phrasesOf('Marsh')).toEqual(['marsh']);
    expect(phrasesOf('José  Nuñ')).toEqual(['jose nun', 'jose']);
    expect(phrasesOf('!?')).toEqual([]);
  });

  it('is a case number before a phone number, and a whole email before its words', () => {
    expect(phrasesOf('2026-0042')).toEqual(['2026 0042', '20260042']);
    expect(phrasesOf('Ellen.Marsh@example.com')).toEqual(['ellen.marsh@example.com']);
    expect(phrasesOf('ellen.m')).toEqual(['ellen.m', 'ellenm']);
  });

  it('finds a phone number in any form, with or without the country and area codes, and by its last four digits', () => {
    const digit = fc.integer({ min: 2, max: 9 }).map(String);
    const number = fc
      .tuple(digit, fc.stringMatching(/^\d{2}$/), digit, fc.stringMatching(/^\d{6}$/))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(number, (digits) => {
        const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
        const stored = phoneWordsOf(maskPhone(digits));
        const forms = [
          digits,
          maskPhone(digits),
          `${area}-${exchange}-${line}`,
          `${area}.${exchange}.${line}`,
          `+1 ${area} ${exchange} ${line}`,
          `1${digits}`,
          `${exchange}-${line}`,
          line,
          `(${area}) ${exchange}`,
        ];
        for (const form of forms) {
          const isFound = phrasesOf(form).some((phrase) => stored.some((word) => word.startsWith(phrase)));
          expect(isFound, form).toBe(true);
        }
      }),
    );
  });

  it('takes no phone number and no email for a mistyped name', () => {
    const mistypable = ['marhs', '617 555 0163', 'ellen@example.com', '2026'].filter((query) => searchWords(query).mayBeMistyped);
    expect(mistypable).toEqual(['marhs']);
  });
});
