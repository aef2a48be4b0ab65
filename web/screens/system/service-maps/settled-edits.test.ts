import { expect, it } from 'vitest';
import { cellOf, type MappedEntry, withCell } from '#shared/catalog/service-map/mapped-entry.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { type EditedEntry, settledEdits } from './settled-edits.ts';

const yes = { shouldShow: true };
const no = { shouldShow: false };
const blank: MappedEntry = { id: 'a', mappings: [] };
const rowOf = (entry: MappedEntry, version: number) => ({ entry, version }) as unknown as EntryRow;
const withCells = (entry: MappedEntry, cells: Record<string, typeof yes | undefined>) =>
  Object.entries(cells).reduce((now, [serviceId, cell]) => withCell(now, serviceId, cell, undefined), entry);
const edited = (entry: MappedEntry, row: EntryRow): EditedEntry => ({ entry, row });
const noPrice = () => undefined;

const before = rowOf(blank, 1);
const sent = edited(withCells(blank, { urn: yes }), before);

it('has nothing left to save when nothing changed during a save', () => {
  const row = rowOf(sent.entry, 2);
  const { changed, conflicts } = settledEdits(new Map([['a', sent]]), [{ sent, row, entry: row.entry }], noPrice);
  expect([changed.size, conflicts]).toEqual([0, []]);
});

it('keeps cells that were changed during a save, over what is saved now', () => {
  const now = edited(withCells(sent.entry, { hearse: yes }), before);
  const row = rowOf(withCells(sent.entry, { flowers: yes }), 3);
  const { changed } = settledEdits(new Map([['a', now]]), [{ sent, row, entry: row.entry }], noPrice);
  const left = changed.get('a');
  expect(left?.row).toBe(row);
  expect(['urn', 'hearse', 'flowers'].map((id) => left && cellOf(left.entry, id))).toEqual([yes, yes, yes]);
});

it('leaves a change to save when it was undone during its save', () => {
  const row = rowOf(sent.entry, 2);
  const { changed } = settledEdits(new Map(), [{ sent, row, entry: row.entry }], noPrice);
  const left = changed.get('a');
  expect(left && cellOf(left.entry, 'urn')).toBeUndefined();
  expect(changed.size).toBe(1);
});

it('asks about a cell that a colleague changed in another way during a save', () => {
  const now = edited(withCells(sent.entry, { hearse: yes }), before);
  const row = rowOf(withCells(sent.entry, { hearse: no }), 3);
  const { changed, conflicts } = settledEdits(new Map([['a', now]]), [{ sent, row, entry: row.entry }], noPrice);
  expect(conflicts).toEqual([{ id: 'a', serviceId: 'hearse', cell: yes }]);
  expect(changed.size).toBe(0);
});
