import { Map as MapIcon, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { searchSorts } from '#shared/contract/search-bounds.ts';
import { searchSort } from '#shared/model/enumerations/location.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { countFilters, type SearchAddress } from '../search-address.ts';

type ResultsToolbarProps = {
  search: SearchAddress;
  total: number | undefined;
  /** False if the search failed, because then the list says so. */
  isSearching: boolean;
  hasPlace: boolean;
  onChange: (next: Partial<SearchAddress>) => void;
  onClear: () => void;
  /** Shown on demand if there is no room beside the list. */
  map: ReactNode;
};

/** Shows how many homes were found and their order, and on small screens the buttons for the filters and the map. */
export const ResultsToolbar = ({ search, total, isSearching, hasPlace, onChange, onClear, map }: ResultsToolbarProps) => {
  const { open } = useDrawer();
  const [isMapShown, setIsMapShown] = useState(false);
  const filters = countFilters(search);
  return (
    <div className="mb-5">
      <div className="lg:flex lg:items-end lg:justify-between lg:gap-4">
        <p role="status" className="pb-2.5 text-muted tabular-nums">
          {total === undefined ? isSearching && 'Searching...' : `${total} ${total === 1 ? 'funeral home' : 'funeral homes'}`}
          {hasPlace && total !== undefined && ` within ${search.radius} miles`}
        </p>
        <div className="grid grid-cols-2 gap-2.5 min-[22.5rem]:grid-cols-[auto_auto_1fr] lg:block">
          <Button icon={SlidersHorizontal} onClick={() => open('search-filters')} className="px-2! lg:hidden">
            {filters > 0 ? `Filters (${filters})` : 'Filters'}
          </Button>
          <Button
            icon={MapIcon}
            aria-expanded={isMapShown}
            onClick={() => setIsMapShown(!isMapShown)}
            className="px-4! lg:hidden"
          >
            Map
          </Button>
          <Select
            label="Sort by"
            className="items-center gap-2.5 max-[22.5rem]:col-span-2 lg:flex [&>div:first-child]:sr-only lg:[&>div:first-child]:not-sr-only lg:[&>div:first-child]:mb-0 lg:[&>div:first-child]:whitespace-nowrap [&>p:empty]:hidden"
            value={search.sort}
            onChange={(event) => onChange({ sort: searchSorts.find((sort) => sort === event.target.value) ?? search.sort })}
            options={searchSorts.map((sort) => ({ value: sort, label: searchSort.label(sort) }))}
          />
        </div>
      </div>
      {isMapShown && <div className="lg:hidden">{map}</div>}
      {filters > 0 && (
        <p className="mt-3 text-sm text-muted">
          {filters} {filters === 1 ? 'filter narrows' : 'filters narrow'} this list.{' '}
          <TextButton onClick={onClear}>Clear filters</TextButton>
        </p>
      )}
    </div>
  );
};
