import type { StatementRow } from '#shared/statement/statement-block.ts';
import { formatCents } from '#shared/values/money.ts';
import { gap, type Item } from '../composed/column.ts';
import { below, type Cell, linesCell, rowItem } from '../composed/field-cells.ts';
import { colors } from '../composed/looks.ts';
import { plainLines } from '../composed/write-text.ts';
import { type Look, MEASURE } from '../pdf/flow.ts';
import type { Sheets } from '../pdf/sheets.ts';
import type { Element } from '../pdf/structure.ts';
import { looks } from './looks.ts';

const AMOUNT = 88;
const QUANTITY = 120;
const BETWEEN = 10;
/** What is inside a row, or taken off it, is set in. */
const INDENT = 14;

type Setting = { sheets: Sheets; table: Element };

/** How the name and the amount of each kind of row look. */
const kinds: Readonly<Record<StatementRow['kind'], { name: Look; amount: Look; indent: number }>> = {
  line: { name: looks.body, amount: looks.amount, indent: 0 },
  part: { name: looks.note, amount: { ...looks.note, isTabular: true }, indent: INDENT },
  reduction: { name: looks.body, amount: looks.amount, indent: INDENT },
  sum: { name: looks.strong, amount: looks.strongAmount, indent: 0 },
  total: { name: looks.total, amount: looks.totalAmount, indent: 0 },
};

/** Returns a row: its name with what is said below it, how many, and its amount. */
function rowItemOf({ sheets, table }: Setting, { kind, name, notes, quantity, cents }: StatementRow): Item {
  const { name: nameLook, amount: amountLook, indent } = kinds[kind];
  const row = table.child('TR');
  const right = cents === null ? 0 : AMOUNT + BETWEEN;
  const notesWidth = MEASURE - indent - right;
  const nameWidth = notesWidth - (quantity ? QUANTITY + BETWEEN : 0);
  const head = row.child('TH');
  const cell = (text: string, look: Look, width: number, alignment: 'left' | 'right', element: Element): Cell =>
    linesCell(plainLines(sheets, text, look, width), { look, width, alignment, element });
  const words = below(
    cell(name, nameLook, nameWidth, 'left', head),
    ...notes.map((note) => cell(note, looks.note, notesWidth, 'left', head)),
  );
  const amounts = [
    ...(quantity
      ? [{ ...cell(quantity, looks.quantity, QUANTITY, 'right', row.child('TD')), x: MEASURE - right - QUANTITY }]
      : []),
    ...(cents === null
      ? []
      : [{ ...cell(formatCents(cents), amountLook, AMOUNT, 'right', row.child('TD')), x: MEASURE - AMOUNT }]),
  ];
  return rowItem([{ ...words, x: indent }, ...amounts]);
}

const hairline = (isStrong: boolean): Item => ({
  height: isStrong ? 6 : 5,
  draw: (pen) => pen.at(0, 2).rule(MEASURE, isStrong ? colors.text : colors.border, isStrong ? 0.8 : 0.4),
});

/** Tells whether a row belongs to the one above it, without a line between them. */
const isJoined = ({ kind }: StatementRow): boolean => kind === 'part' || kind === 'reduction' || kind === 'sum';

/** Returns rows below each other. A total is on the sheet of the row above it, and so is what is taken off a row. */
export function rowItems({ sheets, section }: { sheets: Sheets; section: Element }, rows: readonly StatementRow[]): Item[] {
  const setting = { sheets, table: section.child('Table') };
  return rows.flatMap((row, at) => {
    const next = rows[at + 1];
    const isKept = next !== undefined && (next.kind === 'total' || next.kind === 'sum' || next.kind === 'reduction');
    const item = { ...rowItemOf(setting, row), isKept };
    if (!next) return [item, gap(2)];
    return isJoined(next) ? [item, gap(2, isKept)] : [item, { ...hairline(next.kind === 'total'), isKept }];
  });
}
