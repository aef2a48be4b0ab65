import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dialLink,
  FORMATTED_PHONE_LENGTH,
  isValidPhone,
  maskPhone,
  PHONE_PLACEHOLDER,
  phoneDigits,
  telephoneLink,
  toE164,
} from './phone.ts';

const whole = fc
  .tuple(fc.integer({ min: 200, max: 999 }), fc.integer({ min: 200, max: 999 }), fc.integer({ min: 0, max: 9999 }))
  .map(([area, exchange, line]) => `${area}${exchange}${String(line).padStart(4, '0')}`);

describe('maskPhone', () => {
  it('grows with every digit', () => {
    const steps = [
      '',
      '(6',
      '(61',
      '(617',
      '(617) 5',
      '(617) 55',
      '(617) 555',
      '(617) 555-0',
      '(617) 555-01',
      '(617) 555-013',
      '(617) 555-0134',
    ];
    for (const [typed, masked] of steps.entries()) expect(maskPhone('6175550134'.slice(0, typed))).toBe(masked);
  });

  it('drops the country code, letters, and extra digits', () => {
    expect(maskPhone('+1 617.555.0134')).toBe('(617) 555-0134');
    expect(maskPhone('6175550134999')).toBe('(617) 555-0134');
    expect(maskPhone('call')).toBe('');
  });

  it('is stable for every text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(maskPhone(maskPhone(text))).toBe(maskPhone(text));
      }),
    );
  });

  it('writes complete numbers with 14 characters', () => {
    fc.assert(
      fc.property(whole, (digits) => {
        const masked = maskPhone(digits);
        expect(masked).toHaveLength(FORMATTED_PHONE_LENGTH);
        expect(isValidPhone(masked)).toBe(true);
        expect(phoneDigits(masked)).toBe(digits);
      }),
    );
  });
});

describe('isValidPhone', () => {
  it('accepts complete numbers of the North American plan', () => {
    for (const good of [PHONE_PLACEHOLDER, '617-555-0134', '+1 (617) 555-0134', '16175550134'])
      expect(isValidPhone(good), good).toBe(true);
    for (const bad of [
      '',
      '617',
      '(617) 555-013',
      '117-555-0134',
      '617-155-0134',
      '617-555-0134 x5',
      '26175550134',
      '+44 20 7946 0958',
      '617-CALL-NOW',
    ]) {
      expect(isValidPhone(bad), bad).toBe(false);
    }
  });

  it('gives a link that a phone understands', () => {
    expect(toE164('(617) 555-0134')).toBe('+16175550134');
    expect(telephoneLink('(617) 555-0134')).toBe('tel:+16175550134');
    expect(telephoneLink('617')).toBeUndefined();
    expect(dialLink('(617) 555-0134')).toBe('tel:6175550134');
    expect(dialLink('+1 617')).toBe('tel:+1617');
  });
});
