import { useInfiniteQuery } from '@tanstack/react-query';
import type { NounName } from '#shared/catalog/noun-names.ts';
import type { DraftInShort, ReleaseChange } from '#shared/contract/system-catalog-views.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { query } from '#web/session/query.ts';
import { LoadMore } from '#web/ui/load-more.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { screenOf } from '../noun-screens.ts';
import { ChangedEntry } from '../releases/release-changes.tsx';
import { DiscardFromBatch } from './discard-draft.tsx';

/** As many as are shown at first, and then at a time. */
const PAGE_SIZE = 50;

const useBatchEntries = (id: string) =>
  useInfiniteQuery(
    query.systemBatches.getBatchEntries.infiniteOptions({
      input: (cursor: string | undefined) => ({ id, pageSize: PAGE_SIZE, cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      staleTime: 0,
    }),
  );

type OfNounProps = { noun: NounName; changes: readonly ReleaseChange[]; batch: DraftInShort };

const OfNoun = ({ noun, changes, batch }: OfNounProps) => (
  <section>
    <h3 className="font-sans text-xs font-semibold text-muted">{screenOf(noun)?.title ?? noun}</h3>
    <ul className="divide-y divide-border">
      {changes.map((change) => (
        <ChangedEntry key={change.id} change={change}>
          <DiscardFromBatch {...{ change, batch }} />
        </ChangedEntry>
      ))}
    </ul>
  </section>
);

/** Shows the entries that a batch changes, each with its fields before and after. Any of them can be taken out of it. */
export const BatchEntries = ({ batch }: { batch: DraftInShort }) => {
  const found = useBatchEntries(batch.id);
  const changes = found.data?.pages.flatMap(({ items }) => items) ?? [];
  if (found.isPending) return <SkeletonText lines={4} />;
  if (!found.data) return <FailedQuery of={found} title="We couldn’t load these entries." />;
  return (
    <div className="mt-2 grid gap-3 border-t border-border pt-3">
      {[...Map.groupBy(changes, ({ noun }) => noun)].map(([noun, ofNoun]) => (
        <OfNoun key={noun} {...{ noun, batch }} changes={ofNoun} />
      ))}
      {(found.hasNextPage || changes.length > PAGE_SIZE) && (
        <LoadMore
          count={changes.length}
          total={batch.fields}
          noun="entries"
          hasMore={found.hasNextPage}
          isLoading={found.isFetchingNextPage}
          onLoadMore={() => void found.fetchNextPage()}
        />
      )}
    </div>
  );
};
