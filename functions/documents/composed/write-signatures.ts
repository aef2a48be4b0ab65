import type { DocumentField } from '#shared/model/document.ts';
import { blockSigners, type DocumentBlock, fieldsBesideSignature } from '#shared/model/document-blocks.ts';
import { signerRole } from '#shared/model/enumerations/document.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { FRAME } from '../pdf/flow.ts';
import { gap, type Item, type Pen } from './column.ts';
import { type Box, below, type Cell, columnsIn, columnWidth, fieldCell, GUTTER, linesCell, rowItem } from './field-cells.ts';
import { blankOf } from './pieces.ts';
import { fieldItems, isLong } from './write-fields.ts';
import { drawBlank, plainLines, type Setting } from './write-text.ts';

/** A signer, with what is written above their line: their role, unless something else is given. */
type Signer = TemplateDocument['signers'][number] & { heading?: string };

/** The least width of what belongs to one signer, in points. */
const MIN_WIDTH = 160;
/** A signature's part of the width, beside its date. */
const SHARE = 0.66;

const isDate = ({ pdfFieldType }: DocumentField) => pdfFieldType === 'date';
const isSignature = ({ pdfFieldType }: DocumentField) => pdfFieldType === 'signature';

/** A cell whose line is `line` points down, with the name of its field below. */
type LinedCell = Cell & { line: number };

/** A line to sign on, with what it's for below it. */
function signedLine({ sheets }: Setting, field: DocumentField, { width, looks, section }: Box): LinedCell {
  const { label } = looks;
  const blank = { ...blankOf(field, looks.body.size), width };
  const name = linesCell(plainLines(sheets, field.name, label, width), { look: label, width, element: section.child('P') });
  return {
    line: blank.height,
    height: blank.height + name.height,
    draw: (pen) => {
      drawBlank(pen, blank, blank.height);
      name.draw(pen.at(0, blank.height));
    },
  };
}

/** A value on a line, with its name below it, like a signature. */
function underLine(setting: Setting, field: DocumentField, box: Box): LinedCell {
  if (field.pdfFieldType === 'check' || field.pdfFieldType === 'radio') return { ...fieldCell(setting, field, box), line: 0 };
  const { label } = box.looks;
  const value = fieldCell(setting, { ...field, name: '' }, box);
  const name = linesCell(plainLines(setting.sheets, field.name, label, box.width), {
    look: label,
    width: box.width,
    element: box.section.child('P'),
  });
  return {
    line: value.height,
    height: value.height + name.height,
    draw: (pen: Pen) => {
      value.draw(pen);
      name.draw(pen.at(0, value.height));
    },
  };
}

/** Puts cells beside each other with their lines at the same height. */
function onOneLine(cells: readonly (LinedCell & { x: number })[]): Item {
  const lowest = Math.max(...cells.map(({ line }) => line));
  return rowItem(
    cells.map(({ x, line, height, draw }) => ({
      x,
      height: height + lowest - line,
      draw: (pen) => draw(pen.at(0, lowest - line)),
    })),
  );
}

/** Returns rows of cells, each in two columns. */
function pairs(setting: Setting, fields: readonly DocumentField[], box: Box): Item[] {
  const columns = fields.length === 1 || box.width < 200 ? 1 : 2;
  const width = columnWidth(box.width, columns);
  return Array.from({ length: Math.ceil(fields.length / columns) }, (_, row) =>
    onOneLine(
      fields.slice(row * columns, (row + 1) * columns).map((field, at) => ({
        ...underLine(setting, field, { ...box, width }),
        x: at * (width + GUTTER),
      })),
    ),
  );
}

/** Returns the rows of one signer: who it is, the signature with its date, and what else they fill in. */
function signerItems(
  setting: Setting,
  { role, heading: above = signerRole.label(role) }: Signer,
  fields: readonly DocumentField[],
  box: Box,
): Item[] {
  const { sheets } = setting;
  const { strong } = box.looks;
  const heading = linesCell(plainLines(sheets, above, strong, box.width), {
    look: strong,
    width: box.width,
    element: box.section.child('P'),
  });
  const dates = fields.filter(isDate);
  const signed = fields.filter(isSignature).map((field, at) => {
    const date = dates[at];
    const left = date ? box.width * SHARE : box.width;
    const line = { ...signedLine(setting, field, { ...box, width: left }), x: 0 };
    if (!date) return onOneLine([line]);
    const x = left + GUTTER;
    return onOneLine([line, { ...underLine(setting, date, { ...box, width: box.width - x }), x }]);
  });
  const rest = fields.filter((field) => !isSignature(field) && !dates.slice(0, signed.length).includes(field));
  return [rowItem([{ ...heading, x: 0 }]), ...[...signed, ...pairs(setting, rest, box)].flatMap((item) => [item, gap(4)])];
}

/** The most height of what belongs to one signer, to be on one sheet. */
const MAX_HEIGHT = FRAME.bottom - FRAME.top - 60;

type Group = { signer: Signer; fields: DocumentField[] };

/** Returns signers beside each other as one item each row, or line by line if that is higher than a sheet. */
function rowItems(setting: Setting, groups: readonly Group[], box: Box, columns: number): Item[] {
  const width = columnWidth(box.width, columns);
  const cells = groups.map(({ signer, fields }, at) => ({
    ...below(...signerItems(setting, signer, fields, { ...box, width })),
    x: at * (width + GUTTER),
  }));
  const row = rowItem(cells);
  if (row.height <= MAX_HEIGHT) return [row];
  return groups.flatMap(({ signer, fields }) => signerItems(setting, signer, fields, box));
}

/** Returns a line for each signer of a block, with the fields that are theirs. What is long is below, across the block. */
export function signatureItems(
  setting: Setting,
  block: DocumentBlock,
  { signers, named }: { signers: readonly Signer[]; named: ReadonlySet<string> },
  box: Box,
): Item[] {
  const columns = columnsIn(box.width, block.columns, MIN_WIDTH);
  const inner = { ...box, width: columnWidth(box.width, columns) / 2 - GUTTER };
  const long: DocumentField[] = [];
  const groups = blockSigners(block, signers).map((signer): Group => {
    const own = fieldsBesideSignature(signer.order, [...setting.fields.values()], named);
    const longer = own.filter((field) => isLong(setting, field, inner));
    long.push(...longer);
    return { signer, fields: own.filter((field) => !longer.includes(field)) };
  });
  const rows = Array.from({ length: Math.ceil(groups.length / columns) }, (_, row) => [
    ...rowItems(setting, groups.slice(row * columns, (row + 1) * columns), box, columns),
    gap(box.looks.body.size),
  ]);
  return [...rows.flat(), ...fieldItems(setting, long, box, 1)];
}
