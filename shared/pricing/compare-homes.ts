import type { GplLineKey } from '#shared/funeral-rule/gpl-lines.ts';
import type { ContainerSource } from '#shared/model/enumerations/pricing.ts';
import { type BasketKey, baskets, priceOfBasket } from './basket.ts';

/** One line of a home's own price list in the answer of `getLocationProfile`, US cents. Both ends are equal if it states one price. */
export type ListedLine = {
  line: GplLineKey;
  minCents: number;
  maxCents: number;
  variants: readonly { providedBy: ContainerSource; priceCents: number }[];
};

/** What a comparison needs from a home; `lines` is empty if it has published no price list. */
export type PricedHome = { id: string; lines: readonly ListedLine[] };

/**
 * One home's price of one line. `cents` counts toward the total; it is null, never zero, if the home doesn't list the line. `isFrom`: the line has more
 * expensive choices too (a range, other containers), and the lowest counts.
 */
export type ComparedPrice = { homeId: string; cents: number | null; isFrom: boolean; isLowest: boolean };

/** One line of the basket at every home, in the homes' order. `isSame`: at least two homes list it, all at the same price. */
export type ComparedLine = { line: GplLineKey; prices: readonly ComparedPrice[]; isSame: boolean };

/**
 * One home's total, US cents: the sum of its lines, or null with every line that it lacks. `aboveLowestCents` is the difference from the lowest full total;
 * null if the home has no total or there is none to compare with.
 */
export type ComparedTotal = {
  homeId: string;
  cents: number | null;
  missing: readonly GplLineKey[];
  isLowest: boolean;
  aboveLowestCents: number | null;
};

/** Homes side by side on one basket. `isSame`: at least two homes have a total, and all are the same. */
export type HomesComparison = {
  basket: BasketKey;
  lines: readonly ComparedLine[];
  totals: readonly ComparedTotal[];
  isSame: boolean;
};

/** How many homes can be compared: one alone is no comparison, and more than four don't fit a page. */
export const comparedHomes = { min: 2, max: 4 } as const;

/**
 * Returns the price at which a family can have a line without bringing anything, as the home's basket price counts it (`lowestCents` of
 * `shared/model/price-list.ts`): containers that the family must bring are left out if the home has its own.
 */
function countedCents({ minCents, variants }: ListedLine): number {
  const own = variants.filter(({ providedBy }) => providedBy === 'funeral-home').map(({ priceCents }) => priceCents);
  return own.length > 0 ? Math.min(...own) : minCents;
}

/** Returns the lowest of the known amounts, or null if fewer than two are known or all are equal. */
function standing(amounts: readonly (number | null)[]): { lowest: number | null; isSame: boolean } {
  const known = amounts.filter((cents) => cents !== null);
  if (known.length < 2) return { lowest: null, isSame: false };
  const lowest = Math.min(...known);
  const isSame = known.every((cents) => cents === lowest);
  return { lowest: isSame ? null : lowest, isSame };
}

function compareLine(line: GplLineKey, homes: readonly PricedHome[]): ComparedLine {
  const prices = homes.map(({ id, lines }) => {
    const listed = lines.find((each) => each.line === line);
    if (!listed) return { homeId: id, cents: null, isFrom: false };
    const cents = countedCents(listed);
    return { homeId: id, cents, isFrom: listed.maxCents > cents };
  });
  const { lowest, isSame } = standing(prices.map(({ cents }) => cents));
  return { line, prices: prices.map((price) => ({ ...price, isLowest: lowest !== null && price.cents === lowest })), isSame };
}

function compareTotals(basket: BasketKey, homes: readonly PricedHome[]): Pick<HomesComparison, 'totals' | 'isSame'> {
  const sums = homes.map(({ id, lines }) => {
    const counted = new Map(lines.map((each) => [each.line, countedCents(each)]));
    const { priceCents, missing } = priceOfBasket(basket, (line) => counted.get(line));
    return { homeId: id, cents: priceCents, missing };
  });
  const { lowest, isSame } = standing(sums.map(({ cents }) => cents));
  const totals = sums.map((sum) => ({
    ...sum,
    isLowest: lowest !== null && sum.cents === lowest,
    aboveLowestCents: lowest === null || sum.cents === null ? null : sum.cents - lowest,
  }));
  return { totals, isSame };
}

/** Compares homes on one basket, line by line, in the homes' own order. Works for any number of homes. */
export function compareHomes(basket: BasketKey, homes: readonly PricedHome[]): HomesComparison {
  return { basket, lines: baskets[basket].lines.map((line) => compareLine(line, homes)), ...compareTotals(basket, homes) };
}
