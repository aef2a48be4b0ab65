import { describe, expect, it } from 'vitest';
import { whenWordsIn } from './when-words.ts';

/** 6:30 PM in Boston. */
const now = new Date('2026-06-09T22:30:00.000Z');
const { whenWords, shortWhenWords, exactWhenWords } = whenWordsIn('America/New_York');

describe('the words for an instant', () => {
  it('are its time if it was today, and its date otherwise', () => {
    const morning = new Date('2026-06-09T12:41:00.000Z');
    expect(whenWords(morning.toISOString(), now)).toMatch(/^today at 8:41\sAM$/);
    expect(shortWhenWords(morning, now)).toMatch(/^at 8:41\sAM$/);
    const yesterday = new Date('2026-06-09T00:41:00.000Z');
    expect([whenWords(yesterday, now), shortWhenWords(yesterday, now)]).toEqual(['on June 8, 2026', 'on June 8, 2026']);
  });

  it('are the date at the same time of another month', () => {
    expect(shortWhenWords('2026-05-09T22:30:00.000Z', now)).toBe('on May 9, 2026');
  });

  it("have the date and time to tell two on the same day apart, and the year if it isn't this one", () => {
    expect(exactWhenWords('2026-11-22T20:14:00.000Z', now)).toMatch(/^on November 22 at 3:14\sPM$/);
    expect(exactWhenWords('2025-11-22T20:14:00.000Z', now)).toMatch(/^on November 22, 2025 at 3:14\sPM$/);
    expect(exactWhenWords('2026-01-01T03:00:00.000Z', now)).toMatch(/^on December 31, 2025 at 10:00\sPM$/);
  });

  it("follow the clock and the calendar of the home's time zone", () => {
    const late = '2026-06-09T05:15:00.000Z';
    expect(whenWords(late, now)).toMatch(/^today at 1:15\sAM$/);
    expect(whenWordsIn('America/Los_Angeles').whenWords(late, now)).toBe('on June 8, 2026');
    expect(whenWordsIn('Asia/Tokyo').exactWhenWords(late, now)).toMatch(/^on June 9 at 2:15\sPM$/);
  });

  it("follow the browser's without a home", () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(whenWordsIn().exactWhenWords(now, now)).toBe(whenWordsIn(timeZone).exactWhenWords(now, now));
  });
});
