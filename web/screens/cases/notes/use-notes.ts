import { useInfiniteQuery } from '@tanstack/react-query';
import type { CaseNoteRow } from '#shared/contract/cases-views.ts';
import { query } from '#web/session/index.ts';

const PAGE = 20;

/** Loads the notes of a case, the newest first, page by page. */
export const useNotes = (caseId: string) =>
  useInfiniteQuery(
    query.cases.getCaseNotes.infiniteOptions({
      input: (cursor: string | undefined) => ({ id: caseId, pageSize: PAGE, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  );

/** Returns every note once: a note added while the pages loaded may be on two of them. */
export const notesOf = (pages: readonly { items: readonly CaseNoteRow[] }[]): CaseNoteRow[] => [
  ...new Map(pages.flatMap(({ items }) => items).map((note) => [note.id, note])).values(),
];
