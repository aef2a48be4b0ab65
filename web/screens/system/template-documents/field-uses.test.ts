import { expect, it } from 'vitest';
import { whyKept } from './field-uses.ts';
import { partsOf } from './template-parts.ts';

const field = (id: string, name: string, more: object = {}) => ({ id, name, ...more });
const parts = partsOf({
  blocks: [
    { id: '1', type: 'general', title: 'Authority', text: 'I, {{a}}, agree.', fields: [] },
    { id: '2', type: 'general', title: '', text: '', fields: ['b'] },
  ],
  fields: [
    field('a', 'Full name'),
    field('b', 'Date'),
    field('c', 'Implants'),
    field('d', 'Removed by', { askedIf: { fieldId: 'c', values: ['Yes'] } }),
  ],
} as never);

it('keeps a field that a block or another field refers to, and names that', () => {
  expect(whyKept(parts, ['a'])).toBe('“Full name” can’t be removed: the block “Authority” has it. Take it out there first.');
  expect(whyKept(parts, ['d', 'b'])).toBe('“Date” can’t be removed: the block “General: Date” has it. Take it out there first.');
  expect(whyKept(parts, ['c'])).toBe(
    '“Implants” can’t be removed: “Removed by” is asked only if it has an answer. Change that first.',
  );
});

it('lets go of what nothing else refers to', () => {
  expect(whyKept(parts, ['d'])).toBeUndefined();
  expect(whyKept(parts, ['c', 'd'])).toBeUndefined();
});
