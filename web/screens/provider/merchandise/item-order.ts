// The home's order of a category: each row has a place, and an item is where the first of its rows is.
import type { CellText, Texts } from '#web/parts/grid/grid-edits.ts';
import { type MovedRow, PLACE, placeMovedTo, type RowMove } from '#web/parts/grid/row-order.ts';
import { movedTo } from '#web/ui/sort-list.tsx';
import { type OfferRow, savedPlace } from './offer-row.ts';

/** The last place that a row can have. */
const MAX_PLACE = 9999;

/** The rows of one item. */
type Block = readonly OfferRow[];

const blocksOf = (rows: readonly OfferRow[]): Block[] => [...Map.groupBy(rows, ({ item }) => item.id).values()];

/** Returns the place of a row, or undefined if it has none: nobody placed it, and it was never sold. */
function placeOf(row: OfferRow, texts: Texts): number | undefined {
  const text = texts[row.id]?.[PLACE] ?? savedPlace(row);
  return text === '' ? undefined : Number(text);
}

const placesOf = (block: Block, texts: Texts): number[] => block.flatMap((row) => placeOf(row, texts) ?? []);

/** Returns rows in the order that isn’t saved yet; as they came if nobody changed it. */
export function inTypedOrder(rows: readonly OfferRow[], texts: Texts): readonly OfferRow[] {
  if (rows.every(({ id }) => texts[id]?.[PLACE] === undefined)) return rows;
  const placed = blocksOf(rows).map((block) => ({ block, place: Math.min(MAX_PLACE + 1, ...placesOf(block, texts)) }));
  return placed.toSorted((one, other) => one.place - other.place).flatMap(({ block }) => block);
}

/** Returns places for so many rows, each after the one before: those that are taken, then the next ones. */
function growingPlaces(taken: readonly number[], count: number): number[] {
  const sorted = taken.toSorted((one, other) => one - other);
  const places: number[] = [];
  for (let at = 0; at < count; at += 1) places.push(Math.max(sorted[at] ?? 0, (places[at - 1] ?? -1) + 1));
  return (places.at(-1) ?? 0) > MAX_PLACE ? places.map((_, at) => at) : places;
}

/** The cells that a move changes, where the moved row is then, and where its item is among the items. */
export type MovedItem = { cells: CellText[] } & MovedRow;

/**
 * Returns what a move of the item of a row changes: the places of as few items as possible. Items that were never placed come after all others, so those before the moved one
 * are given places, too.
 */
export function movedItem(rows: readonly OfferRow[], texts: Texts, from: number, move: RowMove): MovedItem | undefined {
  const moved = rows[from];
  const blocks = blocksOf(rows);
  const at = blocks.findIndex(([first]) => first?.item.id === moved?.item.id);
  let next = 0;
  const startOf = blocks.map(({ length }) => {
    next += length;
    return next - length;
  });
  const to = placeMovedTo(at, move, startOf);
  if (!moved || to === undefined) return undefined;
  const after = movedTo(blocks, at, to);
  const lastPlaced = after.findLastIndex((block) => placesOf(block, texts).length > 0);
  const placed = after.slice(0, Math.max(lastPlaced, to) + 1);
  const placeOfBlock = (block: Block) => Math.min(...placesOf(block, texts));
  const places = growingPlaces(placed.map(placeOfBlock).filter(Number.isFinite), placed.length);
  const cells = placed.flatMap((block, nth): CellText[] => {
    if (placeOfBlock(block) === places[nth]) return [];
    const known = block.filter((row) => placeOf(row, texts) !== undefined);
    return (known.length > 0 ? known : block.slice(0, 1)).map(({ id }) => ({
      row: id,
      column: PLACE,
      text: String(places[nth]),
    }));
  });
  return { cells, to: after.flat().indexOf(moved), position: to + 1, count: blocks.length };
}

/** Names what moves with a row: its item, with all variants of it. */
export const movedName = ({ item }: OfferRow): string => (item.offers.length > 1 ? `${item.name} with its variants` : item.name);

/** Returns why the order of a list can’t be changed, or undefined if it can. */
export function whyNoOrder(list: { isSorted: boolean; isFiltered: boolean; isWhole: boolean }): string | undefined {
  if (list.isSorted) return 'To change the order, sort by the home’s order.';
  if (list.isFiltered) return 'To change the order, show all items.';
  return list.isWhole ? undefined : 'To change the order, load all items.';
}
