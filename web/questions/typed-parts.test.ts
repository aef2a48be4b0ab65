import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readTypedDate,
  readTypedHeight,
  readTypedMoment,
  readTypedTime,
  writeTypedDate,
  writeTypedHeight,
  writeTypedMoment,
  writeTypedTime,
} from './typed-parts.ts';

const TODAY = '2026-11-24';
const dates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const minutesOfDay = fc.integer({ min: 0, max: 1439 });

describe('a date in one box', () => {
  it.each([
    ['11/24/2026', '2026-11-24'],
    ['1-5-38', '1938-01-05'],
    ['01051938', '1938-01-05'],
    ['2026-3-9', '2026-03-09'],
    ['11/23', '2026-11-23'],
    ['12/24', '2025-12-24'],
    ['today', TODAY],
    ['Yesterday', '2026-11-23'],
  ])('reads %s', (text, date) => expect(readTypedDate(text, TODAY)).toEqual({ value: date }));
  it('says what is wrong', () => {
    expect(readTypedDate('soon', TODAY)).toEqual({ value: null, fault: 'Enter a date, like 11/24/2026' });
    expect(readTypedDate('2/30/2026', TODAY)).toEqual({ value: null, fault: 'Enter a date that exists' });
    expect(readTypedDate(' ', TODAY)).toEqual({ value: null });
  });
  it('reads what it writes', () => {
    fc.assert(fc.property(dates, (date) => void expect(readTypedDate(writeTypedDate(date), TODAY)).toEqual({ value: date })));
  });
});

describe('a time in one box', () => {
  it.each([
    ['2:30 pm', 870],
    ['230p', 870],
    ['2p', 840],
    ['1430', 870],
    ['12 am', 0],
    ['12:05p.m.', 725],
    ['noon', 720],
    ['9', 540],
  ])('reads %s', (text, minutes) => expect(readTypedTime(text)).toEqual({ value: minutes }));
  it.each(['25:00', '13 pm', '0 am', '2:75', 'late'])('refuses %s', (text) =>
    expect(readTypedTime(text)).toEqual({ value: null, fault: 'Enter a time, like 2:30 pm' }),
  );
  it('reads what it writes', () => {
    fc.assert(
      fc.property(minutesOfDay, (minutes) => void expect(readTypedTime(writeTypedTime(minutes))).toEqual({ value: minutes })),
    );
  });
});

describe('a moment in one box', () => {
  it('is a day and a time, or a time today', () => {
    expect(readTypedMoment('11/23 2:30 pm', TODAY).value).toEqual({ date: '2026-11-23', minutes: 870 });
    expect(readTypedMoment('today 2p', TODAY).value).toEqual({ date: TODAY, minutes: 840 });
    expect(readTypedMoment('8 am', TODAY).value).toEqual({ date: TODAY, minutes: 480 });
    expect(readTypedMoment('11/23/2026', TODAY).fault).toBe('Enter the time too, like 2:30 pm');
    expect(readTypedMoment('soon', TODAY).fault).toBe('Enter a date and a time, like 11/24 2:30 pm');
  });
  it('reads what it writes', () => {
    fc.assert(
      fc.property(
        dates,
        minutesOfDay,
        (date, minutes) =>
          void expect(readTypedMoment(writeTypedMoment({ date, minutes }), TODAY)).toEqual({ value: { date, minutes } }),
      ),
    );
  });
});

describe('a height in one box', () => {
  it.each([
    ['5 11', 71],
    ['5\'11"', 71],
    ['5ft 11in', 71],
    ['71', 71],
    ['6', 72],
    ['5-0', 60],
  ])('reads %s', (text, inches) => expect(readTypedHeight(text)).toEqual({ value: inches }));
  it('refuses what is no height', () => {
    for (const text of ['5 12', 'tall', '5 11 3'])
      expect(readTypedHeight(text)).toEqual({ value: null, fault: 'Enter feet and inches, like 5 11' });
  });
  it('reads what it writes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 131 }),
        (inches) => void expect(readTypedHeight(writeTypedHeight(inches))).toEqual({ value: inches }),
      ),
    );
  });
});
