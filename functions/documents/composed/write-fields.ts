import type { DocumentField } from '#shared/model/document.ts';
import type { Element } from '../pdf/structure.ts';
import { gap, type Item, type Pen } from './column.ts';
import { fieldText } from './field-text.ts';
import type { BlockLooks } from './looks.ts';
import { blankOf } from './pieces.ts';
import { type WordLine, WordSetter } from './set-words.ts';
import { drawBlank, lineItems, plainLines, type Setting } from './write-text.ts';

/** The space between two fields beside each other. */
export const GUTTER = 14;
/** Lines to write on in a field of several lines. */
const EMPTY_LINES = 3;
/** A value that is higher than this goes on to the next sheet. */
const MAX_HEIGHT = 220;

/** Part of a row: what is written above the line, how high it is, and how it's drawn. */
export type Cell = { height: number; draw: (pen: Pen) => void };

type Box = { width: number; looks: BlockLooks; section: Element };

/** Draws lines below each other. */
export const linesCell = (lines: readonly WordLine[], more: Parameters<typeof lineItems>[1]): Cell => {
  const items = lineItems(lines, more);
  return {
    height: items.reduce((sum, { height }) => sum + height, 0),
    draw: (pen) => {
      let y = 0;
      for (const item of items) {
        item.draw(pen.at(0, y));
        y += item.height;
      }
    },
  };
};

/** Puts cells below each other. */
const below = (...cells: readonly Cell[]): Cell => ({
  height: cells.reduce((sum, { height }) => sum + height, 0),
  draw: (pen) => {
    let y = 0;
    for (const cell of cells) {
      cell.draw(pen.at(0, y));
      y += cell.height;
    }
  },
});

type Marked = { field: DocumentField; label: string; isOn: boolean; option?: number };

/** A box or a circle with what it stands for. Its lines are the words of one text, the first with the mark. */
function markCell({ sheets }: Setting, { field, label, isOn, option }: Marked, { width, looks, section }: Box): Cell {
  const shape = option === undefined ? 'box' : 'circle';
  const blank = {
    ...blankOf(field, looks.body.size),
    mark: { shape, isOn } as const,
    ...(option === undefined ? {} : { option }),
  };
  const [first = '', ...rest] = label.split(/\s+/);
  const words = [[{ blank }, { text: first }], ...rest.map((text) => [{ text }])];
  const lines = new WordSetter(sheets, looks.body, width).set(words);
  return linesCell(lines, { look: looks.body, width, element: section.child('P') });
}

/** The space between two options beside each other. */
const OPTION_GUTTER = 16;

/** The options of radio buttons, below each other, or beside each other in columns if there is room. */
function optionCells(setting: Setting, field: DocumentField, box: Box): Cell {
  const { body } = box.looks;
  const widest = Math.max(
    ...field.options.map(({ label }) => plainLines(setting.sheets, label, body, Number.POSITIVE_INFINITY)[0]?.width ?? 0),
  );
  const column = Math.min(box.width, widest + body.size + 5);
  const columns = Math.max(1, Math.floor((box.width + OPTION_GUTTER) / (column + OPTION_GUTTER)));
  const cells = field.options.map(({ value, label }, option) =>
    markCell(setting, { field, label, option, isOn: setting.values[field.id] === value }, { ...box, width: column }),
  );
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    rowItem(cells.slice(row * columns, (row + 1) * columns).map((cell, at) => ({ ...cell, x: at * (column + OPTION_GUTTER) }))),
  );
  return below(...rows);
}

/** A value, or the lines that are left for it. */
function valueCell({ sheets, values }: Setting, field: DocumentField, { width, looks, section }: Box): Cell {
  const look = { ...looks.body, size: field.fontSize, leading: field.fontSize * 1.4 };
  const text = fieldText(field, values[field.id]);
  const lines = text.split(/\r\n|\r|\n/).flatMap((line) => plainLines(sheets, line, look, width - 4));
  const isEmpty = lines.length === 0;
  const blank = { ...blankOf(field, look.size), width };
  if (isEmpty && (field.lines === 'single' || field.pdfFieldType !== 'text')) {
    const own = { ...blank, width: field.pdfFieldType === 'initials' ? Math.min(width, 60) : width };
    return { height: blank.height + 2, draw: (pen) => drawBlank(pen, own, blank.height + 2) };
  }
  const height = Math.max(lines.length, field.lines === 'multi' ? EMPTY_LINES : 1) * look.leading;
  const written = isEmpty
    ? undefined
    : linesCell(lines, { look, width: width - 4, alignment: field.alignment, element: section.child('P') });
  return {
    height: height + 2,
    draw: (pen) => {
      written?.draw(pen.at(2, 0));
      if (isEmpty) for (let y = look.leading; y < height - 1; y += look.leading) pen.at(0, y).rule(width);
      pen.at(0, height).rule(width);
      pen.place(field.id, width, height);
    },
  };
}

