import { describe, expect, it, vi } from 'vitest';
import { documentClient, tableUsage } from './table.ts';

describe('the usage of the table', () => {
  it('counts every request, those that write, and the time in which several are on their way once', async () => {
    const now = vi.spyOn(performance, 'now');
    const usage = tableUsage();
    const first = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    const at = (milliseconds: number) => now.mockReturnValue(milliseconds);
    at(100);
    const one = usage.during(first.promise, false);
    at(110);
    const other = usage.during(second.promise, true);
    at(125);
    first.resolve();
    await one;
    at(150);
    expect(usage.milliseconds).toBe(50);
    second.reject(new Error('throttled'));
    await expect(other).rejects.toThrow('throttled');
    at(400);
    expect([usage.requests, usage.writes, usage.milliseconds]).toEqual([2, 1, 50]);
    now.mockRestore();
  });
});

describe('the client of the table', () => {
  it('has no log of the SDK, which would copy every row', () => {
    expect(documentClient().middlewareStack.identify().join('\n')).not.toMatch(/logger/i);
  });
});
