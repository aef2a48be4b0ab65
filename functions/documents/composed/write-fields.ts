import type { DocumentField } from '#shared/model/document.ts';
import { Element } from '../pdf/structure.ts';
import { gap, type Item, type Pen } from './column.ts';
import {
  type Box,
  columnsIn,
  columnWidth,
  fieldCell,
  GUTTER,
  labelCell,
  labelHeight,
  optionItems,
  rowItem,
} from './field-cells.ts';
import { fieldText } from './field-text.ts';
import { lineItems, plainLines, type Setting } from './write-text.ts';

/** The least width of a field, in points. */
const MIN_WIDTH = 60;
/** A value that is higher than this goes on to the next sheet. */
const MAX_HEIGHT = 220;

const isOptions = ({ pdfFieldType }: DocumentField) => pdfFieldType === 'radio';

const valueLines = ({ sheets, values }: Setting, field: DocumentField, { width, looks }: Box) => {
  const look = { ...looks.body, size: field.fontSize, leading: field.fontSize * 1.4 };
  const paragraphs = fieldText(field, values[field.id]).split(/\r\n|\r|\n/);
  return { look, lines: paragraphs.flatMap((line) => plainLines(sheets, line, look, width - 4)) };
};

/** Tells whether a field may need more than a sheet has left: a long text, or many options. */
export function isLong(setting: Setting, field: DocumentField, box: Box): boolean {
  if (isOptions(field)) {
    const measured = optionItems(setting, field, { ...box, section: new Element('Sect') });
    return measured.reduce((sum, { height }) => sum + height, 0) > MAX_HEIGHT;
  }
  const { look, lines } = valueLines(setting, field, box);
  return lines.length * look.leading > MAX_HEIGHT;
}

/** Returns a long text, or many options, as lines that go on to the next sheet. */
function longItems(setting: Setting, field: DocumentField, box: Box): Item[] {
  const label = { ...rowItem([{ ...labelCell(setting, field, box), x: 0 }]), isKept: true };
  if (isOptions(field)) return [label, ...optionItems(setting, field, box)];
  const { look, lines } = valueLines(setting, field, box);
  const { width } = box;
  const items = lineItems(lines, { look, width, alignment: field.alignment, element: box.section.child('P') });
  return [
    label,
    ...items.map((item) => ({
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
export function fieldItems(setting: Setting, fields: readonly DocumentField[], box: Box, asked: number): Item[] {
  const columns = columnsIn(box.width, asked, MIN_WIDTH);
  return [...rowsOf(fields, columns)].flatMap((row, at) => {
    const space = at > 0 ? [gap(box.looks.body.size * 0.5)] : [];
    const width = isWide(row[0]!) ? box.width : columnWidth(box.width, columns);
    const inner = { ...box, width };
    const labels = Math.max(...row.map((field) => labelHeight(setting, field, inner)));
    if (row.some((field) => isLong(setting, field, inner)) || labels > MAX_HEIGHT)
      return [
        ...space,
        ...row.flatMap((field) =>
          isLong(setting, field, box) ? longItems(setting, field, box) : [rowItem([{ ...fieldCell(setting, field, box), x: 0 }])],
        ),
      ];
    return [
      ...space,
      rowItem(row.map((field, nth) => ({ ...fieldCell(setting, field, inner, labels), x: nth * (width + GUTTER) }))),
    ];
  });
}
