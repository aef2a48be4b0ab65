import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import { generateWorld } from '#world/generate.ts';
import { type CellRange, type Place, readTabSeparated, tabSeparated } from '../../values/copied-cells.ts';
import { cellText, type MapCell, readCell } from './map-cell.ts';
import { cellOf, isSameCell, mergedCells, usualPriceOf, withCell } from './mapped-entry.ts';
import { copiedCells, pastedCells } from './paste-cells.ts';

const names = fc.constantFrom('visitingDays', 'miles', 'liveStream');
const rule = fc.oneof(
  fc.tuple(names, fc.integer({ min: 0, max: 50 })).map(([name, value]): LogicRule => ({ '>': [{ var: name }, value] })),
  fc.tuple(names, fc.string({ maxLength: 8 })).map(([name, value]): LogicRule => ({ '==': [{ var: name }, value] })),
  fc.integer({ min: 0, max: 9 }),
);
const cell: fc.Arbitrary<MapCell> = fc.record(
  { shouldShow: fc.boolean(), logic: rule, quantity: rule },
  { requiredKeys: ['shouldShow'] },
);
const maybeCell = fc.option(cell, { nil: undefined, freq: 3 });
const place = fc.record({ row: fc.nat(5), column: fc.nat(5) });

describe('the text of a cell', () => {
  it('says all of it', () => {
    fc.assert(
      fc.property(maybeCell, (each) => {
        expect(readCell(cellText(each))).toEqual({ cell: each });
      }),
    );
  });

  it.each([
    ['', undefined],
    ['  no ', undefined],
    ['0', undefined],
    ['YES', { shouldShow: true }],
    ['x', { shouldShow: true }],
    ['1', { shouldShow: true }],
    ['3', { shouldShow: true, quantity: 3 }],
    ['× 3', { shouldShow: true, quantity: 3 }],
    ['x 3', { shouldShow: true, quantity: 3 }],
    ['Yes × 3', { shouldShow: true, quantity: 3 }],
    ['Off', { shouldShow: false }],
    ['Off × 3', { shouldShow: false, quantity: 3 }],
    ['{"==":[{"var":"a"},1]}', { shouldShow: false, logic: { '==': [{ var: 'a' }, 1] } }],
    ['{"quantity":{"var":"miles"}}', { shouldShow: true, quantity: { var: 'miles' } }],
  ])('%j is read as people mean it', (text, meant) => {
    expect(readCell(text)).toEqual({ cell: meant });
  });

  it('is a word, and no JSON, where the map shows one', () => {
    expect(cellText({ shouldShow: false })).toBe('Off');
    expect(cellText({ shouldShow: false, quantity: 3 })).toBe('Off × 3');
  });

  it.each(['If', 'If × 2', 'Yes × n'])('%j says that it lacks its rule', (text) => {
    expect(readCell(text)).toEqual({ fault: expect.stringMatching(/doesn’t say the rule/) });
  });

  it.each([
    'perhaps',
    'Burn',
    'perhaps 3',
    'x 0',
    '2.5',
    '-1',
    '{',
    '[1]',
    '{"shouldShow":1}',
    '{"frobnicate":[1]}',
    '{"logic":{"var":"__proto__"}}',
  ])('%j is refused', (text) => {
    expect(readCell(text)).toEqual({ fault: expect.any(String) });
  });
});

describe('text with tabs', () => {
  it('has every cell as it was written, whatever is in it', () => {
    const table = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
      .chain(([rows, columns]) =>
        fc.array(
          fc.array(fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '\r', ',', ' '), maxLength: 6 }), {
            minLength: columns,
            maxLength: columns,
          }),
          { minLength: rows, maxLength: rows },
        ),
      )
      // A line that is empty after the last line break of a spreadsheet is no row.
      .filter((rows) => rows.at(-1)?.join('') !== '');
    fc.assert(
      fc.property(table, (rows) => {
        expect(readTabSeparated(tabSeparated(rows))).toEqual(rows);
      }),
    );
  });

  it('ends with a line break in a spreadsheet, which is no row', () => {
    expect(readTabSeparated('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(readTabSeparated('Say "hi"\t"x"')).toEqual([['Say "hi"', 'x']]);
  });
});

