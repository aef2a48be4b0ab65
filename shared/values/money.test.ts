import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCents, formatCentsRange, MAX_CENTS, maskCurrency, parseCents } from './money.ts';

describe('formatCents', () => {
  it('writes US dollars with cents unless told otherwise', () => {
    expect(formatCents(123_450)).toBe('$1,234.50');
    expect(formatCents(123_450, { decimals: 'none' })).toBe('$1,235');
    expect(formatCents(123_400, { decimals: 'if-any' })).toBe('$1,234');
    expect(formatCents(123_450, { decimals: 'if-any' })).toBe('$1,234.50');
    expect(formatCents(0)).toBe('$0.00');
    expect(formatCents(-0)).toBe('$0.00');
    expect(formatCents(-100)).toBe('-$1.00');
    expect(formatCents(MAX_CENTS)).toBe('$100,000,000.00');
  });

  it('writes a range, or one price if both ends are equal', () => {
    expect(formatCentsRange(99_500, 359_500)).toBe('$995 to $3,595');
    expect(formatCentsRange(99_550, 99_550)).toBe('$995.50');
  });
});

describe('parseCents', () => {
  it('reads what people type', () => {
    const typed: [string, number][] = [
      ['$1,234.50', 123_450],
      ['1234.5', 123_450],
      [' 12 ', 1200],
      ['.5', 50],
      ['5.', 500],
      ['0', 0],
      ['-1.25', -125],
      ['-0', 0],
    ];
    for (const [text, cents] of typed) expect(parseCents(text), text).toBe(cents);
  });

  it('refuses invalid amounts, rather than rounding or guessing', () => {
    for (const text of ['', '.', '-', '$', '1.234', '1,23', '12,34.00', 'abc', '1e3', '1.2.3', '100000000.01', '٣']) {
      expect(parseCents(text), text).toBeUndefined();
    }
  });

  it('reads back whatever formatCents writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }), (cents) => {
        expect(parseCents(formatCents(cents))).toBe(cents);
      }),
    );
  });
});

describe('maskCurrency', () => {
  it('keeps digits, one decimal point, and two decimals', () => {
    expect(maskCurrency('1a2.3.45e')).toBe('12.34');
    expect(maskCurrency('12.')).toBe('12.');
    expect(maskCurrency('-+e')).toBe('');
  });

  it('always leaves an amount or nothing to parse', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 9 }), (text) => {
        const masked = maskCurrency(text);
        expect(maskCurrency(masked)).toBe(masked);
        if (/\d/.test(masked)) expect(parseCents(masked)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
