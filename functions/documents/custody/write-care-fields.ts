import type { CareField, CareGroup, CareValue, CareValues } from '#shared/custody/pages/care-field.ts';
import { type CareContext, careCells, careValueOf, careWords } from '#shared/custody/pages/care-values.ts';
import type { SignatureAnswer } from '#shared/model/answer.ts';
import { isolated } from '#shared/values/isolated.ts';
import { type Block, type Cell, type Flow, FRAME, MEASURE } from '../pdf/flow.ts';
import { SHEET } from '../pdf/sheets.ts';
import type { Element } from '../pdf/structure.ts';
import { colors, looks } from '../plan/looks.ts';
import { beginSection, separate } from '../plan/section.ts';
import { BODY_HEIGHT, drawBody, marksOf } from './draw-body.ts';
import { signatureOperators } from './drawn-signature.ts';

type RowsField = Extract<CareField, { kind: 'rows' }>;
type OneField = Exclude<CareField, RowsField>;

/** What a page says, and how it's written down. On a page that is still open, what is empty is left for the pen. */
export type CareWriting = { values: CareValues; context: CareContext; isClosed: boolean };

const GUTTER = 20;
const HALF = (MEASURE - GUTTER) / 2;
/** What is higher than this isn't put beside something else: it may be longer than a sheet. */
const MOST_HEIGHT = 70;
/** Room to write a line by hand, and to sign, in points. */
const [LINE, SIGNATURE] = [20, 42];
const pen = (height: number): Block => ({ text: '\u00a0', look: { ...looks.body, leading: height } });

type Part = { blocks: Block[]; isBlank: boolean; signature?: string };

/** Says what can be chosen, each after a box to mark with the pen, from which a line break doesn't part its first word. */
const choicesOf = ({ kind, options = [] }: OneField): string => {
  const choices = kind === 'boolean' ? ['Yes', 'No'] : options.map(({ text }) => text);
  const texts = choices.map((text) => `[\u00a0\u00a0]\u00a0${text}`).join('  ');
  return kind === 'checkbox-list' && texts !== '' ? `Mark all: ${texts}` : texts;
};

function partOf(field: OneField, { values, context, isClosed }: CareWriting): Part {
  const value = careValueOf(values, field.name);
  const label: Block = { text: field.label, look: looks.label };
  const [words] = careWords(field, value, context);
  const drawn = field.kind === 'signature' ? (value as SignatureAnswer | undefined)?.image : undefined;
  if (drawn !== undefined && words !== undefined) return { blocks: [label, pen(SIGNATURE)], isBlank: true, signature: drawn };
  if (words !== undefined) return { blocks: [label, { text: isolated(words), look: looks.body }], isBlank: false };
  if (isClosed) return { blocks: [label, { text: 'Not filled in', look: looks.small }], isBlank: false };
  const choices = choicesOf(field);
  if (choices !== '') return { blocks: [label, { text: choices, look: looks.small }], isBlank: false };
  return { blocks: [label, pen(field.kind === 'signature' ? SIGNATURE : LINE)], isBlank: true };
}

/** Draws the lines for the pen, and signatures on them. The row is above the flow's place, on the same sheet. */
function underline(flow: Flow, parts: readonly { part: Part; x: number; width: number; element: Element }[]): void {
  for (const { part, x, width, element } of parts) {
    if (!part.isBlank) continue;
    const left = FRAME.left + x;
    flow.sheets.fill(left, flow.y - 2, width, 0.5, colors.muted);
    if (part.signature === undefined) continue;
    const box = { x: left + 4, y: SHEET.height - flow.y + 4, width: width - 8, height: SIGNATURE - 4 };
    const operators = signatureOperators(part.signature, box);
    if (operators) flow.sheets.art(operators, { element, words: 'Signed by hand' });
  }
}

/** Writes one answer over the whole width, or two beside each other. */
function writeParts(flow: Flow, section: Element, parts: readonly Part[]): void {
  const [only, other] = parts;
  const isLong = other === undefined && only !== undefined && flow.heightOf(only.blocks, HALF) > MOST_HEIGHT;
  if (isLong) {
    const element = section.child('P');
    for (const { text, look } of only.blocks) flow.paragraph(element, text, look);
    flow.gap(8);
    return;
  }
  const placed = parts.map((part, at) => ({ part, x: at * (HALF + GUTTER), width: HALF, element: section.child('P') }));
  flow.row(placed.map(({ part, ...cell }): Cell => ({ ...cell, blocks: part.blocks })));
  underline(flow, placed);
  flow.gap(8);
}

