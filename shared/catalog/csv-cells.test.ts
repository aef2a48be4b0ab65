import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyEntry } from './catalog-faults.ts';
import { cellsOf, csvColumns, fieldsOfCells, UnreadableCell } from './csv-cells.ts';
import { nouns } from './nouns/index.ts';

const { vendors } = nouns;
const cellOf = (name: unknown) => cellsOf(vendors, { id: 'one', name } as unknown as AnyEntry)[1] ?? '';
const nameIn = (cell: string) => fieldsOfCells(vendors, { name: cell }).name;

it('keeps a spreadsheet from reading a text as a formula, and takes that back', () => {
  for (const text of ['=SUM(A1)', '+1', '-1', '@home', "'quoted", '\ttab', '\rreturn', '＝wide', '(none)']) {
    expect(cellOf(text)).toBe(`'${text}`);
    expect(nameIn(cellOf(text))).toBe(text);
  }
  expect(nameIn("'twas")).toBe("'twas");
});

it('leaves any text as it was', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `'${text}`),
      ),
      (text) => {
        fc.pre(text.trim() !== '');
        expect(nameIn(cellOf(text))).toBe(text);
      },
    ),
  );
});

describe('a cell', () => {
  it('sets nothing if it is blank, and clears with (none)', () => {
    expect(fieldsOfCells(vendors, { name: ' ', isActive: '(none)' })).toEqual({ isActive: null });
  });

  it('is read as its field is, or refused in words', () => {
    expect(fieldsOfCells(vendors, { isActive: 'Yes' })).toEqual({ isActive: true });
    for (const word of ['maybe', '__proto__', 'constructor'])
      expect(() => fieldsOfCells(vendors, { isActive: word }), word).toThrow(UnreadableCell);
    expect(() => fieldsOfCells(nouns.quickFilters, { attributes: 'Oak' })).toThrow(
      'Enter the list as JSON, as an export writes it.',
    );
  });
});

it('reads a list as people write it, with semicolons between and an equals sign inside', () => {
  expect(fieldsOfCells(nouns.attributes, { values: 'Rope; Wood ;Brass;' })).toEqual({ values: ['Rope', 'Wood', 'Brass'] });
  const attributes = 'Handles = Brass; Lining';
  expect(fieldsOfCells(nouns.items, { attributes, images: 'oak1.jpg' })).toEqual({
    attributes: [{ attributeId: 'Handles', value: 'Brass' }, { attributeId: 'Lining' }],
    images: [{ path: 'oak1.jpg' }],
  });
  expect(fieldsOfCells(nouns.items, { variants: '[{"name":"A; B"}]' })).toEqual({ variants: [{ name: 'A; B' }] });
});

it('has a column for every field of every noun', () => {
  for (const noun of Object.values(nouns)) expect(csvColumns(noun)).toContain('id');
});

it('tells entries apart by fields that they have', () => {
  for (const noun of Object.values(nouns)) expect(csvColumns(noun)).toEqual(expect.arrayContaining([...(noun.naturalKey ?? [])]));
});
