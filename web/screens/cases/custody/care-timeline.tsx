import { useInfiniteQuery } from '@tanstack/react-query';
import type { CustodyLine } from '#shared/contract/custody-pages.ts';
import { lateWords } from '#shared/custody/recorded-late.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { useWhenWords, When } from '#web/parts/when.tsx';
import { messageOf, query } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { TimelineItem } from '../timeline-item.tsx';
import { useCase } from '../use-case.ts';

/** How long after something happened it may be written down without saying when. */
const SOON_MS = 15 * 60 * 1000;

const Line = ({ line, correctedBy }: { line: CustodyLine; correctedBy: number | undefined }) => {
  const { sequence, title, occurredOn, recordedOn, byName, note, corrects, happenedBefore, familyTold } = line;
  const { exactWhenWords } = useWhenWords();
  const wasLater = Date.parse(recordedOn) - Date.parse(occurredOn) > SOON_MS;
  const about = [
    exactWhenWords(occurredOn).replace(/^on /, ''),
    ...(byName ? [byName] : []),
    ...(wasLater ? [`recorded ${exactWhenWords(recordedOn)}`] : []),
    `entry ${sequence}${corrects ? `, corrects entry ${corrects}` : ''}`,
  ];
  return (
    <TimelineItem mark="past">
      <p className="wrap-anywhere">
        {correctedBy ? <s>{title}</s> : title}
        {correctedBy !== undefined && <span className="text-muted"> Corrected by entry {correctedBy}</span>}
      </p>
      {happenedBefore !== undefined && <p className="mt-0.5">{lateWords(happenedBefore)}</p>}
      {familyTold && (
        <p className="mt-0.5 wrap-anywhere">
          {familyTold.isTold ? (
            <>
              The family was told{familyTold.by && ` by ${familyTold.by}`}
              {familyTold.on && (
                <>
                  {' '}
                  <When at={familyTold.on} as="exactWhenWords" />
                </>
              )}
            </>
          ) : (
            'The family wasn’t told yet'
          )}
        </p>
      )}
      {note && <p className="mt-0.5 whitespace-pre-wrap text-muted wrap-anywhere">{note}</p>}
      <p className="text-xs text-muted wrap-anywhere">{about.join(' · ')}</p>
    </TimelineItem>
  );
};

/** Shows what the custody record says, the newest first, a page at a time. */
export const CareTimeline = () => {
  const { caseId } = useCase();
  const found = useInfiniteQuery({
    ...query.custodyPages.getCustodyEntries.infiniteOptions({
      input: (before: number | undefined) => ({ id: caseId, ...(before === undefined ? {} : { before }) }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
    gcTime: 0,
  });
  if (found.isPending) return <SkeletonText lines={8} />;
  if (!found.data)
    return (
      <FailedQuery of={found} title="The timeline could not be loaded.">
        {messageOf(found.error)}
      </FailedQuery>
    );
  const lines = found.data.pages.flatMap((page) => page.lines);
  const correctedBy = new Map(lines.flatMap(({ corrects, sequence }) => (corrects === undefined ? [] : [[corrects, sequence]])));
  if (lines.length === 0) return <p className="text-muted">Nothing has been recorded yet.</p>;
  return (
    <>
      <ol aria-label="So far">
        {lines.map((line) => (
          <Line
            key={`${line.sequence} ${line.occurredOn} ${line.title}`}
            line={line}
            correctedBy={correctedBy.get(line.sequence)}
          />
        ))}
      </ol>
      <div className="mt-4 grid gap-3 justify-items-start empty:mt-0">
        <FormFailure error={found.error} />
        {found.hasNextPage && (
          <Button
            size="compact"
            isBusy={found.isFetchingNextPage}
            busyLabel="Loading..."
            onClick={() => void found.fetchNextPage()}
          >
            Show earlier
          </Button>
        )}
      </div>
    </>
  );
};
