import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CaseView, caseSortKeys, caseViewsSchema } from '#shared/contract/case-views.ts';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { caseColumns, fileOf, firstTable, NAME_WIDTH } from './case-columns.tsx';
import {
  type CaseFilters,
  filterInput,
  filtersIn,
  isFiltered,
  layoutIn,
  newestFirst,
  noFilters,
  shownStatus,
  sortAfter,
  sortIn,
  toView,
  viewIn,
  withFilters,
  withLayout,
  withSort,
} from './case-filters.ts';
import { isShort, onceEach } from './case-pages.ts';
import { statusPlans } from './selection/status-plans.ts';
import { selectionAfter } from './selection/use-selection.ts';
import { sortCases } from './sort-cases.ts';
import { nameProblem, withoutView, withTable, withView } from './views/view-changes.ts';

const anyFilters = fc.record({
  status: fc.constantFrom('', 'open', 'all', 'lead', 'active', 'cancelled'),
  staff: fc.oneof(fc.constantFrom('', 'none'), fc.uuid()),
  type: fc.constantFrom('', 'at-need', 'pre-need'),
  care: fc.constantFrom('', 'in-care', 'transferred'),
  words: fc.string({ maxLength: 120 }).map((text) => text.trim()),
}) as fc.Arbitrary<CaseFilters>;

describe('the filters of the list', () => {
  it('are read back from the address as they were written, over any view, and leave the rest of it alone', () =>
    fc.assert(
      fc.property(anyFilters, anyFilters, (filters, base) => {
        const search = withFilters(new URLSearchParams('drawer=add-case&q=before'), filters, base);
        expect(filtersIn(new URLSearchParams(search.toString()), base)).toEqual(filters);
        expect(search.get('drawer')).toBe('add-case');
      }),
    ));
  it('are not in the address where they are those of the view', () =>
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect([...withFilters(new URLSearchParams(), filters, filters)]).toEqual([]);
      }),
    ));
  it('ignore invalid values', () => {
    expect(filtersIn(new URLSearchParams('status=dead&staff=me&type=now&care=here'))).toEqual(noFilters);
    expect(isFiltered(noFilters)).toBe(false);
    expect(layoutIn(new URLSearchParams('view=heap'))).toBe('table');
  });
  it('show open cases until another status is chosen, and all cases to a search', () => {
    expect(filterInput(noFilters)).toEqual({ querry: '', status: 'open' });
    expect(shownStatus({ ...noFilters, words: 'ruth' })).toBe('all');
    expect(shownStatus({ ...noFilters, status: 'open', words: 'ruth' })).toBe('open');
  });
  it('are sent under the names of the API', () => {
    expect(filterInput({ ...noFilters, words: ' ruth ', staff: 'none', care: 'in-care' })).toEqual({
      querry: 'ruth',
      employeeId: 'none',
      decedentStatus: 'in-care',
    });
  });
});

