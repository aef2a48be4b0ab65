import { describe, expect, it } from 'vitest';
import { accountLimiter } from './authenticate.ts';

describe('accountLimiter', () => {
  const refusalOf = (call: () => void) => {
    try {
      call();
      return null;
    } catch (error) {
      return (error as { data: { retryAfterSeconds: number } }).data.retryAfterSeconds;
    }
  };
  const calls = (count: number, call: () => void) => Array.from({ length: count }, () => refusalOf(call));

  it('lets a burst pass and refuses the next call', () => {
    const limit = accountLimiter({ rate: 10, burst: 100 });
    const refusals = calls(101, () => limit('one', 0));
    expect(refusals.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => null));
    expect(refusals[100]).toBe(1);
  });

  it('refills at its rate, up to the burst', () => {
    const limit = accountLimiter({ rate: 10, burst: 20 });
    calls(20, () => limit('one', 0));
    expect(calls(6, () => limit('one', 500))).toEqual([null, null, null, null, null, 1]);
    expect(calls(21, () => limit('one', 60_000)).filter((refused) => refused !== null)).toEqual([1]);
  });

  it('says how long to wait at a slow rate', () => {
    const limit = accountLimiter({ rate: 0.1, burst: 1 });
    limit('one', 0);
    expect(refusalOf(() => limit('one', 0))).toBe(10);
  });

  it('counts each account separately', () => {
    const limit = accountLimiter({ rate: 1, burst: 1 });
    limit('one', 0);
    expect(refusalOf(() => limit('two', 0))).toBeNull();
    expect(refusalOf(() => limit('one', 0))).toBe(1);
  });

  it('gives nothing for a clock that goes back', () => {
    const limit = accountLimiter({ rate: 10, burst: 1 });
    limit('one', 1_000);
    expect(refusalOf(() => limit('one', 0))).toBe(1);
  });
});
