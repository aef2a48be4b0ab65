import { useState } from 'react';
import type { SearchPage } from '#shared/contract/marketplace-views.ts';
import { defaultAttributes, defaultLanguages } from '#shared/model/enumerations/location.ts';
import { basketKeys, baskets } from '#shared/pricing/basket.ts';
import { CheckboxGroup } from '#web/ui/choices.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { radiusChoices, type SearchAddress } from '../search-address.ts';
import { PriceRange } from './price-range.tsx';

export type FilterFieldsProps = {
  search: SearchAddress;
  facets: SearchPage['facets'] | undefined;
  /** False if homes were found by name, because then there is no place to be near. */
  hasPlace: boolean;
  onChange: (next: Partial<SearchAddress>) => void;
};

/** How many choices of a long list show at first. */
const SHORT = 6;

const ratings = [
  { value: '', label: 'Any rating' },
  { value: '3.5', label: '3.5 stars or more' },
  { value: '4', label: '4 stars or more' },
  { value: '4.5', label: '4.5 stars or more' },
];

/** Returns what homes nearby have: first what is already chosen, then the most common. Nothing that no home has. */
const choicesOf = (counts: Record<string, number>, usual: readonly string[], chosen: readonly string[]) => {
  const names = [...new Set([...chosen, ...usual, ...Object.keys(counts)])].filter(
    (name) => chosen.includes(name) || (counts[name] ?? 0) > 0,
  );
  return names
    .map((name) => ({ name, count: counts[name] ?? 0, isChosen: chosen.includes(name) }))
    .sort(
      (one, other) =>
        Number(other.isChosen) - Number(one.isChosen) || other.count - one.count || one.name.localeCompare(other.name),
    );
};

type ManyProps = {
  label: string;
  name: string;
  choices: ReturnType<typeof choicesOf>;
  chosen: string[];
  onChange: (chosen: string[]) => void;
};

const Many = ({ label, name, choices, chosen, onChange }: ManyProps) => {
  const [isLong, setIsLong] = useState(false);
  if (choices.length === 0) return null;
  const visibleChoices = isLong ? choices : choices.slice(0, Math.max(SHORT, chosen.length));
  return (
    <div>
      <CheckboxGroup
        label={label}
        name={name}
        value={chosen}
        onChange={onChange}
        options={visibleChoices.map((choice) => ({
          value: choice.name,
          label: choice.count > 0 ? `${choice.name} (${choice.count})` : choice.name,
        }))}
      />
      {choices.length > visibleChoices.length && (
        <TextButton onClick={() => setIsLong(true)} className="mt-1 text-sm">
          Show all {choices.length}
        </TextButton>
      )}
    </div>
  );
};

/** Shows everything that narrows a search, in one column: beside the results on wide screens, in a sheet on narrow ones. */
export const FilterFields = ({ search, facets, hasPlace, onChange }: FilterFieldsProps) => (
  <div className="space-y-6">
    <Select
      label="Compare the price of"
      options={basketKeys.map((key) => ({ value: key, label: baskets[key].label }))}
      value={search.basket}
      onChange={(event) => onChange({ basket: basketKeys.find((key) => key === event.target.value) ?? search.basket })}
    />
    {hasPlace && (
      <Select
        label="Distance"
        options={[...new Set([...radiusChoices, search.radius])]
          .sort((one, other) => one - other)
          .map((miles) => ({ value: String(miles), label: `Within ${miles} miles` }))}
        value={String(search.radius)}
        onChange={(event) => onChange({ radius: Number(event.target.value) })}
      />
    )}
    <PriceRange
      minCents={search.minPriceCents}
      maxCents={search.maxPriceCents}
      onChange={(minPriceCents, maxPriceCents) => onChange({ minPriceCents, maxPriceCents })}
    />
    <Select
      label="Rating"
      options={ratings}
      value={search.minRating === null ? '' : String(search.minRating)}
      onChange={(event) => onChange({ minRating: event.target.value === '' ? null : Number(event.target.value) })}
    />
    <Many
      label="Features"
      name="attributes"
      choices={choicesOf(facets?.attributes ?? {}, defaultAttributes, search.attributes)}
      chosen={search.attributes}
      onChange={(attributes) => onChange({ attributes })}
    />
    <Many
      label="Languages spoken"
      name="languages"
      choices={choicesOf(facets?.languages ?? {}, defaultLanguages, search.languages)}
      chosen={search.languages}
      onChange={(languages) => onChange({ languages })}
    />
  </div>
);
