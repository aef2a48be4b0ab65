import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import type { Suggestion } from '#shared/contract/marketplace-views.ts';
import { PlaceSuggestion } from '#web/parts/place-suggestion.tsx';
import { query } from '#web/session/query.ts';
import { SearchCombobox } from '#web/ui/search-combobox.tsx';

/** Waits this long after the last keystroke before asking for suggestions (docs/decisions.md, Screens). */
const DEBOUNCE_MS = 60;
/** Fewer characters than this don't name a street. */
const MIN_LENGTH = 3;

type StreetSearchProps = Pick<ComponentProps<typeof SearchCombobox<Suggestion>>, 'id' | 'label' | 'error'> & {
  value: string;
  onChange: (street: string) => void;
  onPick: (suggestion: Suggestion) => void;
};

/** Shows the street address with the lookup's suggestions under it. If the lookup fails, it is simply typed. */
export const StreetSearch = ({ id, label, error, value, onChange, onPick }: StreetSearchProps) => {
  const [request, setRequest] = useState('');
  const found = useQuery({
    ...query.marketplace.autocompleteAddress.queryOptions({ input: { query: request } }),
    enabled: request.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const items = request.length >= MIN_LENGTH ? (found.data?.items ?? []) : [];
  return (
    <SearchCombobox
      id={id}
      label={label}
      isLabelHidden={false}
      keepsText
      error={error}
      value={value}
      onChange={onChange}
      onQuery={setRequest}
      debounceMs={DEBOUNCE_MS}
      items={items}
      status={items.length > 0 ? 'ready' : 'idle'}
      itemKey={(item) => item.id}
      itemText={(item) => item.label}
      renderItem={(item) => <PlaceSuggestion item={item} />}
      onPick={onPick}
      maxLength={120}
      autoComplete="address-line1"
    />
  );
};
