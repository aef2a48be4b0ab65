import { useCallback, useRef, useState } from 'react';
import type { CategoryPrices, PriceRowView } from '#shared/contract/pricing-views.ts';
import { tidyAmount } from '#web/parts/grid/amount-text.ts';
import { useAfterPress } from '#web/ui/use-after-press.ts';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { PriceCards } from './price-cards.tsx';
import { PriceTable } from './price-table.tsx';
import { type RowAt, rowAt } from './row-at.ts';
import { keyOf, type RowDraft } from './row-draft.ts';
import type { RowParts } from './row-more.tsx';
import { type PastedCells, useGridKeys } from './use-grid-keys.ts';
import type { PriceDrafts } from './use-price-drafts.ts';

export type PriceGridProps = {
  prices: CategoryPrices;
  drafts: PriceDrafts;
  locationId: string;
  isReadOnly: boolean;
  /** The row that a link leads to, open from the start. */
  openRow: string | null;
};

/** The field of a draft in each column that can be pasted into. */
const pastedFields: Partial<Record<string, (text: string) => Partial<RowDraft>>> = {
  price: (text) => ({ price: tidyAmount(text) }),
  min: (text) => ({ min: tidyAmount(text) }),
  max: (text) => ({ max: tidyAmount(text) }),
  included: (text) => ({ included: text.trim() }),
};

const wordsOf = ({ cells, left }: PastedCells): string =>
  `Filled ${cells.length} ${cells.length === 1 ? 'row' : 'rows'}.${left > 0 ? ` ${left} more pasted ${left === 1 ? 'value has' : 'values have'} no row here.` : ''}`;

/** Checks for errors in the details, which open them: nobody is told of an error that can't be seen. */
const hasHiddenFault = ({ faultOf, draft }: RowAt): boolean =>
  ['minCents', 'maxCents', 'variants', 'name', 'note'].some(faultOf) ||
  draft.variants.some((_, nth) => faultOf(`variants.${nth}.priceCents`) || faultOf(`variants.${nth}.container`));

/** Shows the rows of one category, filled in by keyboard like a spreadsheet: a native table, and on a narrow screen one card per row. */
export const PriceGrid = ({ prices, drafts, locationId, isReadOnly, openRow }: PriceGridProps) => {
  const grid = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(openRow ? [openRow] : []));
  const isNarrow = useIsNarrow();
  const afterPress = useAfterPress();
  const { rows: views } = prices;
  const { change, look } = drafts;
  const onPasted = useCallback(
    (pasted: PastedCells) => {
      const fieldOf = pastedFields[pasted.column];
      const viewOf = new Map(views.map((view) => [keyOf(view.row), view]));
      const filled = pasted.cells.flatMap(({ row, text }) => {
        const view = viewOf.get(row);
        return view && fieldOf ? [{ view, patch: fieldOf(text) }] : [];
      });
      change(filled);
      for (const { view } of filled) look(view);
      setAnnouncement(wordsOf(pasted));
    },
    [views, change, look],
  );
  const keys = useGridKeys(grid, onPasted);
  const toggle = (key: string) =>
    setOpen((before) => new Set(before.has(key) ? [...before].filter((each) => each !== key) : [...before, key]));
  const parts = (view: PriceRowView): RowParts => {
    const row = rowAt(view, drafts, isReadOnly);
    const at = { ...row, look: () => afterPress(row.look) };
    const isOpen = view.row.kind === 'service' && (open.has(view.row.id) || hasHiddenFault(at));
    return { at, isOpen, onToggle: () => toggle(view.row.id), locationId };
  };
  const rows = views.map(parts);
  return (
    <div ref={grid} {...keys}>
      {isNarrow ? <PriceCards rows={rows} /> : <PriceTable category={prices.category} rows={rows} />}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
};
