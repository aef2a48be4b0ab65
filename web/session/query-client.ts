import { QueryClient } from '@tanstack/react-query';
import { isUnreachable } from './api-problem.ts';

const HALF_A_MINUTE = 30_000;

/** What was loaded. A call that met no server is tried once more by itself; then the panel offers a retry. Offline fails, it does not hang. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: HALF_A_MINUTE,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && isUnreachable(error),
    },
    mutations: { networkMode: 'always' },
  },
});
