/** Where a row goes: one step, to either end, or before the row that is at a place now (or after the last). */
export type RowMove = 'up' | 'down' | 'top' | 'bottom' | { before: number };

/** Where a moved row is then, and its position for people, among all that can be moved: rows that move together are one. */
export type MovedRow = { to: number; position: number; count: number };

/** The order of a grid’s rows, which a person changes. */
export type RowOrder = {
  /** Moves the row at a place, and returns where it is then, or undefined if it’s there already. */
  move: (from: number, move: RowMove) => MovedRow | undefined;
  /** Names what moves with the row at a place. */
  nameOf: (at: number) => string;
  /** Why the order can’t be changed now. */
  whyNot?: string;
};

/** The column under which the place of a row is kept with what else isn’t saved of it. It isn’t shown. */
export const PLACE = 'place';

/** Says what was moved, and where it is now. */
export const movedWords = (name: string, { position, count }: MovedRow): string => `${name}: position ${position} of ${count}.`;

/** Returns what a key that is pressed with Alt moves. */
export const moveOfKey = (key: string, isShift: boolean): RowMove | undefined => {
  if (key === 'ArrowUp') return isShift ? 'top' : 'up';
  if (key === 'ArrowDown') return isShift ? 'bottom' : 'down';
  return undefined;
};

/** Returns the place among blocks that a move leads to, or undefined if it leads nowhere. `startOf` is the first row of each block. */
export function placeMovedTo(at: number, move: RowMove, startOf: readonly number[]): number | undefined {
  const last = startOf.length - 1;
  const to = () => {
    if (move === 'up') return at - 1;
    if (move === 'down') return at + 1;
    if (move === 'top') return 0;
    if (move === 'bottom') return last;
    // Before a row inside a block is after the block.
    const before = startOf.filter((start) => start < move.before).length;
    return before > at ? before - 1 : before;
  };
  const place = to();
  return place === at || place < 0 || place > last ? undefined : place;
}
