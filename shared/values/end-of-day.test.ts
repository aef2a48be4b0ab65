import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate, dateInZone, endOfDayInZone, type Instant, toInstant } from './dates.ts';

const MINUTE_MS = 60_000;

/** Finds the day's end in the plainest way: minute by minute backward, from long after it. */
function plainEnd(date: CalendarDate, timeZone: string): Instant {
  let end = Date.parse(`${addDays(date, 3)}T00:00:00.000Z`);
  while (dateInZone(toInstant(end - MINUTE_MS), timeZone) > date) end -= MINUTE_MS;
  return toInstant(end);
}

function expectEnd(date: CalendarDate, timeZone: string) {
  const end = endOfDayInZone(date, timeZone);
  expect(dateInZone(end, timeZone) > date, `${date} ${timeZone} ${end}`).toBe(true);
  expect(dateInZone(toInstant(Date.parse(end) - 1), timeZone) <= date, `${date} ${timeZone} ${end}`).toBe(true);
  return end;
}

/** From farthest behind to farthest ahead; half and quarter hours; changes at midnight, at one minute past it, and by half an hour. */
const zones = [
  'Pacific/Pago_Pago',
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/New_York',
  'America/Havana',
  'America/Santiago',
  'America/Asuncion',
  'America/St_Johns',
  'America/Scoresbysund',
  'Atlantic/Azores',
  'UTC',
  'Europe/Dublin',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Beirut',
  'Asia/Amman',
  'Asia/Tehran',
  'Asia/Kathmandu',
  'Antarctica/Casey',
  'Antarctica/Troll',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Pacific/Kiritimati',
] as const;

describe('the end of a day in a zone', () => {
  it.each([
    ['an ordinary day', '2026-06-10', 'America/New_York', '2026-06-11T04:00:00.000Z'],
    ['a leap day', '2028-02-29', 'America/Chicago', '2028-03-01T06:00:00.000Z'],
    ['a day of 23 hours: there is no two o’clock', '2026-03-08', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['a day of 25 hours: one o’clock is twice', '2026-11-01', 'America/New_York', '2026-11-02T05:00:00.000Z'],
    ['the furthest behind', '2026-03-04', 'Pacific/Pago_Pago', '2026-03-05T11:00:00.000Z'],
    ['the furthest ahead', '2026-03-04', 'Pacific/Kiritimati', '2026-03-04T10:00:00.000Z'],
    ['a change of half an hour, back', '2026-04-05', 'Australia/Lord_Howe', '2026-04-05T13:30:00.000Z'],
    ['a change of half an hour, on', '2026-10-04', 'Australia/Lord_Howe', '2026-10-04T13:00:00.000Z'],
    ['the hour before midnight twice', '2026-04-04', 'America/Santiago', '2026-04-05T04:00:00.000Z'],
    ['no midnight: the next day begins at one', '2026-09-05', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    ['no midnight', '2026-03-07', 'America/Havana', '2026-03-08T05:00:00.000Z'],
    ['the hour after midnight twice', '2026-10-31', 'America/Havana', '2026-11-01T04:00:00.000Z'],
    ['the hour before midnight twice', '2026-10-29', 'Africa/Cairo', '2026-10-29T22:00:00.000Z'],
    ['the hour before midnight twice', '2026-10-24', 'Asia/Beirut', '2026-10-24T22:00:00.000Z'],
    ['clocks go back over midnight at one past it', '2010-11-06', 'America/St_Johns', '2010-11-07T03:30:00.000Z'],
    ['clocks go back over midnight from two', '2010-03-04', 'Antarctica/Casey', '2010-03-04T16:00:00.000Z'],
    ['the day before one that was left out', '2011-12-29', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['a day that was left out', '2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['a zone that kept its own mean time', '1890-05-01', 'Europe/Amsterdam', undefined],
  ])('is right for %s (%s, %s)', (_, date, zone, expected) => {
    const end = expectEnd(date, zone);
    if (expected) expect(end).toBe(expected);
  });

  it('is the last moment when the day is over, wherever and whenever', () => {
    const day = fc.integer({ min: 0, max: 47_500 }).map((days) => addDays('1972-01-08', days));
    fc.assert(
      fc.property(day, fc.constantFrom(...zones), (date, zone) => {
        expectEnd(date, zone);
      }),
      { numRuns: 2000 },
    );
  });

  it('agrees with a walk over every minute, on the days around every clock change', () => {
    for (const zone of zones)
      for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
        const [before, after] = [endOfDayInZone(addDays(day, -1), zone), endOfDayInZone(day, zone)];
        const hours = (Date.parse(after) - Date.parse(before)) / 3_600_000;
        if (hours !== 24) expect(after, `${day} ${zone} ${hours}`).toBe(plainEnd(day, zone));
        expect([23, 23.5, 24, 24.5, 25, 22, 26], `${day} ${zone}`).toContain(hours);
      }
  });

  it('exists only for days that exist', () => {
    expect(() => endOfDayInZone('2025-02-29', 'UTC')).toThrow(RangeError);
  });
});
