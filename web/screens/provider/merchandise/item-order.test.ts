import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WorkingItem } from '#shared/contract/merchandise-views.ts';
import type { Texts } from '#web/parts/grid/grid-edits.ts';
import { PLACE, type RowMove } from '#web/parts/grid/row-order.ts';
import { inTypedOrder, movedItem, movedName, whyNoOrder } from './item-order.ts';
import { type OfferRow, offerRows } from './offer-row.ts';

/** Returns rows of items, each given by the places of its rows. */
function rowsOf(items: Record<string, (number | undefined)[]>): OfferRow[] {
  return offerRows(
    Object.entries(items).map(([id, places]) => {
      const offers = places.map((sortOrder, nth) => {
        const row = { id, ...(nth === 0 ? {} : { variantId: `v${nth}` }), version: 0, sortOrder };
        return { row, inForce: { id, version: 0 }, name: id };
      });
      return { id, name: id, offers } as unknown as WorkingItem;
    }),
  );
}

const order = (rows: readonly OfferRow[]) => [...new Set(rows.map(({ item }) => item.id))].join(' ');
const movedRows = (rows: readonly OfferRow[], from: number, move: RowMove) => {
  const { cells = [], to, position, count } = movedItem(rows, {}, from, move) ?? {};
  const texts: Record<string, Record<string, string>> = {};
  for (const { row, column, text } of cells) texts[row] = { [column]: text };
  return { order: order(inTypedOrder(rows, texts)), cells: cells.length, to, place: `${position} of ${count}` };
};

describe('moving an item', () => {
  const rows = rowsOf({ oak: [0], pine: [1], ash: [2], elm: [3] });

  it.each<[number, RowMove, string, number, number]>([
    [1, 'up', 'pine oak ash elm', 2, 0],
    [1, 'down', 'oak ash pine elm', 2, 2],
    [3, 'top', 'elm oak pine ash', 4, 0],
    [0, 'bottom', 'pine ash elm oak', 4, 3],
    [0, { before: 2 }, 'pine oak ash elm', 2, 1],
    [3, { before: 1 }, 'oak elm pine ash', 3, 1],
    [0, { before: 4 }, 'pine ash elm oak', 4, 3],
  ])('from %i %j gives %s', (from, move, expected, cells, to) => {
    expect(movedRows(rows, from, move)).toMatchObject({ order: expected, cells, to });
  });

  it('leads nowhere beyond the ends, or to where it is', () => {
    expect(movedItem(rows, {}, 0, 'up')).toBeUndefined();
    expect(movedItem(rows, {}, 3, 'down')).toBeUndefined();
    expect(movedItem(rows, {}, 1, { before: 1 })).toBeUndefined();
    expect(movedItem(rows, {}, 1, { before: 2 })).toBeUndefined();
    expect(movedItem([], {}, 0, 'up')).toBeUndefined();
  });

  it('takes its variants along, and never goes between those of another', () => {
    const varied = rowsOf({ oak: [0, 1], pine: [2], ash: [3, undefined, 4] });
    expect(movedRows(varied, 2, 'up')).toMatchObject({ order: 'pine oak ash', to: 0 });
    expect(movedRows(varied, 2, { before: 1 })).toMatchObject({ order: 'oak pine ash', cells: 0 });
    // The third row of its item is moved, and the item is the first of three then.
    expect(movedRows(varied, 5, 'top')).toMatchObject({ order: 'ash oak pine', to: 2, place: '1 of 3' });
    expect(varied.map(movedName).filter((name) => name.endsWith(' with its variants'))).toHaveLength(5);
    const together = rowsOf({ oak: [0, 0], pine: [1], ash: [2, 2], elm: [3, 3, 3] });
    expect(movedRows(together, 2, 'up')).toMatchObject({ order: 'pine oak ash elm', cells: 3 });
  });

  it('gives places to items that were never sold only as far as the moved one needs', () => {
    const unsold = rowsOf({ oak: [0], a: [undefined], b: [undefined], c: [undefined] });
    expect(movedRows(unsold, 2, 'up')).toEqual({ order: 'oak b a c', cells: 1, to: 1, place: '2 of 4' });
    expect(movedRows(unsold, 3, 'top')).toEqual({ order: 'c oak a b', cells: 2, to: 0, place: '1 of 4' });
  });

  it('gives the order that was asked for, whatever places there were, and remains within what a place may be', () => {
    const place = fc.option(fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constantFrom(9998, 9999)), { nil: undefined });
    const sorted = fc.array(fc.array(place, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 7 }).map((items) =>
      items.toSorted((one, other) => {
        const first = (places: (number | undefined)[]) => Math.min(10_000, ...places.map((each) => each ?? 10_000));
        return first(one) - first(other);
      }),
    );
    fc.assert(
      fc.property(sorted, fc.nat(20), fc.nat(20), (items, from, before) => {
        const all = rowsOf(Object.fromEntries(items.map((places, at) => [`i${at}`, places])));
        const found = movedItem(all, {}, from % all.length, { before: before % (all.length + 1) });
        if (!found) return;
        const texts: Texts = Object.fromEntries(found.cells.map(({ row, text }) => [row, { [PLACE]: text }]));
        const moved = all[from % all.length];
        const shown = inTypedOrder(all, texts);
        const others = (rows: readonly OfferRow[]) => order(rows.filter(({ item }) => item.id !== moved?.item.id));
        expect(others(shown)).toBe(others(all));
        expect(shown.indexOf(moved as OfferRow)).toBe(found.to);
        expect(found.cells.every(({ text }) => Number(text) >= 0 && Number(text) <= 9999)).toBe(true);
      }),
    );
  });
});

it('says why an order can’t be changed', () => {
  const list = { isSorted: false, isFiltered: false, isWhole: true };
  expect(whyNoOrder(list)).toBeUndefined();
  expect(whyNoOrder({ ...list, isSorted: true, isFiltered: true })).toBe('To change the order, sort by the home’s order.');
  expect(whyNoOrder({ ...list, isFiltered: true })).toBe('To change the order, show all items.');
  expect(whyNoOrder({ ...list, isWhole: false })).toBe('To change the order, load all items.');
});
