import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#web/session/query.ts';
import { SearchCombobox } from '#web/ui/search-combobox.tsx';

/** How many homes are offered, and how long after the last keystroke. */
const OFFERED = 8;
const DEBOUNCE_MS = 300;

/** Picks a home by the beginning of its name. */
export const HomeFilter = ({ onPick }: { onPick: (id: string) => void }) => {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState('');
  const found = useQuery({
    ...query.systemHomes.getSystemLocations.queryOptions({ input: { query: wanted, pageSize: OFFERED } }),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <SearchCombobox
      label="Home"
      isLabelHidden={false}
      hint="Start of its name"
      maxLength={120}
      value={text}
      onChange={setText}
      onQuery={setWanted}
      debounceMs={DEBOUNCE_MS}
      items={wanted === '' ? [] : (found.data?.items ?? [])}
      status={found.isError ? 'failed' : wanted !== '' && found.isSuccess ? 'ready' : 'idle'}
      itemKey={({ id }) => id}
      itemText={({ name }) => name}
      renderItem={({ name, city, stateCode }) => (
        <>
          <span className="font-semibold">{name}</span>{' '}
          <span className="text-muted">
            {city}, {stateCode}
          </span>
        </>
      )}
      onPick={({ id }) => {
        setText('');
        setWanted('');
        onPick(id);
      }}
    />
  );
};
