import { ListOrdered } from 'lucide-react';
import { useRef, useState } from 'react';
import { fieldAt, formFields } from '#shared/catalog/form-fields.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { ListSearch } from '#web/workspace/list-search.tsx';
import { BarReferenceSelect, BarSelect, BarValueSelect } from '../bar-select.tsx';
import type { NounScreen } from '../noun-screens.ts';
import { type ListFilters, listSorts, listStates } from './list-filters.ts';

const OrderDialog = lazyPart(() => import('./order-dialog.tsx'), 'The order');

type FilterProps = { noun: NounName; path: string; value: string; onChange: (value: string) => void };

const yesOrNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** Filters by the values of one field. */
const FieldFilter = ({ noun, path, ...select }: FilterProps) => {
  const field = fieldAt(formFields(nouns[noun]), path);
  if (field?.kind === 'reference') return <BarReferenceSelect {...select} label={field.label} noun={field.noun} />;
  if (field?.kind === 'line') return <BarValueSelect {...select} label={field.label} {...{ noun, path }} />;
  if (field?.kind === 'choice' || field?.kind === 'choices') {
    const options = field.choices.options.map(({ id, text }) => ({ value: id, label: text }));
    return <BarSelect {...select} label={field.label} options={options} />;
  }
  return field ? <BarSelect {...select} label={field.label} options={yesOrNo} /> : null;
};

export type ListBarProps = {
  screen: NounScreen;
  filters: ListFilters;
  /** The fields that it is filtered by. */
  fields: readonly string[];
  onChange: (filters: ListFilters) => void;
  total: number | undefined;
  /** What the orders among the drafts are called in which listed entries are. */
  draftedOrders: readonly string[];
  onDown: () => void;
};

/** Searches and filters a list, says how much it shows, and puts its entries in order. */
export const ListBar = ({ screen, filters, fields, onChange, total, draftedOrders, onDown }: ListBarProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [isOrdering, setIsOrdering] = useState(false);
  const { one, many, order } = nouns[screen.noun];
  const sorts = order ? listSorts : listSorts.filter(({ value }) => value !== 'place');
  return (
    <div data-chrome className="grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap">
      <search className="contents">
        <ListSearch
          label={`Search ${many}`}
          placeholder="Words of the name or the texts"
          box={box}
          words={filters.words}
          onChange={(words) => onChange({ ...filters, words })}
          onDown={onDown}
        />
        <BarSelect
          label="State"
          value={filters.state}
          options={listStates}
          onChange={(state) => onChange({ ...filters, state: state as ListFilters['state'] })}
        />
        {fields.map((path) => (
          <FieldFilter
            key={path}
            noun={screen.noun}
            path={path}
            value={filters.where[path] ?? ''}
            onChange={(value) => {
              const { [path]: _before, ...others } = filters.where;
              onChange({ ...filters, where: value ? { ...others, [path]: value } : others });
            }}
          />
        ))}
        <BarSelect
          label="Order"
          value={filters.sort}
          options={sorts}
          onChange={(sort) => onChange({ ...filters, sort: sort as ListFilters['sort'] })}
        />
      </search>
      <div className="col-span-full flex grow items-center justify-between gap-2">
        <p role="status" className="px-1 text-xs whitespace-nowrap text-muted tabular-nums">
          {total === undefined ? '' : `${total.toLocaleString('en-US')} ${total === 1 ? one : many}`}
        </p>
        <span className="flex flex-wrap items-center justify-end gap-2">
          {draftedOrders.length > 0 && (
            <TextLink to={workPaths.systemDrafts()} className="text-xs" title={draftedOrders.join(', ')}>
              {draftedOrders.length === 1 ? `Draft: ${draftedOrders[0]}` : `Drafts: ${draftedOrders.length} orders`}
            </TextLink>
          )}
          {order && (
            <Button size="compact" icon={ListOrdered} onClick={() => setIsOrdering(true)}>
              Change order
            </Button>
          )}
        </span>
      </div>
      {isOrdering && <OrderDialog screen={screen} onClose={() => setIsOrdering(false)} />}
    </div>
  );
};
