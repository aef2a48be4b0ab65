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
  return { savedHomes: createSavedHomes({ homes, now: () => new Date(at) }), homes, later };
};

it('keeps the five homes that were read last', async () => {
  const { savedHomes, homes, later } = given();
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
    await savedHomes.keep(homeOf(id));
    later(1);
  }
  expect((await homes.all()).map(({ home }) => home.locationId)).toEqual(['b', 'c', 'd', 'e', 'f']);
});

it("doesn't return a home that was read more than thirty days ago", async () => {
  const { savedHomes, later } = given();
  await savedHomes.keep(homeOf('a'));
  later(30);
  expect((await savedHomes.read('a'))?.home.locationId).toBe('a');
  later(1);
  expect(await savedHomes.read('a')).toBeNull();
});

it('keeps items with the revision that they were read with', async () => {
  const { savedHomes } = given();
  await savedHomes.keep(homeOf('a'));
  await savedHomes.keepItems('a', 'r1', 'caskets', [item]);
  await savedHomes.keepItems('a', 'r0', 'urns', [item]);
  await savedHomes.keep(homeOf('a'));
  expect((await savedHomes.read('a'))?.items).toEqual({ caskets: [item] });
  await savedHomes.keep(homeOf('a', 'r2'));
  expect((await savedHomes.read('a'))?.items).toEqual({});
});
