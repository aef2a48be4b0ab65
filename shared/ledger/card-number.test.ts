import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasCardNumber } from './card-number.ts';

/** Completes digits with the one that makes them pass. */
function withLastDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((all, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return all + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits + ((10 - (sum % 10)) % 10);
}

const cards = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 18 })
  .map((digits) => withLastDigit(digits.join('')));

describe('a card number in a text', () => {
  it.each([
    ['4242 4242 4242 4242'],
    ['4242424242424242'],
    ['Visa 4242-4242-4242-4242, exp. 12/29'],
    ['room 12 4242 4242 4242 4242'],
    ['3782 822463 10005'],
    ['6011\u00a01111\u00a01111\u00a01117'],
    ['4242\u20114242\u20114242\u20114242'],
    ['４２４２ ４２４２ ４２４２ ４２４２'],
    ['٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢'],
    ['4242.4242.4242.4242'],
    ['4242  4242  4242  4242'],
    ['4242 - 4242 - 4242 - 4242'],
    ['4242 – 4242 – 4242 – 4242'],
    ['4242/4242/4242/4242'],
    ['4242 4242.4242 / 4242'],
    ['4242···4242•4242 4242'],
  ])('is found in %s', (text) => {
    expect(hasCardNumber(text)).toBe(true);
  });

  it.each([
    [''],
    ['Check 1042, ending in 4242'],
    ['4242 4242 4242 4241'],
    ['(617) 555-0100'],
    ['Policy 123456789012'],
    ['Transfer 42424242424242424242'],
    ['4242, 4242, 4242, 4242'],
    ['4242    4242    4242    4242'],
  ])('is not seen in %s', (text) => {
    expect(hasCardNumber(text)).toBe(false);
  });

  it('is found with any last digit that is right, in any groups, and among words', () => {
    fc.assert(
      fc.property(
        cards,
        fc.integer({ min: 1, max: 19 }),
        fc.constantFrom(' ', '-', '', '.', '/', ' - ', ' – ', '   '),
        (card, size, between) => {
          const groups = card.match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
          expect(hasCardNumber(`paid by ${groups.join(between)} today`)).toBe(true);
        },
      ),
    );
  });

  it('is not seen if one digit is another', () => {
    fc.assert(
      fc.property(cards, fc.nat(), fc.integer({ min: 1, max: 9 }), (card, at, by) => {
        const place = at % card.length;
        const other = (Number(card[place]) + by) % 10;
        expect(hasCardNumber(card.slice(0, place) + other + card.slice(place + 1))).toBe(false);
      }),
    );
  });
});
