import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { PlaceSuggestion } from '#web/parts/place-suggestion.tsx';
import { query } from '#web/session/query.ts';
import { SearchCombobox } from '#web/ui/search-combobox.tsx';

type BusinessSearchProps = { locationId: string; onPick: (placeId: string) => void };

/** Searches for a home's business on the map, among establishments only. */
export const BusinessSearch = ({ locationId, onPick }: BusinessSearchProps) => {
  const [text, setText] = useState('');
  const [request, setRequest] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const found = useQuery({
    ...query.marketplace.autocompletePlace.queryOptions({ input: { query: request, locationId } }),
    enabled: request !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  const items = request === '' ? [] : (found.data?.items ?? []);
  const isNothing = request !== '' && found.isSuccess && !found.isPlaceholderData && items.length === 0;
  return (
    <div ref={box}>
      <SearchCombobox
        label="Name of your business"
        isLabelHidden={false}
        hint="As it appears on the map, with its town if the name is common."
        value={text}
        onChange={setText}
        onQuery={setRequest}
        items={items}
        status={found.isError ? 'failed' : request !== '' && found.isSuccess ? 'ready' : 'idle'}
        itemKey={(item) => item.id}
        itemText={(item) => item.label}
        renderItem={(item) => <PlaceSuggestion item={item} />}
        onPick={(item) => onPick(item.id)}
      />
      {isNothing && (
        <p className="mt-3 text-muted">No business with that name is on the map. Try fewer words, or its street or town.</p>
      )}
    </div>
  );
};
