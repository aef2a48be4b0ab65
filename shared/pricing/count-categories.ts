import type { PriceRow } from '../model/price-row.ts';
import { isOfferedAtPrice, isRowChanged } from './same-row.ts';

/** How many rows of a category there are, how many the home offers, how many of those at a price, and how many differ from the list in force. */
export type CategoryCounts = { total: number; offered: number; priced: number; changed: number };

/** A row of the grid, with what is in force, and whether the next list has it elsewhere. */
export type CountedRow = { categoryId: string; row: PriceRow; inForce: PriceRow; isMoved?: boolean };

/** Returns how complete each category is, in one walk over all rows. A category without any isn't among them. */
export function countCategories(rows: Iterable<CountedRow>): Map<string, CategoryCounts> {
  const found = new Map<string, CategoryCounts>();
  for (const { categoryId, row, inForce, isMoved = false } of rows) {
    const counts = found.get(categoryId) ?? { total: 0, offered: 0, priced: 0, changed: 0 };
    counts.total += 1;
    counts.offered += Number(row.isOffered);
    counts.priced += Number(isOfferedAtPrice(row));
    counts.changed += Number(isRowChanged(row, inForce, isMoved));
    found.set(categoryId, counts);
  }
  return found;
}
