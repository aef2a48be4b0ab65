import type { ItemView } from '#shared/contract/planner-merchandise.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { Skeleton, SkeletonText } from '#web/ui/states.tsx';
import { type Planner, useOpenPlan } from '../../store/use-planner.ts';
import { ChooseItem } from './choose-item.tsx';
import { InPackage } from './in-package.tsx';
import { ItemDetails } from './item-details.tsx';
import { useItem } from './use-items.ts';

export const title = 'Details';

const Details = ({ item, planner: { home } }: { item: ItemView; planner: Planner }) => (
  <ItemDetails
    item={item}
    home={home}
    category={home.itemCategories.find(({ id }) => id === item.itemCategoryId)}
    note={<InPackage item={item} />}
    choice={<ChooseItem item={item} />}
  />
);

const Loaded = ({ planner, itemId }: { planner: Planner; itemId: string }) => {
  const { home } = planner;
  const known = home.items.find(({ id }) => id === itemId);
  const item = useItem(home.locationId, known?.itemCategoryId, itemId);
  if (!known || item.data === null) return <p>This home no longer sells that item.</p>;
  if (item.data) return <Details item={item.data} planner={planner} />;
  if (item.isLoadingError) return <FailedQuery of={item} title="The item could not be loaded." />;
  return (
    <div aria-busy="true" className="grid gap-5">
      <Skeleton className="aspect-[4/3]" />
      <SkeletonText lines={5} />
    </div>
  );
};

/** Shows the details of an item of merchandise, over the page that it was opened from. */
export const Component = () => {
  const { params } = useDrawer();
  const planner = useOpenPlan();
  if (!planner) return <p>There is no plan open here.</p>;
  return <Loaded planner={planner} itemId={(params.item ?? '').toLowerCase()} />;
};
