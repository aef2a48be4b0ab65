import { expect, it } from 'vitest';
import { hasValue, withRenamedValue } from './rename-value.ts';

const renamed = { attributeId: 'wood', from: 'Oak', to: 'Red oak' };

it('renames a value in an item and its variants, and leaves other attributes alone', () => {
  const item = {
    id: 'one',
    attributes: [
      { attributeId: 'wood', value: 'Oak' },
      { attributeId: 'color', value: 'Oak' },
    ],
    variants: [{ id: 'two', attributes: [{ attributeId: 'wood', value: 'Oak' }] }],
  };
  expect(hasValue(item, renamed)).toBe(true);
  const after = withRenamedValue(item, renamed);
  expect(after).toEqual({
    id: 'one',
    attributes: [
      { attributeId: 'wood', value: 'Red oak' },
      { attributeId: 'color', value: 'Oak' },
    ],
    variants: [{ id: 'two', attributes: [{ attributeId: 'wood', value: 'Red oak' }] }],
  });
  expect(hasValue(after, renamed)).toBe(false);
});

it('makes one of two values in a quick filter', () => {
  const filter = { id: 'one', attributes: [{ attributeId: 'wood', values: ['Red oak', 'Oak', 'Pine'] }] };
  expect(withRenamedValue(filter, renamed).attributes).toEqual([{ attributeId: 'wood', values: ['Red oak', 'Pine'] }]);
});
