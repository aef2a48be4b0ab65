export type Way = () => unknown;

/** Returns the milliseconds of each way. Each takes a turn in every round, so that a busy machine is busy for all. */
export async function timesOf<Name extends string>(
  ways: Readonly<Record<Name, Way>>,
  rounds: number,
  warmUp: number,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(ways) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>;
  for (let round = 0; round < rounds + warmUp; round += 1)
    for (const name of names) {
      const from = performance.now();
      await ways[name]();
      if (round >= warmUp) times[name].push(performance.now() - from);
    }
  return times;
}
