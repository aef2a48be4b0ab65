import { Percent } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { WorkingItem } from '#shared/contract/merchandise-views.ts';
import type { ItemPriceRow } from '#shared/model/price-row.ts';
import { parseCents } from '#shared/values/money.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { EditableGrid } from '#web/parts/grid/editable-grid.tsx';
import type { RowMove, RowOrder } from '#web/parts/grid/row-order.ts';
import { SaveBar, waitsForChoice } from '#web/parts/grid/save-bar.tsx';
import { useUnsaved } from '#web/routing/unsaved.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { BulkPrices } from './bulk-prices.tsx';
import { inTypedOrder, movedItem, movedName } from './item-order.ts';
import { editedColumns, placeColumn } from './offer-columns.tsx';
import { type OfferRow, offerRows } from './offer-row.ts';
import { leadToStale, refusedRows, SaveTrouble, waitsForMending } from './save-trouble.tsx';
import { type OfferEdits, useOfferEdits } from './use-offer-edits.ts';

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

/** Returns what the server has against a cell. */
const useFaults = ({ faults, edits }: OfferEdits) => {
  const { textAt } = edits;
  return useCallback(
    ({ id }: OfferRow, column: string): string | undefined => {
      if (column !== 'price') return undefined;
      const refused = faults[id]?.[0]?.message;
      if (refused) return refused;
      return textAt(id, 'offered') === 'Yes' && textAt(id, 'price') === '' ? 'Needs a price.' : undefined;
    },
    [faults, textAt],
  );
};

/**
 * Returns what is odd about a price, which may be saved and published (docs/decisions.md, Merchandise of a home). Whether something is free is asked
 * until it's saved, which answers it.
 */
const useNotes = ({ edits: { textAt } }: OfferEdits) =>
  useCallback(
    ({ id, item, offer }: OfferRow, column: string): string | undefined => {
      if (column !== 'price') return undefined;
      const isFree = textAt(id, 'offered') === 'Yes' && parseCents(textAt(id, 'price')) === 0;
      if (isFree && !(offer.row.isOffered && offer.row.priceCents === 0)) return 'This costs nothing. Is that right?';
      return item.findings.find(({ kind, variantId }) => kind === 'above-variants' && variantId === offer.row.variantId)?.message;
    },
    [textAt],
  );

/** Returns a function that announces changed cells in a toast. Its Undo goes away with the next change or save, so that it undoes nothing else. */
function useUndoToast({ texts, textsNow, undo }: OfferEdits['edits']) {
  const shown = useRef<{ texts: typeof texts; end: () => void }>(undefined);
  useEffect(() => {
    if (shown.current && shown.current.texts !== texts) shown.current.end();
  }, [texts]);
  useEffect(() => () => shown.current?.end(), []);
  return (words: string) => {
    shown.current?.end();
    const then = textsNow();
    shown.current = { texts: then, end: toast(words, { undo: () => textsNow() === then && undo() }) };
  };
}

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
  const noteOf = useNotes(offers);
  const sayChanged = useUndoToast(edits);
  const onSave = useCallback(() => void save(), [save]);
  const onDiscard = () => {
    edits.drop(unsaved.map(({ id }) => id));
    sayChanged(unsaved.length === 1 ? 'Changes to 1 row discarded.' : `Changes to ${unsaved.length} rows discarded.`);
  };
  const isReadOnly = !may('prices.change');
  useUnsaved(unsaved.length + offers.hidden > 0, { isKept: true });
  return (
    <section aria-label="Prices" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SaveTrouble offers={offers} />
      <EditableGrid
        label="Items and prices"
        {...{ columns, edits, isReadOnly, faultOf, noteOf, order }}
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
          {...{ state, failure, onSave, onDiscard }}
          history={edits}
          waits={
            waitsForChoice(offers.stale.length, () => offers.stale[0] && leadToStale(offers.stale[0])) ??
            waitsForMending(refusedRows(offers).length)
          }
        />
      )}
      {isBulk && <BulkPrices {...{ rows, edits }} onChanged={sayChanged} onClose={() => setIsBulk(false)} />}
    </section>
  );
};
