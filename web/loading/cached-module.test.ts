import { expect, it, vi } from 'vitest';
import { cachedModule } from './cached-module.ts';
import { MissingCode } from './missing-code.ts';

it('loads a module once', async () => {
  const load = vi.fn(async () => 'module');
  const code = cachedModule(load);
  expect(code.load()).toBe(code.load());
  expect(await code.load()).toBe('module');
  expect(load).toHaveBeenCalledTimes(1);
});

it('gives every render the same failure, and asks again only once it is forgotten', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue('module');
  const code = cachedModule(load);
  const failed = code.load();
  await expect(failed).rejects.toThrow(MissingCode);
  expect(code.load()).toBe(failed);
  expect(load).toHaveBeenCalledTimes(1);
  code.forget();
  expect(await code.load()).toBe('module');
});

it('tells its listeners when a load ends, and how', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue('module');
  const code = cachedModule(load);
  const listener = vi.fn();
  const stop = code.subscribe(listener);
  expect(code.state()).toEqual({});
  await code.load().catch(() => undefined);
  expect(code.state().failure).toBeInstanceOf(MissingCode);
  code.forget();
  expect(code.state()).toEqual({});
  await code.load();
  expect(code.state()).toEqual({ module: 'module' });
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});
