import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SearchPage } from '#shared/contract/marketplace-views.ts';
import type { Point } from '#shared/values/geo.ts';
import { inQueries } from '#web/session/in-queries.tsx';
import { usePageTitle } from '#web/shell/use-page-title.ts';
import { CompareTray } from '../compare/compare-tray.tsx';
import { type Need, needs } from '../need.ts';
import { type SearchAddress, toHomeSearch, withoutFilters } from '../search-address.ts';
import { FilterFields } from './filter-fields.tsx';
import { HomesList } from './homes-list.tsx';
import { NeedChoice } from './need-choice.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PlaceSearch } from './place-search.tsx';
import { ResultsMap } from './results-map.tsx';
import { ResultsToolbar } from './results-toolbar.tsx';
import { useHomesFound } from './use-homes-found.ts';
import { useSearchAddress } from './use-search-address.ts';

type ResultsProps = {
  onSearch: (words: string, place: Point | null) => void;
  onNeed: (need: Need) => void;
  /** Whether the search was made on this page, in which case the heading gets the focus. */
  takesFocus: boolean;
};

/** Returns the heading of the list: by place, by name, or by the words that we didn't recognize. */
const headingOf = (search: SearchAddress, first: SearchPage | undefined): string => {
  if (!first) return search.place && !search.query ? 'Funeral homes near you' : `Funeral homes near ${search.query}`;
  if (first.understoodAs === 'name') return `Funeral homes named “${search.query}”`;
  if (first.understoodAs === 'nothing') return `Nothing found for “${search.query}”`;
  if (search.place) return search.query ? `Funeral homes near ${search.query}` : 'Funeral homes near you';
  return `Funeral homes near ${first.place?.label ?? search.query}`;
};

/** Says what we assumed, if the words aren't exactly a place that we know. */
const Assumed = ({ search, first }: { search: SearchAddress; first: SearchPage | undefined }) => {
  const { place } = first ?? {};
  if (!place || place.match === 'exact' || search.place) return null;
  return (
    <p className="mt-2 max-w-measure">
      {place.match === 'zip-area'
        ? `We couldn’t find ZIP code ${search.query}. Showing homes near ${place.label}. Please check the ZIP code, or enter a city or town.`
        : `We couldn’t find “${search.query}.” Showing homes near ${place.label}.`}
    </p>
  );
};

/** Returns the query for a home's page: when the funeral is needed, and what is compared. */
const carriedQuery = (search: SearchAddress): string => {
  const { need, basket } = toHomeSearch(search);
  const query = new URLSearchParams(Object.entries({ need, basket }).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return query.size > 0 ? `?${query}` : '';
};

/**
 * Returns what distances in a comparison are measured from: a town or a ZIP code. Someone's own location or address never goes into a link for
 * relatives.
 */
const townOf = (search: SearchAddress, first: SearchPage | undefined) =>
  first?.understoodAs === 'place' && search.place === null ? first.place : null;

/** Focuses the heading after a search made here, once for each place. */
const useHeadingFocus = (place: string, takesFocus: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another list, read from its start
  useEffect(() => {
    if (!isFirst.current || takesFocus) {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    }
    isFirst.current = false;
  }, [place]);
  return heading;
};

/** Shows the homes of a search, a map of them, and the filters. */
export default inQueries(function Results({ onSearch, onNeed, takesFocus }: ResultsProps) {
  const { search, change } = useSearchAddress();
  const found = useHomesFound(search);
  const { first } = found;
  const [markedId, setMarkedId] = useState<string | null>(null);
  const title = headingOf(search, first);
  const heading = useHeadingFocus(`${search.query} ${search.place?.lat} ${search.place?.lon}`, takesFocus);
  usePageTitle(title);
  const narrow = useCallback((next: Partial<SearchAddress>) => void change(next, { replace: true }), [change]);
  const query = useMemo(() => carriedQuery(search), [search]);
  const center = search.place ?? first?.place ?? null;
  const hasPlace = first ? first.understoodAs === 'place' : true;
  return (
    <div className="mx-auto min-h-dvh max-w-page px-(--page-gutter) pt-6">
      <div className="grid gap-3 lg:grid-cols-[1fr_23rem] lg:items-start">
        <PlaceSearch words={search.query} onSearch={onSearch} />
        <NeedChoice value={search.need} onChange={onNeed} isSmall />
      </div>
      <div className="mt-8">
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        <Assumed search={search} first={first} />
        {search.need && <p className="mt-2 max-w-measure text-muted">{needs[search.need].intro}</p>}
      </div>
      {first?.understoodAs === 'nothing' ? (
        <div key="nothing" className="mt-6">
          <NothingFound search={search} first={first} onChange={narrow} onSearch={onSearch} />
        </div>
      ) : (
        <div key="homes" className="mt-5 grid gap-x-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <aside aria-label="Map and filters" className="hidden lg:block">
            <ResultsMap
              search={search}
              center={center}
              homes={found.homes}
              markedId={markedId}
              onMark={setMarkedId}
              className="mb-8 aspect-square w-full"
            />
            <h2 className="sr-only">Filters</h2>
            <FilterFields search={search} facets={first?.facets} hasPlace={hasPlace} onChange={narrow} />
          </aside>
          <div className="min-w-0">
            <ResultsToolbar
              search={search}
              total={first?.total}
              isSearching={found.isFetching}
              hasPlace={hasPlace}
              onChange={narrow}
              onClear={() => narrow(withoutFilters(search))}
              map={
                <ResultsMap
                  search={search}
                  center={center}
                  homes={found.homes}
                  markedId={markedId}
                  onMark={setMarkedId}
                  className="mt-4 aspect-[4/3] w-full"
                />
              }
            />
            <HomesList
              search={search}
              found={found}
              query={query}
              markedId={markedId}
              onMark={setMarkedId}
              onChange={narrow}
              onSearch={onSearch}
            />
          </div>
        </div>
      )}
      <CompareTray basket={search.basket} near={townOf(search, first)} need={search.need} />
    </div>
  );
});
