import type { PriceRow } from '../model/price-row.ts';
import { isPriced } from './published-prices.ts';

/** Returns what a row says, apart from its version and the order of its fields. */
function wordOf(row: PriceRow): string {
  if (row.kind === 'item') return JSON.stringify([row.isOffered, row.priceCents, row.isSpecialOrder]);
  const { isOffered, priceCents, minCents, maxCents, unit, includedUnits, name, note, variants = [] } = row;
  const containers = variants.map((each) => [each.container, each.providedBy, each.priceCents]);
  return JSON.stringify([isOffered, priceCents, minCents, maxCents, unit, includedUnits, name, note, containers]);
}

const placeOf = (row: PriceRow) => (row.kind === 'item' ? row.sortOrder : undefined);

/** Returns whether two rows have the same place. One that doesn't say keeps whatever place there is. */
const isSamePlace = (one: number | undefined, other: number | undefined): boolean =>
  one === undefined || other === undefined || one === other;

/** Returns whether two rows of one service or item say the same. */
export const isSameRow = (one: PriceRow, other: PriceRow): boolean =>
  wordOf(one) === wordOf(other) && isSamePlace(placeOf(one), placeOf(other));

/** Returns whether families pay what the row says: it is offered, at a price. */
export const isOfferedAtPrice = (row: PriceRow): boolean => row.isOffered && isPriced(row);

/**
 * Returns whether publishing the row would change anything in force. Another place changes something only if its item moves among those of the list (`movedItems`), so
 * that a row is never changed on a list that isn't.
 */
export const isRowChanged = (row: PriceRow, inForce: PriceRow, isMoved = false): boolean =>
  (isOfferedAtPrice(row) && isMoved) || ((isOfferedAtPrice(row) || isOfferedAtPrice(inForce)) && wordOf(row) !== wordOf(inForce));
