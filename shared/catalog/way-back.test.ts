import { expect, it } from 'vitest';
import { keptInRetirement } from './way-back.ts';

const vendor = { noun: 'vendors' as const, entry: { id: 'v' } };
const other = { noun: 'vendors' as const, entry: { id: 'w' } };
const attribute = { noun: 'attributes' as const, entry: { id: 'a', itemCategoryId: 'c' } };
const item = {
  noun: 'items' as const,
  entry: { id: 'i', itemCategoryId: 'c', vendorId: 'v', attributes: [{ attributeId: 'a', value: 'Oak' }] },
};

it('keeps what homes may have, and what that names, and takes out what only the catalog names', () => {
  expect([...keptInRetirement([vendor, other, attribute, item])]).toEqual([item, vendor, attribute]);
  expect([...keptInRetirement([vendor, other])]).toEqual([]);
});
