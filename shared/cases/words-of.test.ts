import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskPhone } from '../values/phone.ts';
import { endsPhone, phoneWordsOf, readingsOf } from './words-of.ts';

const area = fc.integer({ min: 200, max: 999 });
const phone = fc.tuple(area, area, fc.integer({ min: 0, max: 9999 })).map((parts) => parts.join('').padEnd(10, '7').slice(0, 10));

describe('the words of a phone number', () => {
  it('are its digits, its last seven, and its last four', () => {
    expect(phoneWordsOf('(617) 555-0117')).toEqual(['6175550117', '5550117', '0117']);
    expect([phoneWordsOf(''), phoneWordsOf('555')]).toEqual([[], ['555']]);
  });

  it('are found by the last four or seven digits, also half typed, and by no other end', () => {
    const found = (words: readonly string[]) => words.filter((word) => endsPhone('6175550117', word));
    expect(found(['0117', '5550117', '117', '50117'])).toEqual(['0117', '5550117']);
    expect(found(['55501', '555', '011', '01', '5'])).toEqual(['55501', '555', '011']);
    expect(endsPhone('2026', '2026')).toBe(false);
  });
});

describe('a search', () => {
  it('reads every usual form of a phone number as its digits', () =>
    fc.assert(
      fc.property(phone, (digits) => {
        const [a, b, c] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
        for (const form of [
          digits,
          maskPhone(digits),
          `${a}-${b}-${c}`,
          `${a}.${b}.${c}`,
          `${a} ${b} ${c}`,
          `+1 ${a} ${b} ${c}`,
          `+1${digits}`,
          `1-${a}-${b}-${c}`,
        ])
          expect([form, readingsOf(form)[0]]).toEqual([form, [digits]]);
        expect(readingsOf(`${b}-${c}`)[0]).toEqual([b + c]);
        expect(readingsOf(`okafor ${maskPhone(digits)} ruth`)[0]).toEqual(['okafor', digits, 'ruth']);
      }),
    ));

  it('reads a number that is half typed', () => {
    for (const [typed, digits] of [
      ['(617', '617'],
      ['(617) 5', '6175'],
      ['+1 617 555', '617555'],
      ['617-555', '617555'],
      ['617-555-0', '6175550'],
      ['555-01', '55501'],
      ['555', undefined],
    ] as const)
      expect([typed, readingsOf(typed)[0]]).toEqual([typed, digits === undefined ? ['555'] : [digits]]);
  });

  it('leaves names and case numbers alone', () => {
    for (const text of ['ruth okafor', '2026-0117', '2026-0117 okafor', '0117', 'B 77', '!!!'])
      expect(readingsOf(text)).toHaveLength(1);
    expect(readingsOf('555-0117')).toEqual([['5550117'], ['555', '0117']]);
  });
});
