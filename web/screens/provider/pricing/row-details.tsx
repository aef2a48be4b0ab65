import { formatCentsRange } from '#shared/values/money.ts';
import { tidyAmount } from '#web/parts/grid/amount-text.ts';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { CellInput } from './cell-input.tsx';
import { Containers } from './containers.tsx';
import { cellIdOf, type RowAt } from './row-at.ts';

/** Edits the lowest and the highest price of a service with a price range. */
const RangeFields = ({ at: { view, key, draft, isDisabled, change, look, faultOf } }: { at: RowAt }) => (
  <fieldset>
    <legend className="text-sm font-semibold">Range of prices</legend>
    <div className="mt-1.5 flex flex-wrap items-start gap-4">
      {(['min', 'max'] as const).map((end) => (
        <div key={end}>
          <label htmlFor={cellIdOf(key, `${end}Cents`)} className="text-xs text-muted">
            {end === 'min' ? 'Lowest' : 'Highest'}
          </label>
          <CellInput
            id={cellIdOf(key, `${end}Cents`)}
            row={key}
            column={end}
            label={`${end === 'min' ? 'Lowest' : 'Highest'} price: ${view.name}`}
            value={draft[end]}
            onChange={(text) => change({ [end]: text })}
            onLeave={() => {
              if (tidyAmount(draft[end]) !== draft[end]) change({ [end]: tidyAmount(draft[end]) });
              look();
            }}
            error={faultOf(`${end}Cents`)}
            isDisabled={isDisabled}
            isAmount
            isTall
            className="w-40"
          />
        </div>
      ))}
    </div>
  </fieldset>
);

type Props = { at: RowAt };

/** Edits the words, range, and containers of a service: what isn't filled in down a column. */
export const RowDetails = ({ at, locationId }: Props & { locationId: string }) => {
  const { view, key, draft, isDisabled, change, look, faultOf } = at;
  return (
    <div className="grid gap-4 rounded-control bg-sunken p-4">
      {view.description && <p className="max-w-measure text-muted">{view.description}</p>}
      <Goods at={at} locationId={locationId} />
      {(view.shape === 'range' || draft.min !== '' || draft.max !== '') && !view.goods?.range && <RangeFields at={at} />}
      {view.shape === 'containers' && <Containers at={at} />}
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label="Your own name for it"
          isOptional
          id={cellIdOf(key, 'name')}
          value={draft.name}
          placeholder={view.name}
          maxLength={120}
          disabled={isDisabled}
          onChange={(event) => change({ name: event.target.value })}
          onBlur={look}
          {...(faultOf('name') ? { error: faultOf('name') as string } : {})}
        />
        <TextArea
          label="Note on the price list"
          isOptional
          rows={2}
          id={cellIdOf(key, 'note')}
          value={draft.note}
          maxLength={1000}
          disabled={isDisabled}
          onChange={(event) => change({ note: event.target.value })}
          onBlur={look}
          {...(faultOf('note') ? { error: faultOf('note') as string } : {})}
        />
      </div>
    </div>
  );
};

/** Says where the price of a line of goods comes from: the items themselves, once some have prices (16 CFR 453.2(b)(4)(iii)). */
const Goods = ({ at: { view }, locationId }: Props & { locationId: string }) => {
  if (!view.goods) return null;
  const { categories, range } = view.goods;
  return (
    <p className="max-w-measure">
      {range
        ? `The price list says ${formatCentsRange(range.minCents, range.maxCents)}, from what you offer under `
        : 'This range is used until you price what you offer under '}
      {categories.map(({ id, name }, nth) => (
        <span key={id}>
          {nth > 0 && ', '}
          <TextLink to={workPaths.pricing({ locationId, serviceCategoryId: id })}>{name}</TextLink>
        </span>
      ))}
      .
    </p>
  );
};
