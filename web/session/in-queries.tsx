import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { queryClientOf } from './query-client.ts';
import { workspaceIn } from './work-location.ts';

/**
 * Lets everything inside use TanStack Query; in a home's workspace with what was loaded there. A switch to another home begins anew: what is mounted
 * would go on looking at the answers of the home before.
 */
export const QueryScope = ({ children }: { children: ReactNode }) => {
  const home = workspaceIn(useLocation().pathname);
  return (
    <QueryClientProvider key={home} client={queryClientOf(home)}>
      {children}
    </QueryClientProvider>
  );
};

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
