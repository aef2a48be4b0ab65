import { expect, it } from 'vitest';
import { impossibleDay } from './paper-signatures.ts';

const now = new Date('2026-11-27T16:00:00.000Z');
const atNeed = { type: 'at-need', createdOn: '2026-11-20T12:00:00.000Z' } as const;

it('takes the day of a home that is ahead of UTC, and no later one', () => {
  // In Guam it's already two in the morning of the next day.
  expect(['2026-11-27', '2026-11-28'].map((day) => impossibleDay(day, now, atNeed))).toEqual([undefined, undefined]);
  expect(impossibleDay('2026-11-29', now, atNeed)).toBe('This day is in the future.');
});

it('takes no day long before the case, unless it was planned ahead', () => {
  expect(impossibleDay('2021-11-15', now, atNeed)).toBe(
    'This is more than five years before the case was opened. Check the date.',
  );
  expect(impossibleDay('2021-11-30', now, atNeed)).toBeUndefined();
  expect(impossibleDay('2001-11-19', now, { ...atNeed, type: 'pre-need' })).toBeUndefined();
});
