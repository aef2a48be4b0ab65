// What spreadsheets put on the clipboard (rows of cells with tabs between them, and quotes around cells with tabs, quotes, or lines of their own), and where in
// a table it goes.

/** One cell: in quotes, with doubled ones inside, or anything up to the next tab or line. */
const CELL = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*)/y;
const END = /\t|\r\n|\r|\n|$/y;

/** Reads text from the clipboard of a spreadsheet. The line break after the last row begins no other row. */
export function readTabSeparated(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (true) {
    CELL.lastIndex = at;
    const cell = CELL.exec(text);
    row.push(cell?.[1]?.replaceAll('""', '"') ?? cell?.[2] ?? '');
    END.lastIndex = CELL.lastIndex;
    const end = END.exec(text)?.[0] ?? '';
    at = END.lastIndex;
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    if (end === '' || at >= text.length) return rows;
  }
}

const quoted = (cell: string): string => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Writes rows of cells for the clipboard. Spreadsheets read each cell the way it was written. */
export const tabSeparated = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join('\t')).join('\n');

/** A place in a table, from 0. */
export type Place = { row: number; column: number };
/** The cells between two corners, both included, in any direction. */
export type CellRange = { anchor: Place; focus: Place };
/** How many rows and columns a table has. */
export type GridSize = { rows: number; columns: number };

/** Returns the first and the last row and column of a range. */
export const edgesOf = ({ anchor, focus }: CellRange) => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column),
});

/** Returns every place in a range, row by row. */
export function placesIn(range: CellRange): Place[] {
  const { top, bottom, left, right } = edgesOf(range);
  const columns = Array.from({ length: right - left + 1 }, (_, at) => left + at);
  return Array.from({ length: bottom - top + 1 }, (_, at) => top + at).flatMap((row) =>
    columns.map((column) => ({ row, column })),
  );
}

/** Returns the text of a range for the clipboard. */
export function copiedTexts(range: CellRange, textAt: (place: Place) => string): string {
  const { top, bottom } = edgesOf(range);
  const places = placesIn(range);
  return tabSeparated(
    Array.from({ length: bottom - top + 1 }, (_, at) => places.filter(({ row }) => row === top + at).map(textAt)),
  );
}

/** The texts that a paste puts into a table, the range that they fill, and how many would be beyond its edges. */
export type PlacedTexts = { texts: (Place & { text: string })[]; range: CellRange; beyond: number };

/** Returns where pasted text goes: from the first corner of a range on. Text of one cell fills the whole range, as in a spreadsheet. */
export function placedTexts(text: string, range: CellRange, size: GridSize): PlacedTexts {
  const table = readTabSeparated(text);
  const { top, left } = edgesOf(range);
  const [first = ['']] = table;
  const isOne = table.length === 1 && first.length === 1;
  const placed = isOne
    ? placesIn(range).map((place) => ({ ...place, text: first[0] ?? '' }))
    : table.flatMap((row, down) => row.map((cell, right) => ({ row: top + down, column: left + right, text: cell })));
  const texts = placed.filter(({ row, column }) => row < size.rows && column < size.columns);
  const last = texts.at(-1);
  const widest = texts.reduce((most, { column }) => Math.max(most, column), 0);
  return {
    texts,
    range: isOne || !last ? range : { anchor: { row: top, column: left }, focus: { row: last.row, column: widest } },
    beyond: placed.length - texts.length,
  };
}
