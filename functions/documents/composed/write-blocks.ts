import { type DocumentBlock, namedFields } from '#shared/model/document-blocks.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { FRAME, MEASURE } from '../pdf/flow.ts';
import type { Element } from '../pdf/structure.ts';
import { Column, gap, type Item, type Paper } from './column.ts';
import { type BlockLooks, blockLooks } from './looks.ts';
import { type ComposedCharges, chargeItems, isChargeBlock } from './write-charges.ts';
import { columnWidth, fieldItems, GUTTER } from './write-fields.ts';
import { signatureItems } from './write-signatures.ts';
import { lineItems, plainLines, type Setting, textItems } from './write-text.ts';

/** The space between the halves of a sheet. */
const BETWEEN = 24;
/** The space above a block. */
const ABOVE = 13;

/** What blocks are written from. */
export type Writing = Setting & { signers: TemplateDocument['signers']; named: ReadonlySet<string>; charges: ComposedCharges };

type Box = { width: number; looks: BlockLooks; section: Element };

function titleItems({ sheets }: Setting, { title, alignment }: DocumentBlock, { width, looks, section }: Box): Item[] {
  if (title.trim() === '') return [];
  const lines = lineItems(plainLines(sheets, title, looks.heading, width), {
    look: looks.heading,
    width,
    alignment,
    element: section.child('H2'),
    isKept: true,
  });
  const [first, ...rest] = lines;
  if (!first) return [];
  const draw: Item['draw'] = (pen) => {
    pen.bookmark(title);
    first.draw(pen);
  };
  return [{ ...first, isKept: true, draw }, ...rest.map((each) => ({ ...each, isKept: true })), gap(3, true)];
}

/** Returns what a block has below its text. */
function bodyItems(writing: Writing, block: DocumentBlock, box: Box): Item[] {
  const { type, fields = [], columns } = block;
  const own = fields.flatMap((id) => writing.fields.get(id) ?? []);
  return [
    ...fieldItems(writing, own, box, columns),
    ...(isChargeBlock(type) ? chargeItems(writing, block, writing.charges, box) : []),
    ...(type === 'signatures' || type === 'purchase-signature' ? signatureItems(writing, block, writing, box) : []),
  ];
}

const heightOf = (items: readonly Item[]): number => items.reduce((sum, { height }) => sum + height, 0);

/** Divides items into so many columns of at most this height. Returns how many items each has. */
function divided(items: readonly Item[], columns: number, height: number): number[] {
  const counts: number[] = [];
  let at = 0;
  for (let column = 0; column < columns; column += 1) {
    let [count, used] = [0, 0];
    while (at < items.length && (used + items[at]!.height <= height || (count === 0 && column === 0))) {
      used += items[at]!.height;
      count += 1;
      at += 1;
    }
    counts.push(count);
  }
  return counts;
}

/** Writes text in columns of about the same height, from sheet to sheet. */
function putInColumns(column: Column, items: readonly Item[], columns: number): void {
  const width = columnWidth(column.width, columns);
  let rest = items;
  while (rest.length > 0) {
    column.room(Math.max(...rest.slice(0, 1).map(({ height }) => height)) * 2);
    const room = FRAME.bottom - column.y;
    const fits = (each: number) => divided(rest, columns, each).reduce((sum, count) => sum + count, 0) === rest.length;
    let height = Math.min(room, heightOf(rest) / columns);
    while (height < room && !fits(height)) height = Math.min(room, height + 4);
    let bottom = column.y;
    for (const [at, count] of divided(rest, columns, height).entries()) {
      const { sheet, y } = column;
      const part = new Column(column.paper, { x: column.x + at * (width + GUTTER), width, sheet, y });
      part.put(rest.slice(0, count).map(({ isKept: _, ...item }) => item));
      bottom = Math.max(bottom, part.sheet === sheet ? part.y : FRAME.bottom);
      rest = rest.slice(count);
    }
    column.y = bottom;
    if (rest.length > 0) column.turn();
  }
}

/** Returns the text with the space below it. The end of what is signed is on the sheet with the signature. */
function besideBody({ type, fontSize }: DocumentBlock, text: readonly Item[], body: readonly Item[]): readonly Item[] {
  if (text.length === 0 || body.length === 0) return text;
  const isSigned = type === 'signatures' || type === 'purchase-signature';
  return [...text.slice(0, -1), { ...text.at(-1)!, isKept: isSigned }, gap(fontSize * 0.6, isSigned)];
}

function writeBlock(column: Column, writing: Writing, block: DocumentBlock): void {
  const looks = blockLooks(block.fontSize);
  const box = { width: column.width, looks, section: writing.sheets.structure.root.child('Sect') };
  const title = titleItems(writing, block, box);
  const isInColumns =
    block.columns > 1 && (block.type === 'general' || block.type === 'paragraph-only') && (block.fields ?? []).length === 0;
  const width = isInColumns ? columnWidth(column.width, block.columns) : column.width;
  const text = textItems(writing, block.text, { look: looks.body, width, alignment: block.alignment, section: box.section });
  const body = bodyItems(writing, block, box);
  if (title.length + text.length + body.length === 0) return;
  if (column.y > FRAME.top) column.y += ABOVE;
  if (isInColumns) {
    column.room(heightOf(title) + looks.body.leading * 2);
    column.put(title);
    putInColumns(column, text, block.columns);
  } else column.put([...title, ...besideBody(block, text, body), ...body]);
}

/** Yields blocks that are below each other, one by one, and blocks of half the width together. */
function* bands(blocks: readonly DocumentBlock[]): Generator<DocumentBlock[]> {
  let band: DocumentBlock[] = [];
  for (const block of blocks) {
    if (block.width !== 'full') {
      band.push(block);
      continue;
    }
    if (band.length > 0) yield band;
    band = [];
    yield [block];
  }
  if (band.length > 0) yield band;
}

function writeHalves(column: Column, writing: Writing, blocks: readonly DocumentBlock[]): void {
  column.room(80);
  const width = (MEASURE - BETWEEN) / 2;
  const { sheet, y, paper } = column;
  const left = new Column(paper, { x: column.x, width, sheet, y });
  const right = new Column(paper, { x: column.x + width + BETWEEN, width, sheet, y });
  for (const block of blocks) writeBlock(block.width === 'half-left' ? left : right, writing, block);
  const last = [left, right].toSorted((one, other) => other.sheet - one.sheet || other.y - one.y)[0]!;
  column.sheet = last.sheet;
  column.y = last.y;
}

/** Writes blocks below each other from `y` on the first sheet. Blocks of half the width are beside each other. */
export function writeBlocks(paper: Paper, blocks: readonly DocumentBlock[], writing: Omit<Writing, 'named'>, y: number): void {
  const column = new Column(paper, { x: FRAME.left, width: MEASURE, sheet: 0, y });
  const whole: Writing = { ...writing, named: namedFields(blocks) };
  for (const band of bands(blocks)) {
    const [first] = band;
    if (band.length === 1 && first?.width === 'full') writeBlock(column, whole, first);
    else writeHalves(column, whole, band);
  }
}