/** Returns a field with its name above it. The names of fields beside each other take the same room. */
export function fieldCell(setting: Setting, field: DocumentField, box: Box, labelHeight = 0): Cell {
  if (field.pdfFieldType === 'check')
    return markCell(setting, { field, label: field.name, isOn: setting.values[field.id] === true }, box);
  const label = labelCell(setting, field, box);
  const room = { ...label, height: Math.max(label.height, labelHeight) };
  return below(room, field.pdfFieldType === 'radio' ? optionCells(setting, field, box) : valueCell(setting, field, box));
}

const labelCell = ({ sheets }: Setting, { name }: DocumentField, { width, looks, section }: Box): Cell =>
  linesCell(plainLines(sheets, name, looks.label, width), { look: looks.label, width, element: section.child('P') });

const labelHeight = ({ sheets }: Setting, { name, pdfFieldType }: DocumentField, { width, looks }: Box): number =>
  pdfFieldType === 'check' ? 0 : plainLines(sheets, name, looks.label, width).length * looks.label.leading;

/** Returns a long text as lines that go on to the next sheet. */
function longItems(setting: Setting, field: DocumentField, { width, looks, section }: Box): Item[] {
  const look = { ...looks.body, size: field.fontSize, leading: field.fontSize * 1.4 };
  const [label, value] = [section.child('P'), section.child('P')];
  const lines = fieldText(field, setting.values[field.id])
    .split(/\r\n|\r|\n/)
    .flatMap((line) => plainLines(setting.sheets, line, look, width));
  return [
    ...lineItems(plainLines(setting.sheets, field.name, looks.label, width), {
      look: looks.label,
      width,
      element: label,
      isKept: true,
    }),
    ...lineItems(lines, { look, width, alignment: field.alignment, element: value }).map((item) => ({
      ...item,
      draw: (pen: Pen) => {
        item.draw(pen);
        pen.place(field.id, width, item.height);
      },
    })),
  ];
}

/** The most letters of an option beside other fields. */
const SHORT = 30;

/** Fields that need the whole width have a row of their own. */
const isWide = ({ pdfFieldType, lines, options }: DocumentField): boolean =>
  (pdfFieldType === 'text' && lines === 'multi') ||
  (pdfFieldType === 'radio' && (options.length > 3 || options.some(({ label }) => label.length > SHORT)));

/** Puts cells beside each other as one item. */
export function rowItem(cells: readonly (Cell & { x: number })[]): Item {
  return {
    height: Math.max(...cells.map(({ height }) => height)),
    draw: (pen) => {
      for (const { x, draw } of cells) draw(pen.at(x, 0));
    },
  };
}

/** Returns the width of each of several columns beside each other. */
export const columnWidth = (width: number, columns: number): number => (width - GUTTER * (columns - 1)) / columns;

function* rowsOf(fields: readonly DocumentField[], columns: number): Generator<DocumentField[]> {
  let row: DocumentField[] = [];
  for (const field of fields) {
    if (row.length > 0 && (row.length === columns || isWide(field) || isWide(row[0]!))) {
      yield row;
      row = [];
    }
    row.push(field);
  }
  if (row.length > 0) yield row;
}

/** Returns fields with their names, in rows of as many as there are columns. */
export function fieldItems(setting: Setting, fields: readonly DocumentField[], box: Box, columns: number): Item[] {
  return [...rowsOf(fields, columns)].flatMap((row, at) => {
    const space = at > 0 ? [gap(box.looks.body.size * 0.5)] : [];
    const width = isWide(row[0]!) ? box.width : columnWidth(box.width, columns);
    const inner = { ...box, width };
    const long = row.filter((field) => fieldHeight(setting, field, inner) > MAX_HEIGHT);
    if (long.length > 0)
      return [
        ...space,
        ...row.flatMap((field) =>
          long.includes(field) ? longItems(setting, field, box) : [rowItem([{ ...fieldCell(setting, field, box), x: 0 }])],
        ),
      ];
    const labels = Math.max(...row.map((field) => labelHeight(setting, field, inner)));
    return [
      ...space,
      rowItem(row.map((field, nth) => ({ ...fieldCell(setting, field, inner, labels), x: nth * (width + GUTTER) }))),
    ];
  });
}

/** Returns how high a value is, without writing it. */
function fieldHeight({ sheets, values }: Setting, field: DocumentField, { width, looks }: Box): number {
  const look = { ...looks.body, size: field.fontSize };
  const text = fieldText(field, values[field.id]);
  return text.split(/\r\n|\r|\n/).flatMap((line) => plainLines(sheets, line, look, width - 4)).length * field.fontSize * 1.4;
}
