import { expect, it } from 'vitest';
import { storedOffers, versionsUnder } from './unsaved-offers.ts';

it('reads what this browser kept, and nothing of another shape', () => {
  const kept = { texts: { oak: { price: '5.00' } }, versions: { oak: 3 } };
  expect(storedOffers(kept)).toEqual(kept);
  for (const other of [null, 5, { texts: { oak: '5.00' }, versions: {} }, { texts: {} }])
    expect(storedOffers(other)).toEqual({ texts: {}, versions: {} });
});

it('remembers the version that a row was first typed over, however often it is saved elsewhere', () => {
  const texts = { oak: { price: '5.00' }, pine: { price: '6.00' } };
  expect(versionsUnder({ texts, versions: { oak: 3, elm: 9 } }, () => 7)).toEqual({ oak: 3, pine: 7 });
  expect(versionsUnder({ texts: { gone: {} }, versions: {} }, () => undefined)).toEqual({ gone: 0 });
});
