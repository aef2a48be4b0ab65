import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byPlace, groupOf, inOrderOf, withLastPlace } from './entry-order.ts';

const order = { place: 'sortOrder', within: 'page' } as const;
type Entry = { id: string; page: string; sortOrder: number };
const entry = fc.record({
  id: fc.uuid(),
  page: fc.constantFrom('one', 'two'),
  sortOrder: fc.integer({ min: 0, max: 5 }),
});
const entries = fc.uniqueArray(entry, { selector: ({ id }) => id, maxLength: 8 });
const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id);
const groupIn = (all: readonly Entry[], group: string) => all.filter(({ page }) => page === group);

describe('putting entries in order', () => {
  it('puts a group in the order of its ids, and leaves the others as they are', () => {
    fc.assert(
      fc.property(entries, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (all, random) => {
        const wanted = idsOf(groupIn(all, 'one'))
          .map((id) => ({ id, at: random.next().value as number }))
          .sort((one, other) => one.at - other.at)
          .map(({ id }) => id);
        const after = inOrderOf(order, all, 'one', wanted) as Entry[];
        expect(idsOf(after)).toEqual(idsOf(all));
        expect(idsOf(byPlace(order, groupIn(after, 'one')))).toEqual(wanted);
        expect(groupIn(after, 'two')).toEqual(groupIn(all, 'two'));
      }),
    );
  });

  it('changes nothing where the order is the same and places tell entries apart', () => {
    const all = [
      { id: 'b', page: 'one', sortOrder: 7 },
      { id: 'a', page: 'one', sortOrder: 3 },
    ];
    const after = inOrderOf(order, all, 'one', ['a', 'b']);
    expect(after[0]).toBe(all[0]);
    expect(after[1]).toBe(all[1]);
    expect(inOrderOf(order, all, 'one', ['b', 'a'])).toEqual([
      { id: 'b', page: 'one', sortOrder: 3 },
      { id: 'a', page: 'one', sortOrder: 7 },
    ]);
  });

  it('puts entries that it does not name last, and takes a draft without a place or group', () => {
    const all = [{ id: 'a', page: 'one' }, { id: 'b', page: 'one', sortOrder: 1 }, { id: 'c' }];
    expect(inOrderOf(order, all, 'one', ['a'])).toEqual([
      { id: 'a', page: 'one', sortOrder: 0 },
      { id: 'b', page: 'one', sortOrder: 1 },
      { id: 'c' },
    ]);
    expect(groupOf(order, { id: 'c' })).toBe('');
    expect(groupOf({ place: 'sortOrder' }, all[0] as { id: string })).toBe('');
  });
});

it('puts a new entry at the end of its group, and leaves a place that it has', () => {
  const entry = (id: string, group: string, place?: number) => ({ id, group, sortOrder: place });
  const others = [entry('a', 'one', 3), entry('b', 'one', 7), entry('c', 'two', 90), entry('d', 'one')];
  const order = { place: 'sortOrder', within: 'group' } as const;
  expect(withLastPlace(order, entry('e', 'one', 0), others)).toEqual(entry('e', 'one', 8));
  expect(withLastPlace(order, entry('e', 'one', 5), others)).toEqual(entry('e', 'one', 5));
  expect(withLastPlace(order, entry('e', 'three', 0), others)).toEqual(entry('e', 'three', 0));
  expect(withLastPlace(undefined, entry('e', 'one', 0), others)).toEqual(entry('e', 'one', 0));
});
