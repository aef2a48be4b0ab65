import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CaseViews } from '#shared/contract/case-views.ts';
import { api } from '#web/session/api.ts';
import { messageOf, problemOf, query } from '#web/session/index.ts';
import { toast } from '#web/ui/toast.ts';
import { firstTable } from '../case-columns.tsx';

const nothing: CaseViews = { version: 0, table: null, views: [] };

/** Saves go one after the other, so that each names the version that the one before made. */
let line: Promise<unknown> = Promise.resolve();

/** What the signed-in person saved about the list of cases, and how to change it: shown right away, and undone if it can't be saved. */
export const useCaseViews = () => {
  const client = useQueryClient();
  const options = query.cases.getCaseViews.queryOptions({ input: {} });
  const views = useQuery({ ...options, staleTime: 60_000 });
  const key = JSON.stringify(options.queryKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` has the contents of the query key
  const change = useCallback(
    (next: (known: CaseViews) => CaseViews): Promise<void> => {
      const put = (value: CaseViews) => client.setQueryData(options.queryKey, value);
      const shown = () => client.getQueryData<CaseViews>(options.queryKey) ?? nothing;
      const send = async (): Promise<void> => {
        try {
          const { version } = await api.cases.saveCaseViews(shown());
          put({ ...shown(), version });
        } catch (error) {
          if (problemOf(error)?.code !== 'stale') throw error;
          // Another window of the same person saved something else: the change is made again, to that.
          put(next(await api.cases.getCaseViews({})));
          put(await api.cases.saveCaseViews(shown()));
        }
      };
      void client.cancelQueries({ queryKey: options.queryKey });
      put(next(shown()));
      const turn = line.then(send).catch(async (error: unknown) => {
        toast(messageOf(error), { tone: 'danger' });
        await client.invalidateQueries({ queryKey: options.queryKey });
      });
      line = turn;
      return turn;
    },
    [client, key],
  );
  const saved = views.data ?? nothing;
  return { views: saved.views, table: saved.table ?? firstTable(), isPending: views.isPending, change };
};
