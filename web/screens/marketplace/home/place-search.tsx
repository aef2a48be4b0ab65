import { LocateFixed, Search } from 'lucide-react';
import { type FormEvent, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Suggestion } from '#shared/contract/marketplace-views.ts';
import type { Point } from '#shared/values/geo.ts';
import { PlaceSuggestion } from '#web/parts/place-suggestion.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SearchCombobox } from '#web/ui/search-combobox.tsx';
import { BusyRing } from '#web/ui/spinner.tsx';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

const REFUSED =
  'Your browser did not share your location. You can allow it in the settings of your browser, or type your city or ZIP code instead.';
const UNKNOWN = 'Your location could not be found. Please type your city or ZIP code instead.';

/** Rounds to two decimals, about half a mile: close enough for a search, without putting in the page's address where someone lives. */
const roughly = (degrees: number) => Math.round(degrees * 100) / 100;

/** Asks the browser where the person is, only when told to. `problem` says why there is no answer. */
const useMyLocation = (onFound: (place: Point) => void) => {
  const [isLocating, setIsLocating] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const locate = useCallback(() => {
    setProblem(null);
    if (!('geolocation' in navigator)) {
      setProblem(UNKNOWN);
      return;
    }
    setIsLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsLocating(false);
        onFound({ lat: roughly(coords.latitude), lon: roughly(coords.longitude) });
      },
      (error) => {
        setIsLocating(false);
        setProblem(error.code === error.PERMISSION_DENIED ? REFUSED : UNKNOWN);
      },
      { timeout: 10_000, maximumAge: 600_000 },
    );
  }, [onFound]);
  return { isLocating, problem, locate, forget: () => setProblem(null) };
};

const EMPTY = 'Enter a city, a ZIP code or the name of a funeral home.';

export type PlaceSearchProps = {
  /** What is in the box at first. */
  words: string;
  onSearch: (words: string, place: Point | null) => void;
  /** Runs when someone first approaches the box, so that the results screen can load. */
  onApproach?: () => void;
  isLarge?: boolean;
};

/** Shows the search box: a city, a ZIP code, or a home's name, suggestions, and "use my location". */
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
  const locate = () => {
    setError(undefined);
    locating.locate();
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
        <div className={classNames('flex gap-3', isLarge ? 'flex-col sm:flex-row sm:items-start' : 'items-start')}>
          <SearchCombobox
            className="min-w-0 flex-1"
            label="City, ZIP code or funeral home"
            isLabelHidden={!isLarge}
            isLarge={isLarge}
            placeholder="Boston, MA or 02118"
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
                onClick={locate}
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
            className={isLarge ? 'sm:mt-[calc(1.0625rem*1.55+0.375rem)]' : 'max-sm:w-11 max-sm:px-0'}
          >
            {isLarge ? (
              'Find funeral homes'
            ) : (
              <>
                <Icon of={Search} className="sm:hidden" />
                <span className="sr-only sm:not-sr-only">Search</span>
              </>
            )}
          </Button>
        </div>
      </form>
    </search>
  );
};
