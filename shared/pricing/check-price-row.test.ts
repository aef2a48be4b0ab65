import { expect, it } from 'vitest';
import { checkPriceRow } from './check-price-row.ts';

const item = { kind: 'item', id: '00000004-0000-4000-8000-000000000001', version: 0, isOffered: true };
const errorsOf = (changes: object) => {
  const checked = checkPriceRow({ ...item, ...changes }, () => ({ shape: 'price', isLineOfGoods: false }));
  return 'errors' in checked ? checked.errors : [];
};

it('says the limits of numbers as numbers', () => {
  expect(errorsOf({ sortOrder: 1e15, version: 1e10 })).toEqual([
    { field: 'version', message: 'Enter 1,000,000,000 or less.' },
    { field: 'sortOrder', message: 'Enter 9,999 or less.' },
  ]);
});

it('says once what is wrong with a number, however large it is', () => {
  expect(errorsOf({ priceCents: 1e300, sortOrder: 1e300 })).toEqual([
    { field: 'priceCents', message: 'A price is at most $100,000,000.00.' },
    { field: 'sortOrder', message: 'Enter 9,999 or less.' },
  ]);
});

it('says the limits of text as characters', () => {
  const service = { kind: 'service', unit: 'each', name: 'x'.repeat(121) };
  expect(errorsOf(service)).toEqual([{ field: 'name', message: 'Use 120 characters or fewer' }]);
});
