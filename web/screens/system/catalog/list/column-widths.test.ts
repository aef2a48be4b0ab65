import { expect, it } from 'vitest';
import type { FormField } from '#shared/catalog/form-fields.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { filledColumns, lastColumnsOf, neededWidth, tableWidths } from './column-widths.ts';

const row = (more: Partial<EntryRow> = {}): EntryRow => ({
  entry: { id: 'a' },
  name: 'Oak',
  version: 0,
  base: null,
  state: 'published',
  isMoved: false,
  isRetired: false,
  wasRetired: false,
  savedBy: null,
  savedOn: null,
  lastChange: null,
  faults: [],
  uses: { entries: 0, counted: null },
  ...more,
});
const on = '2026-11-26T05:00:00.000Z';

it('has the last columns only if some row fills them', () => {
  expect(lastColumnsOf('vendors', [row(), row()])).toEqual({ isUsed: false, isChanged: false });
  expect(lastColumnsOf('vendors', [row(), row({ uses: { entries: 2, counted: null } })]).isUsed).toBe(true);
  expect(lastColumnsOf('vendors', [row({ savedBy: 'Robin', savedOn: on })]).isChanged).toBe(true);
  expect(lastColumnsOf('vendors', [row({ lastChange: { by: 'Robin', on } })]).isChanged).toBe(true);
});

it('leaves out columns that are empty in every row', () => {
  const columns = ['vendorId', 'modelNumber', 'isActive'].map((name) => ({ field: { name } as FormField }));
  const rows = [row({ entry: { id: 'a', modelNumber: '', isActive: false } }), row({ entry: { id: 'b', vendorId: 'v' } })];
  expect(filledColumns(columns, rows).map(({ field }) => field.name)).toEqual(['vendorId', 'isActive']);
});

const told = (label: string, kind: FormField['kind'], ...words: string[]) => ({ label, kind, words });
const category = told('Category', 'reference', 'Outer burial containers');
const last = { isUsed: true, isChanged: true };

it('gives names at most what they need, and texts a share by what they need', () => {
  const names = ['Brass urn'];
  const few = tableWidths({ last, hasTally: false, badges: 1, names, own: [category] });
  expect(few).toEqual({ name: '47%', state: 132, own: ['53%'], least: 648 });
  const long = tableWidths({
    last,
    hasTally: false,
    badges: 1,
    names: ['A name of many letters '.repeat(5)],
    own: [category, category],
  });
  expect(long.name).toBe('46%');
});

it('needs little for numbers and switches, and scrolls only below what all columns need', () => {
  const own = [told('Page', 'choice', 'Viewing and visitation'), told('Add-on', 'switch', 'Yes'), told('Questions', 'list', '2')];
  const { own: widths, least } = tableWidths({ last, hasTally: false, badges: 1, names: ['Viewing the cremation'], own });
  expect(widths).toEqual(['45%', 66, 87]);
  // What a list has beside the rail, on a screen of 1280 pixels.
  expect(least).toBeLessThan(960);
});

it('needs two lines for long words', () => {
  const [short, long] = ['Urns', 'Each time one of these happens on the case'].map((words) =>
    neededWidth(told('Events', 'lines', words)),
  );
  expect([short, long]).toEqual([84, 200]);
});

it('has room for its label in two lines, and for every badge of a row', () => {
  expect(neededWidth(told('Families may choose several', 'switch', 'Yes'))).toBe(24 + 7 * 'choose several'.length);
  const statesOf = (badges: number) => tableWidths({ last, hasTally: false, badges, names: ['Oak'], own: [] }).state;
  expect([0, 1, 2, 3, 4].map(statesOf)).toEqual([132, 132, 172, 256, 256]);
});

it('gives way in the widest columns first', () => {
  const { own } = tableWidths({
    last,
    hasTally: false,
    badges: 1,
    names: ['Oak'],
    own: [told('Priced by', 'choice', 'flat fee'), category],
  });
  expect(own[0]).toBe(84);
  expect(own[1]).toMatch(/%$/);
});
