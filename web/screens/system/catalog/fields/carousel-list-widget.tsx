import { useMemo, useState } from 'react';
import { carouselNames } from '#shared/catalog/carousel-lists.ts';
import type { CarouselIcon } from '#shared/model/carousel-icon.ts';
import { Select } from '#web/ui/select.tsx';
import { useEveryEntry } from '../../every-entry/use-every-entry.ts';
import type { FieldWidgetProps } from '../field-widget.ts';
import { wordsOf } from './faults-at.ts';

/** Chooses the list that an icon is in: one that there is, by its first icons, or a new one. */
const CarouselListWidget = ({ field, value, onChange, entry, faults, isReadOnly }: FieldWidgetProps) => {
  const { data, isError } = useEveryEntry('carouselIcons');
  const [newId] = useState(() => crypto.randomUUID());
  const lists = useMemo(() => {
    const others = (data ?? []).map((row) => row.entry as unknown as CarouselIcon).filter(({ id }) => id !== entry.id);
    return [...carouselNames(others)].map(([id, label]) => ({ value: id, label }));
  }, [data, entry.id]);
  const chosen = typeof value === 'string' ? value : '';
  const isListed = lists.some((list) => list.value === chosen);
  // Without its other icons, a list is this icon alone.
  const own = chosen === '' || isListed ? newId : chosen;
  return (
    <div className="max-w-xl">
      <Select
        label={field.label}
        hint={field.hint}
        error={isError ? 'The lists couldn’t be loaded. Reload the page.' : wordsOf(faults, true)}
        disabled={isReadOnly || !data}
        {...(chosen === '' ? { emptyLabel: data ? 'Choose a list' : 'Loading...' } : {})}
        options={[
          ...lists,
          { value: own, label: own === newId ? 'A new list' : 'Only this icon', beginsGroup: lists.length > 0 },
        ]}
        value={chosen}
        onChange={({ target }) => onChange(target.value)}
      />
      {chosen !== '' && (
        <p className="mt-1.5 text-xs text-muted">
          Screens ask for this list by its id: <code className="wrap-anywhere">{chosen}</code>
        </p>
      )}
    </div>
  );
};

export default CarouselListWidget;
