import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { HomeSearch } from '#shared/contract/system-providers.ts';
import type { PaperKind } from '#shared/model/home-paper.ts';
import { query } from '#web/session/query.ts';
import { paperCalls } from './paper-calls.ts';

/** Loads homes with how their papers look, page by page. */
export const usePapers = (
  kind: PaperKind,
  { words, by, templateId }: { words: string; by: HomeSearch; templateId: string | undefined },
) =>
  useInfiniteQuery(
    paperCalls[kind].list.infiniteOptions({
      input: (cursor: string | undefined) => ({ query: words || undefined, by, templateId, cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );

/** Reloads everything about papers. */
export const useForgetPapers = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: query.systemPapers.key() });
};
