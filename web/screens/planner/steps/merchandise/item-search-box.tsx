import { useMemo, useRef, useState } from 'react';
import { ItemSearch } from '#web/questions/item-search.tsx';
import { usePlanner } from '../../store/use-planner.ts';
import { searchItemsOf } from '../services/planner-sources.tsx';
import { useChosenItems } from './use-chosen-items.ts';

/** Finds an item of the page's categories by its words and takes it into the plan: ten at a time, and ten more. */
export const ItemSearchBox = ({ categoryIds }: { categoryIds: readonly string[] }) => {
  const { home } = usePlanner();
  const { chosen, choose } = useChosenItems();
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const key = categoryIds.join(',');
  const searchItems = useMemo(() => searchItemsOf(home.locationId, key.split(',')), [home.locationId, key]);
  return (
    <div className="max-w-md">
      <ItemSearch
        id="find-item"
        inputRef={input}
        label="Items"
        describedBy={undefined}
        isInvalid={false}
        searchItems={searchItems}
        selected={chosen.map(({ item }) => item.id)}
        onPick={({ locationItemId, name }) => {
          choose(locationItemId);
          setSaid(`${name} is in your plan.`);
        }}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
};
