import { expect, it } from 'vitest';
import { fittingFilters } from './fitting-filters.ts';

const green = { id: 'green', attributes: [{ attributeId: 'eco', values: ['Yes'] }] };
const metal = { id: 'metal', attributes: [{ attributeId: 'material', values: ['Steel', 'Bronze'] }] };
const offered = [
  {
    id: 'material',
    values: [
      { value: 'Steel', count: 2 },
      { value: 'Oak', count: 0 },
    ],
  },
];

it('offers a ready-made filter only where the home sells something that fits it', () => {
  expect(fittingFilters([green, metal], offered, [])).toEqual([metal]);
  const oak = { id: 'oak', attributes: [{ attributeId: 'material', values: ['Oak'] }] };
  expect(fittingFilters([oak], offered, [])).toEqual([]);
});

it('leaves out one whose other attribute nothing has, and keeps one that is on, so that it can be turned off', () => {
  const both = { id: 'both', attributes: [...metal.attributes, ...green.attributes] };
  expect(fittingFilters([both, green], offered, ['green'])).toEqual([green]);
});
