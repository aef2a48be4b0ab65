import { useQuery } from '@tanstack/react-query';
import type { CaseItemView } from '#shared/contract/case-merchandise.ts';
import type { ItemView } from '#shared/contract/planner-merchandise.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { PaidByPackage } from '#web/screens/cases/merchandise/goods-sums.tsx';
import { ItemDetails } from '#web/screens/planner/steps/merchandise/item-details.tsx';
import { useItem } from '#web/screens/planner/steps/merchandise/use-items.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { query } from '#web/session/query.ts';
import { FailedPanel, Skeleton, SkeletonText } from '#web/ui/states.tsx';
import { useMyCase } from '../use-my-case.ts';

export const title = 'Details';

/** Returns an item of the case with the words and the price that it was chosen with, and what else the home says of it today. */
const shownItem = (chosen: CaseItemView | undefined, today: ItemView | null | undefined): ItemView | undefined => {
  if (!chosen) return today ?? undefined;
  const { locationItemId: id, itemCategoryId, name, description, priceCents, image } = chosen;
  const kept = { id, itemCategoryId, name, description, priceCents, vendor: chosen.vendor || null };
  return {
    ...kept,
    attributes: today?.attributes ?? [],
    images: today?.images ?? (image ? [{ path: image, description: name }] : []),
  };
};

/** Shows the details of an item that a case has or could have, over the family’s page of merchandise. */
export const Component = () => {
  const { params } = useDrawer();
  const [caseId, itemId] = [params.case ?? '', (params.item ?? '').toLowerCase()];
  const view = useMyCase(caseId).data;
  const goods = useQuery(query.caseMerchandise.getCaseMerchandise.queryOptions({ input: { id: caseId } }));
  const item = useItem(view?.home.locationId ?? '', view ? '' : undefined, itemId);
  const chosen = goods.data?.items.find(({ locationItemId }) => locationItemId === itemId);
  const shown = view && goods.data && !item.isPending ? shownItem(chosen, item.data) : undefined;
  if (view && goods.data && shown)
    return (
      <ItemDetails
        item={shown}
        home={{ locationId: view.home.locationId, name: view.home.name, priceList: goods.data.priceList }}
        category={goods.data.categories.find(({ id }) => id === shown.itemCategoryId)}
        note={chosen && <PaidByPackage item={chosen} />}
        choice={chosen && <p className="text-sm text-muted">{chosen.quantity} chosen</p>}
      />
    );
  if (item.isLoadingError || goods.isLoadingError)
    return (
      <FailedPanel
        title="The item could not be loaded."
        onRetry={() => void (goods.isLoadingError ? goods : item).refetch()}
        isRetrying={item.isFetching || goods.isFetching}
        requestId={problemOf(item.error ?? goods.error)?.requestId}
      />
    );
  if (goods.data && item.data === null) return <p>This home no longer sells that item.</p>;
  return (
    <div aria-busy="true" className="grid gap-5">
      <Skeleton className="aspect-[4/3]" />
      <SkeletonText lines={5} />
    </div>
  );
};
