import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { CASE_PAGE } from '#shared/contract/cases-views.ts';
import { query } from '#web/session/index.ts';
import { type CaseFilters, type CaseSort, filterInput, isSameSort, newestFirst } from './case-filters.ts';
import { CASES_POLL_MS, type CasePage, FURTHER, isShort, onceEach } from './case-pages.ts';
import { SORTED_CASES, SORTED_PAGES, sortCases } from './sort-cases.ts';

/** The number of pages to keep when the list closes: coming back reloads only these, not everything that was ever scrolled through. */
const PAGES_KEPT = 4;

/** Loads the cases that match filters, page by page, and continues while a first page is short, or until there is enough to sort. */
export function useCases(filters: CaseFilters, sort: CaseSort = newestFirst) {
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
  const newest = useMemo(() => onceEach(pages ?? []), [pages]);
  const cases = useMemo(() => sortCases(newest, sort), [newest, sort]);
  const isSorted = !isSameSort(sort, newestFirst);
  const isEnough = newest.length >= SORTED_CASES || (pages?.length ?? 0) >= SORTED_PAGES;
  const isToSort = isSorted && !isEnough && list.hasNextPage;
  // After the first page, people scroll for more: a common word may be in thousands of cases.
  const goesOn = pages !== undefined && !list.isPlaceholderData && (isToSort || (isShort(pages) && newest.length < CASE_PAGE));
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
  return {
    ...list,
    cases,
    isLookingOn: goesOn || list.isFetchingNextPage,
    isSorting: isToSort,
    /** Only the newest are sorted, because there are too many. */
    isPartlySorted: isSorted && isEnough && list.hasNextPage,
    /** Whether scrolling loads more: not into a sorted list, where rows would move under the reader. */
    loadsMore: list.hasNextPage && !isSorted,
  };
}
