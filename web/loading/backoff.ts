const FIRST_MS = 4_000;
const LONGEST_MS = 60_000;

/**
 * Returns how long to wait before the next try, in milliseconds. The wait doubles with each failure, up to a minute, and varies by a quarter, so that
 * phones that lost the same network don't all come back in the same second. `random` is from 0 to 1. At most five tries fit into the first minute.
 */
export const backoffMs = (failures: number, random: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 10)) * (0.75 + random / 2);
