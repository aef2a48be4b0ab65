import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { query } from '#web/session/query.ts';
import { nameOnceChosen } from './chosen-homes.ts';

/** A home of the address that cannot be shown; `place` is where it stood there, from 1; `name` where this tab once knew it. */
export type AbsentHome = { id: string; place: number; name: string | undefined };

export type ComparedHomes = {
  homes: LocationProfile[];
  /** Not launched any more, or never were. */
  missing: AbsentHome[];
  /** Could not be loaded this time. */
  failed: AbsentHome[];
  requestId: string | undefined;
  /** Nothing can be shown yet. */
  isPending: boolean;
  /** What is shown is from before, and another home is on its way. */
  isStale: boolean;
  isRetrying: boolean;
  retry: () => void;
  /** When the oldest of the prices was loaded, epoch milliseconds. */
  loadedAt: number;
};

/** The homes of a comparison, one call each, all at once. What was shown stays until a newly chosen home is there. */
export const useComparedHomes = (ids: readonly string[]): ComparedHomes => {
  const results = useQueries({
    queries: ids.map((id) => query.marketplace.getLocationProfile.queryOptions({ input: { id } })),
  });
  const entries = results.map((result, index) => {
    const id = ids[index] ?? '';
    return { result, absent: { id, place: index + 1, name: nameOnceChosen(id) }, problem: problemOf(result.error) };
  });
  const isGone = ({ problem }: (typeof entries)[number]) => problem?.code === 'not_found';
  const failed = entries.filter((entry) => entry.result.isError && !entry.result.data && !isGone(entry));
  const available = entries.flatMap((entry) => (entry.result.data && !isGone(entry) ? [entry.result.data] : []));
  const isLoading = entries.some(({ result }) => result.isPending);
  const before = useRef<LocationProfile[]>([]);
  useEffect(() => {
    if (!isLoading) before.current = available;
  });
  return {
    homes: isLoading ? before.current : available,
    missing: entries.filter(isGone).map(({ absent }) => absent),
    failed: failed.map(({ absent }) => absent),
    requestId: failed[0]?.problem?.requestId,
    isPending: isLoading && before.current.length === 0,
    isStale: isLoading,
    isRetrying: failed.some(({ result }) => result.isFetching),
    retry: () => {
      for (const { result } of failed) void result.refetch();
    },
    loadedAt: Math.min(...results.map(({ dataUpdatedAt }) => dataUpdatedAt || Number.POSITIVE_INFINITY)),
  };
};
