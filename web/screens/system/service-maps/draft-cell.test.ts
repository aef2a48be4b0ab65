import { expect, it } from 'vitest';
import type { MappedEntry } from '#shared/catalog/service-map/mapped-entry.ts';
import { isDraftCell } from './draft-cell.ts';

const entry = (...serviceIds: string[]): MappedEntry => ({
  id: 'a',
  mappings: serviceIds.map((serviceId) => ({ serviceId, shouldShow: true })),
});
const row = (version: number, state: 'published' | 'new' | 'changed', of: MappedEntry) =>
  ({ entry: of, version, state }) as never;

it('marks the cells that a draft adds and takes away', () => {
  const drafted = row(2, 'changed', entry('urn', 'hearse'));
  const published = entry('urn', 'flowers');
  expect(['urn', 'hearse', 'flowers', 'music'].map((id) => isDraftCell(drafted, published, id))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('marks every cell of an entry that was never published, once it’s saved', () => {
  expect(isDraftCell(row(1, 'new', entry('urn')), undefined, 'urn')).toBe(true);
  expect(isDraftCell(row(1, 'new', entry('urn')), undefined, 'hearse')).toBe(false);
  expect(isDraftCell(row(0, 'new', entry('urn')), undefined, 'urn')).toBe(false);
});

it('marks nothing that is as published, or before that is known', () => {
  expect(isDraftCell(row(0, 'published', entry('urn')), undefined, 'urn')).toBe(false);
  expect(isDraftCell(row(2, 'changed', entry('urn')), undefined, 'urn')).toBe(false);
  expect(isDraftCell(undefined, undefined, 'urn')).toBe(false);
});
