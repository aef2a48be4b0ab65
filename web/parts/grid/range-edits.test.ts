import { describe, expect, it } from 'vitest';
import type { CellKind, GridColumn } from './cell-kind.ts';
import { clearedEdits, copiedRange, pastedEdits, rangeWords } from './range-edits.ts';

type Row = { id: string; name: string };
const rows: Row[] = ['r1', 'r2', 'r3'].map((id) => ({ id, name: id }));
const column = (id: string, kind: CellKind): GridColumn<Row> => ({
  id,
  name: id,
  kind,
  width: 100,
  textOf: (row) => `${row.id} ${id}`,
});
const columns = [column('item', 'read-only'), column('price', 'money'), column('offered', 'checkbox')];
const lines = { rows, columns };
const at = (row: number, at: number, toRow = row, toColumn = at) => ({
  anchor: { row, column: at },
  focus: { row: toRow, column: toColumn },
});

describe('pasting', () => {
  it('fills a range with one value', () => {
    const pasted = pastedEdits('$995\r\n', at(0, 1, 2, 1), lines);
    expect(pasted.edits).toEqual(rows.map(({ id }) => ({ row: id, column: 'price', text: '995.00' })));
    expect(rangeWords('pasted', pasted)).toBe('3 cells pasted.');
  });

  it('goes down and to the right from the first corner, and says what had no place', () => {
    const pasted = pastedEdits('1,200\tyes\n900\tperhaps\n800\tno', at(2, 2, 1, 1), lines);
    expect(pasted.edits).toEqual([
      { row: 'r2', column: 'price', text: '1,200.00' },
      { row: 'r2', column: 'offered', text: 'Yes' },
      { row: 'r3', column: 'price', text: '900.00' },
    ]);
    expect(pasted.range).toEqual(at(1, 1, 2, 2));
    expect(rangeWords('pasted', pasted)).toBe('3 cells pasted. 1 cell takes only Yes or No. 2 values didn’t fit into the table.');
  });

  it('keeps what isn’t an amount, for the person to fix', () => {
    expect(pastedEdits('call us', at(0, 1), lines).edits).toEqual([{ row: 'r1', column: 'price', text: 'call us' }]);
  });

  it('leaves cells that can’t be changed', () => {
    const pasted = pastedEdits('Oak\t10', at(0, 0), {
      rows,
      columns: columns.map((each) => ({ ...each, isFixed: (row: Row) => row.id === 'r1' })),
    });
    expect(pasted.edits).toEqual([]);
    expect(rangeWords('pasted', pasted)).toBe('Nothing was pasted. 2 cells can’t be changed here.');
  });
});

it('clearing empties texts and unchecks boxes', () => {
  expect(clearedEdits(at(0, 0, 0, 2), lines)).toMatchObject({
    fixed: 1,
    edits: [
      { row: 'r1', column: 'price', text: '' },
      { row: 'r1', column: 'offered', text: 'No' },
    ],
  });
});

it('copying writes rows with tabs', () => {
  expect(copiedRange(at(0, 0, 1, 1), lines, (row, { textOf }) => textOf(row))).toBe('r1 item\tr1 price\nr2 item\tr2 price');
});
