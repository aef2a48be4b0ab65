import type { RowFault } from '#shared/pricing/check-price-row.ts';
import type { Texts } from '#web/parts/grid/grid-edits.ts';

/** Rows that the server refused: what each said when it was sent, and what was wrong with that. */
export type RefusedRows = Readonly<Record<string, { texts: Texts[string]; faults: readonly RowFault[] }>>;

const isSame = (one: Texts[string], other: Texts[string]): boolean => {
  const columns = Object.keys(one);
  return columns.length === Object.keys(other).length && columns.every((column) => one[column] === other[column]);
};

/** Returns what is wrong with rows that still say what was refused. What was undone or typed over has nothing to do with it. */
export const standingFaults = (refused: RefusedRows, texts: Texts): Readonly<Record<string, readonly RowFault[]>> =>
  Object.fromEntries(
    Object.entries(refused).flatMap(([id, row]) => (isSame(row.texts, texts[id] ?? {}) ? [[id, row.faults]] : [])),
  );
