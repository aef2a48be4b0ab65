import { Percent } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { WorkingItem } from '#shared/contract/merchandise-views.ts';
import type { ItemPriceRow } from '#shared/model/price-row.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import type { GridColumn } from '#web/parts/grid/cell-kind.ts';
import { EditableGrid } from '#web/parts/grid/editable-grid.tsx';
import { PLACE, type RowMove, type RowOrder } from '#web/parts/grid/row-order.ts';
import { SaveBar } from '#web/parts/grid/save-bar.tsx';
import { useUnsaved } from '#web/routing/unsaved.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Picture } from '#web/ui/picture.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { BulkPrices } from './bulk-prices.tsx';
import { inTypedOrder, movedItem, movedName } from './item-order.ts';
import { inForceWords, type OfferRow, offerRows, savedPlace, savedTexts } from './offer-row.ts';
import { SaveTrouble } from './save-trouble.tsx';
import { type OfferEdits, useOfferEdits } from './use-offer-edits.ts';
import { ItemBadges } from './working-cards.tsx';

/** Names the row: the item, or its variant, with its picture and what is going on with it. */
const OfferName = ({ row: { item, offer } }: { row: OfferRow }) => (
  <span className="flex min-w-0 items-center gap-3">
    {item.images[0] ? (
      <Picture path={item.images[0].path} alt="" ratio="1 / 1" sizes="40px" className="w-10 shrink-0 rounded-chip" />
    ) : (
      <span className="size-10 shrink-0 rounded-chip bg-sunken" />
    )}
    <span className="min-w-0">
      <span
        data-press
        className={classNames(
          'cursor-pointer font-semibold wrap-anywhere hover:underline',
          item.source === 'own' || item.isRetired || offer.isChanged ? 'line-clamp-1' : 'line-clamp-2',
        )}
      >
        {offer.name}
      </span>
      <span className="flex gap-1.5">
        <ItemBadges item={item} isChanged={offer.isChanged} />
      </span>
    </span>
  </span>
);

const editedColumns = (onOpen: (row: OfferRow) => void): readonly GridColumn<OfferRow>[] => [
  {
    id: 'item',
    name: 'Item',
    kind: 'read-only',
    width: 240,
    textOf: ({ name }) => name,
    draw: (row) => <OfferName row={row} />,
    onOpen,
  },
  { id: 'price', name: 'Price', kind: 'money', width: 140, textOf: savedTexts.price },
  { id: 'offered', name: 'Offered', kind: 'checkbox', width: 90, textOf: savedTexts.offered },
  { id: 'special', name: 'Special order', kind: 'checkbox', width: 110, textOf: savedTexts.special },
  { id: 'in-force', name: 'On your list', kind: 'read-only', width: 120, textOf: ({ offer }) => inForceWords(offer) },
  { id: 'model', name: 'Model', kind: 'read-only', width: 120, textOf: ({ offer }) => offer.modelNumber ?? '' },
  { id: 'maker', name: 'Made by', kind: 'read-only', width: 140, textOf: ({ item }) => item.vendor ?? '' },
];

/** The place of a row is edited like a cell, by moving the row. */
const placeColumn: GridColumn<OfferRow> = { id: PLACE, name: 'Place', kind: 'read-only', width: 0, textOf: savedPlace };

/** Returns rows in the order that someone gave them, and what gives them another. */
function useItemOrder(rows: readonly OfferRow[], { texts, edit }: OfferEdits['edits'], whyNot: string | undefined) {
  const shown = useMemo(() => inTypedOrder(rows, texts), [rows, texts]);
  const order = useMemo(
    (): RowOrder => ({
      move: (from: number, move: RowMove) => {
        const moved = movedItem(shown, texts, from, move);
        if (moved) edit(moved.cells);
        return moved;
      },
      nameOf: (at: number) => {
        const row = shown[at];
        return row ? movedName(row) : '';
      },
      ...(whyNot === undefined ? {} : { whyNot }),
    }),
    [shown, texts, edit, whyNot],
  );
  return { shown: whyNot === undefined ? shown : rows, order };
}

/** Returns what the server, or the item as a whole, has against a cell. */
const useFaults = ({ faults, edits }: OfferEdits) => {
  const { textAt } = edits;
  return useCallback(
    ({ id, item, offer }: OfferRow, column: string): string | undefined => {
      if (column !== 'price') return undefined;
      const refused = faults[id]?.[0]?.message;
      if (refused) return refused;
      if (textAt(id, 'offered') === 'Yes' && textAt(id, 'price') === '') return 'Needs a price.';
      const isOwn = (variantId: string | undefined) => variantId === offer.row.variantId;
      return item.findings.find(({ kind, variantId }) => kind === 'above-variants' && isOwn(variantId))?.message;
    },
    [faults, textAt],
  );
};

type ItemsGridProps = {
  categoryId: string;
  items: readonly WorkingItem[];
  /** Why their order can’t be changed now. */
  whyNoOrder: string | undefined;
  /** Takes prices as they are saved now. */
  take: (rows: readonly ItemPriceRow[]) => void;
};

/** Edits the prices of a category's items like a spreadsheet. */
export const ItemsGrid = ({ categoryId, items, whyNoOrder, take }: ItemsGridProps) => {
  const { locationId, may } = useWorkspace();
  const { user } = useSession();
  const { open } = useDrawer();
  const [isBulk, setIsBulk] = useState(false);
  const rows = useMemo(() => offerRows(items), [items]);
  const columns = useMemo(() => editedColumns(({ item }) => open('edit-item', { item: item.id })), [open]);
  const edited = useMemo(() => [...columns, placeColumn], [columns]);
  const offers = useOfferEdits({ personId: user?.id ?? '', locationId, categoryId, rows, columns: edited, onSaved: take });
  const { edits, unsaved, state, failure, save } = offers;
  const { shown, order } = useItemOrder(rows, edits, whyNoOrder);
  const faultOf = useFaults(offers);
  const onSave = useCallback(() => void save(), [save]);
  const isReadOnly = !may('prices.change');
  useUnsaved(unsaved.length + offers.hidden > 0, { isKept: true });
  return (
    <section aria-label="Prices" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SaveTrouble offers={offers} />
      <EditableGrid
        label="Items and prices"
        {...{ columns, edits, isReadOnly, faultOf, order }}
        rows={shown}
        actions={
          !isReadOnly && (
            <Button size="compact" icon={Percent} onClick={() => setIsBulk(true)}>
              Change prices
            </Button>
          )
        }
      />
      {!isReadOnly && (
        <SaveBar
          count={unsaved.length}
          {...{ state, failure, onSave }}
          onDiscard={() => edits.drop(unsaved.map(({ id }) => id))}
          history={edits}
        />
      )}
      {isBulk && <BulkPrices {...{ rows, edits }} onClose={() => setIsBulk(false)} />}
    </section>
  );
};
