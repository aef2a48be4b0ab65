import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MerchandisePage } from '#shared/model/enumerations/merchandise.ts';
import { categoriesOn } from '#shared/planner/offers.ts';
import { servicesOn } from '#shared/planner/service-visibility.ts';
import { ItemSearch } from '#web/questions/item-search.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { usePlanner } from '../../store/use-planner.ts';
import { searchItemsOf } from '../services/planner-sources.tsx';
import { ServiceCards } from '../services/service-cards.tsx';
import { CategoryItems } from './category-items.tsx';
import { ChosenList } from './chosen-list.tsx';
import { type ItemsAddress, readItemsAddress, withoutFilters, writeItemsAddress } from './items-address.ts';
import { useChosenItems } from './use-chosen-items.ts';

/** Finds an item of the page's categories by its words and takes it into the plan: ten at a time, and ten more. */
const ItemSearchBox = ({ categoryIds }: { categoryIds: readonly string[] }) => {
  const { home } = usePlanner();
  const { chosen, choose } = useChosenItems();
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const key = categoryIds.join(',');
  const searchItems = useMemo(() => searchItemsOf(home.locationId, key.split(',')), [home.locationId, key]);
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
        onPick={({ locationItemId, name }) => {
          choose(locationItemId);
          setSaid(`${name} is in your plan.`);
        }}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
};

/** A merchandise page: what is chosen on top, a search, the categories with their items, and the services of the page. */
export const ItemsPage = ({ page }: { page: MerchandisePage }) => {
  const { home, plan } = usePlanner();
  const [search, setSearch] = useSearchParams();
  const categories = categoriesOn(home, plan, page);
  const hasServices = servicesOn(home, plan, page).length > 0;
  const address = readItemsAddress(search);
  const category = categories.find(({ id }) => id === address.category) ?? categories[0];
  if (!category) return null;
  // A ticked filter stays ticked: it is drawn within the press itself, however slow the list.
  const show = (next: ItemsAddress) =>
    setSearch((before) => writeItemsAddress(before, next), { replace: true, flushSync: true, preventScrollReset: true });
  const ids = categories.map(({ id }) => id);
  const items = <CategoryItems key={category.id} {...{ category, address }} onChange={show} />;
  return (
    <div className="grid gap-8">
      <ChosenList categoryIds={ids} />
      <ItemSearchBox categoryIds={ids} />
      {categories.length === 1 ? (
        <section aria-label={category.name}>{items}</section>
      ) : (
        <Tabs
          label="Kinds of merchandise"
          selected={category.id}
          // Filters are a category's own.
          onSelect={(id) => show({ ...withoutFilters(address), category: id, view: null })}
          tabs={categories.map(({ id, name }) => ({ key: id, label: name, panel: items }))}
        />
      )}
      {hasServices && <ServiceCards page={page} />}
    </div>
  );
};
