import { expect, it } from 'vitest';
import { newField, withFactName } from './new-field.ts';

const size = { width: 612, height: 792 };
const field = newField({
  kind: 'text',
  id: '00000001-0000-4000-8000-000000000000',
  count: 3,
  page: 1,
  size,
  drawn: { x: 100, y: 600 },
  signer: undefined,
});
const vocabulary = new Map([['decedentLastName', { label: 'Last name of the decedent' } as never]]);

it('is called what its fact is called, unless someone has named it', () => {
  const nameOf = (before: typeof field, identifier: string) => withFactName(before, { ...before, identifier }, vocabulary).name;
  expect(field.name).toBe('Text 4');
  expect(nameOf(field, 'decedentLastName')).toBe('Last name of the decedent');
  expect(nameOf({ ...field, name: 'Family name' }, 'decedentLastName')).toBe('Family name');
  expect(nameOf(field, 'unknown')).toBe('Text 4');
  expect(withFactName(field, field, vocabulary).name).toBe('Text 4');
});

it('isn’t placed over what is on the page', () => {
  const [own] = field.placements ?? [];
  if (!own) throw new Error('It has no place.');
  const second = newField({
    kind: 'text',
    id: field.id,
    count: 4,
    page: 1,
    size,
    drawn: { x: 100, y: 600 },
    others: [own],
    signer: undefined,
  });
  expect(second.placements?.[0]?.y).toBe(own.y - own.height - 8);
});
