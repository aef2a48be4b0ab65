import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Table } from '#functions/table/table.ts';
import { createFreshCache } from './fresh-cache.ts';

const table = {} as Table;
const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);

describe('keptFresh', () => {
  let elapsed = 0;
  beforeEach(() => {
    elapsed = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => elapsed);
  });
  afterEach(() => void vi.restoreAllMocks());

  it('keeps what a read found even if the read took longer than it may be kept', async () => {
    const read = vi.fn(async (key: string) => {
      elapsed += 8000;
      return `${key}${read.mock.calls.length}`;
    });
    const cache = createFreshCache(10, read);
    expect(await cache('a', table, at(0), 5)).toBe('a1');
    expect(await cache('a', table, at(9), 5)).toBe('a1');
    expect(await cache('a', table, at(13), 5)).toBe('a2');
  });

  it('reads once while fresh, and again once too old', async () => {
    const read = vi.fn(async (key: string) => `${key}${read.mock.calls.length}`);
    const cache = createFreshCache(10, read);
    expect(await cache('a', table, at(0), 5)).toBe('a1');
    expect(await cache('a', table, at(4.9), 5)).toBe('a1');
    expect(await cache('b', table, at(4.9), 5)).toBe('b2');
    expect(await cache('a', table, at(5), 5)).toBe('a3');
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('reads once for everyone who waits', async () => {
    const read = vi.fn(async (key: string) => key);
    const cache = createFreshCache(10, read);
    expect(await Promise.all([cache('a', table, at(0), 5), cache('a', table, at(0), 5)])).toEqual(['a', 'a']);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("keeps nothing for what doesn't exist, and forgets what no longer does", async () => {
    const answers: (string | undefined)[] = [undefined, 'launched', undefined, undefined];
    const read = vi.fn(async () => answers[read.mock.calls.length - 1]);
    const cache = createFreshCache(10, read);
    expect(await cache('a', table, at(0), 5)).toBeUndefined();
    expect(await cache('a', table, at(0), 5)).toBe('launched');
    expect(await cache('a', table, at(6), 5)).toBeUndefined();
    expect(await cache('a', table, at(6), 5)).toBeUndefined();
    expect(read).toHaveBeenCalledTimes(4);
  });

  it('keeps serving what it has if a read fails, and fails if it has nothing', async () => {
    const read = vi.fn(async () => {
      if (read.mock.calls.length !== 2) throw new Error('no table');
      return 'home';
    });
    const cache = createFreshCache(10, read);
    await expect(cache('a', table, at(0), 5)).rejects.toThrow('no table');
    expect(await cache('a', table, at(1), 5)).toBe('home');
    expect(await cache('a', table, at(9), 5)).toBe('home');
    expect(await cache('a', table, at(10), 5)).toBe('home');
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('passes a read the previous value', async () => {
    const read = vi.fn(async (_key: string, _table: Table, _now: Date, before: string | undefined) => `${before ?? ''}x`);
    const cache = createFreshCache(10, read);
    expect([await cache('a', table, at(0), 5), await cache('a', table, at(6), 5)]).toEqual(['x', 'xx']);
  });

  it('drops what was asked for longest ago', async () => {
    const read = vi.fn(async (key: string) => key);
    const cache = createFreshCache(2, read);
    for (const key of ['a', 'b', 'a', 'c', 'a']) await cache(key, table, at(0), 5);
    expect(read.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'c']);
    await cache('b', table, at(0), 5);
    expect(read).toHaveBeenCalledTimes(4);
  });
});
