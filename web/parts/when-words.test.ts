import { describe, expect, it } from 'vitest';
import { exactWhenWords, shortWhenWords, whenWords } from './when-words.ts';

const now = new Date(2026, 5, 9, 18, 30);

describe('when something was', () => {
  it('is its time where it was today, and its day where it was not', () => {
    const morning = new Date(2026, 5, 9, 8, 41);
    expect(whenWords(morning.toISOString(), now)).toMatch(/^today at 8:41\sAM$/);
    expect(shortWhenWords(morning, now)).toMatch(/^at 8:41\sAM$/);
    const yesterday = new Date(2026, 5, 8, 20, 41);
    expect([whenWords(yesterday, now), shortWhenWords(yesterday, now)]).toEqual(['on June 8, 2026', 'on June 8, 2026']);
  });

  it('is a day too at the same time of another month', () => {
    expect(shortWhenWords(new Date(2026, 4, 9, 18, 30), now)).toBe('on May 9, 2026');
  });

  it('has day and time where two of one day have to be told apart, and the year where it is another', () => {
    expect(exactWhenWords(new Date(2026, 10, 22, 15, 14), now)).toMatch(/^on November 22 at 3:14\sPM$/);
    expect(exactWhenWords(new Date(2025, 10, 22, 15, 14), now)).toMatch(/^on November 22, 2025 at 3:14\sPM$/);
  });
});
