import { describe, expect, it } from 'vitest';
import { corpusEventItem, corpusHomeItem, shardOf } from '#functions/table/corpus.ts';
import type { Item, Table } from '#functions/table/table.ts';
import type { AnyCatalog } from '#shared/catalog/catalog-faults.ts';
import { withEntries } from '#shared/catalog/dry-run/dry-run.ts';
import { nounNames } from '#shared/catalog/noun-names.ts';
import { taskTriggerSchema } from '#shared/model/task.ts';
import { laneStep, newLanes, SHARDS_PER_LANE } from './full-run.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const homes = Array.from({ length: 40 }, (_, nth) => `0192f000-0000-7000-8000-${String(nth).padStart(12, '0')}`);
const LANE = shardOf(homes[0]!) % 16;

/** Cases of one to nine events each, at homes of every lane. */
const items: Item[] = homes.flatMap((locationId, home) =>
  Array.from({ length: 12 }, (_, kase) =>
    Array.from({ length: 1 + ((home + kase) % 9) }, (_, order) =>
      corpusEventItem({
        event: `event${order}`,
        kase: `case${String(kase).padStart(3, '0')}`,
        locationId,
        order,
        name: order === 0 ? 'case.created' : 'case.facts-changed',
        day: '2026-11-02',
        facts: { timing: 'at-need', dispositionGroup: kase % 2 === 0 ? 'burial' : 'cremation' },
      }),
    ),
  ).flat(),
);

/** A table of these rows in memory, that answers a few of them a page. */
const table = {
  query: async (pk: string, { cursor }: { cursor?: { sk: string } } = {}) => {
    const rows = items
      .filter((item) => item.pk === pk && (!cursor || item.sk > cursor.sk))
      .sort((a, b) => (a.sk < b.sk ? -1 : 1));
    const page = rows.slice(0, 7);
    return { items: page, next: rows.length > 7 ? { pk, sk: page.at(-1)?.sk } : null };
  },
} as Partial<Table> as Table;

const none = Object.fromEntries(nounNames.map((noun) => [noun, []])) as unknown as AnyCatalog;
const trigger = taskTriggerSchema.parse({
  id: homes[0],
  name: 'Call the cemetery',
  when: ['case.created'],
  condition: { '==': [{ var: 'dispositionGroup' }, 'burial'] },
  due: { from: 'event', days: 2 },
});
const catalogs = { before: none, after: withEntries(none, [{ noun: 'taskTriggers', id: trigger.id, after: trigger }]) };

/** Goes on until the lane is done, each step as large as this. `twice`: every step is begun twice, and the first try is lost. */
async function run(rowsPerStep: number, { twice = false } = {}) {
  let lane = newLanes()[LANE]!;
  let steps = 0;
  while (lane.done < SHARDS_PER_LANE) {
    if (twice) await laneStep(table, catalogs, lane, now, rowsPerStep);
    lane = { ...(await laneStep(table, catalogs, lane, now, rowsPerStep)), version: lane.version + 1 };
    steps += 1;
  }
  return { tally: lane.tally, steps };
}

describe('a lane of a full run', () => {
  const cases = homes.filter((home) => shardOf(home) % 16 === LANE).length * 12;

  it('compares every case of its shards once, however many steps it takes', async () => {
    const whole = await run(1_000_000);
    const { same, different, failed } = whole.tally.counts.cases;
    expect([whole.steps, same + different, different, failed]).toEqual([1, cases, cases / 2, 0]);
    for (const rowsPerStep of [1, 10, 45]) {
      const { tally, steps } = await run(rowsPerStep);
      expect(tally).toEqual(whole.tally);
      expect(steps).toBeGreaterThan(1);
    }
  });

  it('counts nothing twice when a step dies and is done again', async () => {
    const [once, again] = [await run(20), await run(20, { twice: true })];
    expect(again.tally).toEqual(once.tally);
  });

  it('counts how often the new rule was true, and describes groups without naming anyone', async () => {
    const { tally } = await run(1_000_000);
    expect(tally.rules).toMatchObject([{ name: 'Call the cemetery', path: 'condition', true: cases / 2, false: cases / 2 }]);
    expect(tally.kinds).toEqual({ 'task-made': cases / 2 });
    expect(Object.keys(tally.groups)).toEqual([
      'at-need without a disposition: “Call the cemetery” created or no longer created',
    ]);
  });

  it('puts a home in the shard that its rows are in', () => {
    expect(corpusHomeItem(homes[0]!).shard).toBe(shardOf(homes[0]!));
  });
});
