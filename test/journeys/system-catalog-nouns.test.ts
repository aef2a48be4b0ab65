import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { nounNames } from '#shared/catalog/noun-names.ts';
import type { EntryRow, ReleaseChange } from '#shared/contract/system-catalog-views.ts';
import type { State } from '#shared/model/state.ts';
import { ok, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { publishDrafts } from './parts/publishing.ts';

let token: string;
beforeAll(async () => {
  token = (await person({ kind: 'system' })).token;
});
const by = (): RequestOptions => ({ token, key: randomUUID() });

type Page = { items: EntryRow[]; total: number };
const find = async (noun: string, query: string): Promise<EntryRow> => {
  const { items } = await ok<Page>('getEntries', { noun, query }, by());
  if (!items[0]) throw new Error(`No entry of ${noun} has the words ${query}.`);
  return items[0];
};
const save = (noun: string, entry: object, { version, base }: Pick<EntryRow, 'version' | 'base'>) =>
  ok<EntryRow>('saveEntry', { noun, entry, version, base }, by());
const unsaved = { version: 0, base: null };

it('lists the entries of every noun', async () => {
  for (const noun of nounNames) expect((await ok<Page>('getEntries', { noun }, by())).total, noun).toBeGreaterThan(0);
});

it('publishes a value of a state’s law only with its citation and the day when it was checked', async () => {
  const state = await find('states', 'Wyoming');
  const filingDays = { value: 3 + Math.floor(Math.random() * 300) };
  const bare = await save('states', { ...state.entry, filingDays }, state);
  expect(bare.faults.map(({ path }) => path.join('.'))).toEqual(['filingDays.citation', 'filingDays.checkedOn']);
  const drafts = [{ noun: 'states', id: state.entry.id, version: bare.version }];
  expect(await refused('publishRelease', { drafts, note: '' }, by())).toMatchObject({ status: 400 });
  const cited: State['filingDays'] = { ...filingDays, citation: 'A clause of a test', checkedOn: '2026-11-26' };
  const row = await save('states', { ...state.entry, filingDays: cited }, bare);
  expect(row.faults).toEqual([]);
  const { release } = await publishDrafts(token, [{ noun: 'states', id: state.entry.id, version: row.version }]);
  const { changes } = await ok<{ changes: ReleaseChange[] }>('getRelease', { release }, by());
  expect(changes).toMatchObject([{ noun: 'states', name: 'Wyoming', kind: 'changed' }]);
});

it('finds what is wrong only among several entries: a second page for a step', async () => {
  const page = await find('arrangementPages', 'Keepsakes');
  const row = await save('arrangementPages', { ...page.entry, id: randomUUID() }, unsaved);
  expect(row.faults).toEqual([{ path: ['step'], message: 'This step has a page already. Each of the 15 steps has one.' }]);
  await ok('discardEntry', { noun: 'arrangementPages', id: row.entry.id, version: row.version }, by());
});
