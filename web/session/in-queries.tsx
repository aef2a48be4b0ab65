import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { queryClientOf } from './query-client.ts';
import { workspaceIn } from './work-location.ts';

/**
 * Lets everything inside use TanStack Query. A home's workspace has a separate cache, and switching homes remounts everything, which would otherwise
 * keep showing the last home's data.
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
 * Gives a lazily loaded part of a screen its queries. Most screens and every drawer already have them (`routes.tsx`, `open-drawer.tsx`); the home
 * screen and the planner start without them, since they request nothing until someone searches or looks at merchandise.
 */
export const inQueries = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> => {
  const InQueries = (props: Props) => (
    <QueryScope>
      <Part {...props} />
    </QueryScope>
  );
  return InQueries;
};
