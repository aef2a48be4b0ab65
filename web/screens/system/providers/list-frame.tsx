import type { ReactNode } from 'react';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { moveInList } from '#web/workspace/keys/move-in-list.ts';

/** What a list needs from an infinite query. */
export type ListQuery<Item> = {
  data: { pages: readonly { items: readonly Item[]; total?: number }[] } | undefined;
  error: unknown;
  isPending: boolean;
  isRefetching: boolean;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
};

type ListFrameProps<Item> = {
  found: ListQuery<Item>;
  /** What is listed, in the singular and the plural. */
  noun: readonly [one: string, many: string];
  failed: string;
  empty: ReactNode;
  row: (item: Item) => ReactNode;
};

const Loading = () => (
  <div aria-busy="true" className="grid gap-3">
    {['one', 'two', 'three'].map((key) => (
      <Skeleton key={key} className="h-28 rounded-card" />
    ))}
  </div>
);

/** Shows a list in its four states: loading, failed, empty, or loaded with a way to more. */
export const ListFrame = <Item extends { id: string }>({ found, noun, failed, empty, row }: ListFrameProps<Item>) => {
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  if (found.isPending) return <Loading />;
  if (!found.data) return <FailedQuery of={found} title={failed} />;
  if (items.length === 0) return empty;
  return (
    <>
      <ul className="grid gap-3" aria-busy={found.isPlaceholderData} onKeyDown={moveInList}>
        {items.map((item) => (
          <li key={item.id}>{row(item)}</li>
        ))}
      </ul>
      <LoadMore
        count={items.length}
        total={found.data.pages[0]?.total}
        noun={noun[items.length === 1 ? 0 : 1]}
        hasMore={found.hasNextPage}
        isLoading={found.isFetchingNextPage}
        onLoadMore={() => void found.fetchNextPage()}
      />
    </>
  );
};
