import { createHash } from 'node:crypto';

/** A source of reproducible randomness: the same seed gives the same sequence on every machine. */
export type Random = {
  /** 0 <= x < 1. */
  next: () => number;
  between: (low: number, high: number) => number;
  /** Returns an integer, both ends included. */
  int: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  /** Returns this many different items, in random order; all of them if there are fewer. */
  sample: <Item>(items: readonly Item[], count: number) => Item[];
  /** Returns about -3 to 3, bell-shaped, mean 0, deviation 1. */
  normal: () => number;
};

/** Returns sfc32 (Chris Doty-Humphrey, public domain), seeded by the SHA-256 of the text. */
export function createRandom(seed: string): Random {
  const digest = createHash('sha256').update(seed).digest();
  let [a, b, c, d] = [digest.readInt32LE(0), digest.readInt32LE(4), digest.readInt32LE(8), digest.readInt32LE(12)] as [
    number,
    number,
    number,
    number,
  ];
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: <Item>(items: readonly Item[]) => items[int(0, items.length - 1)] as Item,
    sample: <Item>(items: readonly Item[], count: number) => {
      const left = [...items];
      const taken: Item[] = [];
      while (taken.length < count && left.length > 0) taken.push(...left.splice(int(0, left.length - 1), 1));
      return taken;
    },
    normal: () =>
      next() + next() + next() + next() + next() + next() - 3 + (next() + next() + next() + next() + next() + next() - 3),
  };
}
