import type { QuickFilter } from '#shared/model/merchandise.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxGroup } from '#web/ui/choices.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { itemSorts } from './item-sorts.ts';
import { filterCount, type ItemSort, type ItemsAddress, withoutFilters } from './items-address.ts';

const sortWords: Record<ItemSort, string> = { home: 'The home’s order', price: 'Price, lowest first', name: 'Name' };

type ChangeProps = { address: ItemsAddress; onChange: (address: ItemsAddress) => void };

const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

/** What items can be filtered by, with how many have each value. */
type LoadedFilters = {
  quickFilters: readonly QuickFilter[];
  attributes: readonly { id: string; name: string; values: readonly { value: string; count: number }[] }[];
  vendors: readonly { id: string; name: string; count: number }[];
  isFailed: boolean;
  retry: () => void;
};

/** Shows ready-made filters, each a toggle button. */
const QuickFilters = ({ quickFilters, address, onChange }: Pick<LoadedFilters, 'quickFilters'> & ChangeProps) => (
  <fieldset aria-label="Quick filters" className="flex flex-wrap gap-2">
    {quickFilters.map(({ id, name }) => {
      const isOn = address.quickFilters.includes(id);
      return (
        <button
          key={id}
          type="button"
          aria-pressed={isOn}
          onClick={() => onChange({ ...address, quickFilters: toggled(address.quickFilters, id) })}
          className={classNames(
            'min-h-11 rounded-full border px-4 text-sm font-semibold transition-colors duration-(--hover)',
            isOn
              ? 'border-primary bg-primary-soft text-primary forced-colors:outline-2'
              : 'border-border-strong bg-surface hover:border-text',
          )}
        >
          {name}
        </button>
      );
    })}
  </fieldset>
);

/** Shows the order, and filters by property and by maker, with how many items have each. */
const SortAndFilter = ({
  attributes,
  vendors,
  address,
  onChange,
}: Pick<LoadedFilters, 'attributes' | 'vendors'> & ChangeProps) => {
  const count = filterCount({ ...address, quickFilters: [] });
  return (
    <Disclosure title="Sort and filter" aside={count > 0 ? `${count} set` : sortWords[address.sort]} className="border-t">
      <div className="grid gap-6 sm:grid-cols-2">
        <Select
          className="sm:col-span-2 sm:w-60"
          label="Sort by"
          options={itemSorts.map((value) => ({ value, label: sortWords[value] }))}
          value={address.sort}
          onChange={({ target }) => onChange({ ...address, sort: itemSorts.find((sort) => sort === target.value) ?? 'home' })}
        />
        {attributes.map(({ id, name, values }) => (
          <CheckboxGroup
            key={id}
            name={`attribute-${id}`}
            label={name}
            options={values.map(({ value, count: items }) => ({ value, label: `${value} (${items})` }))}
            value={address.attributes.get(id) ?? []}
            onChange={(chosen) => {
              const next = new Map(address.attributes);
              if (chosen.length > 0) next.set(id, chosen);
              else next.delete(id);
              onChange({ ...address, attributes: next });
            }}
          />
        ))}
        {vendors.length > 1 && (
          <CheckboxGroup
            name="vendors"
            label="Made by"
            options={vendors.map(({ id, name, count: items }) => ({ value: id, label: `${name} (${items})` }))}
            value={address.vendors}
            onChange={(chosen) => onChange({ ...address, vendors: chosen })}
          />
        )}
      </div>
    </Disclosure>
  );
};

type ItemFiltersProps = ChangeProps & { filters: LoadedFilters };

/** Chooses which items of a category show, and in what order. All of it is in the address. */
export const ItemFilters = ({ filters, address, onChange }: ItemFiltersProps) => {
  const { quickFilters, attributes, vendors, isFailed, retry } = filters;
  const count = filterCount(address);
  return (
    <div className="grid gap-4">
      {quickFilters.length > 0 && <QuickFilters {...{ quickFilters, address, onChange }} />}
      <SortAndFilter {...{ attributes, vendors, address, onChange }} />
      {count > 0 && (
        <Button look="quiet" className="justify-self-start" onClick={() => onChange(withoutFilters(address))}>
          Clear {count === 1 ? 'the filter' : `${count} filters`}
        </Button>
      )}
      {isFailed && (
        <p role="status" className="text-sm text-muted">
          The filters could not be loaded. <TextButton onClick={retry}>Retry</TextButton>
        </p>
      )}
    </div>
  );
};
