import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { timelineWords } from '#shared/cases/timeline-words.ts';
import type { TimelineEntry } from '#shared/model/timeline-entry.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { When } from '#web/parts/when.tsx';
import { query } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { TimelineItem } from '../timeline-item.tsx';
import { useCase } from '../use-case.ts';

const PAGE = 25;
/** The number of entries that come with the dashboard. If it returns this many, there may be more. */
const FIRST = 12;

/** Merges pages, with every entry once, the newest first. */
const entriesOf = (newest: readonly TimelineEntry[], pages: readonly { items: readonly TimelineEntry[] }[]): TimelineEntry[] => {
  const once = new Map([...newest, ...pages.flatMap(({ items }) => items)].map((entry) => [entry.id, entry]));
  return [...once.values()].toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
};

/** Loads earlier entries page by page, only once someone wants more than the newest. */
const useEarlier = (caseId: string, isWanted: boolean) =>
  useInfiniteQuery({
    ...query.cases.getCaseTimeline.infiniteOptions({
      input: (cursor: string | undefined) => ({ id: caseId, pageSize: PAGE, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
    enabled: isWanted,
  });

const Entry = ({ entry }: { entry: TimelineEntry }) => (
  <TimelineItem mark="past">
    <p>{timelineWords(entry)}</p>
    {entry.reason && <p className="mt-0.5 whitespace-pre-wrap text-muted">“{entry.reason}”</p>}
    <p className="text-xs text-muted first-letter:uppercase">
      <When at={entry.at} />
    </p>
  </TimelineItem>
);

/** Shows what happened in the case and who did it, the newest first. */
export const Timeline = () => {
  const { caseId, dashboard } = useCase();
  const [isWanted, setIsWanted] = useState(false);
  const earlier = useEarlier(caseId, isWanted);
  const entries = entriesOf(dashboard.timeline, earlier.data?.pages ?? []);
  const hasMore = earlier.data ? earlier.hasNextPage : dashboard.timeline.length >= FIRST;
  const more = () =>
    isWanted && earlier.data ? void earlier.fetchNextPage() : isWanted ? void earlier.refetch() : setIsWanted(true);
  return (
    <Panel title="Activity">
      <ol aria-label="Activity">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <div className="mt-4 grid gap-3 justify-items-start empty:mt-0">
        <FormFailure error={earlier.error} />
        {hasMore && (
          <Button size="compact" isBusy={earlier.isFetching} busyLabel="Loading..." onClick={more}>
            Show earlier
          </Button>
        )}
      </div>
    </Panel>
  );
};
