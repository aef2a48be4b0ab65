import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { query } from '#web/session/query.ts';
import { nameOnceChosen } from './chosen-homes.ts';

/** A home in the address that can't be shown. `place` is its position there, from 1; `name` is set if this tab once knew it. */
export type AbsentHome = { id: string; place: number; name: string | undefined };

export type ComparedHomes = {
  homes: LocationProfile[];
  /** No longer launched, or never were. */
  missing: AbsentHome[];
  /** Could not be loaded this time. */
  failed: AbsentHome[];
  requestId: string | undefined;
  /** Nothing can be shown yet. */
  isPending: boolean;
  /** Shows the last comparison while another home loads. */
  isStale: boolean;
  isRetrying: boolean;
  retry: () => void;
  /** When the oldest of the prices was loaded, in epoch milliseconds. */
  loadedAt: number;
};

/** Loads the homes of a comparison in parallel, with one call each. The last comparison stays until a newly chosen home is loaded. */
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
