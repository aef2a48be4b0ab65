import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterFields } from '../home/filter-fields.tsx';
import { useHomesFound } from '../home/use-homes-found.ts';
import { useSearchAddress } from '../home/use-search-address.ts';
import { countFilters, type SearchAddress, toHomeSearch, withoutFilters } from '../search-address.ts';

export const title = 'Filters';

/** Chooses the filters of a search on a small screen, and applies them together. */
export const Component = () => {
  const { search } = useSearchAddress();
  const navigate = useNavigate();
  const { close } = useDrawer();
  const [wanted, setWanted] = useState<SearchAddress>(search);
  const now = useHomesFound(search);
  const then = useHomesFound(wanted);
  const total = then.isPlaceholderData ? undefined : then.first?.total;
  const apply = () => {
    // The history entry that opened the drawer becomes the filtered list, so that Back goes to the list as it was.
    void navigate(paths.home(toHomeSearch({ ...wanted, page: 1 })), { replace: true, preventScrollReset: true });
  };
  return (
    // The sheet has its full height from the start, whatever choices load.
    <div className="min-h-[90dvh] pb-20 md:min-h-0">
      <FilterFields
        search={wanted}
        facets={now.first?.facets}
        hasPlace={now.first ? now.first.understoodAs === 'place' : true}
        onChange={(next) => setWanted({ ...wanted, ...next })}
      />
      <div className="sticky -bottom-6 z-10 -mx-6 mt-8 -mb-26 flex gap-3 border-t border-border bg-surface px-6 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <Button className="flex-1" disabled={countFilters(wanted) === 0} onClick={() => setWanted(withoutFilters(wanted))}>
          Clear filters
        </Button>
        <Button look="primary" className="flex-1" onClick={wanted === search ? close : apply}>
          {total === undefined ? 'Show homes' : `Show ${total} ${total === 1 ? 'home' : 'homes'}`}
        </Button>
      </div>
    </div>
  );
};
