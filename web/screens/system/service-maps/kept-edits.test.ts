import { expect, it } from 'vitest';
import { cellOf, type MappedEntry, withCell } from '#shared/catalog/service-map/mapped-entry.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { keptIdOf, keptIn, keptOver } from './kept-edits.ts';

const yes = { shouldShow: true };
const two = { shouldShow: true, quantity: 2 };
const blank = (id: string, itemCategoryId?: string): MappedEntry => ({
  id,
  mappings: [],
  ...(itemCategoryId ? { itemCategoryId } : {}),
});
const rowOf = (entry: MappedEntry, version = 0, base: string | null = null) => ({ entry, version, base }) as unknown as EntryRow;
const withUrn = (entry: MappedEntry, cell = yes) => withCell(entry, 'urn', cell, 0);
/** What comes back from JSON. */
const stored = (value: object): unknown => JSON.parse(JSON.stringify(value));

it('goes on with the cells that a browser kept, over the row that they began with', () => {
  const before = rowOf(blank('a'), 3);
  const kept = stored([{ entry: withUrn(blank('a')), row: before }]);
  const { entry, row } = keptOver([rowOf(blank('a'), 4)], kept).get('a') ?? {};
  expect(row?.version).toBe(3);
  expect(entry && cellOf(entry, 'urn')).toEqual(yes);
});

it('leaves out what is gone, and what has another shape', () => {
  const kept = [{ entry: withUrn(blank('a')), row: rowOf(blank('a'), 3) }, null, 'text', { entry: { id: 'b' } }, { row: {} }];
  expect([keptOver([rowOf(blank('c'))], kept).size, keptIn(kept).length]).toEqual([0, 1]);
  expect([null, {}, 5].map((each) => keptIn(each))).toEqual([[], [], []]);
});

it('gives a category that has nothing saved yet the id under which its cells were kept', () => {
  const kept = stored([{ entry: withUrn(blank('new', 'caskets')), row: rowOf(blank('new', 'caskets')) }]);
  expect([keptIdOf(kept, 'caskets'), keptIdOf(kept, 'urns')]).toEqual(['new', undefined]);
});

it('puts the cells of a category over the entry that a colleague created for it', () => {
  const kept = stored([{ entry: withUrn(blank('new', 'caskets'), two), row: rowOf(blank('new', 'caskets')) }]);
  const theirs = withCell(withUrn(blank('theirs', 'caskets')), 'hearse', yes, 0);
  const edited = keptOver([rowOf(theirs, 1)], kept).get('theirs');
  expect(edited?.row.entry.id).toBe('theirs');
  expect(['urn', 'hearse'].map((id) => edited && cellOf(edited.entry, id))).toEqual([two, yes]);
});
