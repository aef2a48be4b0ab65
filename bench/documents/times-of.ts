export type Way = () => unknown;

/** Returns the milliseconds of each way. Each takes a turn in every round, so that a busy machine is busy for all. */
export async function timesOf(
  ways: Readonly<Record<string, Way>>,
  rounds: number,
  warmUp: number,
): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  for (let round = 0; round < rounds + warmUp; round += 1)
    for (const [name, way] of Object.entries(ways)) {
      const from = performance.now();
      await way();
      if (round >= warmUp) times[name]!.push(performance.now() - from);
    }
  return times;
}
