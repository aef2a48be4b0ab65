import { describe, expect, it } from 'vitest';
import { standingFaults } from './refused-rows.ts';

describe('what the server refused of a row', () => {
  const faults = [{ field: 'priceCents', message: 'A price cannot be below zero.' }];
  const refused = { oak: { texts: { price: '-5.00', offered: 'Yes' }, faults } };

  it('stands while the row says the same', () => {
    expect(standingFaults(refused, { oak: { offered: 'Yes', price: '-5.00' } })).toEqual({ oak: faults });
  });

  it.each([
    ['undone', {}],
    ['undone in part', { oak: { offered: 'Yes' } }],
    ['typed over', { oak: { price: '5.00', offered: 'Yes' } }],
    ['more was typed', { oak: { price: '-5.00', offered: 'Yes', special: 'Yes' } }],
  ])('is gone once it’s %s', (_, texts) => {
    expect(standingFaults(refused, texts as Parameters<typeof standingFaults>[1])).toEqual({});
  });
});
