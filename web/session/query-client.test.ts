import { notifyManager, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { toClientError } from './client-error.ts';
import { leaveScreensWith } from './leave-screen.ts';
import { opensScreen, queryClientOf } from './query-client.ts';

it('tells the screen about a choice before the browser paints or reads the control again', async () => {
  const client = queryClientOf(null);
  client.setQueryData(['choice'], false);
  const heard: unknown[] = [];
  const stop = new QueryObserver(client, { queryKey: ['choice'], enabled: false }).subscribe(
    // As useQuery subscribes.
    notifyManager.batchCalls(({ data }) => heard.push(data)),
  );
  client.setQueryData(['choice'], true);
  // Microtasks alone: a timer would run after the browser has painted the old choice.
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  expect(heard).toEqual([true]);
  stop();
});

it('leaves the screen for a failure of the server only if the screen has nothing else to show', async () => {
  vi.stubGlobal('location', { pathname: '/cases', search: '' });
  const toError = vi.fn();
  leaveScreensWith({ toLogin: vi.fn(), toError });
  const client = queryClientOf(null);
  const ask = async (key: string, options: { meta?: typeof opensScreen; status?: number; before?: string }) => {
    const { meta, status = 500, before } = options;
    if (before) client.setQueryData([key], before);
    const body = { type: 'about:blank', title: 'Failed', status, code: 'internal', requestId: 'r1' };
    const queryFn = () => Promise.reject(toClientError(body, status));
    const observer = new QueryObserver(client, {
      queryKey: [key],
      queryFn,
      staleTime: 0,
      retry: false,
      ...(meta ? { meta } : {}),
    });
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    stop();
    return toError.mock.calls.length;
  };
  expect(await ask('a card', {})).toBe(0);
  expect(await ask('the case, loaded before', { meta: opensScreen, before: 'loaded' })).toBe(0);
  expect(await ask('a missing case', { meta: opensScreen, status: 404 })).toBe(0);
  expect(await ask('the case', { meta: opensScreen })).toBe(1);
  vi.unstubAllGlobals();
});
