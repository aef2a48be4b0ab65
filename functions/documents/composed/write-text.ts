import type { DocumentField } from '#shared/model/document.ts';
import type { DocumentBlock } from '#shared/model/document-blocks.ts';
import type { Look } from '../pdf/flow.ts';
import type { Sheets } from '../pdf/sheets.ts';
import type { Element } from '../pdf/structure.ts';
import { gap, type Item, type Pen } from './column.ts';
import type { ComposedValues } from './field-text.ts';
import { colors } from './looks.ts';
import { type Blank, wordsOf } from './pieces.ts';
import { type LinePart, type WordLine, WordSetter } from './set-words.ts';

/** What the parts of a document are written with. */
export type Setting = { sheets: Sheets; fields: ReadonlyMap<string, DocumentField>; values: ComposedValues };

const shift = { left: 0, center: 0.5, right: 1 } as const;

/** Draws room for one value, with its lower edge `below` points down: a rule, boxes for characters, or a box or circle to mark. */
export function drawBlank(pen: Pen, { field, width, height, option, mark }: Blank, below: number, element?: Element): void {
  const top = below - height;
  if (mark) {
    const y = below - width * 1.15;
    pen.at(0, y).mark(mark, width, element);
    pen.at(0, y).place(field.id, width, width, option);
    return;
  }
  if (field.combLength !== undefined && field.pdfFieldType === 'text') {
    const side = Math.min(width / field.combLength, height);
    for (let at = 0; at < field.combLength; at += 1)
      pen.at((width / field.combLength) * at, below - side).mark({ shape: 'cell' }, side);
  } else pen.at(0, below - 2).rule(width);
  pen.at(0, top).place(field.id, width, height - 2.5);
}

function drawPart(pen: Pen, part: LinePart, { look, height, element }: { look: Look; height: number; element: Element }): void {
  if ('blank' in part) {
    drawBlank(pen.at(part.x, 0), { ...part.blank, width: Math.min(part.blank.width, part.width) }, height, element);
    return;
  }
  const top = height - look.leading;
  pen.at(part.x, top).line(part.line, look, element);
  if (!part.field) return;
  if (part.field.valueSource !== 'static') pen.at(part.x, height - 2).rule(part.width, colors.border, 0.4);
  pen.at(part.x, top).place(part.field.id, part.width, look.leading);
}

type Lines = { look: Look; width: number; alignment?: DocumentBlock['alignment']; element: Element; isKept?: boolean };

/** Returns the lines of a paragraph as items. Its first two are together, and so are its last two. */
export function lineItems(
  lines: readonly WordLine[],
  { look, width, alignment = 'left', element, isKept = false }: Lines,
): Item[] {
  return lines.map(({ parts, width: used, height }, at) => ({
    height,
    isKept: at === lines.length - 1 ? isKept : at === 0 || at === lines.length - 2,
    draw: (pen) => {
      const moved = pen.at(Math.max(0, width - used) * shift[alignment], 0);
      for (const part of parts) drawPart(moved, part, { look, height, element });
    },
  }));
}

/** Sets a paragraph without fields. */
export const plainLines = (sheets: Sheets, text: string, look: Look, width: number): WordLine[] =>
  sheets
    .set(text, look, width)
    .map((line) => ({ parts: [{ x: 0, width: line.width, line }], width: line.width, height: look.leading }));

/** Sets a paragraph, with the fields that it names. */
function paragraphLines({ sheets, fields, values }: Setting, text: string, look: Look, width: number): WordLine[] {
  if (!text.includes('{{')) return plainLines(sheets, text, look, width);
  return new WordSetter(sheets, look, width).set(wordsOf(text, { fields, values, size: look.size }));
}

const INDENT = 13;
const bullet = /^\s*[-•]\s+/;

function bulletItems(items: readonly Item[], look: Look): Item[] {
  return items.map((item, at) => ({
    ...item,
    draw: (pen) => {
      if (at === 0) pen.at(3, item.height - look.leading / 2 - 1).rule(3, colors.text, 3);
      item.draw(pen.at(INDENT, 0));
    },
  }));
}

type Text = { look: Look; width: number; alignment: DocumentBlock['alignment']; section: Element };

/** Returns the paragraphs and lists of a text as items. */
export function textItems(setting: Setting, text: string, { look, width, alignment, section }: Text): Item[] {
  const items: Item[] = [];
  let list: Element | undefined;
  for (const paragraph of text.split(/\r\n|\r|\n/).filter((each) => each.trim() !== '')) {
    const isItem = bullet.test(paragraph);
    list = isItem ? (list ?? section.child('L')) : undefined;
    const lines = paragraphLines(
      setting,
      isItem ? paragraph.replace(bullet, '') : paragraph,
      look,
      isItem ? width - INDENT : width,
    );
    if (lines.length === 0) continue;
    const element = list ? list.child('LI').child('LBody') : section.child('P');
    const written = lineItems(lines, { look, width, alignment: isItem ? 'left' : alignment, element });
    if (items.length > 0) items.push(gap(look.size * (isItem ? 0.2 : 0.4)));
    items.push(...(isItem ? bulletItems(written, look) : written));
  }
  return items;
}
