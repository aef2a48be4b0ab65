import { type CaseCount, placeInLine, readCaseCount } from '#functions/table/case-number.ts';
import type { Table } from '#functions/table/table.ts';

/** Milliseconds between two looks, and before someone ahead who does not move is passed, for each place between. */
const LOOK_MS = 20;
const PATIENCE_MS = 400;
/** Nobody waits longer than this many places' time between two looks. */
const FARTHEST = 20;

/** Whose next number is wanted. */
export type Counter = { table: Table; locationId: string; year: number };

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Waits until everyone ahead has their number, and returns the count as it is then. Only a hint: what keeps numbers unique is the condition of the
 * transaction, so whoever died in line is passed after a moment.
 */
export async function waitForTurn(counter: Counter, place: number): Promise<CaseCount> {
  const look = () => readCaseCount(counter.table, counter.locationId, counter.year);
  let count = await look();
  let waitedMs = 0;
  for (;;) {
    const ahead = place - 1 - count.served;
    if (ahead <= 0 || waitedMs >= ahead * PATIENCE_MS) return count;
    const ms = Math.min(ahead, FARTHEST) * LOOK_MS;
    await pause(ms);
    const next = await look();
    waitedMs = next.served === count.served ? waitedMs + ms : 0;
    count = next;
  }
}

/** Takes a place in line at a counter. */
export const takePlace = ({ table, locationId, year }: Counter): Promise<number> => placeInLine(table, locationId, year);
