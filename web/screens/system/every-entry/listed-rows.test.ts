import { expect, it } from 'vitest';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { listedRows } from './listed-rows.ts';

it('lists retired entries only while their retirement is a draft', () => {
  const rows = [
    { name: 'offered', isRetired: false, version: 0 },
    { name: 'retires with the next release', isRetired: true, version: 2 },
    { name: 'retired', isRetired: true, version: 0 },
  ] as unknown as readonly EntryRow[];
  expect(listedRows(rows).map(({ name }) => name)).toEqual(['offered', 'retires with the next release']);
});
