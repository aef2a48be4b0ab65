/** A number in two selects: `whole` times `size` plus `rest` (hours and minutes, feet and inches). */
export type TwoParts = { whole: number | null; rest: number | null };

export const splitNumber = (value: number | null, size: number): TwoParts =>
  value === null ? { whole: null, rest: null } : { whole: Math.floor(value / size), rest: value % size };

/** Returns the number, or null while a part is missing. */
export const joinParts = ({ whole, rest }: TwoParts, size: number): number | null =>
  whole === null || rest === null ? null : whole * size + rest;

/** Returns the parts after one was chosen. Choosing only the first sets the other to 0: 6 feet are 6 feet and 0 inches. */
export const changeParts = (parts: TwoParts, change: Partial<TwoParts>): TwoParts => {
  const next = { ...parts, ...change };
  if (change.whole === null) return { whole: null, rest: null };
  return change.whole !== undefined && next.rest === null ? { ...next, rest: 0 } : next;
};
