import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import {
  type CaseFilters,
  filterInput,
  filtersIn,
  isFiltered,
  noFilters,
  viewIn,
  withFilters,
  withView,
} from './case-filters.ts';
import { isShort, onceEach } from './case-pages.ts';

const anyFilters: fc.Arbitrary<CaseFilters> = fc.record({
  status: fc.constantFrom('', 'lead', 'active', 'cancelled'),
  staff: fc.oneof(fc.constantFrom('', 'none'), fc.uuid()),
  type: fc.constantFrom('', 'at-need', 'pre-need'),
  care: fc.constantFrom('', 'in-care', 'transferred'),
  words: fc.string({ maxLength: 120 }).map((text) => text.trim()),
});

describe('the filters of the list', () => {
  it('are read back from the address as they were written, and leave the rest of it alone', () =>
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const search = withFilters(new URLSearchParams('drawer=add-case&q=before'), filters);
        expect(filtersIn(new URLSearchParams(search.toString()))).toEqual(filters);
        expect(search.get('drawer')).toBe('add-case');
      }),
    ));
  it('ignore invalid values', () => {
    expect(filtersIn(new URLSearchParams('status=dead&staff=me&type=now&care=here'))).toEqual(noFilters);
    expect(isFiltered(noFilters)).toBe(false);
    expect(viewIn(new URLSearchParams('view=heap'))).toBe('table');
  });
  it('are sent under the names of the API', () => {
    expect(filterInput({ ...noFilters, words: ' ruth ', staff: 'none', care: 'in-care' })).toEqual({
      querry: 'ruth',
      employeeId: 'none',
      decedentStatus: 'in-care',
    });
  });
  it('are separate from the layout', () => {
    const board = withView(new URLSearchParams('q=ruth'), 'care-board');
    expect([viewIn(board), board.get('q'), withView(board, 'table').has('view')]).toEqual(['care-board', 'ruth', false]);
  });
});

const rows = (...ids: string[]) => ids.map((id) => ({ id }) as CaseRow);

describe('the pages of the list', () => {
  it('show every case once', () => {
    const pages = [
      { items: rows('a', 'b'), nextCursor: 'x' },
      { items: rows('b', 'c'), nextCursor: null },
    ];
    expect(onceEach(pages).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
  it('keep loading while the last one is shorter than requested', () => {
    expect(isShort([])).toBe(false);
    expect(isShort([{ items: rows('a'), nextCursor: 'x' }])).toBe(true);
    expect(isShort([{ items: rows('a'), nextCursor: null }])).toBe(false);
    const full = rows(...Array.from({ length: 25 }, (_, at) => `${at}`));
    expect(isShort([{ items: full, nextCursor: 'x' }])).toBe(false);
    expect(
      isShort([
        { items: full, nextCursor: 'x' },
        { items: full, nextCursor: 'y' },
      ]),
    ).toBe(true);
  });
});
