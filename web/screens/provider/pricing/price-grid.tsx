import { ChevronDown } from 'lucide-react';
import { Fragment, useCallback, useRef, useState } from 'react';
import type { CategoryPrices, PriceRowView } from '#shared/contract/pricing-views.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { type RowAt, rowAt } from './row-at.ts';
import { AmountCell, IncludedCell, OfferedCell, RowName, SpecialOrderCell, UnitCell } from './row-cells.tsx';
import { RowDetails } from './row-details.tsx';
import { keyOf, type RowDraft, tidyAmount } from './row-draft.ts';
import { StaleRow } from './stale-row.tsx';
import { type Pasted, useGridKeys } from './use-grid-keys.ts';
import type { PriceDrafts } from './use-price-drafts.ts';

export type PriceGridProps = {
  prices: CategoryPrices;
  drafts: PriceDrafts;
  locationId: string;
  isReadOnly: boolean;
  /** The row that a link leads to: open from the start. */
  openRow: string | null;
};

/** Which field of a draft a column holds, of those that can be pasted into. */
const pastedFields: Partial<Record<string, (text: string) => Partial<RowDraft>>> = {
  price: (text) => ({ price: tidyAmount(text) }),
  min: (text) => ({ min: tidyAmount(text) }),
  max: (text) => ({ max: tidyAmount(text) }),
  included: (text) => ({ included: text.trim() }),
};

const wordsOf = ({ cells, left }: Pasted): string =>
  `Filled ${cells.length} ${cells.length === 1 ? 'row' : 'rows'}.${left > 0 ? ` ${left} more pasted ${left === 1 ? 'value has' : 'values have'} no row here.` : ''}`;

/** Faults of what stands in the details open them: nobody is told of a fault that cannot be seen. */
const hasHiddenFault = ({ faultOf, draft }: RowAt): boolean =>
  ['minCents', 'maxCents', 'variants', 'name', 'note'].some(faultOf) ||
  draft.variants.some((_, nth) => faultOf(`variants.${nth}.priceCents`) || faultOf(`variants.${nth}.container`));

