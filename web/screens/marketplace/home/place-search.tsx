import { LocateFixed } from 'lucide-react';
import { type FormEvent, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Suggestion } from '#shared/contract/marketplace-views.ts';
import type { Point } from '#shared/values/geo.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SearchCombobox } from '#web/ui/search-combobox.tsx';
import { BusyRing } from '#web/ui/spinner.tsx';
import { PlaceSuggestion } from './place-suggestion.tsx';
import { useMyLocation } from './use-my-location.ts';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

const EMPTY = 'Enter a city, a ZIP code or the name of a funeral home.';

export type PlaceSearchProps = {
  /** What the box holds at first. */
  words: string;
  onSearch: (words: string, place: Point | null) => void;
  /** Called when the box is first approached, so that the screen behind the search can be fetched. */
  onApproach?: () => void;
  isLarge?: boolean;
};

/** The search box: a city, a ZIP code or a home's name, suggestions, and "use my location". */
export const PlaceSearch = ({ words, onSearch, onApproach, isLarge = false }: PlaceSearchProps) => {
  const navigate = useNavigate();
  const [text, setText] = useState(words);
  const [shownWords, setShownWords] = useState(words);
  const [error, setError] = useState<string | undefined>();
  const { items, status, ask } = usePlaceSuggestions();
  const locating = useMyLocation(useCallback((place: Point) => onSearch('', place), [onSearch]));
  if (words !== shownWords) {
    setShownWords(words);
    setText(words);
  }

  const search = (typed: string) => {
    locating.forget();
    setError(typed === '' ? EMPTY : undefined);
    if (typed !== '') onSearch(typed, null);
  };
  const pick = (item: Suggestion) => {
    setError(undefined);
    if (item.kind === 'home' && item.locationId) void navigate(paths.funeralHome({ locationId: item.locationId }));
    else if ((item.kind === 'address' || item.kind === 'establishment') && item.lat !== null && item.lon !== null) {
      onSearch(item.label, { lat: item.lat, lon: item.lon });
    } else onSearch(item.label, null);
  };
  return (
    <search>
      <form
        onFocus={onApproach}
        onPointerEnter={onApproach}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          search(text.trim());
        }}
      >
        <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
          <SearchCombobox
            className="min-w-0 flex-1"
            label="City, ZIP code or funeral home"
            isLabelHidden={!isLarge}
            isLarge={isLarge}
            placeholder="City, ZIP code or a home's name"
            name="query"
            value={text}
            onChange={setText}
            onQuery={ask}
            items={items}
            status={status}
            itemKey={(item) => item.id}
            itemText={(item) => item.label}
            renderItem={(item) => <PlaceSuggestion item={item} />}
            onPick={pick}
            onSubmit={search}
            error={error ?? locating.problem ?? undefined}
            end={
              <button
                type="button"
                onClick={locating.locate}
                aria-busy={locating.isLocating || undefined}
                aria-label="Use my location"
                title="Use my location"
                className="inline-flex size-11 items-center justify-center rounded-control text-primary transition-colors duration-(--hover) hover:bg-primary-soft"
              >
                {locating.isLocating ? <BusyRing size={20} /> : <Icon of={LocateFixed} />}
              </button>
            }
          />
          <Button
            type="submit"
            look="primary"
            size={isLarge ? 'large' : 'regular'}
            className={isLarge ? 'sm:mt-[calc(0.375rem+0.9375rem*1.5)]' : undefined}
          >
            {isLarge ? 'Find funeral homes' : 'Search'}
          </Button>
        </div>
      </form>
    </search>
  );
};
