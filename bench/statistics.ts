/** Returns the value that this share (0 to 1) of the others is at or below. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new RangeError('nothing was measured');
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Returns the milliseconds of one call, the best turn of many: others on the machine only ever add to it. */
export function bestOf(turns: number, calls: number, work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < turns; turn += 1) {
    const from = performance.now();
    for (let call = 0; call < calls; call += 1) work();
    best = Math.min(best, (performance.now() - from) / calls);
  }
  return best;
}
