import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GplLineKey, gplLineKeys } from '#shared/funeral-rule/gpl-lines.ts';
import { lowestCents, priceRangeOf } from '#shared/model/list-prices.ts';
import { priceListSchema } from '#shared/model/price-list.ts';
import { basketKeys, baskets } from './basket.ts';
import { compareHomes, type ListedLine, type PricedHome } from './compare-homes.ts';

const flat = (line: GplLineKey, cents: number): ListedLine => ({ line, minCents: cents, maxCents: cents, variants: [] });

/** Few different amounts, so that ties are common. */
const cents = fc.oneof(fc.nat(5), fc.nat(1_000_000));
const variant = fc.record({ providedBy: fc.constantFrom('purchaser' as const, 'funeral-home' as const), priceCents: cents });
const listedLine = (line: GplLineKey): fc.Arbitrary<ListedLine> =>
  fc.oneof(
    cents.map((amount) => flat(line, amount)),
    fc.tuple(cents, cents).map(([a, b]) => ({ line, minCents: Math.min(a, b), maxCents: Math.max(a, b), variants: [] })),
    fc.array(variant, { minLength: 1, maxLength: 4 }).map((variants) => {
      const amounts = variants.map(({ priceCents }) => priceCents);
      return { line, minCents: Math.min(...amounts), maxCents: Math.max(...amounts), variants };
    }),
  );
const homes: fc.Arbitrary<PricedHome[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    lines: fc.subarray([...gplLineKeys]).chain((lines) => fc.tuple(...lines.map(listedLine))),
  }),
  { minLength: 1, maxLength: 5 },
);
const basket = fc.constantFrom(...basketKeys);
const runs = { seed: 31, numRuns: process.env.YARROW_DEEP === '1' ? 20_000 : 1_000 };

/** Returns the lowest amount in the plainest way, by sorting, if at least two are known and differ. */
const lowestByHand = (amounts: readonly (number | null)[]): number | null => {
  const sorted = amounts.filter((each) => each !== null).sort((a, b) => a - b);
  return sorted.length > 1 && sorted[0] !== sorted.at(-1) ? (sorted[0] ?? null) : null;
};

describe('compareHomes, for any homes', () => {
  it("has the basket's lines in order, and every home in every line", () => {
    fc.assert(
      fc.property(basket, homes, (key, given) => {
        const { lines, totals } = compareHomes(key, given);
        expect(lines.map(({ line }) => line)).toEqual(baskets[key].lines);
        const ids = given.map(({ id }) => id);
        for (const { prices } of lines) expect(prices.map(({ homeId }) => homeId)).toEqual(ids);
        expect(totals.map(({ homeId }) => homeId)).toEqual(ids);
      }),
      runs,
    );
  });

  it('never treats a missing line as a price; a total is the sum of its lines, or names what is missing', () => {
    fc.assert(
      fc.property(basket, homes, (key, given) => {
        const { lines, totals } = compareHomes(key, given);
        given.forEach((home, index) => {
          const column = lines.map(({ line, prices }) => ({ line, cents: prices[index]?.cents ?? null }));
          for (const { line, cents } of column) expect(cents === null).toBe(!home.lines.some((listed) => listed.line === line));
          const missing = column.filter(({ cents }) => cents === null).map(({ line }) => line);
          expect(totals[index]?.missing).toEqual(missing);
          const sum = column.reduce((before, { cents }) => before + (cents ?? 0), 0);
          expect(totals[index]?.cents).toBe(missing.length > 0 ? null : sum);
        });
      }),
      runs,
    );
  });

  it('marks every lowest price and total, including ties, and nothing else', () => {
    fc.assert(
      fc.property(basket, homes, (key, given) => {
        const { lines, totals, isSame } = compareHomes(key, given);
        for (const row of [
          ...lines.map(({ prices, isSame: same }) => ({ cells: prices, same })),
          { cells: totals, same: isSame },
        ]) {
          const amounts = row.cells.map(({ cents }) => cents);
          const lowest = lowestByHand(amounts);
          expect(row.cells.map(({ isLowest }) => isLowest)).toEqual(amounts.map((each) => lowest !== null && each === lowest));
          const known = amounts.filter((each) => each !== null);
          expect(row.same).toBe(known.length > 1 && new Set(known).size === 1);
        }
        const lowest = lowestByHand(totals.map(({ cents }) => cents));
        for (const { cents, aboveLowestCents } of totals)
          expect(aboveLowestCents).toBe(lowest === null || cents === null ? null : cents - lowest);
      }),
      runs,
    );
  });

  it('says the same about a home in any position', () => {
    fc.assert(
      fc.property(basket, homes, (key, given) => {
        const there = compareHomes(key, given);
        const back = compareHomes(key, [...given].reverse());
        expect(back.totals).toEqual([...there.totals].reverse());
        expect(back.lines.map(({ prices }) => [...prices].reverse())).toEqual(there.lines.map(({ prices }) => prices));
      }),
      runs,
    );
  });
});

