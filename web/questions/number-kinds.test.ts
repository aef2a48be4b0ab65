import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlockedKey, numberKinds } from './number-kinds.ts';
import { buttonBounds, stepNumber } from './step-number.ts';

const kinds = Object.entries(numberKinds);

describe.each(kinds)('%s', (_, kind) => {
  it('leaves in the box only what it can read, whatever is typed or pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.+-eE, $lb') }), (text) => {
        const masked = kind.mask(text);
        expect(masked).toMatch(kind.inputMode === 'numeric' ? /^\d*$/ : /^\d*\.?\d*$/);
        expect(kind.mask(masked)).toBe(masked);
        const read = kind.read(masked);
        if (/\d/.test(masked)) expect(read === null || read >= 0).toBe(true);
      }),
    );
  });

  it('shows an answer so that it is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), (value) => {
        expect(kind.read(kind.mask(kind.write(value)))).toBe(value);
      }),
    );
  });

  it('accepts no signs or exponents', () => {
    for (const key of ['e', 'E', '+', '-']) expect(isBlockedKey(key, kind), key).toBe(true);
    expect(isBlockedKey('.', kind)).toBe(kind.inputMode === 'numeric');
    for (const key of ['0', '9', 'Backspace', 'ArrowLeft', 'Tab', 'End', 'Enter'])
      expect(isBlockedKey(key, kind), key).toBe(false);
  });
});

describe('currency', () => {
  const { read, write, mask } = numberKinds.currency;
  it('is 0 when it was emptied, and nothing before it was touched', () => {
    expect(read('')).toBe(0);
    expect(write(null)).toBe('');
    expect(write(0)).toBe('0.00');
  });
  it('shows two decimals', () => {
    expect(write(read(mask('$1,234.5')))).toBe('1234.50');
  });
});

describe('the masks', () => {
  it('keep the format of each kind', () => {
    expect(numberKinds.weight.mask('12345')).toBe('1234');
    expect(numberKinds.integer.mask('6.5')).toBe('6');
    expect(numberKinds.integer.mask('1,250')).toBe('1250');
    expect(numberKinds.weight.mask('180.5')).toBe('180');
    expect(numberKinds.weight.placeholder).toBe('####');
    expect(numberKinds.percent.placeholder).toBe('##.##');
    expect(numberKinds.percent.mask('12.345')).toBe('12.34');
    expect(numberKinds.decimal.write(0.0000001)).toBe('0.0000001');
  });
});

describe('the box of a temperature', () => {
  const { mask, read, write } = numberKinds.temperature;
  it('shows every reading in tenths so that it is read back exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 1200 }), (tenth) => {
        expect(read(mask(write(tenth / 10)))).toBe(tenth / 10);
      }),
    );
  });
  it('leaves a second decimal place for validation to refuse, instead of changing the reading', () => {
    expect(read(mask('98.65'))).toBe(98.65);
    expect(mask('98.65 °F')).toBe('98.65');
  });
});

describe('the buttons', () => {
  const bounds = { min: 2, max: 12 };
  it('stop at the bounds', () => {
    expect(stepNumber(12, 1, bounds)).toBeUndefined();
    expect(stepNumber(2, -1, bounds)).toBeUndefined();
    expect(stepNumber(11, 1, bounds)).toBe(12);
  });
  it('start inside the bounds in an empty box, and come back inside', () => {
    expect(stepNumber(null, 1, bounds)).toBe(2);
    expect(stepNumber(null, -1, { min: 0, max: 8 })).toBe(0);
    expect(stepNumber(40, 1, bounds)).toBe(12);
    expect(stepNumber(40, -1, bounds)).toBe(12);
    expect(stepNumber(0, -1, bounds)).toBe(2);
  });
  it('go below zero only if the question does', () => {
    expect(buttonBounds({ fieldType: 'integer' }).min).toBe(0);
    expect(buttonBounds({ fieldType: 'integer', min: -5 }).min).toBe(-5);
  });
  it('never leave the bounds', () => {
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: -50, max: 50 })),
        fc.constantFrom(1, -1),
        fc.nat(20),
        fc.nat(20),
        (value, step, min, more) => {
          const next = stepNumber(value, step as 1 | -1, { min, max: min + more });
          if (next !== undefined) expect(next >= min && next <= min + more).toBe(true);
        },
      ),
    );
  });
});
