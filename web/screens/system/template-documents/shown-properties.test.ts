import { expect, it } from 'vitest';
import type { FormField } from '#shared/catalog/form-fields.ts';
import { shownProperties } from './shown-properties.ts';

const names = ['name', 'pdfFieldName', 'placements', 'valueSource', 'staticValue', 'identifier', 'logic', 'options'];
const shown = (field: object, hasFile = false) =>
  shownProperties(
    names.map((name) => ({ name }) as FormField),
    field,
    { hasFile },
  ).map(({ name }) => name);

it('shows where a value comes from by its source alone, and places only of a PDF', () => {
  expect(shown({ valueSource: 'identifier' })).toEqual(['name', 'valueSource', 'identifier']);
  expect(shown({ valueSource: 'static' })).toEqual(['name', 'valueSource', 'staticValue']);
  expect(shown({ valueSource: 'json-logic' })).toEqual(['name', 'valueSource', 'logic']);
  expect(shown({ valueSource: 'static' }, true)).toEqual(['name', 'pdfFieldName', 'placements', 'valueSource', 'staticValue']);
});

it('still shows what a field has and shouldn’t have, so that it can be emptied', () => {
  expect(shown({ pdfFieldName: 'last', placements: [{}], options: [{}], logic: true })).toEqual([
    'name',
    'pdfFieldName',
    'placements',
    'valueSource',
    'logic',
    'options',
  ]);
});
