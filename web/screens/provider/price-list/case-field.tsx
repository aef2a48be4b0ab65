import { useState } from 'react';
import type { FoundCase } from '#shared/contract/search.ts';
import { api } from '#web/session/api.ts';
import { SearchCombobox } from '#web/ui/search-combobox.tsx';
import type { SuggestionStatus } from '#web/ui/use-suggestions.ts';

const nameOf = ({ decedentFullName, caseNumber }: FoundCase) => `${decedentFullName}, ${caseNumber}`;

/** Picks one of the home's cases by any word of it. Other text than the picked case's name picks none. */
export const CaseField = ({ label, onPick }: { label: string; onPick: (caseId: string | null) => void }) => {
  const [text, setText] = useState('');
  const [found, setFound] = useState<{ items: readonly FoundCase[]; status: SuggestionStatus }>({ items: [], status: 'idle' });
  const ask = async (query: string) => {
    if (query === '') return setFound({ items: [], status: 'idle' });
    try {
      const { cases } = await api.search.searchHome({ query }, { context: { staysHere: true } });
      setFound({ items: cases, status: 'ready' });
    } catch {
      setFound({ items: [], status: 'failed' });
    }
  };
  return (
    <SearchCombobox
      label={label}
      isLabelHidden={false}
      isOptional
      hint="Search by name, number, or contact. The case then shows who got the list."
      value={text}
      onChange={(next) => {
        setText(next);
        onPick(null);
      }}
      onQuery={(query) => void ask(query)}
      onSubmit={() => undefined}
      items={found.items}
      status={found.status}
      itemKey={({ id }) => id}
      itemText={nameOf}
      onPick={(picked) => {
        setText(nameOf(picked));
        onPick(picked.id);
      }}
    />
  );
};