describe('pasting', () => {
  const at = (row: number, column: number): CellRange => ({ anchor: { row, column }, focus: { row, column } });

  it('repeats elsewhere what was copied', () => {
    const corner = fc.record({ row: fc.nat(2), column: fc.nat(2) });
    fc.assert(
      fc.property(fc.array(maybeCell, { minLength: 36, maxLength: 36 }), place, place, corner, (cells, anchor, focus, to) => {
        const cellAt = ({ row, column }: Place) => cells[row * 6 + column];
        const text = copiedCells({ anchor, focus }, cellAt);
        const isBlank = text.replaceAll('\t', '').trim() === '';
        const { edits, faults } = pastedCells(text, { anchor: to, focus: to }, { rows: 12, columns: 12 });
        expect(faults).toEqual([]);
        const [top, left] = [Math.min(anchor.row, focus.row), Math.min(anchor.column, focus.column)];
        for (const edit of edits)
          expect(edit.cell).toEqual(cellAt({ row: top + edit.row - to.row, column: left + edit.column - to.column }));
        const count = (Math.abs(anchor.row - focus.row) + 1) * (Math.abs(anchor.column - focus.column) + 1);
        if (!isBlank && anchor.column !== focus.column) expect(edits).toHaveLength(count);
      }),
    );
  });

  it('fills a range with one cell', () => {
    const range: CellRange = { anchor: { row: 3, column: 2 }, focus: { row: 2, column: 1 } };
    const { edits } = pastedCells('Yes', range, { rows: 9, columns: 9 });
    expect(edits.map(({ row, column }) => [row, column])).toEqual([
      [2, 1],
      [2, 2],
      [3, 1],
      [3, 2],
    ]);
  });

  it('changes nothing if one text says no cell, and says which', () => {
    expect(pastedCells('Yes\tperhaps', at(1, 1), { rows: 9, columns: 9 })).toMatchObject({
      edits: [],
      faults: [{ row: 1, column: 2, text: 'perhaps' }],
    });
  });

  it('counts what is beyond the edges', () => {
    expect(pastedCells('Yes\tYes\nYes\tYes', at(8, 8), { rows: 9, columns: 9 })).toMatchObject({
      beyond: 3,
      edits: [{ row: 8, column: 8 }],
    });
  });
});

describe('the services of an entry', () => {
  const { displayServices } = generateWorld().catalog;
  const one = fc.constantFrom(...displayServices);
  const service = fc.constantFrom(
    'new',
    ...displayServices.flatMap(({ mappings }) => mappings.map(({ serviceId }) => serviceId)),
  );

  it('change by one cell and nothing else', () => {
    fc.assert(
      fc.property(one, service, maybeCell, (entry, id, next) => {
        const after = withCell(entry, id, next, 500);
        expect(cellOf(after, id)).toEqual(next);
        for (const { serviceId } of entry.mappings)
          if (serviceId !== id) expect(cellOf(after, serviceId)).toEqual(cellOf(entry, serviceId));
        const always = after.mappings.filter(({ shouldShow }) => shouldShow);
        expect(after.priceCents).toBe(always.reduce((sum, { priceCents }) => sum + priceCents, 0));
        const back = withCell(after, id, cellOf(entry, id), 500);
        expect(back.priceCents).toBe(cellOf(entry, id) || !next ? back.priceCents : entry.priceCents);
      }),
    );
  });

  it('are the same object if the cell is as it was', () => {
    fc.assert(
      fc.property(one, service, (entry, id) => {
        expect(withCell(entry, id, cellOf(entry, id), 500)).toBe(entry);
      }),
    );
  });

  it('keep both people’s changes of different cells, and name the cells that both changed', () => {
    fc.assert(
      fc.property(one, service, service, maybeCell, maybeCell, (base, mineId, theirId, mineCell, theirCell) => {
        const mine = withCell(base, mineId, mineCell, 0);
        const saved = withCell(base, theirId, theirCell, 0);
        const { entry, conflicts } = mergedCells({ base, mine, saved }, () => 0);
        const bothChanged =
          mineId === theirId && mine !== base && saved !== base && !isSameCell(cellOf(mine, mineId), cellOf(saved, mineId));
        expect(conflicts).toEqual(bothChanged ? [mineId] : []);
        expect(cellOf(entry, theirId)).toEqual(saved === base ? cellOf(mine, theirId) : cellOf(saved, theirId));
        if (!bothChanged && mine !== base) expect(cellOf(entry, mineId)).toEqual(cellOf(mine, mineId));
      }),
    );
  });

  it('are usually priced as most entries price them', () => {
    const [first] = displayServices.flatMap(({ mappings }) => mappings);
    expect(usualPriceOf(displayServices, first?.serviceId ?? '')).toBe(first?.priceCents);
    expect(usualPriceOf(displayServices, 'nothing')).toBe(0);
  });
});
