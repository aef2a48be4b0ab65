import { expect, it } from 'vitest';
import type { ImportRow } from '#shared/contract/system-imports.ts';
import { rowWords } from './import-words.ts';

const row: ImportRow = { row: 2, id: null, name: 'Oak', result: 'same', fields: [], changes: [], kept: [], faults: [] };
const labelOf = (field: string) => ({ name: 'Name', description: 'Description' })[field] ?? field;

it('says which blank cells keep a value, of rows that change and that don’t', () => {
  const stays = 'Blank cells change nothing: Name. To empty a field, enter (none).';
  expect(rowWords({ ...row, kept: ['id', 'name'] }, labelOf)).toBe(stays);
  const changed = { ...row, result: 'changed' as const, fields: ['description'], kept: ['name'] };
  expect(rowWords(changed, labelOf)).toBe(`Description. ${stays}`);
  expect(rowWords({ ...row, kept: ['id'] }, labelOf)).toBe('');
});

it('says what is wrong with a refused row after its field', () => {
  const faults = [{ path: ['name'], message: 'Required' }];
  expect(rowWords({ ...row, result: 'refused', faults }, labelOf)).toBe('Name: required');
});
