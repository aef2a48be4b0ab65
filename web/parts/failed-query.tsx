import type { ReactNode } from 'react';
import { problemOf } from '#web/session/api-problem.ts';
import { FailedPanel } from '#web/ui/states.tsx';

export type QueryState = { error: unknown; isRefetching: boolean; refetch: () => unknown };

/** Replaces what a query couldn’t load, with a way to try again and the reference of the failure. */
export const FailedQuery = ({
  of,
  title,
  className,
  children,
}: {
  of: QueryState;
  title?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
}) => (
  <FailedPanel
    {...(title === undefined ? {} : { title })}
    {...(className === undefined ? {} : { className })}
    requestId={problemOf(of.error)?.requestId}
    isRetrying={of.isRefetching}
    onRetry={() => void of.refetch()}
  >
    {children}
  </FailedPanel>
);
