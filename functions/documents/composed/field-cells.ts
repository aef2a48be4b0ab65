import type { DocumentField } from '#shared/model/document.ts';
import type { Element } from '../pdf/structure.ts';
import type { Item, Pen } from './column.ts';
import { fieldText } from './field-text.ts';
import type { BlockLooks } from './looks.ts';
import { blankOf } from './pieces.ts';
import { type WordLine, WordSetter } from './set-words.ts';
import { drawBlank, lineItems, plainLines, type Setting } from './write-text.ts';

/** The space between two fields beside each other. */
export const GUTTER = 14;
/** Lines to write on in a field of several lines. */
const EMPTY_LINES = 3;

/** Part of a row: how high it is, and how it's drawn. */
export type Cell = { height: number; draw: (pen: Pen) => void };

/** What a field is written in: a width in points, the looks of its block, and its place in the structure. */
export type Box = { width: number; looks: BlockLooks; section: Element };

/** Puts cells or items below each other as one cell. */
export const below = (...cells: readonly Cell[]): Cell => ({
  height: cells.reduce((sum, { height }) => sum + height, 0),
  draw: (pen) => {
    let y = 0;
    for (const cell of cells) {
      cell.draw(pen.at(0, y));
      y += cell.height;
    }
  },
});

/** Draws lines below each other. */
export const linesCell = (lines: readonly WordLine[], more: Parameters<typeof lineItems>[1]): Cell =>
  below(...lineItems(lines, more));

/** Puts cells beside each other as one item. */
export function rowItem(cells: readonly (Cell & { x: number })[]): Item {
  return {
    height: Math.max(...cells.map(({ height }) => height)),
    draw: (pen) => {
      for (const { x, draw } of cells) draw(pen.at(x, 0));
    },
  };
}

/** Returns how many columns there are of those asked for: each at least so many points wide. */
export const columnsIn = (width: number, asked: number, least: number): number =>
  Math.max(1, Math.min(asked, Math.floor((width + GUTTER) / (least + GUTTER))));

/** Returns the width of each of several columns beside each other. */
export const columnWidth = (width: number, columns: number): number => (width - GUTTER * (columns - 1)) / columns;

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

/** Returns the options of radio buttons, below each other, or beside each other in columns if there is room. */
export function optionItems(setting: Setting, field: DocumentField, box: Box): Item[] {
  const { body } = box.looks;
  const widest = Math.max(
    0,
    ...field.options.map(({ label }) => plainLines(setting.sheets, label, body, Number.POSITIVE_INFINITY)[0]?.width ?? 0),
  );
  const column = Math.min(box.width, widest + body.size + 5);
  const columns = Math.max(1, Math.floor((box.width + OPTION_GUTTER) / (column + OPTION_GUTTER)));
  const cells = field.options.map(({ value, label }, option) =>
    markCell(setting, { field, label, option, isOn: setting.values[field.id] === value }, { ...box, width: column }),
  );
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    rowItem(cells.slice(row * columns, (row + 1) * columns).map((cell, at) => ({ ...cell, x: at * (column + OPTION_GUTTER) }))),
  );
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
  return below(
    room,
    field.pdfFieldType === 'radio' ? below(...optionItems(setting, field, box)) : valueCell(setting, field, box),
  );
}

/** Writes the name of a field. */
export const labelCell = ({ sheets }: Setting, { name }: DocumentField, { width, looks, section }: Box): Cell =>
  linesCell(plainLines(sheets, name, looks.label, width), { look: looks.label, width, element: section.child('P') });

/** Returns how high the name of a field is above it. */
export const labelHeight = ({ sheets }: Setting, { name, pdfFieldType }: DocumentField, { width, looks }: Box): number =>
  pdfFieldType === 'check' ? 0 : plainLines(sheets, name, looks.label, width).length * looks.label.leading;
