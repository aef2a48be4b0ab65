import type { PricedLine, PricedPlan, UnpricedLine } from '../model/priced-plan.ts';

/** A line with a different amount; `byCents` is positive if it costs more, negative if less (US cents). */
type ChangedLine = { before: PricedLine; now: PricedLine; byCents: number };

/**
 * How two accounts of one plan differ. Only one of them has the lines in `gone` and `added`; `dearer` and `cheaper` have the same line at another amount,
 * largest difference first; `nowUnpriced` lists what the home no longer prices. `differenceCents` (now less before) is the sum of all of them, to the cent.
 */
export type AccountChange = {
  gone: PricedLine[];
  added: PricedLine[];
  dearer: ChangedLine[];
  cheaper: ChangedLine[];
  nowUnpriced: UnpricedLine[];
  differenceCents: number;
};

const byKey = <Entry extends { key: string }>(entries: readonly Entry[]): Map<string, Entry> =>
  new Map(entries.map((entry) => [entry.key, entry]));

/**
 * Compares a plan's account with an earlier one, line by line, by the lines' keys. This is what a family is told when a home changes a price, a package, or
 * its offer in the middle of a plan. A line with the same amount hasn't changed, whatever its words.
 */
export function compareAccounts(before: PricedPlan, now: PricedPlan): AccountChange {
  const [then, today] = [byKey(before.lines), byKey(now.lines)];
  const wasUnpriced = byKey(before.unpriced);
  const changed = now.lines.flatMap((line): ChangedLine[] => {
    const former = then.get(line.key);
    const byCents = former ? line.amountCents - former.amountCents : 0;
    return former && byCents !== 0 ? [{ before: former, now: line, byCents }] : [];
  });
  const largestFirst = changed.toSorted((one, other) => Math.abs(other.byCents) - Math.abs(one.byCents));
  return {
    gone: before.lines.filter(({ key }) => !today.has(key)),
    added: now.lines.filter(({ key }) => !then.has(key)),
    dearer: largestFirst.filter(({ byCents }) => byCents > 0),
    cheaper: largestFirst.filter(({ byCents }) => byCents < 0),
    nowUnpriced: now.unpriced.filter(({ key }) => !wasUnpriced.has(key)),
    differenceCents: now.totalCents - before.totalCents,
  };
}

/** Returns whether anything has changed that a family should be told. */
export const isChanged = ({ gone, added, dearer, cheaper, nowUnpriced }: AccountChange): boolean =>
  [gone, added, dearer, cheaper, nowUnpriced].some((lines) => lines.length > 0);
