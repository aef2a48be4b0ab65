import { expect, it } from 'vitest';
import { pastedCells } from '#shared/catalog/service-map/paste-cells.ts';
import { pasteWords } from './use-grid-clipboard.ts';

const lines = (...names: string[]) => names.map((name) => ({ id: name, name }));
const rows = lines('Burial', 'Cremation', 'Donation');
const columns = lines('Hearse', 'Urn', 'Embalming');
const said = (text: string, row = 0, column = 0) => {
  const place = { row, column };
  return pasteWords(pastedCells(text, { anchor: place, focus: place }, { rows: 3, columns: 3 }), { rows, columns });
};

it('says how many cells were pasted, and how many didn’t fit', () => {
  expect(said('Yes')).toBe('1 cell pasted.');
  expect(said('Yes\tYes', 1, 2)).toBe('1 cell pasted. 1 cell didn’t fit into the table.');
});

it('names the cells that can’t be read by row and column', () => {
  expect(said('Yes\tperhaps')).toMatch(/^Nothing was pasted\. “perhaps” \(Burial, Urn\) can’t be read: [^(]+$/);
  expect(said('perhaps\tmaybe\nYes\tno')).toMatch(
    /^Nothing was pasted\. “perhaps” \(Burial, Hearse\) can’t be read: .+ Neither can “maybe” \(Burial, Urn\)/,
  );
});

it('names a few of many, and counts the others', () => {
  const many = said(Array.from({ length: 3 }, () => 'a?\tb?\tc?').join('\n'));
  expect(many.match(/\((?:Burial|Cremation|Donation), /g)).toHaveLength(5);
  expect(many).toMatch(/, or 4 more cells\.$/);
});
