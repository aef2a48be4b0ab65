// What the lines of a price list cost, and its taxes as they are now. Separate from their schemas, so that a page that prices ships no validator.
import type { GplLine } from './enumerations/pricing.ts';
import type { Discount, PriceList, PriceListLine, Tax } from './price-list.ts';

/** Returns the lowest and highest price of a line in US cents. For one price, both are equal. */
export function priceRangeOf(line: PriceListLine): { minCents: number; maxCents: number } {
  if (line.priceCents !== undefined) return { minCents: line.priceCents, maxCents: line.priceCents };
  if (line.minCents !== undefined && line.maxCents !== undefined) return { minCents: line.minCents, maxCents: line.maxCents };
  const prices = (line.variants ?? []).map((variant) => variant.priceCents);
  return { minCents: Math.min(...prices), maxCents: Math.max(...prices) };
}

/**
 * Returns the lowest price in US cents at which a family can have a line without bringing anything, or `undefined` if the home doesn't list it. Container
 * lines count with one of the home's containers: a price that requires buying one first isn't all-in.
 */
export function lowestCents(priceList: Pick<PriceList, 'lines'>, wanted: GplLine): number | undefined {
  const line = priceList.lines.find((each) => each.line === wanted);
  if (!line) return undefined;
  const own = line.variants?.filter((variant) => variant.providedBy === 'funeral-home') ?? [];
  return own.length > 0 ? Math.min(...own.map((variant) => variant.priceCents)) : priceRangeOf(line).minCents;
}

/** A tax of a list that was stored while rates were basis points, or today's. */
type StoredTax = Pick<Tax, 'id' | 'name' | 'appliesTo'> & Partial<Tax> & { rateBasisPoints?: number };

/** Returns a stored tax as taxes are now. */
export const taxOf = ({ rateBasisPoints, ratePpm, exceptLines = [], exceptCategoryIds = [], ...tax }: StoredTax): Tax => ({
  ...tax,
  ratePpm: ratePpm ?? (rateBasisPoints ?? 0) * 100,
  exceptLines,
  exceptCategoryIds,
});

/** Tells whether a discount is given on a day. */
export const isGivenOn = ({ from, until }: Pick<Discount, 'from' | 'until'>, day: string): boolean =>
  (from ?? day) <= day && day <= (until ?? day);
