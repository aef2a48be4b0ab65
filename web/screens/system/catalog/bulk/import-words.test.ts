import { expect, it } from 'vitest';
import { formFields } from '#shared/catalog/form-fields.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import type { ImportRow } from '#shared/contract/system-imports.ts';
import { fileFault, rowWords } from './import-words.ts';

const row: ImportRow = { row: 2, id: null, name: 'Oak', result: 'same', fields: [], changes: [], kept: [], faults: [] };
const form = formFields(nouns.items);

it('says which blank cells keep a value, of rows that change and that don’t', () => {
  const stays = 'Blank cells change nothing: Name. To empty a field, enter (none).';
  expect(rowWords({ ...row, kept: ['id', 'name'] }, form)).toBe(stays);
  const changed = { ...row, result: 'changed' as const, fields: ['description'], kept: ['name'] };
  expect(rowWords(changed, form)).toBe(`Description. ${stays}`);
  expect(rowWords({ ...row, kept: ['id'] }, form)).toBe('');
});

it('says what is wrong with a refused row after its field', () => {
  const faults = [{ path: ['name'], message: 'Required' }];
  expect(rowWords({ ...row, result: 'refused', faults }, form)).toBe('Name: required');
});

it('names the key of a list that is missing', () => {
  const faults = [
    { path: ['images', 0, 'description'], message: 'Required' },
    { path: ['variants', 1, 'attributes', 0, 'value'], message: 'Required' },
  ];
  expect(rowWords({ ...row, result: 'refused', faults }, form)).toBe(
    'Pictures, number 1, What it shows: required Variants, number 2, What differs from the item, number 1, Value: required',
  );
});

it('refuses a file that is empty, or is neither CSV nor JSON', () => {
  expect(fileFault({ name: 'items.csv', size: 0 })).toContain('is empty');
  expect(fileFault({ name: 'oak.png', size: 10 })).toContain('isn’t a CSV or JSON file');
  expect(fileFault({ name: 'Items.JSON', size: 10 })).toBeUndefined();
});
