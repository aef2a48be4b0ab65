import { expect, it } from 'vitest';
import type { ItemView } from '#shared/contract/planner-merchandise.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { SavedHome } from './offline-database.ts';
import { memoryStore } from './offline-database.ts';
import { createSavedHomes } from './saved-homes.ts';

const homeOf = (locationId: string, revision = 'r1') => ({ locationId, revision }) as PlannerHome;
const item = { id: 'oak' } as ItemView;

const given = () => {
  let at = Date.parse('2026-03-01T10:00:00.000Z');
  const homes = memoryStore<SavedHome>();
  const later = (days: number) => {
    at += days * 24 * 60 * 60 * 1000;
  };
  return { kept: createSavedHomes({ homes, now: () => new Date(at) }), homes, later };
};

it('keeps the five homes that were read last', async () => {
  const { kept, homes, later } = given();
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
    await kept.keep(homeOf(id));
    later(1);
  }
  expect((await homes.all()).map(({ home }) => home.locationId)).toEqual(['b', 'c', 'd', 'e', 'f']);
});

it('does not answer with a home that was read more than thirty days ago', async () => {
  const { kept, later } = given();
  await kept.keep(homeOf('a'));
  later(30);
  expect((await kept.read('a'))?.home.locationId).toBe('a');
  later(1);
  expect(await kept.read('a')).toBeNull();
});

it('keeps items with the revision that they were read with', async () => {
  const { kept } = given();
  await kept.keep(homeOf('a'));
  await kept.keepItems('a', 'r1', 'caskets', [item]);
  await kept.keepItems('a', 'r0', 'urns', [item]);
  await kept.keep(homeOf('a'));
  expect((await kept.read('a'))?.items).toEqual({ caskets: [item] });
  await kept.keep(homeOf('a', 'r2'));
  expect((await kept.read('a'))?.items).toEqual({});
});
