import { expect, it } from 'vitest';
import { csvColumns, fieldsOfCells } from './csv-cells.ts';
import { exampleCells } from './example-cells.ts';
import { nouns } from './nouns/index.ts';

it('can be read as a row of every noun', () => {
  for (const noun of Object.values(nouns)) {
    const cells = exampleCells(noun);
    const columns = csvColumns(noun);
    expect(cells).toHaveLength(columns.length);
    const fields = fieldsOfCells(noun, Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? ''])));
    expect(Object.keys(fields).length).toBeGreaterThan(0);
    expect(fields.id).toBeUndefined();
  }
});

it('shows how attributes and pictures are written', () => {
  const { items } = nouns;
  const cells = exampleCells(items);
  expect(cells[csvColumns(items).indexOf('attributes')]).toBe('Handles = Brass; Lining = Velvet');
  expect(cells[csvColumns(items).indexOf('images')]).toContain('oak-front.jpg = ');
});
