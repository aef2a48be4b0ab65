import type { Point } from '#shared/values/geo.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { isUnreachable, messageOf } from '#web/session/api-problem.ts';
import { useIsOnline } from '#web/shell/use-is-online.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { LoadMore } from '#web/ui/load-more.tsx';
import type { SearchAddress } from '../search-address.ts';
import { HomeCard } from './home-card.tsx';
import { NothingFound } from './nothing-found.tsx';
import { CardSkeletons } from './results-skeleton.tsx';
import type { HomesFound } from './use-homes-found.ts';

type HomesListProps = {
  search: SearchAddress;
  found: HomesFound;
  query: string;
  markedId: string | null;
  onMark: (id: string | null) => void;
  onChange: (next: Partial<SearchAddress>) => void;
  onSearch: (words: string, place: Point | null) => void;
};

/** The number of cards above the fold, whose pictures load immediately. */
const EAGER = 2;

/** Shows the list of a search in each of its states: loading, failed, nothing there, nothing left, and the homes. */
export const HomesList = ({ search, found, query, markedId, onMark, onChange, onSearch }: HomesListProps) => {
  const { first, homes } = found;
  const isOnline = useIsOnline();
  if (found.isPending) return <CardSkeletons />;
  if (!first) {
    const isOffline = !isOnline && isUnreachable(found.error);
    return (
      <FailedQuery of={found} title={isOffline ? 'You’re offline' : 'The funeral homes could not be loaded.'}>
        {isOffline
          ? 'We’ll search as soon as you’re back online.'
          : isUnreachable(found.error)
            ? undefined
            : messageOf(found.error)}
      </FailedQuery>
    );
  }
  if (homes.length === 0) return <NothingFound search={search} first={first} onChange={onChange} onSearch={onSearch} />;
  return (
    <div aria-busy={found.isPlaceholderData || undefined}>
      <ul className={classNames('space-y-4 transition-opacity duration-(--popover-in)', found.isPlaceholderData && 'opacity-60')}>
        {homes.map((home, index) => (
          <HomeCard
            key={home.id}
            home={home}
            query={query}
            isMarked={home.id === markedId}
            isEager={index < EAGER}
            onMark={onMark}
          />
        ))}
      </ul>
      {found.isFetchNextPageError ? (
        <div role="alert" className="py-6 text-center">
          <p className="font-semibold">The next funeral homes could not be loaded.</p>
          <Button className="mt-3" isBusy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            Retry
          </Button>
        </div>
      ) : (
        <LoadMore
          count={homes.length}
          total={first.total}
          noun="funeral homes"
          hasMore={found.hasNextPage}
          isLoading={found.isFetchingNextPage}
          onLoadMore={() => onChange({ page: (found.data?.pages.length ?? 1) + 1 })}
        />
      )}
    </div>
  );
};
