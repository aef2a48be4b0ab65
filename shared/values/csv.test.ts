import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

/** Reads a file as RFC 4180 says. */
function cellsIn(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

describe('a CSV file', () => {
  it('begins with a byte order mark, and ends each line with CR and LF', () => {
    expect(csvOf(['Name', 'Number'], [['José', '2026-0001']])).toBe('\ufeffName,Number\r\nJosé,2026-0001\r\n');
  });

  it('quotes commas, quotes, line breaks, and what splits cells elsewhere', () => {
    expect(csvOf(['a'], [['Okafor, Ruth'], ['the "old" chapel'], ['two\nlines'], ['one;=2']])).toBe(
      '\ufeffa\r\n"Okafor, Ruth"\r\n"the ""old"" chapel"\r\n"two\nlines"\r\n"one;=2"\r\n',
    );
  });

  it('makes text of what a spreadsheet would run', () => {
    for (const cell of ['=1+1', '+1 617 555 0117', '-2', '@SUM(A1)', '\tx', '\rx', '＝1+1'])
      expect(cellsIn(csvOf(['a'], [[cell]]))[1]).toEqual([`'${cell}`]);
  });

  it('is read back as it was written, but for those apostrophes', () =>
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 5 }), (rows) => {
        const safe = rows.map((row) => row.map((cell) => (/^[=+\-@\t\r＝＋－＠]/.test(cell) ? `'${cell}` : cell)));
        expect(cellsIn(csvOf(['a', 'b'], rows))).toEqual([['a', 'b'], ...safe]);
      }),
    ));
});
