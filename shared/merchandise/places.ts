/** Places in a list, a bit for each: sets of a hundred thousand are joined and counted in microseconds. */
export type Places = Uint32Array;

/** Returns room for the places of a list of this length, with none of them in it. */
export const noPlaces = (length: number): Places => new Uint32Array(Math.ceil(length / 32));

/** Returns every place of a list of this length. */
export function allPlaces(length: number): Places {
  const all = noPlaces(length).fill(0xffffffff);
  const rest = length % 32;
  if (rest > 0) all[all.length - 1] = 2 ** rest - 1;
  return all;
}

/** Puts places into a set. */
export function addPlaces(set: Places, places: Iterable<number>): Places {
  for (const place of places) set[place >>> 5]! |= 1 << (place & 31);
  return set;
}

/** Returns the places that are in both sets. */
export const inBoth = (one: Places, other: Places): Places => one.map((bits, at) => bits & other[at]!);

/** Returns the places of one set that aren't in the other. */
export const without = (one: Places, other: Places): Places => one.map((bits, at) => bits & ~other[at]!);

/** Returns whether a place is in a set. */
export const hasPlace = (set: Places, place: number): boolean => ((set[place >>> 5]! >>> (place & 31)) & 1) === 1;

/** Counts the places of a set. */
export function countPlaces(set: Places): number {
  let count = 0;
  for (const bits of set) {
    const pairs = bits - ((bits >>> 1) & 0x55555555);
    const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
    count += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}
