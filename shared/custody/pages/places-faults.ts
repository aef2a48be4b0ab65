import { isInstant } from '../../values/dates.ts';
import type { CustodyState, Side } from '../handoffs/custodian.ts';
import { isSide } from '../handoffs/custodian.ts';
import type { CareRow, CareValues } from './care-field.ts';
import { rowsOf } from './preservation-page.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const isOpen = ({ in: into, out }: CareRow): boolean => isInstant(into) && text(out) === '';
const unitOf = ({ unit }: CareRow): string => text(unit) || 'The cold';
const stillOpen = (row: CareRow): string => `${unitOf(row)} is still open: write down when they were taken out.`;

/** Returns the rows of a field that a save adds or changes. */
function freshRows(before: CareValues, after: CareValues, name: string): readonly CareRow[] {
  const known = new Set(rowsOf(before, name).map((row) => JSON.stringify(row)));
  return rowsOf(after, name).filter((row) => !known.has(JSON.stringify(row)));
}

/** Who has the person, and the side of the one who saves. */
export type PlacedBy = { custody: CustodyState; side: Side };

/** Returns why someone can't be put where a save says, by field: they are somewhere else still, or somebody else has them. What was there before isn't refused again. */
export function placesFaults(before: CareValues, after: CareValues, { custody, side }: PlacedBy): Record<string, string> {
  const [colds, places] = [freshRows(before, after, 'coldPeriods'), freshRows(before, after, 'placements')];
  const open = rowsOf(after, 'coldPeriods')
    .filter(isOpen)
    .toSorted((one, other) => (text(one.in) < text(other.in) ? -1 : 1));
  const [first] = open;
  const elsewhere = first && places.find((row) => text(row.at) >= text(first.in) && !isThere(row, first));
  const faults: Record<string, string> = {
    ...(first && open.length > 1 && colds.some(isOpen) ? { coldPeriods: stillOpen(first) } : {}),
    ...(elsewhere ? { placements: stillOpen(first) } : {}),
  };
  const { custodian } = custody;
  if (custodian?.kind !== 'trade' || isSide(custodian, side)) return faults;
  const words = `${custodian.name || 'A trade company'} has them. They come back with a hand-off before they can be put anywhere here.`;
  const since = custodian.since ?? '';
  return {
    ...faults,
    ...(colds.some((row) => isOpen(row)) ? { coldPeriods: words } : {}),
    ...(places.some(({ at }) => text(at) >= since) ? { placements: words } : {}),
  };
}

/** Tells whether a placement says the same as a cold period that goes on. */
const isThere = ({ kind, place }: CareRow, cold: CareRow): boolean =>
  kind === 'refrigeration' && (text(place) === '' || text(place).toLowerCase() === text(cold.unit).toLowerCase());
