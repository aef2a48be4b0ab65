import { useRef, useState } from 'react';
import type { Address } from '#shared/model/address.ts';
import type { AddressApiType } from '#shared/model/enumerations/question.ts';
import { SearchCombobox } from '../ui/search-combobox.tsx';
import { partLabels, partLengths } from './address-parts.ts';
import type { AddressSuggestion, SuggestAddresses } from './question-sources.ts';

/** Waits this long after the last keystroke before asking for suggestions (docs/decisions.md, Screens). */
const DEBOUNCE_MS = 60;

export type StreetFieldProps = {
  id: string;
  kind: AddressApiType;
  value: string;
  suggest: SuggestAddresses;
  onChange: (street: string) => void;
  onPick: (address: Partial<Address>) => void;
  isInvalid: boolean;
};

/** Shows the street, with the lookup's suggestions under it. If the lookup fails, the street is simply typed. */
export const StreetField = ({ id, kind, value, suggest, onChange, onPick }: StreetFieldProps) => {
  const [found, setFound] = useState<readonly AddressSuggestion[]>([]);
  const latest = useRef(0);
  const ask = async (text: string) => {
    latest.current += 1;
    const mine = latest.current;
    const suggestions = text.length < 3 ? [] : await suggest(text, kind).catch(() => []);
    if (mine === latest.current) setFound(suggestions);
  };
  const pick = async (suggestion: AddressSuggestion) => {
    latest.current += 1;
    setFound([]);
    const picked = await suggestion.resolve().catch(() => undefined);
    if (picked) onPick(picked);
  };
  return (
    <SearchCombobox
      id={id}
      label={kind === 'establishment' ? 'Place or street address' : partLabels.address1}
      isLabelHidden={false}
      keepsText
      maxLength={partLengths.address1}
      value={value}
      onChange={onChange}
      onQuery={(text) => void ask(text)}
      debounceMs={DEBOUNCE_MS}
      items={found}
      status={found.length > 0 ? 'ready' : 'idle'}
      itemKey={(suggestion) => suggestion.id}
      itemText={(suggestion) => suggestion.text}
      onPick={(suggestion) => void pick(suggestion)}
    />
  );
};
