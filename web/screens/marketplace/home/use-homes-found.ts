import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/session/api.ts';
import { type SearchAddress, toSearchInput } from '../search-address.ts';

const placeKey = ({ query, place }: SearchAddress) => (place ? `${place.lat},${place.lon}` : query);

/**
 * Loads the homes of a search, as many pages as the address asks for. While only filters, basket, or order change, the last list stays
 * (`isPlaceholderData`) until the new one is loaded; another place starts with placeholders.
 */
export const useHomesFound = (search: SearchAddress) => {
  const input = toSearchInput(search);
  const found = useInfiniteQuery({
    queryKey: ['homes', placeKey(search), input],
    queryFn: ({ pageParam, signal }) => api.marketplace.searchLocations({ ...input, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    placeholderData: (previous, previousQuery) => (previousQuery?.queryKey[1] === placeKey(search) ? previous : undefined),
  });
  const pages = found.data?.pages ?? [];
  const { hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage } = found;
  const isShort = pages.length > 0 && pages.length < search.page && hasNextPage && !isFetching && !isError && !isPlaceholderData;
  useEffect(() => {
    if (isShort) void fetchNextPage();
  }, [isShort, fetchNextPage]);
  return { ...found, first: pages[0], homes: pages.flatMap((page) => page.items) };
};

export type HomesFound = ReturnType<typeof useHomesFound>;
