import { describe, expect, it } from 'vitest';
import { backoffMs } from './backoff.ts';

describe('the wait before the next try', () => {
  it('doubles from four seconds up to a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 100].map((failures) => backoffMs(failures, 0.5))).toEqual([
      4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000,
    ]);
  });

  it('varies by a quarter either way', () => {
    expect([0, 1].map((random) => backoffMs(5, random))).toEqual([45_000, 75_000]);
  });

  it('allows at most five tries in the first minute, even when every wait is the shortest', () => {
    let [tries, at] = [1, 0];
    for (let failures = 1; ; failures += 1) {
      at += backoffMs(failures, 0);
      if (at >= 60_000) break;
      tries += 1;
    }
    expect(tries).toBeLessThanOrEqual(5);
  });
});
