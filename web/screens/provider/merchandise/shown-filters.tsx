import { useRef } from 'react';
import { ItemFilters } from '#web/parts/merchandise/item-filters.tsx';
import type { ItemsView } from '#web/parts/merchandise/items-address.ts';
import { Segments } from '#web/ui/segments.tsx';
import { ListSearch } from '#web/workspace/list-search.tsx';
import type { ShownAddress, ShownItems } from './shown-address.ts';
import { useWorkingFilters } from './use-working-items.ts';

const shown: readonly { value: ShownItems; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'offered', label: 'Offered' },
  { value: 'own', label: 'Your own' },
  { value: 'changed', label: 'Changed since your list' },
  { value: 'faulty', label: 'To look at' },
];

/** Chooses which items show. */
const ShowChoice = ({ show, onChange }: { show: ShownItems; onChange: (show: ShownItems) => void }) => (
  <Segments label="Show" value={show} segments={shown} onChange={onChange} />
);

/** Chooses between the table, which is edited, and cards with pictures. */
const ViewChoice = ({ view, onChange }: { view: ItemsView; onChange: (view: ItemsView) => void }) => (
  <Segments
    label="View"
    value={view}
    segments={[
      { value: 'list', label: 'Table' },
      { value: 'pictures', label: 'Cards' },
    ]}
    onChange={onChange}
  />
);

export type ShownFiltersProps = { categoryId: string; address: ShownAddress; onChange: (address: ShownAddress) => void };

/** Searches and filters the items of a category. */
export const ShownFilters = ({ categoryId, address, onChange }: ShownFiltersProps) => {
  const filters = useWorkingFilters(categoryId);
  const box = useRef<HTMLDivElement>(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <ListSearch
          label="Search items"
          placeholder="Name, maker, or material"
          words={address.words}
          box={box}
          onChange={(words) => onChange({ ...address, words })}
          onDown={() => document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus()}
        />
        <ShowChoice show={address.show} onChange={(show) => onChange({ ...address, show })} />
        <ViewChoice view={address.view ?? 'list'} onChange={(view) => onChange({ ...address, view })} />
      </div>
      <ItemFilters filters={filters} address={address} onChange={(next) => onChange({ ...address, ...next })} />
    </div>
  );
};
