import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineEnumeration, defineLabels, fromFlags, toFlags } from './enumeration.ts';
import { enumerationSchema, enumerationSet } from './enumeration-schema.ts';
import { dispositionType } from './enumerations/disposition.ts';
import { race } from './enumerations/vital-records.ts';

const color = defineEnumeration({
  red: { label: 'Red', number: 1 },
  'sky-blue': { label: 'Sky blue', number: 4 },
  none: { label: 'None' },
});

describe('defineEnumeration', () => {
  it('keeps order, labels, options, and numbers', () => {
    expect(color.values).toEqual(['red', 'sky-blue', 'none']);
    expect(color.label('sky-blue')).toBe('Sky blue');
    expect(color.options[1]).toEqual({ id: 'sky-blue', text: 'Sky blue' });
    expect(color.toNumber('sky-blue')).toBe(4);
    expect(color.toNumber('none')).toBeUndefined();
    expect(color.fromNumber(4)).toBe('sky-blue');
    expect(color.fromNumber(2)).toBeUndefined();
  });

  it('knows only its own values', () => {
    expect(color.has('red')).toBe(true);
    for (const other of ['Red', 'toString', '__proto__', '', 1, null, undefined])
      expect(color.has(other), String(other)).toBe(false);
  });

  it('accepts labels alone', () => {
    expect(defineLabels({ visa: 'Visa' }).options).toEqual([{ id: 'visa', text: 'Visa' }]);
  });
});

describe('flags', () => {
  it('add up, and come back in the order of the list', () => {
    expect(toFlags(race, ['white', 'other-asian'])).toBe(513);
    expect(fromFlags(race, 513)).toEqual(['white', 'other-asian']);
    expect(toFlags(race, [])).toBe(0);
    expect(fromFlags(dispositionType, 0)).toEqual([]);
  });

  it('return every set unchanged', () => {
    fc.assert(
      fc.property(fc.subarray([...dispositionType.values]), (set) => {
        expect(fromFlags(dispositionType, toFlags(dispositionType, set))).toEqual(set);
      }),
    );
  });
});

describe('schemas', () => {
  it('accept a value, or a set without repeats', () => {
    expect(enumerationSchema(color).safeParse('sky-blue').success).toBe(true);
    expect(enumerationSchema(color).safeParse('blue').success).toBe(false);
    expect(enumerationSet(color).safeParse(['none', 'red']).success).toBe(true);
    expect(enumerationSet(color).safeParse(['red', 'red']).success).toBe(false);
  });
});
