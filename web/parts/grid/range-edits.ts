import { type CellRange, copiedTexts, type Place, placedTexts, placesIn } from '#shared/values/copied-cells.ts';
import { type CellKind, emptyText, type GridColumn, type GridRow, keptText } from './cell-kind.ts';
import type { CellText } from './grid-edits.ts';

export type Lines<Row extends GridRow> = { rows: readonly Row[]; columns: readonly GridColumn<Row>[] };

/** Returns whether a cell takes no text. */
export const isFixedCell = <Row extends GridRow>({ kind, isFixed }: GridColumn<Row>, row: Row): boolean =>
  kind === 'read-only' || isFixed?.(row) === true;

/** What changes of a range, and how much of it doesn't: cells that can't be changed, texts that a checkbox can't keep, and texts beyond the grid's edges. */
export type RangeEdits = { edits: CellText[]; range: CellRange; fixed: number; unread: number; beyond: number };

type Given = Place & { text: (kind: CellKind) => string | undefined };

function editsOf<Row extends GridRow>(given: readonly Given[], { rows, columns }: Lines<Row>) {
  const edits: CellText[] = [];
  let fixed = 0;
  let unread = 0;
  for (const { row: down, column: right, text } of given) {
    const [row, column] = [rows[down], columns[right]];
    if (!row || !column) continue;
    const kept = isFixedCell(column, row) ? undefined : text(column.kind);
    if (isFixedCell(column, row)) fixed += 1;
    else if (kept === undefined) unread += 1;
    else edits.push({ row: row.id, column: column.id, text: kept });
  }
  return { edits, fixed, unread };
}

/** Returns what pasting a text over a range does. */
export function pastedEdits<Row extends GridRow>(text: string, range: CellRange, lines: Lines<Row>): RangeEdits {
  const size = { rows: lines.rows.length, columns: lines.columns.length };
  const { texts, range: filled, beyond } = placedTexts(text, range, size);
  const given = texts.map(({ text: pasted, ...place }) => ({
    ...place,
    text: (kind: CellKind) => keptText(kind, pasted),
  }));
  return { ...editsOf(given, lines), range: filled, beyond };
}

/** Returns what clearing a range does. */
export function clearedEdits<Row extends GridRow>(range: CellRange, lines: Lines<Row>): RangeEdits {
  const given = placesIn(range).map((place) => ({ ...place, text: emptyText }));
  return { ...editsOf(given, lines), range, beyond: 0 };
}

/** Returns the text of a range for the clipboard. */
export const copiedRange = <Row extends GridRow>(
  range: CellRange,
  { rows, columns }: Lines<Row>,
  textOf: (row: Row, column: GridColumn<Row>) => string,
): string =>
  copiedTexts(range, ({ row: down, column: right }) => {
    const [row, column] = [rows[down], columns[right]];
    return row && column ? textOf(row, column) : '';
  });

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** Says how many cells were copied, pasted, or cleared, and how many were not, with the reason. */
export function rangeWords(done: string, { edits, fixed, unread, beyond }: RangeEdits): string {
  return [
    edits.length > 0 ? `${counted(edits.length, 'cell', 'cells')} ${done}.` : `Nothing was ${done}.`,
    fixed > 0 ? `${counted(fixed, 'cell', 'cells')} can’t be changed here.` : '',
    unread > 0 ? `${counted(unread, 'cell takes', 'cells take')} only Yes or No.` : '',
    beyond > 0 ? `${counted(beyond, 'value', 'values')} didn’t fit into the table.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
