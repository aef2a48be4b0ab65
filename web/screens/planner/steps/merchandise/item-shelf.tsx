import { LayoutGrid, List, SearchX } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { ItemView } from '#shared/contract/planner-merchandise.ts';
import type { MerchandiseCategory } from '#shared/model/merchandise.ts';
import { formatCents } from '#shared/values/money.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { ItemCard } from '#web/parts/merchandise/item-card.tsx';
import { ItemFilters } from '#web/parts/merchandise/item-filters.tsx';
import { filterCount, type ItemsAddress, type ItemsView, withoutFilters } from '#web/parts/merchandise/items-address.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { isRuled, LawWords, type PricingHome } from './law-words.tsx';
import { useFilters, useItems } from './use-items.ts';

/** What a plan or a case does with the items that a home sells. */
type Shelf = {
  home: PricingHome;
  onOpen: (item: ItemView) => void;
  /** Chooses an item, or says that it is chosen. */
  choice: (item: ItemView) => ReactNode;
  /** Says beside an item’s price what it means for a package. */
  note?: (item: ItemView) => ReactNode;
  /** Shows in place of the items if the planner has none, which for a case may mean only that the home hides them there. */
  nothing?: ReactNode;
};
type ShelfCategory = Pick<MerchandiseCategory, 'id' | 'name' | 'description' | 'gplLine'>;

/** Shows a category as a price list: names, identifying descriptions, and prices, without pictures (16 CFR 453.2(b)(2), (3)). */
type ShownItems = { category: ShelfCategory; items: readonly ItemView[]; shelf: Shelf };

const ItemPriceList = ({ category, items, shelf }: ShownItems) => {
  return (
    <ul aria-label={`Price list: ${category.name}`} className="divide-y divide-border border-y border-border">
      {items.map((item) => (
        <li key={item.id} className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
          <div className="min-w-0">
            <h3 className="text-base">{item.name}</h3>
            <p className="mt-0.5 text-sm text-muted">{item.description}</p>
            <TextButton className="text-sm" aria-label={`Picture and details: ${item.name}`} onClick={() => shelf.onOpen(item)}>
              Picture and details
            </TextButton>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-3 sm:flex-col sm:items-end sm:justify-start">
            <span className="sm:text-right">
              <span className="block font-semibold tabular-nums">{formatCents(item.priceCents)}</span>
              {shelf.note?.(item)}
            </span>
            {shelf.choice(item)}
          </div>
        </li>
      ))}
    </ul>
  );
};

/** Shows items with their pictures. */
const ItemCards = ({ items, shelf }: Omit<ShownItems, 'category'>) => {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {items.map((item) => (
        <li key={item.id}>
          <ItemCard item={item}>
            <span className="basis-full empty:hidden">{shelf.note?.(item)}</span>
            {shelf.choice(item)}
            <Button look="quiet" aria-label={`Details: ${item.name}`} onClick={() => shelf.onOpen(item)}>
              Details
            </Button>
          </ItemCard>
        </li>
      ))}
    </ul>
  );
};

const views = [
  { key: 'list', label: 'Price list', icon: List },
  { key: 'pictures', label: 'Pictures', icon: LayoutGrid },
] as const;

const ViewChoice = ({ view, onChange }: { view: ItemsView; onChange: (view: ItemsView) => void }) => (
  <fieldset aria-label="Show as" className="inline-flex justify-self-start rounded-control border border-border-strong p-0.5">
    {views.map(({ key, label, icon }) => (
      <button
        key={key}
        type="button"
        aria-pressed={view === key}
        onClick={() => onChange(key)}
        className={classNames(
          'inline-flex min-h-11 items-center gap-2 rounded-[8px] px-4 text-sm font-semibold transition-colors duration-(--hover)',
          view === key ? 'bg-primary-soft text-primary forced-colors:outline-2' : 'text-muted hover:text-text',
        )}
      >
        <Icon of={icon} size={18} />
        {label}
      </button>
    ))}
  </fieldset>
);

type PlannerFiltersProps = Omit<ComponentProps<typeof ItemFilters>, 'filters'> & { locationId: string; categoryId: string };

const PlannerFilters = ({ locationId, categoryId, ...shown }: PlannerFiltersProps) => (
  <ItemFilters {...shown} filters={useFilters(locationId, categoryId, shown.address.quickFilters)} />
);

/** This many items need no filters. */
const FEW = 2;

const Loading = ({ view }: { view: ItemsView }) => (
  <div aria-busy="true" className={view === 'list' ? 'grid gap-4' : 'grid gap-4 sm:grid-cols-2'}>
    {['one', 'two', 'three', 'four'].map((key) => (
      <Skeleton key={key} className={view === 'list' ? 'h-24' : 'h-96'} />
    ))}
  </div>
);

type ItemShelfProps = { category: ShelfCategory; shelf: Shelf; address: ItemsAddress; onChange: (address: ItemsAddress) => void };

const ItemResults = ({ category, shelf, address, onChange, view }: ItemShelfProps & { view: ItemsView }) => {
  const found = useItems(shelf.home.locationId, category.id, address, view);
  const { items, total } = found;
  if (found.isPending) return <Loading view={view} />;
  if (found.isError && items.length === 0) return <FailedQuery of={found} title="The items could not be loaded." />;
  if (items.length === 0 && filterCount(address) > 0)
    return (
      <EmptyState
        icon={SearchX}
        title="Nothing here fits these filters."
        action={<Button onClick={() => onChange(withoutFilters(address))}>Clear the filters</Button>}
      >
        The home sells other {category.name.toLowerCase()}; remove a filter to see them.
      </EmptyState>
    );
  if (items.length === 0 && shelf.nothing) return shelf.nothing;
  if (items.length === 0)
    return (
      <EmptyState title={`This home sells no ${category.name.toLowerCase()} at present.`}>You can continue without.</EmptyState>
    );
  return (
    <div aria-busy={found.isPlaceholderData || undefined} className={classNames(found.isPlaceholderData && 'opacity-60')}>
      <p role="status" className="mb-3 text-sm text-muted tabular-nums">
        {items.length < total ? `${items.length} of ${total} items` : `${total} ${total === 1 ? 'item' : 'items'}`}
      </p>
      {view === 'list' ? <ItemPriceList {...{ category, items, shelf }} /> : <ItemCards {...{ items, shelf }} />}
      {found.hasNextPage && (
        <div className="mt-6 text-center">
          <Button isBusy={found.isFetchingNextPage} busyLabel="Loading..." onClick={() => void found.fetchNextPage()}>
            + Load more
          </Button>
        </div>
      )}
      {found.isFetchNextPageError && (
        <p role="alert" className="mt-3 text-center text-sm text-danger">
          More could not be loaded. Please try again.
        </p>
      )}
    </div>
  );
};

/** Shows the items of one category: first the disclosures and the price list, then pictures on request. `sold` is how many there are. */
export const ItemShelf = ({ sold, above, ...shown }: ItemShelfProps & { sold: number; above?: ReactNode }) => {
  const { category, shelf, address, onChange } = shown;
  const view = address.view ?? (isRuled(category) ? 'list' : 'pictures');
  return (
    <div className="grid gap-6">
      {category.description && <p className="max-w-measure text-muted">{category.description}</p>}
      <LawWords category={category} home={shelf.home} />
      {above}
      <ViewChoice view={view} onChange={(next) => onChange({ ...address, view: next })} />
      {(sold > FEW || filterCount(address) > 0) && (
        <PlannerFilters locationId={shelf.home.locationId} categoryId={category.id} address={address} onChange={onChange} />
      )}
      <ItemResults {...shown} view={view} />
    </div>
  );
};
