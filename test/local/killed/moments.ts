import type { TestCloud } from '#test/cloud/test-cloud.ts';
import type { Random } from '#world/random.ts';

type Depth = { visible: number; inFlight: number };

/** When to kill: resolves at that moment. `answered` counts what the cloud has accepted in this life. */
type Moment = (cloud: TestCloud, random: Random, answered: () => number) => Promise<void>;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Returns the queues that have something, except for dead letters. */
async function depths({ controlUrl }: TestCloud): Promise<Depth[]> {
  const queues = (await (await fetch(`${controlUrl}/queues`)).json()) as (Depth & { name: string })[];
  return queues.filter(({ name }) => !name.includes('DeadLetters'));
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 5000; performance.now() < end && !(await condition()); ) await pause(1);
}

/** The kinds of moments, which take turns in this order. Each is an attempt: what a kill really hit is counted afterward (dead-state.ts). */
export const moments: readonly Moment[] = [
  // Between a write and its event's publication: the stream is read every 40 ms.
  async (_cloud, random, answered) => {
    const from = answered() + random.int(1, 8);
    await until(() => answered() >= from);
  },
  // Between publication and reaction.
  async (cloud) => until(async () => (await depths(cloud)).some(({ visible }) => visible > 0)),
  // In the middle of a batch.
  async (cloud, random) => {
    const count = random.int(1, 4);
    await until(async () => (await depths(cloud)).some(({ inFlight }) => inFlight >= count));
  },
  async (_cloud, random) => pause(random.int(1, 700)),
];
