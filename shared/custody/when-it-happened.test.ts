import { describe, expect, it } from 'vitest';
import { beforeDeath, impossibleTime, lateEntry, mayBeLate } from './when-it-happened.ts';

const times = { openedOn: '2026-05-11T09:00:00.000Z', dateOfDeath: '2026-05-10', timeZone: 'America/New_York' };

describe('when a decedent can have been moved', () => {
  it.each([
    ['2026-05-10T04:00:00.000Z', undefined],
    ['2026-05-10T03:59:59.999Z', 'This is before the date of death, May 10, 2026. Check the date.'],
    ['1950-01-01T00:00:00.000Z', 'This is before the date of death, May 10, 2026. Check the date.'],
  ])('knows the day of death: %s', (happenedOn, fault) => {
    expect(impossibleTime(happenedOn, times)).toBe(fault);
  });

  it.each([
    ['2025-05-10T09:00:00.000Z', undefined],
    ['2025-05-10T08:59:59.999Z', 'This is more than a year before the case was opened. Check the date.'],
  ])('goes by the case while the day of death isn’t known: %s', (happenedOn, fault) => {
    expect(impossibleTime(happenedOn, { ...times, dateOfDeath: undefined })).toBe(fault);
  });

  it('takes an old case’s moves from after its death, however long ago', () => {
    expect(impossibleTime('2019-03-02T12:00:00.000Z', { ...times, dateOfDeath: '2019-03-01' })).toBeUndefined();
  });

  it('asks about one that is dated more than a day before the last entry', () => {
    const last = '2026-05-12T12:00:00.000Z';
    expect(lateEntry('2026-05-11T12:00:00.000Z', last, 'America/New_York')).toBeUndefined();
    expect(lateEntry('2026-05-11T11:59:59.999Z', last, 'America/New_York')).toBe(
      'This is more than a day before the last entry (May 12, 2026, 8:00 AM EDT). Check the date, or say in the note why it’s recorded late.',
    );
    expect(mayBeLate('2026-05-11T12:00:00.000Z', new Date(last))).toBe(false);
    expect(mayBeLate('2026-05-11T11:59:59.999Z', new Date(last))).toBe(true);
  });
});

it('finds a time before the minute of death, if that is known', () => {
  const [on, zone] = ['2026-05-11', 'America/New_York'];
  expect(beforeDeath('2026-05-11T23:30:00.000Z', { on, minutes: 23 * 60 + 50 }, zone)).toMatch(
    /^This is before the time of death, /,
  );
  expect(beforeDeath('2026-05-12T03:50:00.000Z', { on, minutes: 23 * 60 + 50 }, zone)).toBeUndefined();
  expect(beforeDeath('2026-05-11T23:30:00.000Z', { on, minutes: undefined }, zone)).toBeUndefined();
});
