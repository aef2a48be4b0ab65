import { describe, expect, it } from 'vitest';
import { exactWhenWords, shortWhenWords, whenWords } from './when-words.ts';

const now = new Date(2026, 5, 9, 18, 30);

describe('the words for an instant', () => {
  it('are its time if it was today, and its date otherwise', () => {
    const morning = new Date(2026, 5, 9, 8, 41);
    expect(whenWords(morning.toISOString(), now)).toMatch(/^today at 8:41\sAM$/);
    expect(shortWhenWords(morning, now)).toMatch(/^at 8:41\sAM$/);
    const yesterday = new Date(2026, 5, 8, 20, 41);
    expect([whenWords(yesterday, now), shortWhenWords(yesterday, now)]).toEqual(['on June 8, 2026', 'on June 8, 2026']);
  });

  it('are the date at the same time of another month', () => {
    expect(shortWhenWords(new Date(2026, 4, 9, 18, 30), now)).toBe('on May 9, 2026');
  });

  it("have the date and time to tell two on the same day apart, and the year if it isn't this one", () => {
    expect(exactWhenWords(new Date(2026, 10, 22, 15, 14), now)).toMatch(/^on November 22 at 3:14\sPM$/);
    expect(exactWhenWords(new Date(2025, 10, 22, 15, 14), now)).toMatch(/^on November 22, 2025 at 3:14\sPM$/);
  });
});
