import { expect, it } from 'vitest';
import { generateCatalog } from '#world/catalog.ts';
import { entriesOf } from '#world/fill-cloud.ts';
import { shapeFaults } from './catalog-faults.ts';
import type { AnyCatalog } from './noun.ts';
import type { NounName } from './noun-names.ts';

const sample: AnyCatalog = entriesOf(generateCatalog());
const faultsOf = (noun: NounName, changes: object) =>
  shapeFaults(noun, { ...sample[noun].at(0), ...changes } as { id: string }).map(({ message }) => message);

it.each([
  ['vendors', { name: undefined }, 'Required'],
  ['vendors', { name: 7 }, 'Enter text.'],
  ['vendors', { name: 'x'.repeat(121) }, 'Use 120 characters or fewer'],
  ['vendors', { isActive: 'yes' }, 'Enter true or false.'],
  ['vendors', { colour: 'red' }, 'There is no field named “colour.”'],
  ['vendors', { 'a\u0000b\u007f\u202e': 1 }, 'There is no field named “a␀b␡\ufffd.”'],
  ['taskTriggers', { when: [] }, 'Add at least one.'],
  ['taskTriggers', { due: { from: 'event', days: Number.NaN } }, 'Enter a number.'],
  ['taskTriggers', { due: { from: 'event', days: 1.5 } }, 'Enter a whole number.'],
  ['taskTriggers', { due: { from: 'event', days: 9999 } }, 'Enter 3,650 or less.'],
  ['taskTriggers', { due: { from: 'never' } }, 'Choose one.'],
  ['taskTriggers', { access: 'nobody' }, 'Choose one.'],
  ['items', { attributes: [{ attributeId: '', value: 'Oak' }] }, 'Choose one.'],
  ['items', { attributes: [{ value: 'Oak' }] }, 'Required'],
  ['items', { attributes: 'Oak' }, 'Enter a list.'],
  ['items', { images: [{ id: 'x', path: '', description: '', isCover: true }] }, 'This isn’t a valid id.'],
  ['carouselIcons', { path: 'javascript:alert(1)' }, 'Choose a picture, or upload one. An address can’t be used.'],
  ['dataFields', { identifier: 'constructor' }, 'Choose another identifier. This one is reserved.'],
  ['dataFields', { identifier: 'toJSON' }, 'Choose another identifier. This one is reserved.'],
  ['dataFields', { identifier: '' }, 'Required'],
] as const)('says what is wrong in %s with %j', (noun, changes, words) => {
  expect(faultsOf(noun, changes)).toContain(words);
});

it('says once that a number is too large, with the largest that its field takes', () => {
  const value = { value: 1e20, citation: 'The clause', checkedOn: '2026-01-05' };
  expect(faultsOf('states', { retentionYears: value })).toEqual(['Enter 100 or less.']);
});

it('no fault of an empty entry is in the words of the schema checker', () => {
  const all = (Object.keys(sample) as NounName[]).flatMap((noun) => shapeFaults(noun, { id: '' }));
  expect(all.filter(({ message }) => /invalid|expected|too (small|big)|unrecognized|not an id/i.test(message))).toEqual([]);
});