/** Writes answers of one line or a few in two columns, and long ones across. */
function writeAnswers(flow: Flow, section: Element, fields: readonly OneField[], writing: CareWriting): void {
  let waiting: Part[] = [];
  const flush = () => {
    if (waiting.length > 0) writeParts(flow, section, waiting);
    waiting = [];
  };
  for (const field of fields) {
    const part = partOf(field, writing);
    const isLong = flow.heightOf(part.blocks, HALF) > MOST_HEIGHT;
    if (isLong) flush();
    waiting.push(part);
    if (isLong || waiting.length === 2) flush();
  }
  flush();
}

/** How many empty rows are left for the pen. */
const PEN_ROWS = 4;
/** The height of a table that only has lines for the pen, which are on the same sheet as their columns’ names. */
const PEN_TABLE = 60 + PEN_ROWS * (LINE + 4);
/** A row that is higher is written as text, which may go on on the next sheet. */
const MOST_ROW = 200;

/** Writes the rows of a field as a table. */
function writeTable(flow: Flow, section: Element, field: RowsField, { values, context, isClosed }: CareWriting): void {
  const { label, columns, name } = field;
  const value: CareValue | undefined = careValueOf(values, name);
  const rows = careCells(field, value, context);
  const blanks = isClosed ? 0 : Math.max(0, PEN_ROWS - rows.length);
  flow.room(rows.length === 0 && !isClosed ? PEN_TABLE : 60);
  flow.paragraph(section.child('H3'), label, looks.part);
  flow.gap(3);
  if (rows.length === 0 && isClosed) {
    flow.paragraph(section.child('P'), 'Not filled in', looks.small);
    flow.gap(8);
    return;
  }
  const table = section.child('Table');
  const width = (MEASURE - GUTTER * (columns.length - 1) * 0.5) / columns.length;
  const cellsOf = (tag: 'TH' | 'TD', blocks: readonly Block[][]): Cell[] => {
    const row = table.child('TR');
    return blocks.map((each, at) => ({ element: row.child(tag), x: at * (width + GUTTER * 0.5), width, blocks: each }));
  };
  flow.row(
    cellsOf(
      'TH',
      columns.map((column) => [{ text: column.label, look: looks.label }]),
    ),
  );
  for (const row of rows) {
    separate(flow);
    const blocks = row.map((text): Block[] => [{ text: isolated(text) || '\u00a0', look: looks.body }]);
    const isLong = blocks.some((each) => flow.heightOf(each, width) > MOST_ROW);
    if (!isLong) flow.row(cellsOf('TD', blocks));
    else
      for (const [at, text] of row.entries())
        if (text !== '') flow.paragraph(table.child('TR').child('TD'), `${columns[at]?.label}: ${isolated(text)}`, looks.body);
  }
  for (let at = 0; at < blanks; at += 1) {
    flow.room(LINE + 4);
    flow.y += LINE;
    for (let column = 0; column < columns.length; column += 1)
      flow.sheets.fill(FRAME.left + column * (width + GUTTER * 0.5), flow.y, width, 0.5, colors.muted);
  }
  flow.gap(12);
}

/** Writes a group of a page: its answers in their order, with a table wherever there are several rows. */
export function writeCareGroup(flow: Flow, { name, fields, hasDiagram }: CareGroup, writing: CareWriting): void {
  if (fields.length === 0) return;
  const shown = Object.fromEntries(fields.map((field) => [field.name, careValueOf(writing.values, field.name)]));
  const marks = hasDiagram ? marksOf(shown) : [];
  if (marks.length > 0) flow.room(BODY_HEIGHT);
  else if (fields[0]?.kind === 'rows') flow.room(60 + PEN_TABLE);
  const section = beginSection(flow, name);
  if (marks.length > 0) drawBody(flow, section, marks);
  let answers: OneField[] = [];
  for (const field of fields) {
    if (field.kind !== 'rows') {
      answers.push(field);
      continue;
    }
    writeAnswers(flow, section, answers, writing);
    answers = [];
    writeTable(flow, section, field, writing);
  }
  writeAnswers(flow, section, answers, writing);
}
