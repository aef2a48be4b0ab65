import { isInstant } from '../values/dates.ts';

/** What is read of an entry. The page that verifies reads entries that anyone may have written. */
type Dated = { sequence?: unknown; occurredOn?: unknown };

/**
 * Returns the number of the entry before this one in the record if this one happened earlier, and so was recorded late; undefined if it wasn't. The order of a record is the order in
 * which it was written (docs/decisions.md, Decedent care), so this follows from the record itself.
 */
export function lateAfter({ occurredOn }: Dated, before: Dated | undefined): number | undefined {
  if (typeof before?.sequence !== 'number' || !isInstant(occurredOn) || !isInstant(before.occurredOn)) return undefined;
  return occurredOn < before.occurredOn ? before.sequence : undefined;
}

/** Says that an entry was recorded late. */
export const lateWords = (after: number): string => `Recorded late: it happened before entry ${after}`;