describe('compareHomes', () => {
  it('marks both of a tie, and what the third costs more', () => {
    const { totals, lines } = compareHomes('immediate-burial', [
      { id: 'a', lines: [flat('immediate-burial', 200_000)] },
      { id: 'b', lines: [flat('immediate-burial', 250_000)] },
      { id: 'c', lines: [flat('immediate-burial', 200_000)] },
    ]);
    expect(totals.map(({ isLowest }) => isLowest)).toEqual([true, false, true]);
    expect(totals.map(({ aboveLowestCents }) => aboveLowestCents)).toEqual([0, 50_000, 0]);
    expect(lines[0]?.prices.map(({ isLowest }) => isLowest)).toEqual([true, false, true]);
  });

  it('lets no home win by leaving things out', () => {
    const { totals } = compareHomes('direct-cremation', [
      { id: 'cheap', lines: [flat('direct-cremation', 50_000)] },
      { id: 'whole', lines: [flat('direct-cremation', 100_000), flat('cremation-fee', 40_000)] },
      { id: 'none', lines: [] },
    ]);
    expect(totals).toEqual([
      { homeId: 'cheap', cents: null, missing: ['cremation-fee'], isLowest: false, aboveLowestCents: null },
      { homeId: 'whole', cents: 140_000, missing: [], isLowest: false, aboveLowestCents: null },
      { homeId: 'none', cents: null, missing: ['direct-cremation', 'cremation-fee'], isLowest: false, aboveLowestCents: null },
    ]);
  });

  it('counts a line that costs nothing', () => {
    const { lines } = compareHomes('immediate-burial', [
      { id: 'a', lines: [flat('immediate-burial', 0)] },
      { id: 'b', lines: [flat('immediate-burial', 1)] },
      { id: 'c', lines: [] },
    ]);
    expect(lines[0]?.prices.map(({ cents, isLowest }) => [cents, isLowest])).toEqual([
      [0, true],
      [1, false],
      [null, false],
    ]);
  });

  it('counts a line like the server does in the price of the basket', () => {
    const list = priceListSchema.parse({
      effectiveOn: '2026-10-01',
      lines: [
        {
          line: 'direct-cremation',
          unit: 'flat',
          variants: [
            { container: 'Your own', providedBy: 'purchaser', priceCents: 99_500 },
            { container: 'Fiberboard', providedBy: 'funeral-home', priceCents: 119_500 },
            { container: 'Pine', providedBy: 'funeral-home', priceCents: 149_500 },
          ],
        },
        { line: 'caskets', unit: 'each', minCents: 119_500, maxCents: 900_000 },
        { line: 'cremation-fee', unit: 'flat', priceCents: 40_000 },
      ],
    });
    const lines = list.lines.map((line) => ({ line: line.line, ...priceRangeOf(line), variants: line.variants ?? [] }));
    const counted = (key: 'direct-cremation' | 'funeral-burial') =>
      compareHomes(key, [{ id: 'a', lines }]).lines.map(({ line, prices }) => ({ line, cents: prices[0]?.cents ?? undefined }));
    for (const { line, cents } of [...counted('direct-cremation'), ...counted('funeral-burial')])
      expect(cents).toBe(lowestCents(list, line));
    expect(compareHomes('direct-cremation', [{ id: 'a', lines }]).lines.map(({ prices }) => prices[0]?.isFrom)).toEqual([
      true,
      false,
    ]);
  });
});
