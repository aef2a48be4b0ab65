import type { PriceRow } from '../model/price-row.ts';
import { isPriced } from './published-prices.ts';

/** What a row says, whatever its version and the order of its fields. */
function wordOf(row: PriceRow): string {
  if (row.kind === 'item') return JSON.stringify([row.isOffered, row.priceCents, row.isSpecialOrder]);
  const { isOffered, priceCents, minCents, maxCents, unit, includedUnits, name, note, variants = [] } = row;
  const containers = variants.map((each) => [each.container, each.providedBy, each.priceCents]);
  return JSON.stringify([isOffered, priceCents, minCents, maxCents, unit, includedUnits, name, note, containers]);
}

/** Whether two rows of one service or item say the same. */
export const isSameRow = (one: PriceRow, other: PriceRow): boolean => wordOf(one) === wordOf(other);

/** Whether families pay what the row says: it is offered, and at a price. */
export const isOfferedAtPrice = (row: PriceRow): boolean => row.isOffered && isPriced(row);

/** Whether publishing the row would change anything of what is in force. */
export const isRowChanged = (row: PriceRow, inForce: PriceRow): boolean =>
  (isOfferedAtPrice(row) || isOfferedAtPrice(inForce)) && !isSameRow(row, inForce);
