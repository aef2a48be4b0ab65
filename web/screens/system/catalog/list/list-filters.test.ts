import { describe, expect, it } from 'vitest';
import type { NounScreen } from '../noun-screens.ts';
import { filtersIn, isFiltered, listInput, noFilters, withFilters } from './list-filters.ts';

const fields = ['page', 'isActive'];

describe('the filters of a list', () => {
  it('are in its address, and read from it again', () => {
    const filters = { words: 'urn', state: 'draft', sort: 'place', where: { page: 'memorial' } } as const;
    const search = withFilters(new URLSearchParams('drawer=faq'), filters, fields);
    expect(search.toString()).toBe('drawer=faq&query=urn&state=draft&sort=place&page=memorial');
    expect(filtersIn(search, fields)).toEqual(filters);
    expect(withFilters(search, noFilters, fields).toString()).toBe('drawer=faq');
  });

  it('leave out what they don’t know', () => {
    expect(filtersIn(new URLSearchParams('state=lost&sort=up&other=1'), fields)).toEqual(noFilters);
    expect([
      isFiltered(noFilters),
      isFiltered({ ...noFilters, sort: 'place' }),
      isFiltered({ ...noFilters, words: 'a' }),
    ]).toEqual([false, false, true]);
  });

  it('narrow what the screen lists, and never widen it', () => {
    const screen = { noun: 'questionGroups', only: { kind: 'case' } } as unknown as NounScreen;
    const input = listInput(screen, { ...noFilters, where: { kind: 'pricing', page: 'staff' } });
    expect(input).toEqual({
      noun: 'questionGroups',
      query: undefined,
      state: undefined,
      sort: 'name',
      where: { kind: 'case', page: 'staff' },
    });
  });
});
