/** Returns numbers from 0 to 1 that follow from a seed, a SHA-256 in hexadecimal: the same every time (mulberry32). */
export function seededNumbers(seed: string): () => number {
  let state = Number.parseInt(seed.slice(0, 8), 16) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a list in an order that follows from the numbers. */
export function shuffled<Entry>(entries: readonly Entry[], next: () => number): Entry[] {
  const result = [...entries];
  for (let at = result.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [result[at], result[other]] = [result[other] as Entry, result[at] as Entry];
  }
  return result;
}

/** Returns at most `count` entries, as many of each stratum as there are and as is fair, so that what is rare is in the sample too. */
export function stratified<Entry>(
  entries: readonly Entry[],
  stratumOf: (entry: Entry) => string,
  { count, next }: { count: number; next: () => number },
): Entry[] {
  const strata = [...Map.groupBy(shuffled(entries, next), stratumOf).entries()].sort(([one], [other]) => (one < other ? -1 : 1));
  const chosen: Entry[] = [];
  for (let round = 0; chosen.length < Math.min(count, entries.length); round += 1)
    for (const [, own] of strata) {
      const entry = own[round];
      if (entry !== undefined && chosen.length < count) chosen.push(entry);
    }
  return chosen;
}
