import type { Line, TextStyle } from '../text/set-text.ts';
import { type Color, SHEET, type Sheets } from './sheets.ts';
import type { Element } from './structure.ts';

/** How a text looks. */
export type Look = TextStyle & { color: Color };

/** Part of a cell: a text in one look, `gap` points below the one before. It may be wider than its cell if there is room beside it. */
export type Block = { text: string; look: Look; gap?: number; width?: number };

/** A cell of a row; `x` and `width` in points from the left margin. */
export type Cell = { element: Element; x: number; width: number; blocks: readonly Block[]; isRight?: boolean };

/** The part of a sheet that text flows in, in points from the sheet's upper left corner. */
export const FRAME = { left: 60, right: SHEET.width - 60, top: 60, bottom: SHEET.height - 66 };
export const MEASURE = FRAME.right - FRAME.left;

type SetBlock = { lines: Line[]; look: Look; gap: number };
const heightOf = (blocks: readonly SetBlock[]) =>
  blocks.reduce((sum, { lines, look, gap }, index) => sum + lines.length * look.leading + (index > 0 ? gap : 0), 0);

/** Text from the top of the first sheet to the bottom of the last. What doesn't fit continues on the next sheet. */
export class Flow {
  readonly sheets: Sheets;
  /** Where the next item starts. */
  y = FRAME.top;

  constructor(sheets: Sheets) {
    this.sheets = sheets;
    sheets.add();
  }

  /** Starts a new sheet if fewer than this many points are left, unless this one is still empty. */
  room(height: number): void {
    if (this.y + height <= FRAME.bottom || this.y === FRAME.top) return;
    this.sheets.add();
    this.y = FRAME.top;
  }

  gap(height: number): void {
    if (this.y > FRAME.top) this.y += height;
  }

  /** Draws a hairline across the measure. */
  rule(color: Color, weight = 0.6): void {
    this.sheets.fill(FRAME.left, this.y, MEASURE, weight, color);
    this.y += weight;
  }

  /** Writes a paragraph, broken across sheets if necessary. Its first lines stay together. */
  paragraph(element: Element, text: string, look: Look, x = 0): void {
    const lines = this.sheets.set(text, look, MEASURE - x);
    this.room(Math.min(lines.length, 2) * look.leading);
    this.#lines(lines, look, FRAME.left + x, element);
  }

  #lines(lines: readonly Line[], look: Look, x: number, element: Element, right?: number): void {
    for (const line of lines) {
      this.room(look.leading);
      const at = right === undefined ? x : right - line.width;
      // Letters sit a little above the lower edge of their leading.
      this.sheets.line(line, look.size, at, this.y + look.leading * 0.5 + look.size * 0.33, look.color, element);
      this.y += look.leading;
    }
  }

  /** Returns the height of these blocks, one below the other. */
  heightOf(blocks: readonly Block[], width: number): number {
    return heightOf(this.#set(blocks, width));
  }

  #set(blocks: readonly Block[], width: number): SetBlock[] {
    return blocks.map(({ text, look, gap = 0, width: own = width }) => ({ lines: this.sheets.set(text, look, own), look, gap }));
  }

  /** Writes cells side by side, which stay on one sheet. */
  row(cells: readonly Cell[]): void {
    const set = cells.map((cell) => ({ ...cell, blocks: this.#set(cell.blocks, cell.width) }));
    const height = Math.max(...set.map(({ blocks }) => heightOf(blocks)));
    this.room(height);
    const top = this.y;
    for (const { blocks, element, x, width, isRight } of set) {
      this.y = top;
      for (const [index, { lines, look, gap }] of blocks.entries()) {
        if (index > 0) this.y += gap;
        this.#lines(lines, look, FRAME.left + x, element, isRight ? FRAME.left + x + width : undefined);
      }
    }
    this.y = Math.max(this.y, top + height);
  }
}
