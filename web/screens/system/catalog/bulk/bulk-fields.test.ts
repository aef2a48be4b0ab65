import { expect, it } from 'vitest';
import { formFields } from '#shared/catalog/form-fields.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { bulkFields, chosenValue, fixedFields, optionsOf } from './bulk-fields.ts';

const urn = {
  id: '3f2b8c1e-7a4d-4e0b-9c1a-5d6e7f8a9b0c',
  name: 'Urn',
  description: 'Brass',
  itemCategoryId: '3f2b8c1e-7a4d-4e0b-9c1a-5d6e7f8a9b0d',
};

it('leaves out what can’t change once it’s published, as long as a published entry is among them', () => {
  const rowsOf = (state: 'new' | 'changed' | 'published') => [{ entry: urn, state }];
  expect(fixedFields('items', rowsOf('new'))).toEqual([]);
  expect(fixedFields('items', [...rowsOf('new'), ...rowsOf('published')])).toEqual(['itemCategoryId']);
  expect(fixedFields('vendors', rowsOf('published'))).toEqual([]);
  const names = bulkFields(formFields(nouns.items), fixedFields('items', rowsOf('changed'))).map(({ name }) => name);
  expect(names).toContain('vendorId');
  expect(names).not.toContain('itemCategoryId');
});

const fields = bulkFields(formFields(nouns.itemCategories));
const fieldOf = (name: string) => fields.find((field) => field.name === name);

it('offers switches, choices, and other entries, and no texts', () => {
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['kind', 'gplLine', 'isActive']));
  expect(fieldOf('name')).toBeUndefined();
});

it('clears only what may be missing', () => {
  const [line, kind] = [fieldOf('gplLine'), fieldOf('kind')];
  if (!line || !kind) throw new Error('These fields are gone.');
  const none = optionsOf(line).at(-1);
  expect(none?.label).toBe('None');
  expect(chosenValue(line, none?.value ?? '')).toBeNull();
  expect(optionsOf(kind).map(({ label }) => label)).not.toContain('None');
});

it('gives a switch as it is stored', () => {
  expect([chosenValue({ kind: 'switch' }, 'true'), chosenValue({ kind: 'switch' }, 'false')]).toEqual([true, false]);
});
