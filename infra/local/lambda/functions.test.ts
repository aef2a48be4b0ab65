import { describe, expect, it } from 'vitest';
import { Places } from './functions.ts';

describe('the places of a function', () => {
  it('lets in no more than it has places, in the order they came, and a failure leaves its place', async () => {
    const places = new Places(2);
    const [entered, leave]: [number[], (() => void)[]] = [[], []];
    const works = [0, 1, 2, 3, 4].map((nth) =>
      places.within(async () => {
        entered.push(nth);
        await new Promise<void>((resolve) => leave.push(resolve));
        if (nth === 0) throw new Error('failed');
        return nth;
      }),
    );
    const outcomes = Promise.allSettled(works);
    for (let turn = 0; turn < 5; turn += 1) {
      await expect.poll(() => leave.length).toBeGreaterThan(0);
      expect(entered.length).toBeLessThanOrEqual(turn + 2);
      leave.shift()?.();
    }
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', ...Array(4).fill('fulfilled')]);
    expect(entered).toEqual([0, 1, 2, 3, 4]);
  });
});