describe('the address of the list', () => {
  const id = '7b0c9a52-4f43-4c8e-9d6e-0a4d8f5f2a11';

  it('has the layout, also where it was before there were saved views', () => {
    const board = withLayout(new URLSearchParams('q=ruth'), 'care-board');
    expect([layoutIn(board), board.get('q'), withLayout(board, 'table').has('layout')]).toEqual(['care-board', 'ruth', false]);
    expect(layoutIn(new URLSearchParams('view=status-board'))).toBe('status-board');
    expect(withLayout(new URLSearchParams('view=status-board'), 'table').size).toBe(0);
    expect(viewIn(new URLSearchParams('view=status-board'))).toBeNull();
  });
  it('has the order, if it is another than that of the view', () => {
    for (const by of caseSortKeys)
      for (const isDescending of [true, false])
        expect(sortIn(withSort(new URLSearchParams(), { by, isDescending }))).toEqual({ by, isDescending });
    expect(withSort(new URLSearchParams('sort=name'), newestFirst).size).toBe(0);
    expect(sortAfter(newestFirst, 'name')).toEqual({ by: 'name', isDescending: false });
    expect(sortAfter({ by: 'name', isDescending: false }, 'name').isDescending).toBe(true);
  });
  it('opens a view without what was changed in another, and a status with the other filters', () => {
    expect(toView(new URLSearchParams('q=ruth&sort=name&layout=care-board'), { id }).toString()).toBe(
      `view=${id}&layout=care-board`,
    );
    expect(toView(new URLSearchParams('q=ruth'), { status: 'completed' }).toString()).toBe('q=ruth&status=completed');
    expect(toView(new URLSearchParams('status=lead'), { status: 'open' }).toString()).toBe('');
    expect(toView(new URLSearchParams('q=ruth'), { status: 'open' }).toString()).toBe('q=ruth&status=open');
    expect(toView(new URLSearchParams(`view=${id}&q=ruth`), { status: 'lead' }).toString()).toBe('status=lead');
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

const person = (id: string, fields: Partial<CaseRow>) =>
  ({ id, decedentFirstName: '', decedentLastName: '', caseNumber: '', createdOn: '', status: 'active', ...fields }) as CaseRow;

describe('the order of the list', () => {
  const cases = [
    person('a', { decedentLastName: 'Zamora', caseNumber: '2026-10', nextTask: { id: 't', name: 'Call', dueOn: '2026-07-02' } }),
    person('b', { decedentLastName: 'Álvarez', caseNumber: '2026-9', dateOfDeath: '2026-07-01' }),
    person('c', { decedentLastName: 'Okafor', caseNumber: '2026-100' }),
  ];
  const order = (by: (typeof caseSortKeys)[number], isDescending = false) =>
    sortCases(cases, { by, isDescending })
      .map(({ id }) => id)
      .join('');

  it('knows names with accents, numbers, and dates, and puts what has none last either way', () => {
    expect([order('name'), order('name', true), order('number')]).toEqual(['bca', 'acb', 'bac']);
    expect([order('died'), order('died', true), order('due'), order('due', true)]).toEqual(['bac', 'bac', 'abc', 'abc']);
  });
  it('leaves the newest first as the table has them', () => {
    expect(sortCases(cases, newestFirst)).toBe(cases);
  });
});

describe('a selection', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const chosen = (selected: string[], at: number, from: number | null, isOn = true) =>
    [...selectionAfter(new Set(selected), ids, { at, from, isOn })].toSorted().join('');

  it('takes in or leaves out one row, or a range in either direction', () => {
    expect([chosen(['a'], 2, null), chosen(['a'], 0, null, false)]).toEqual(['ac', '']);
    expect([chosen(['b'], 3, 1), chosen(['d'], 1, 3), chosen(ids, 2, 1, false)]).toEqual(['bcd', 'bcd', 'ad']);
  });

  it('knows which of its cases may move where, and why the others may not', () => {
    const cases = [person('a', { status: 'lead' }), person('b', { status: 'active' }), person('c', { status: 'completed' })];
    const plans = statusPlans(cases, { access: 'owner', kind: 'staff' });
    const planOf = (to: string) => plans.find((plan) => plan.to === to);
    expect(planOf('completed')?.movable.map(({ id }) => id)).toEqual(['b']);
    expect(planOf('completed')?.refused.map(({ why }) => why)).toEqual([
      'A lead has to become active before it can be completed.',
      'Already completed.',
    ]);
    expect(planOf('active')).toMatchObject({ asksReason: true, movable: [{ id: 'a' }, { id: 'c' }] });
    expect(statusPlans(cases, { access: 'view-only', kind: 'staff' }).every((plan) => plan.movable.length === 0)).toBe(true);
  });
});

describe('saved views', () => {
  const view = (id: string, name = id): CaseView => ({
    id,
    name,
    filters: noFilters,
    sort: newestFirst,
    columns: ['number'],
    widths: {},
  });
  const nothing = { version: 3, table: null, views: [] };

  it('are added, replaced in their place, and removed', () => {
    const two = withView(view('b'))(withView(view('a'))(nothing));
    expect(two.views.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(withView(view('a', 'new'))(two).views.map(({ name }) => name)).toEqual(['new', 'b']);
    expect(withoutView('a')(two)).toMatchObject({ version: 3, views: [{ id: 'b' }] });
  });
  it('keep columns and widths with the view, or with the built-in ones', () => {
    const table = { columns: ['status' as const], widths: { status: 90 } };
    expect(withTable(null, table)(nothing).table).toEqual(table);
    const changed = withTable(view('a'), table)(withView(view('a'))(nothing));
    expect(changed).toMatchObject({ table: null, views: [table] });
    expect(caseViewsSchema.parse(withView(view('7b0c9a52-4f43-4c8e-9d6e-0a4d8f5f2a11'))(nothing)).views).toHaveLength(1);
  });
  it('begin with the columns that the browser had before', () => {
    expect(firstTable(['type', 'gone', 'number']).columns).toEqual(['number', 'type']);
    expect(firstTable(null).columns).toEqual(caseColumns.filter(({ isUsual }) => isUsual).map(({ key }) => key));
  });
  it('show the usual columns in a window of 1280 px, beside the rail', () => {
    const [checkboxes, rail, gutters, scrollbar, borders] = [44, 208, 64, 15, 2];
    const usual = caseColumns.filter(({ isUsual }) => isUsual).reduce((sum, { width }) => sum + width, checkboxes + NAME_WIDTH);
    expect(usual).toBeLessThanOrEqual(1280 - rail - gutters - scrollbar - borders);
  });
  it('have a name of their own', () => {
    expect(nameProblem(' ', [])).toBe('Enter a name for this view.');
    expect(nameProblem('mine', [{ name: 'Mine' }])).toBe('You already have a view with this name.');
    expect(nameProblem('Mine', [])).toBeNull();
  });
});

describe('an export', () => {
  const reader = { nameOf: () => undefined, timeZone: 'America/New_York' };

  it('has the dates of the home, wherever it is read', () => {
    const row = person('a', { createdOn: '2026-06-09T02:30:00.000Z' });
    const opened = (timeZone: string) => fileOf([row], ['opened'], { ...reader, timeZone }).rows[0]?.at(-1);
    expect([opened('America/New_York'), opened('UTC')]).toEqual(['Jun 8, 2026', 'Jun 9, 2026']);
  });

  it('has the columns that are shown, with the number of the contact beside the name', () => {
    const row = person('a', { caseNumber: '2026-0001', primaryContactName: 'Ruth Vale', primaryContactPhone: '(617) 555-0117' });
    expect(fileOf([{ ...row, decedentFullName: 'Amélie Okafor' }], ['contact', 'number'], reader)).toEqual({
      heading: ['Decedent', 'Number', 'First contact', 'Phone'],
      rows: [['Amélie Okafor', '2026-0001', 'Ruth Vale', '(617) 555-0117']],
    });
  });
});
