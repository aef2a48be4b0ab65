import { describe, expect, it, vi } from 'vitest';
import { singleFlight } from './refresh-session.ts';

describe('a task that runs once at a time', () => {
  it('shares one run a key, and runs again once it is over', async () => {
    const task = vi.fn(async (key: string) => `${key} done`);
    const run = singleFlight(task);
    expect(await Promise.all([run('a'), run('a'), run('b')])).toEqual(['a done', 'a done', 'b done']);
    expect(task).toHaveBeenCalledTimes(2);
    await run('a');
    expect(task).toHaveBeenCalledTimes(3);
  });

  it('shares a failure and then forgets it', async () => {
    let isBroken = true;
    const run = singleFlight(async () => {
      if (isBroken) throw new Error('broken');
      return 'whole';
    });
    const both = await Promise.allSettled([run('a'), run('a')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isBroken = false;
    expect(await run('a')).toBe('whole');
  });
});
