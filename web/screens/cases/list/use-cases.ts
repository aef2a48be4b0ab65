import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { CASE_PAGE } from '#shared/contract/cases-views.ts';
import { query } from '#web/session/index.ts';
import { type CaseFilters, filterInput } from './case-filters.ts';
import { CASES_POLL_MS, type CasePage, FURTHER, isShort, onceEach } from './case-pages.ts';

/** As many pages stay when the list is left: coming back asks anew for these, not for all that was ever scrolled through. */
const PAGES_KEPT = 4;

/** Cases by filters, page after page, going on by itself while a page is short. */
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
  // Past a first page whoever scrolls asks for more: a common word may be in thousands of cases.
  const goesOn = pages !== undefined && !list.isPlaceholderData && isShort(pages) && cases.length < CASE_PAGE;
  const { fetchNextPage, isFetching, isError } = list;
  useEffect(() => {
    if (goesOn && !isFetching && !isError) void fetchNextPage();
  }, [goesOn, isFetching, isError, fetchNextPage]);
  const key = JSON.stringify(options.queryKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key's content is what it is about
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
