import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { CASE_PAGE } from '#shared/contract/cases-views.ts';
import { query } from '#web/session/index.ts';
import { type CaseFilters, filterInput } from './case-filters.ts';
import { CASES_POLL_MS, type CasePage, FURTHER, isShort, onceEach } from './case-pages.ts';

/** The number of pages to keep when the list closes: coming back reloads only these, not everything that was ever scrolled through. */
const PAGES_KEPT = 4;

/** Loads the cases that match filters, page by page, and continues while a first page is short. */
export function useCases(filters: CaseFilters) {
  const client = useQueryClient();
  const { querry, ...rest } = filterInput(filters);
  const options = query.cases.getFiltered.infiniteOptions({
    input: (cursor: string | undefined) => ({
      ...rest,
      querry,
      items: cursor ? FURTHER : CASE_PAGE,
      ...(cursor ? { cursor } : {}),
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const list = useInfiniteQuery({
    ...options,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => ((data?.pages.length ?? 0) <= PAGES_KEPT ? CASES_POLL_MS : false),
    refetchOnWindowFocus: true,
  });
  const pages = list.data?.pages;
  const cases = useMemo(() => onceEach(pages ?? []), [pages]);
  // After the first page, people scroll for more: a common word may be in thousands of cases.
  const goesOn = pages !== undefined && !list.isPlaceholderData && isShort(pages) && cases.length < CASE_PAGE;
  const { fetchNextPage, isFetching, isError } = list;
  useEffect(() => {
    if (goesOn && !isFetching && !isError) void fetchNextPage();
  }, [goesOn, isFetching, isError, fetchNextPage]);
  const key = JSON.stringify(options.queryKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` has the contents of the query key
  useEffect(
    () => () => {
      client.setQueryData<InfiniteData<CasePage, string | undefined>>(
        options.queryKey,
        (known) => known && { pages: known.pages.slice(0, PAGES_KEPT), pageParams: known.pageParams.slice(0, PAGES_KEPT) },
      );
    },
    [key, client],
  );
  return { ...list, cases, isLookingOn: goesOn || list.isFetchingNextPage };
}
