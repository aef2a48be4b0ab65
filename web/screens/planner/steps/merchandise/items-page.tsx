import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MerchandisePage } from '#shared/model/enumerations/merchandise.ts';
import type { MerchandiseCategory } from '#shared/model/merchandise.ts';
import { categoriesOn } from '#shared/planner/offers.ts';
import { servicesOn } from '#shared/planner/service-visibility.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { type ItemsAddress, readItemsAddress, withoutFilters, writeItemsAddress } from '#web/parts/merchandise/items-address.ts';
import { ItemSearch } from '#web/questions/item-search.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useStableFocus } from '#web/ui/use-stable-focus.ts';
import { usePlanner } from '../../store/use-planner.ts';
import { searchItemsOf } from '../services/planner-sources.tsx';
import { ServiceCards } from '../services/service-cards.tsx';
import { ChooseItem } from './choose-item.tsx';
import { ChosenList } from './chosen-list.tsx';
import { InPackage, PackageGoods } from './in-package.tsx';
import { ItemShelf } from './item-shelf.tsx';
import { useChosenItems } from './use-chosen-items.ts';
import { useItemChoice } from './use-item-choice.tsx';

/** Finds an item in the page's categories by its words and adds it to the plan: ten at a time, and ten more. */
const ItemSearchBox = ({ categoryIds }: { categoryIds: readonly string[] }) => {
  const { home, plan } = usePlanner();
  const { chosen } = useChosenItems();
  const [said, setSaid] = useState('');
  const { pick, question } = useItemChoice(({ name }) => setSaid(`${name} is in your plan.`));
  const input = useRef<HTMLInputElement>(null);
  const key = categoryIds.join(',');
  const searchItems = useMemo(
    () => searchItemsOf({ home, type: plan.dispositionType, categoryIds: key.split(',') }),
    [home, plan.dispositionType, key],
  );
  return (
    <div className="max-w-md">
      <ItemSearch
        id="find-item"
        inputRef={input}
        label="Items"
        describedBy={undefined}
        isInvalid={false}
        searchItems={searchItems}
        selected={chosen.map(({ item }) => item.id)}
        onPick={({ locationItemId, name }) => pick({ id: locationItemId, name })}
      />
      {question}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
};

type CategoryItemsProps = { category: MerchandiseCategory; address: ItemsAddress; onChange: (address: ItemsAddress) => void };

/** Shows the items of one category, with what the package of the plan includes of it. */
const CategoryItems = ({ category, address, onChange }: CategoryItemsProps) => {
  const { home } = usePlanner();
  const { open } = useDrawer();
  const shelf = {
    home,
    onOpen: ({ id }: { id: string }) => open('merchandise-item', { item: id }),
    choice: (item: { id: string; name: string }) => <ChooseItem item={item} />,
    note: (item: { id: string; name: string }) => <InPackage item={item} />,
  };
  return (
    <>
      <h2 className="sr-only">{category.name}</h2>
      <ItemShelf
        {...{ category, shelf, address, onChange }}
        sold={home.items.filter(({ itemCategoryId }) => itemCategoryId === category.id).length}
        above={<PackageGoods category={category} />}
      />
    </>
  );
};

/** Shows a merchandise page: the chosen items at the top, a search, the categories with their items, and the page's services. */
export const ItemsPage = ({ page }: { page: MerchandisePage }) => {
  const { home, plan } = usePlanner();
  const [search, setSearch] = useSearchParams();
  const stable = useStableFocus<HTMLDivElement>();
  const categories = categoriesOn(home, plan, page);
  const hasServices = servicesOn(home, plan, page).length > 0;
  const address = readItemsAddress(search);
  const category = categories.find(({ id }) => id === address.category) ?? categories[0];
  if (!category) return null;
  // A checked filter has to stay checked, so it renders during the press itself, however slow the list is.
  const show = (next: ItemsAddress) =>
    setSearch((before) => writeItemsAddress(before, next), { replace: true, flushSync: true, preventScrollReset: true });
  const ids = categories.map(({ id }) => id);
  const items = <CategoryItems key={category.id} {...{ category, address }} onChange={show} />;
  return (
    <div className="grid gap-8" {...stable}>
      <ChosenList categoryIds={ids} />
      <ItemSearchBox categoryIds={ids} />
      {categories.length === 1 ? (
        <section aria-label={category.name}>{items}</section>
      ) : (
        <Tabs
          label="Kinds of merchandise"
          selected={category.id}
          // Each category has its own filters.
          onSelect={(id) => show({ ...withoutFilters(address), category: id, view: null })}
          tabs={categories.map(({ id, name }) => ({ key: id, label: name, panel: items }))}
        />
      )}
      {hasServices && <ServiceCards page={page} />}
    </div>
  );
};
