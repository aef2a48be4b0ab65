import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useDrawer, useDrawerTitle } from '#web/drawers/use-drawer.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { problemOf } from '#web/session/api-problem.ts';
import { query } from '#web/session/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { EmptyState, Skeleton, SkeletonText } from '#web/ui/states.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { ItemEditor } from '../item-editor.tsx';

export const title = 'Item';
export const isWide = true;

/** Loads an item, or an empty one of the category that the address is about. */
function useSetup(mayChange: boolean) {
  const { params } = useDrawer();
  const { categoryId = '' } = useParams();
  const isNew = params.item === 'new';
  const loaded = useQuery({
    ...query.merchandise.getItemSetup.queryOptions({ input: { id: params.item ?? '', validateGlobalItem: 'true' } }),
    enabled: !isNew,
  });
  const empty = useQuery({
    ...query.merchandise.getNewItemSetup.queryOptions({ input: { id: categoryId } }),
    enabled: isNew && mayChange,
    // Each opening begins another item.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { isNew, found: isNew ? empty : loaded };
}

/** Edits an item beside the card that families see: its prices, pictures, and, if it’s the home’s own, its words. */
export const Component = () => {
  const { may, whyNot } = useWorkspace();
  const mayChange = may('prices.change');
  const { isNew, found } = useSetup(mayChange);
  const { data } = found;
  useDrawerTitle(isNew && mayChange ? 'New item' : data?.item.name);
  if (isNew && !mayChange) return <Banner>{whyNot('prices.change')}</Banner>;
  if (data) return <ItemEditor key={`${data.item.id} ${data.source}`} setup={data} isNew={isNew} />;
  if (found.isError && problemOf(found.error)?.code === 'not_found')
    return <EmptyState title="We can’t find this item.">It may have been removed from the catalog.</EmptyState>;
  if (found.isError) return <FailedQuery of={found} title="We couldn’t load the item." />;
  return (
    <div aria-busy="true" className="grid gap-5">
      <Skeleton className="h-40" />
      <SkeletonText lines={6} />
    </div>
  );
};
