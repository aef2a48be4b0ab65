import { describe, expect, it } from 'vitest';
import type { ServicePriceRow as Row } from '../model/price-row.ts';
import { gplTextOf } from './list-words.ts';

const service = { name: 'Transfer of remains', description: '', detailText: '' };
const rowWith = (fields: Partial<Row>): Row => ({
  kind: 'service',
  id: '5f6f7f0e-0000-4000-8000-000000000001',
  version: 1,
  isOffered: true,
  priceCents: 40_000,
  unit: 'mile',
  name: '',
  note: '',
  ...fields,
});

describe("a service's words on a general price list", () => {
  it.each([
    ['many units', 'mile', 1250, 'Includes 1,250 miles.'],
    ['one unit', 'hour', 1, 'Includes 1 hour.'],
  ] as const)('count %s like the list itself', (_, unit, includedUnits, words) => {
    expect(gplTextOf(service, rowWith({ unit, includedUnits }))).toContain(words);
  });

  it.each([0, undefined])("don't mention %s units", (includedUnits) => {
    expect(gplTextOf(service, rowWith({ includedUnits }))).not.toContain('Includes');
  });
});
