import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCalendarDate } from '#shared/values/dates.ts';
import { maskDigits, readDate, splitDate } from './date-parts.ts';
import { changeParts, joinParts, splitNumber } from './two-parts.ts';

describe('a memorable date', () => {
  it('is read back as it was written', () => {
    const dates = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(readDate(splitDate(day))).toEqual({ date: day });
      }),
    );
  });

  it('is an existing date or empty, or says what is wrong', () => {
    const digits = (most: number) => fc.string({ maxLength: most + 2 }).map((text) => maskDigits(text, most));
    fc.assert(
      fc.property(digits(2), digits(2), digits(4), (month, day, year) => {
        const { date, fault } = readDate({ month, day, year });
        if (date !== null) expect([isCalendarDate(date), fault]).toEqual([true, undefined]);
        else expect(fault === undefined).toBe(month + day + year === '');
      }),
    );
  });

  it('names what is missing', () => {
    expect(readDate({ month: '4', day: '', year: '' }).fault).toBe('Enter the day and the year too');
    expect(readDate({ month: '4', day: '28', year: '38' }).fault).toBe('Enter the year with 4 digits');
    expect(readDate({ month: '2', day: '30', year: '1938' }).fault).toBe('February 1938 has 28 days');
    expect(readDate({ month: '4', day: '31', year: '2026' }).fault).toBe('April 2026 has 30 days');
    expect(readDate({ month: '4', day: '0', year: '2026' }).fault).toBe('Enter a date that exists');
    expect(splitDate('')).toEqual({ month: '', day: '', year: '' });
  });
});

describe('a number in two parts', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), fc.constantFrom(12, 60), (value, size) => {
        expect(joinParts(splitNumber(value, size), size)).toBe(value);
      }),
    );
    expect(joinParts(splitNumber(null, 60), 60)).toBeNull();
  });

  it('is complete with its first part alone, and empty without it', () => {
    expect(changeParts({ whole: null, rest: null }, { whole: 6 })).toEqual({ whole: 6, rest: 0 });
    expect(changeParts({ whole: 5, rest: 11 }, { whole: 6 })).toEqual({ whole: 6, rest: 11 });
    expect(changeParts({ whole: null, rest: null }, { rest: 5 })).toEqual({ whole: null, rest: 5 });
    expect(changeParts({ whole: 5, rest: 11 }, { whole: null })).toEqual({ whole: null, rest: null });
  });
});
