import type { PriceUnit } from '#shared/model/enumerations/pricing.ts';
import { priceUnit } from '#shared/model/enumerations/pricing.ts';
import { formatCentsRange } from '#shared/values/money.ts';
import { tidyAmount } from '#web/parts/grid/amount-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CellInput } from './cell-input.tsx';
import { cellIdOf, type RowAt } from './row-at.ts';
import { hasPriceCell } from './row-draft.ts';
import { medianWords, priceWords } from './row-words.ts';

type CellProps = { at: RowAt };
type BoxProps = CellProps & { field: 'isOffered' | 'isSpecialOrder'; column: string; label: string };

const CheckCell = ({ at: { key, draft, view, isDisabled, change }, field, column, label }: BoxProps) => (
  <label className="inline-flex size-9 cursor-pointer items-center justify-center pointer-coarse:size-11">
    <span className="sr-only">{`${label}: ${view.name}`}</span>
    <input
      type="checkbox"
      id={`${key}-${field}`}
      data-row={key}
      data-column={column}
      checked={draft[field]}
      disabled={isDisabled}
      onChange={(event) => change({ [field]: event.target.checked })}
      className="size-5 scroll-mb-32 accent-primary disabled:opacity-60"
    />
  </label>
);

export const OfferedCell = ({ at }: CellProps) => <CheckCell at={at} field="isOffered" column="offered" label="Offered" />;
export const SpecialOrderCell = ({ at }: CellProps) => (
  <CheckCell at={at} field="isSpecialOrder" column="special" label="Special order" />
);

/** Shows the row's price. For a range, prices by container, or prices of goods, it shows a summary, because those are in the details. */
export const AmountCell = ({ at }: CellProps) => {
  const { view, key, draft, isDisabled, change, look, faultOf } = at;
  if (!hasPriceCell(view)) {
    const range = view.goods?.range;
    return (
      <p className="px-2.5 py-1.5 text-right tabular-nums text-muted">
        {range ? formatCentsRange(range.minCents, range.maxCents) : draftWords(at)}
      </p>
    );
  }
  return (
    <CellInput
      id={cellIdOf(key, 'priceCents')}
      row={key}
      column="price"
      label={`Price: ${view.name}`}
      value={draft.price}
      onChange={(price) => change({ price })}
      onLeave={() => {
        if (tidyAmount(draft.price) !== draft.price) change({ price: tidyAmount(draft.price) });
        look();
      }}
      error={faultOf('priceCents')}
      isDisabled={isDisabled}
      isAmount
    />
  );
};

/** Describes a range or containers as they are currently typed. */
function draftWords({ draft: { min, max, variants, price } }: RowAt): string {
  const containers = variants.filter((each) => each.price !== '').length;
  if (containers > 0) return `${containers} ${containers === 1 ? 'container' : 'containers'}`;
  if (min || max) return `$${min || '?'} to $${max || '?'}`;
  return price ? `$${price}` : 'Not priced';
}

export const UnitCell = ({ at: { view, key, draft, isDisabled, change, look } }: CellProps) => (
  <select
    id={cellIdOf(key, 'unit')}
    data-row={key}
    data-column="unit"
    aria-label={`Unit: ${view.name}`}
    value={draft.unit}
    disabled={isDisabled}
    onChange={(event) => change({ unit: event.target.value as PriceUnit })}
    onBlur={look}
    className="block min-h-9 w-full scroll-mb-32 rounded-chip border border-border-strong bg-surface px-2 py-1 text-sm hover:border-text disabled:bg-sunken disabled:text-muted pointer-coarse:min-h-11"
  >
    {priceUnit.values.map((unit) => (
      <option key={unit} value={unit}>
        {priceUnit.label(unit)}
      </option>
    ))}
  </select>
);

export const IncludedCell = ({ at: { view, key, draft, isDisabled, change, look, faultOf } }: CellProps) => (
  <CellInput
    id={cellIdOf(key, 'includedUnits')}
    row={key}
    column="included"
    label={`Units included: ${view.name}`}
    value={draft.included}
    onChange={(included) => change({ included })}
    onLeave={look}
    error={faultOf('includedUnits')}
    isDisabled={isDisabled}
  />
);

/** Names what the row is for, what is said about it, and its status. */
export const RowName = ({ at: { view, key, draft, isUnsaved, isChanged, theirs, faultOf } }: CellProps) => (
  <div className="min-w-0">
    <p className="font-semibold" id={`${key}-label`}>
      {draft.name || view.name}
    </p>
    {view.row.kind === 'item' && <p className="text-xs text-muted">{view.description}</p>}
    {draft.name && <p className="text-xs text-muted">In the catalog: {view.name}</p>}
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
      {theirs ? (
        <Badge tone="warning">Changed by someone else</Badge>
      ) : isUnsaved ? (
        <Badge tone="info">Not saved yet</Badge>
      ) : (
        isChanged && <Badge tone="primary">Changed</Badge>
      )}
      {(isUnsaved || isChanged) && <span>In force: {view.inForce.isOffered ? priceWords(view.inForce) : 'not offered'}</span>}
      {medianWords(view) && <span>{medianWords(view)}</span>}
    </p>
    {['id', 'version', 'kind'].map((field) => (
      <p key={field} role="alert" className={classNames('text-sm text-danger', !faultOf(field) && 'hidden')}>
        {faultOf(field)}
      </p>
    ))}
  </div>
);
