import { notifyManager, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { queryClientOf } from './query-client.ts';

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
