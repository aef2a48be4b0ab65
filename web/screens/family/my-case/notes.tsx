import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MyCase, SharedNotes } from '#shared/contract/my-cases.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { whenWords } from '#web/parts/when-words.ts';
import { query } from '#web/session/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Section } from './section.tsx';

/** Loads the notes after those that came with the case, page by page, once someone wants them. */
const useEarlier = (id: string, from: string | null) => {
  const [isWanted, setIsWanted] = useState(false);
  const found = useInfiniteQuery({
    ...query.myCases.getMyCaseNotes.infiniteOptions({
      input: (cursor: string | undefined) => ({ id, ...(cursor ? { cursor } : {}) }),
      initialPageParam: from ?? undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
    enabled: isWanted && from !== null,
  });
  const isFailed = found.error !== null;
  return {
    notes: found.data?.pages.flatMap(({ items }) => items) ?? [],
    error: found.error,
    isLoading: found.isFetching,
    hasMore: from !== null && (found.data ? found.hasNextPage : true),
    more: () => {
      if (!isWanted) setIsWanted(true);
      else void (isFailed && !found.data ? found.refetch() : found.fetchNextPage());
    },
  };
};

const Note = ({ note, createdOn, createdByName }: SharedNotes['items'][number]) => (
  <Card className="p-5 sm:p-6">
    <p className="break-words whitespace-pre-line">{note}</p>
    <p className="mt-3 text-sm text-muted">
      {createdByName}, {whenWords(createdOn)}
    </p>
  </Card>
);

/** Shows notes that the home shared, with a way to earlier ones; nothing if there are none. */
export const Notes = ({ caseId, notes: { items, nextCursor } }: Pick<MyCase, 'notes'> & { caseId: string }) => {
  const earlier = useEarlier(caseId, nextCursor);
  // A note that was shared or withdrawn meanwhile may be on two pages.
  const notes = [...new Map([...items, ...earlier.notes].map((note) => [note.id, note])).values()];
  if (notes.length === 0 && !earlier.hasMore) return null;
  return (
    <Section id="notes" title="From the home">
      <ul className="grid gap-4">
        {notes.map((note) => (
          <li key={note.id}>
            <Note {...note} />
          </li>
        ))}
      </ul>
      <FormFailure error={earlier.error} />
      {earlier.hasMore && (
        <Button className="mt-4" isBusy={earlier.isLoading} busyLabel="Loading..." onClick={earlier.more}>
          Earlier notes
        </Button>
      )}
    </Section>
  );
};
