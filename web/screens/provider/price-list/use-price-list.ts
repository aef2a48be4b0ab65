import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PriceListDraft } from '#shared/contract/price-lists.ts';
import { query } from '#web/session/index.ts';

/** Loads the list as it would be published now. It reloads on every visit and return to the window, because prices change on other screens and in other tabs. */
export const usePriceListDraft = () =>
  useQuery({
    ...query.priceLists.getPriceListDraft.queryOptions({ input: {} }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

/** Tells whether the list would change if it were published now. Otherwise there is no draft to show. */
export const isDraft = ({ inForce, changes, findings, unfinished }: PriceListDraft): boolean =>
  !inForce || changes.length > 0 || findings.length > 0 || unfinished !== null;

const PAGE = 20;

/** Loads published versions, page by page. */
export const useVersions = () =>
  useInfiniteQuery(
    query.priceLists.getPriceListVersions.infiniteOptions({
      input: (cursor: string | undefined) => ({ pageSize: PAGE, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  );

/** Loads who was given lists, page by page. */
export const useHandOuts = () =>
  useInfiniteQuery(
    query.priceLists.getHandOuts.infiniteOptions({
      input: (cursor: string | undefined) => ({ pageSize: PAGE, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  );

/** Reloads everything about the list after a change, which may also affect prices, merchandise, and packages. */
export const usePriceListChanged = () => {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: query.priceLists.key() }),
      client.invalidateQueries({ queryKey: query.pricing.key() }),
      client.invalidateQueries({ queryKey: query.merchandise.key() }),
      client.invalidateQueries({ queryKey: query.packages.key() }),
    ]);
  };
};
