// A row of the grid of a category: an item, or one of its variants, with its price.
import type { Offer, WorkingItem } from '#shared/contract/merchandise-views.ts';
import type { ItemPriceRow } from '#shared/model/price-row.ts';
import { formatCents, parseCents } from '#shared/values/money.ts';
import { amountText, typedCents } from '#web/parts/grid/amount-text.ts';
import { isYes, yesOrNo } from '#web/parts/grid/cell-kind.ts';
import type { CellText } from '#web/parts/grid/grid-edits.ts';
import { PLACE } from '#web/parts/grid/row-order.ts';

export type OfferRow = { id: string; name: string; item: WorkingItem; offer: Offer };

/** Returns the key of a row: items and variants are numbered by different people, so a variant's needs both. */
export const rowIdOf = ({ id, variantId }: Pick<ItemPriceRow, 'id' | 'variantId'>): string =>
  variantId ? `${id}-${variantId}` : id;

/** Returns a row for each price of some items: the item's own first, then those of its variants. */
export const offerRows = (items: readonly WorkingItem[]): OfferRow[] =>
  items.flatMap((item) => item.offers.map((offer) => ({ id: rowIdOf(offer.row), name: offer.name, item, offer })));

/** The columns that are edited, with what is saved of a row in each. */
export const savedTexts = {
  price: ({ offer: { row } }: OfferRow) => amountText(row.priceCents),
  offered: ({ offer: { row } }: OfferRow) => yesOrNo(row.isOffered),
  special: ({ offer: { row } }: OfferRow) => yesOrNo(row.isSpecialOrder),
} as const;
type EditedColumn = keyof typeof savedTexts;

/** Says what the list in force charges, or that the row isn't on it: no list has what is only specially ordered (16 CFR 453.2(b)(2)). */
export const inForceWords = ({ inForce }: Pick<Offer, 'inForce'>): string =>
  inForce.isOffered && !inForce.isSpecialOrder && inForce.priceCents !== undefined
    ? formatCents(inForce.priceCents)
    : 'Not on it';

/** Returns the saved place of a row as a text, which is empty if it has none. */
export const savedPlace = ({ offer: { row, inForce } }: Pick<OfferRow, 'offer'>): string =>
  String(row.sortOrder ?? inForce.sortOrder ?? '');

/** What is typed into a row, by column. */
export type RowTexts = Readonly<Record<string, string>>;

/** Returns what is sent of a row: what is saved, with what was typed in its place. The server says what is wrong with it. */
export function sentRow(row: OfferRow, texts: RowTexts, version: number): Record<string, unknown> {
  const textOf = (column: EditedColumn) => texts[column] ?? savedTexts[column](row);
  const { priceCents, ...rest } = row.offer.row;
  const price = textOf('price');
  return {
    ...rest,
    version,
    isOffered: isYes(textOf('offered')),
    isSpecialOrder: isYes(textOf('special')),
    ...(price === '' ? {} : { priceCents: typedCents(price) }),
    ...(texts[PLACE] ? { sortOrder: Number(texts[PLACE]) } : {}),
  };
}

const isPrice = (text: string): boolean => (parseCents(text) ?? -1) >= 0;

/** Returns what changes along with some cells: the first price of what isn't offered offers it, because nobody prices what they don't sell. */
export function offeredAlong(cells: readonly CellText[], textAt: (row: string, column: string) => string): CellText[] {
  const isAsked = (row: string) => cells.some((cell) => cell.row === row && cell.column === 'offered');
  return cells
    .filter(({ row, column, text }) => column === 'price' && isPrice(text) && !isPrice(textAt(row, 'price')) && !isAsked(row))
    .map(({ row }) => ({ row, column: 'offered', text: yesOrNo(true) }));
}

/** Says a place, which people count from 1. */
const placeWords = (place: string) => (place === '' ? 'Last' : String(Number(place) + 1));

/** Describes a row for a choice between two versions of it. */
export function rowWords(row: OfferRow, texts: RowTexts = {}): { label: string; words: string }[] {
  const textOf = (column: EditedColumn) => texts[column] ?? savedTexts[column](row);
  return [
    { label: 'Price', words: textOf('price') === '' ? 'None' : `$${textOf('price')}` },
    { label: 'Offered', words: textOf('offered') },
    { label: 'Special order', words: textOf('special') },
    { label: 'Place in your order', words: placeWords(texts[PLACE] ?? savedPlace(row)) },
  ];
}
