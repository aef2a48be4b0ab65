import { useQuery } from '@tanstack/react-query';
import { FilterX, MapPinned, SearchX } from 'lucide-react';
import type { SearchPage } from '#shared/contract/marketplace-views.ts';
import type { Point } from '#shared/values/geo.ts';
import { paths } from '#web/paths.ts';
import { query } from '#web/session/query.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { radiusChoices, type SearchAddress, toHomeSearch, withoutFilters } from '../search-address.ts';

type NothingFoundProps = {
  search: SearchAddress;
  first: SearchPage;
  onChange: (next: Partial<SearchAddress>) => void;
  onSearch: (words: string, place: Point | null) => void;
};

/** Says that we didn't recognize the words of a search, and offers similar places and other help. */
const UnknownPlace = ({ words, onSearch }: { words: string; onSearch: NothingFoundProps['onSearch'] }) => {
  // The beginning of a misspelled name is often correct, and the suggestions for it are probably what was meant.
  const beginning = words.slice(0, Math.max(3, Math.ceil(words.length * 0.6)));
  const whole = useQuery(query.marketplace.autocompletePlace.queryOptions({ input: { query: words } }));
  const begun = useQuery({
    ...query.marketplace.autocompletePlace.queryOptions({ input: { query: beginning } }),
    enabled: whole.data?.items.length === 0 && !/^\d/.test(words),
  });
  const items = (whole.data?.items.length ? whole.data.items : (begun.data?.items ?? [])).slice(0, 5);
  const isNumber = /^\d+$/.test(words);
  const isZipCode = /^\d{5}(-\d{4})?$/.test(words);
  return (
    <EmptyState
      icon={SearchX}
      title={isZipCode ? `We can’t find ZIP code ${words}` : `We can’t find a place or funeral home called “${words}”`}
      action={
        items.length > 0 &&
        items.map((item) =>
          item.kind === 'home' && item.locationId ? (
            <LinkButton key={item.id} to={paths.funeralHome({ locationId: item.locationId })}>
              {item.label}
            </LinkButton>
          ) : (
            <Button key={item.id} onClick={() => onSearch(item.label, null)}>
              {item.label}
            </Button>
          ),
        )
      }
    >
      {isZipCode
        ? 'Please check the number, or enter a city or town.'
        : isNumber
          ? 'A ZIP code has five digits, such as 02118. Please check the number, or enter a city or town.'
          : 'Please check the spelling, add the state (“Springfield, MA”), or enter a five-digit ZIP code.'}
      {items.length > 0 && <p className="mt-3 font-semibold text-text">Did you mean</p>}
    </EmptyState>
  );
};

/** Says that nothing was found, for one of three reasons, each with its own next step. */
export const NothingFound = ({ search, first, onChange, onSearch }: NothingFoundProps) => {
  if (first.understoodAs === 'nothing') return <UnknownPlace words={search.query} onSearch={onSearch} />;
  if (first.unfilteredTotal > 0) {
    return (
      <EmptyState
        icon={FilterX}
        title="No home matches all of your filters"
        action={
          <Button look="primary" onClick={() => onChange(withoutFilters(search))}>
            Clear filters
          </Button>
        }
      >
        {first.unfilteredTotal} {first.unfilteredTotal === 1 ? 'funeral home is' : 'funeral homes are'} here without them.
      </EmptyState>
    );
  }
  const other = first.closePlace?.label;
  const wider = radiusChoices.find((miles) => miles > search.radius);
  return (
    <EmptyState
      icon={MapPinned}
      title={
        other && first.place
          ? `No homes near ${first.place.label}`
          : `No funeral homes on Yarrow within ${search.radius} miles yet`
      }
      action={
        wider && (
          <Button look="primary" onClick={() => onChange({ radius: wider })}>
            Search within {wider} miles
          </Button>
        )
      }
    >
      {other ? (
        <>
          Did you mean <TextLink to={paths.home(toHomeSearch({ ...search, query: other, page: 1 }))}>{other}</TextLink>?
        </>
      ) : wider ? (
        'There may be one a little farther away.'
      ) : (
        'Please try a larger town nearby.'
      )}
    </EmptyState>
  );
};
