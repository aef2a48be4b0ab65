import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { queryClient } from './query-client.ts';

/** Lets everything inside use TanStack Query. */
export const QueryScope = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/**
 * Gives a lazily loaded part of the home screen its queries. Every other screen and every drawer has them already (`routes.tsx`,
 * `open-drawer.tsx`); the home screen opens without, since it asks nothing until somebody searches.
 */
export const inQueries = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> => {
  const InQueries = (props: Props) => (
    <QueryScope>
      <Part {...props} />
    </QueryScope>
  );
  return InQueries;
};
