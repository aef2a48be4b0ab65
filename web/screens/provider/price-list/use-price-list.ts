import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { query } from '#web/session/index.ts';

/** The list that would be published now. Asked anew whenever the screen is come to: prices are changed on others. */
export const usePriceListDraft = () =>
  useQuery({ ...query.priceLists.getPriceListDraft.queryOptions({ input: {} }), refetchOnMount: 'always' });

const PAGE = 20;

/** Published versions, page after page. */
export const useVersions = () =>
  useInfiniteQuery(
    query.priceLists.getPriceListVersions.infiniteOptions({
      input: (cursor: string | undefined) => ({ pageSize: PAGE, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  );

/** To whom lists went, page after page. */
export const useHandOuts = () =>
  useInfiniteQuery(
    query.priceLists.getHandOuts.infiniteOptions({
      input: (cursor: string | undefined) => ({ pageSize: PAGE, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  );

/** Asks anew for everything of the list, once something of it has changed; prices and packages may have with it. */
export const usePriceListChanged = () => {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: query.priceLists.key() }),
      client.invalidateQueries({ queryKey: query.pricing.key() }),
      client.invalidateQueries({ queryKey: query.packages.key() }),
    ]);
  };
};
