import { describe, expect, it } from 'vitest';
import { shortWhenWords, whenWords } from './when-words.ts';

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
});
