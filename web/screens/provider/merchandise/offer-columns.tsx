import type { GridColumn } from '#web/parts/grid/cell-kind.ts';
import { PLACE } from '#web/parts/grid/row-order.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Picture } from '#web/ui/picture.tsx';
import { inForceWords, type OfferRow, savedPlace, savedTexts } from './offer-row.ts';
import { ItemBadges } from './working-cards.tsx';

const pressed = 'cursor-pointer hover:underline';

/** Names an item, with what is going on with it below. */
const ItemName = ({ row: { item, offer } }: { row: OfferRow }) => (
  <span className="min-w-0">
    <span
      data-press
      title={offer.name}
      className={classNames(
        'font-semibold wrap-anywhere',
        pressed,
        item.source === 'own' || item.isRetired || offer.isChanged ? 'line-clamp-1' : 'line-clamp-2',
      )}
    >
      {offer.name}
    </span>
    <span className="flex gap-1.5">
      <ItemBadges item={item} isChanged={offer.isChanged} />
    </span>
  </span>
);

/** Names a variant on a line below its item, so that two of one item never look the same. Whose the item is, its own row says. */
const VariantName = ({ row: { item, offer } }: { row: OfferRow }) => (
  <span
    data-press
    title={offer.name}
    className={classNames('grid min-w-0 flex-1 grid-cols-[minmax(0,auto)_1fr] items-center gap-x-1.5 leading-tight', pressed)}
  >
    <span className="col-start-1 row-start-1 truncate text-muted">{item.name},</span>
    <span className="col-span-2 row-start-2 line-clamp-2 text-xs font-semibold wrap-anywhere">{offer.variantName}</span>
    {offer.isChanged && (
      <span className="col-start-2 row-start-1">
        <Badge tone="primary">Changed</Badge>
      </span>
    )}
  </span>
);

/** Names the row: the item, or its variant, with its picture. */
const OfferName = ({ row }: { row: OfferRow }) => (
  <span className="flex min-w-0 items-center gap-3">
    {row.item.images[0] ? (
      <Picture path={row.item.images[0].path} alt="" ratio="1 / 1" sizes="40px" className="w-10 shrink-0 rounded-chip" />
    ) : (
      <span className="size-10 shrink-0 rounded-chip bg-sunken" />
    )}
    {row.offer.variantName === null ? <ItemName row={row} /> : <VariantName row={row} />}
  </span>
);

/** Returns the columns of a category's items, which fit beside the rail at 1280 px with a scroll bar. `onOpen` opens the details of a row. */
export const editedColumns = (onOpen: (row: OfferRow) => void): readonly GridColumn<OfferRow>[] => [
  {
    id: 'item',
    name: 'Item',
    kind: 'read-only',
    width: 270,
    textOf: ({ name }) => name,
    draw: (row) => <OfferName row={row} />,
    onOpen,
  },
  { id: 'price', name: 'Price', kind: 'money', width: 204, textOf: savedTexts.price },
  { id: 'offered', name: 'Offered', kind: 'checkbox', width: 76, textOf: savedTexts.offered },
  { id: 'special', name: 'Special order', kind: 'checkbox', width: 84, textOf: savedTexts.special },
  { id: 'in-force', name: 'On your list', kind: 'read-only', width: 96, textOf: ({ offer }) => inForceWords(offer) },
  { id: 'model', name: 'Model', kind: 'read-only', width: 92, textOf: ({ offer }) => offer.modelNumber ?? '' },
  { id: 'maker', name: 'Made by', kind: 'read-only', width: 130, textOf: ({ item }) => item.vendor ?? '' },
];

/** The place of a row is edited like a cell, by moving the row. */
export const placeColumn: GridColumn<OfferRow> = {
  id: PLACE,
  name: 'Place',
  kind: 'read-only',
  width: 0,
  textOf: savedPlace,
};
