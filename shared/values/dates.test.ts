import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  ageOn,
  dateInZone,
  daysBetween,
  formatCalendarDate,
  formatInstant,
  isCalendarDate,
  isInstant,
  isTimeZone,
  toInstant,
} from './dates.ts';

const day = fc
  .date({ min: new Date('1000-01-01T00:00:00Z'), max: new Date('9999-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('calendar dates', () => {
  it('are days that exist', () => {
    for (const good of ['2024-02-29', '1000-01-01', '9999-12-31']) expect(isCalendarDate(good), good).toBe(true);
    for (const bad of [
      '2025-02-29',
      '2025-13-01',
      '2025-00-10',
      '2025-1-1',
      '0999-01-01',
      '2025-01-01T00:00:00Z',
      '',
      20250101,
    ]) {
      expect(isCalendarDate(bad), String(bad)).toBe(false);
    }
  });

  it('count by days, whatever the clocks do', () => {
    expect(addDays('2026-03-07', 1)).toBe('2026-03-08');
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(() => addDays('2025-02-29', 1)).toThrow(RangeError);
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 300 }), (from, days) => {
        expect(daysBetween(from, addDays(from, days))).toBe(days);
      }),
    );
  });

  it('are written for US readers, the same in every zone of the machine', () => {
    expect(formatCalendarDate('2026-03-04')).toBe('March 4, 2026');
    expect(formatCalendarDate('2026-03-04', 'medium')).toBe('Mar 4, 2026');
    expect(formatCalendarDate('2026-03-04', 'short')).toBe('03/04/2026');
    expect(() => formatCalendarDate('2026-02-30')).toThrow(RangeError);
  });

  it('give an age in completed years', () => {
    expect(ageOn('1940-06-15', '2026-06-14')).toBe(85);
    expect(ageOn('1940-06-15', '2026-06-15')).toBe(86);
    expect(ageOn('1940-02-29', '2026-02-28')).toBe(85);
    expect(ageOn('1940-02-29', '2026-03-01')).toBe(86);
  });
});

describe('instants', () => {
  it('are exactly what toISOString writes', () => {
    expect(isInstant(toInstant(0))).toBe(true);
    for (const bad of [
      '2026-03-04',
      '2026-03-04T10:00:00Z',
      '2026-03-04T10:00:00.000+01:00',
      '2026-02-30T10:00:00.000Z',
      '2026-03-04T24:00:00.000Z',
      0,
    ]) {
      expect(isInstant(bad), String(bad)).toBe(false);
    }
  });

  it('have the date of the zone they are viewed from', () => {
    expect(dateInZone('2026-03-04T03:30:00.000Z', 'America/New_York')).toBe('2026-03-03');
    expect(dateInZone('2026-03-04T03:30:00.000Z', 'Pacific/Auckland')).toBe('2026-03-04');
    expect(dateInZone('2026-03-04T23:59:00.000Z', 'Pacific/Kiritimati')).toBe('2026-03-05');
  });

  it('are written for US readers in a zone', () => {
    expect(formatInstant('2026-03-04T19:30:00.000Z', 'America/New_York')).toBe('March 4, 2026, 2:30 PM EST');
    expect(formatInstant('2026-07-04T19:30:00.000Z', 'America/New_York')).toBe('July 4, 2026, 3:30 PM EDT');
  });

  it('know the names of zones', () => {
    for (const good of ['America/New_York', 'America/Indiana/Knox', 'UTC', 'Pacific/Honolulu'])
      expect(isTimeZone(good), good).toBe(true);
    for (const bad of ['', 'Mars/Olympus', '+01:00', 'America/New York', '../etc']) expect(isTimeZone(bad), bad).toBe(false);
  });
});
