import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { queryClient } from './query-client.ts';

/** Lets everything inside use TanStack Query. */
export const QueryScope = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/**
 * Gives a lazily loaded part of a screen its queries. Most screens and every drawer have them already (`routes.tsx`, `open-drawer.tsx`); the home screen
 * and the planner open without, since they ask nothing until somebody searches, or looks at merchandise.
 */
export const inQueries = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> => {
  const InQueries = (props: Props) => (
    <QueryScope>
      <Part {...props} />
    </QueryScope>
  );
  return InQueries;
};
