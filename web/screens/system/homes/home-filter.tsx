import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#web/session/query.ts';
import { SearchCombobox } from '#web/ui/search-combobox.tsx';

/** How many homes are offered, and how long after the last keystroke. */
const OFFERED = 8;
const DEBOUNCE_MS = 300;

const noHome = 'No home’s name starts with this. A person is found by their whole email, or in the list of their home.';

type HomeFilterProps = { words: string; onPick: (id: string) => void };

/** Picks a home by the beginning of its name. `words` are typed already. */
export const HomeFilter = ({ words, onPick }: HomeFilterProps) => {
  const [text, setText] = useState(words);
  const [wanted, setWanted] = useState(words);
  const found = useQuery({
    ...query.systemHomes.getSystemLocations.queryOptions({ input: { query: wanted, pageSize: OFFERED } }),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  });
  const isNone = wanted !== '' && found.isSuccess && !found.isPlaceholderData && found.data.items.length === 0;
  return (
    <SearchCombobox
      label="Home"
      isLabelHidden={false}
      hint={isNone ? noHome : 'Start of its name'}
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
