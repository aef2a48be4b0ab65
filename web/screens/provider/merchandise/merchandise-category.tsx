import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Plus, SearchX } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router-dom';
import { goodsPaperOf } from '#shared/funeral-rule/findings-of-paper.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { query } from '#web/session/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { FileActions } from './file-actions.tsx';
import { GoodsLists } from './goods-lists.tsx';
import { whyNoOrder } from './item-order.ts';
import { ItemsGrid } from './items-grid.tsx';
import { isFiltered, readShownAddress, type ShownAddress, withoutAnyFilter, writeShownAddress } from './shown-address.ts';
import { ShownFilters, type ShownFiltersProps } from './shown-filters.tsx';
import { useWorkingItems } from './use-working-items.ts';
import { WorkingCards } from './working-cards.tsx';

const Items = ({ categoryId, address, onChange }: ShownFiltersProps) => {
  const found = useWorkingItems(categoryId, address);
  const { items, total, take } = found;
  if (found.isPending)
    return (
      <div aria-busy="true" className="grid gap-2">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((each) => (
          <Skeleton key={each} className="h-14 w-full" />
        ))}
      </div>
    );
  if (found.isError && items.length === 0) return <FailedQuery of={found} title="We couldn’t load the items." />;
  if (items.length === 0 && address.show === 'faulty' && !isFiltered({ ...address, show: 'all' }))
    return (
      <EmptyState
        icon={CircleCheck}
        title="Nothing to look at."
        action={<Button onClick={() => onChange(withoutAnyFilter(address))}>Show all items</Button>}
      >
        No item here lacks a price or needs a decision.
      </EmptyState>
    );
  if (items.length === 0 && isFiltered(address))
    return (
      <EmptyState
        icon={SearchX}
        title="No items match."
        action={<Button onClick={() => onChange(withoutAnyFilter(address))}>Show all items</Button>}
      >
        Try another word, or take off a filter.
      </EmptyState>
    );
  if (items.length === 0)
    return <EmptyState title="No items here yet.">The catalog has none in this category. Add one of your own.</EmptyState>;
  const list = { isSorted: address.sort !== 'home', isFiltered: isFiltered(address), isWhole: !found.hasNextPage };
  return (
    <div aria-busy={found.isPlaceholderData || undefined}>
      {address.view === 'pictures' ? (
        <WorkingCards items={items} />
      ) : (
        <ItemsGrid {...{ categoryId, items, take }} whyNoOrder={whyNoOrder(list)} />
      )}
      {(found.hasNextPage || total > items.length) && (
        <LoadMore
          count={items.length}
          total={total}
          noun="items"
          hasMore={found.hasNextPage}
          isLoading={found.isFetchingNextPage}
          onLoadMore={() => void found.fetchNextPage()}
        />
      )}
    </div>
  );
};

/** Shows the items of one category, as a table that is edited like a spreadsheet or as cards. */
export const Component = () => {
  const { categoryId = '' } = useParams();
  const { locationId, may, whyNot } = useWorkspace();
  const { open } = useDrawer();
  const [search, setSearch] = useSearchParams();
  const categories = useQuery(query.merchandise.allWorkingItemCategories.queryOptions({ input: {} }));
  const category = categories.data?.categories.find(({ id }) => id === categoryId);
  const paper = goodsPaperOf(category?.gplLine);
  const address = readShownAddress(search);
  // A checked filter has to stay checked, so it renders during the press itself, however slow the list is.
  const show = (next: ShownAddress) =>
    setSearch((before) => writeShownAddress(before, next), { replace: true, flushSync: true, preventScrollReset: true });
  const back = (
    <LinkButton size="compact" to={workPaths.merchandise({ locationId })}>
      All categories
    </LinkButton>
  );
  if (categories.data && !category)
    return (
      <WorkspacePage title="Merchandise" actions={back}>
        <EmptyState title="We can’t find this category." action={back}>
          It may have been removed from the catalog.
        </EmptyState>
      </WorkspacePage>
    );
  return (
    <WorkspacePage
      title={category?.name ?? 'Merchandise'}
      lead={category?.description}
      actions={
        <>
          {back}
          <FileActions categoryId={categoryId} />
          {may('prices.change') && (
            <Button size="compact" icon={Plus} onClick={() => open('edit-item', { item: 'new' })}>
              Add your own
            </Button>
          )}
        </>
      }
    >
      {!may('prices.change') && <Banner className="mb-4">{whyNot('prices.change')}</Banner>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {paper && <GoodsLists papers={[paper]} />}
        <ShownFilters {...{ categoryId, address }} onChange={show} />
        <Items key={categoryId} {...{ categoryId, address }} onChange={show} />
      </div>
    </WorkspacePage>
  );
};