/** The rows of one category, filled by keyboard like a spreadsheet: a native table, and on a narrow screen a card a row. */
export const PriceGrid = ({ prices, drafts, locationId, isReadOnly, openRow }: PriceGridProps) => {
  const grid = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(openRow ? [openRow] : []));
  const isNarrow = useIsNarrow();
  const { rows: views } = prices;
  const { change, look } = drafts;
  const onPasted = useCallback(
    (pasted: Pasted) => {
      const fieldOf = pastedFields[pasted.column];
      const viewOf = new Map(views.map((view) => [keyOf(view.row), view]));
      const filled = pasted.cells.flatMap(({ row, text }) => {
        const view = viewOf.get(row);
        return view && fieldOf ? [{ view, patch: fieldOf(text) }] : [];
      });
      change(filled);
      for (const { view } of filled) look(view);
      setTold(wordsOf(pasted));
    },
    [views, change, look],
  );
  const keys = useGridKeys(grid, onPasted);
  const toggle = (key: string) =>
    setOpen((before) => new Set(before.has(key) ? [...before].filter((each) => each !== key) : [...before, key]));
  const parts = (view: PriceRowView): RowParts => {
    const at = rowAt(view, drafts, isReadOnly);
    const isOpen = view.row.kind === 'service' && (open.has(view.row.id) || hasHiddenFault(at));
    return { at, isOpen, onToggle: () => toggle(view.row.id), locationId };
  };
  const isItems = prices.category.kind === 'item';
  return (
    <div ref={grid} {...keys}>
      {isNarrow ? (
        <ul className="grid gap-3">
          {views.map((view) => (
            <RowCard key={keyOf(view.row)} {...parts(view)} />
          ))}
        </ul>
      ) : (
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">
            {prices.category.name}. Enter and the arrow keys go down and up a column, Escape gives the old value back.
          </caption>
          <thead className="border-b border-border-strong text-xs text-muted">
            <tr>
              <th scope="col" className="w-16 py-2 font-semibold">
                Offered
              </th>
              <th scope="col" className="py-2 pr-4 font-semibold">
                {isItems ? 'Item' : 'Service'}
              </th>
              <th scope="col" className="w-40 px-2 py-2 text-right font-semibold">
                Price
              </th>
              {isItems ? (
                <th scope="col" className="w-28 px-2 py-2 font-semibold">
                  Special order
                </th>
              ) : (
                <>
                  <th scope="col" className="w-32 px-2 py-2 font-semibold">
                    Unit
                  </th>
                  <th scope="col" className="w-24 px-2 py-2 text-right font-semibold">
                    Included
                  </th>
                  <th scope="col" className="w-12 py-2">
                    <span className="sr-only">Details</span>
                  </th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {views.map((view) => (
              <RowLines key={keyOf(view.row)} {...parts(view)} />
            ))}
          </tbody>
        </table>
      )}
      <p role="status" className="sr-only">
        {told}
      </p>
    </div>
  );
};

type RowParts = { at: RowAt; isOpen: boolean; onToggle: () => void; locationId: string };

const MoreButton = ({ at, isOpen, onToggle, label }: Omit<RowParts, 'locationId'> & { label?: string }) => (
  <button
    type="button"
    id={`${at.key}-more`}
    aria-expanded={isOpen}
    aria-label={`Details: ${at.view.name}`}
    onClick={onToggle}
    className="inline-flex min-h-9 min-w-9 scroll-mb-32 items-center justify-center gap-2 rounded-chip text-sm text-muted hover:bg-sunken hover:text-text pointer-coarse:min-h-11 pointer-coarse:min-w-11"
  >
    {label}
    <Icon of={ChevronDown} size={18} className={classNames('transition-transform', isOpen && 'rotate-180')} />
  </button>
);

const RowLines = ({ at, isOpen, onToggle, locationId }: RowParts) => {
  const isItem = at.view.row.kind === 'item';
  const span = isItem ? 4 : 6;
  return (
    <Fragment>
      <tr className={classNames('border-t border-border align-top', at.isUnsaved && 'bg-primary-soft/40')}>
        <td className="py-1.5">
          <OfferedCell at={at} />
        </td>
        <th scope="row" className="py-2.5 pr-4 font-normal">
          <RowName at={at} />
        </th>
        <td className="px-2 py-1.5">
          <AmountCell at={at} />
        </td>
        {isItem ? (
          <td className="px-2 py-1.5">
            <SpecialOrderCell at={at} />
          </td>
        ) : (
          <>
            <td className="px-2 py-1.5">
              <UnitCell at={at} />
            </td>
            <td className="px-2 py-1.5">
              <IncludedCell at={at} />
            </td>
            <td className="py-1.5 text-right">
              <MoreButton at={at} isOpen={isOpen} onToggle={onToggle} />
            </td>
          </>
        )}
      </tr>
      {at.theirs && (
        <tr>
          <td colSpan={span} className="pb-3">
            <StaleRow at={at} />
          </td>
        </tr>
      )}
      {isOpen && (
        <tr>
          <td colSpan={span} className="pb-3">
            <RowDetails at={at} locationId={locationId} />
          </td>
        </tr>
      )}
    </Fragment>
  );
};

/** The words over a cell of a card. */
const Above = ({ words, children }: { words: string; children: React.ReactNode }) => (
  <div className="min-w-0">
    <p aria-hidden="true" className="mb-1 text-xs text-muted">
      {words}
    </p>
    {children}
  </div>
);

const RowCard = ({ at, isOpen, onToggle, locationId }: RowParts) => (
  <li className={classNames('rounded-card border border-border bg-surface p-3', at.isUnsaved && 'border-primary')}>
    <div className="flex items-start gap-2">
      <OfferedCell at={at} />
      <div className="min-w-0 flex-1 pt-1.5">
        <RowName at={at} />
      </div>
    </div>
    <div className="mt-2 grid grid-cols-2 gap-3">
      <Above words="Price">
        <AmountCell at={at} />
      </Above>
      {at.view.row.kind === 'item' ? (
        <Above words="Special order">
          <SpecialOrderCell at={at} />
        </Above>
      ) : (
        <>
          <Above words="Unit">
            <UnitCell at={at} />
          </Above>
          <Above words="Units included">
            <IncludedCell at={at} />
          </Above>
          <div className="flex items-end justify-end">
            <MoreButton at={at} isOpen={isOpen} onToggle={onToggle} label="Details" />
          </div>
        </>
      )}
    </div>
    {at.theirs && (
      <div className="mt-3">
        <StaleRow at={at} />
      </div>
    )}
    {isOpen && (
      <div className="mt-3">
        <RowDetails at={at} locationId={locationId} />
      </div>
    )}
  </li>
);
