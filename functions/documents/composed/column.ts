import type { PdfCoordinates } from '#shared/model/document.ts';
import { FRAME, type Look } from '../pdf/flow.ts';
import { type Color, SHEET, type Sheets } from '../pdf/sheets.ts';
import type { Element } from '../pdf/structure.ts';
import type { Line } from '../text/set-text.ts';
import { colors } from './looks.ts';
import { type Mark, markOperators } from './marks.ts';

/** Where a field is on a page. `option` counts the options of radio buttons from 0: each has its own place. */
export type FieldPlace = PdfCoordinates & { fieldId: string; option?: number };

/** What is written on: sheets, and a list of where each field is. */
export type Paper = { sheets: Sheets; places: FieldPlace[] };

/** Draws one item. Distances are from the item's upper left corner. */
export class Pen {
  readonly #paper: Paper;
  readonly #sheet: number;
  readonly #x: number;
  readonly #y: number;

  constructor(paper: Paper, sheet: number, x: number, y: number) {
    this.#paper = paper;
    this.#sheet = sheet;
    this.#x = x;
    this.#y = y;
  }

  /** Returns the pen of a part of the item. */
  at(x: number, y: number): Pen {
    return new Pen(this.#paper, this.#sheet, this.#x + x, this.#y + y);
  }

  /** Writes a line of text whose leading begins here. */
  line(line: Line, look: Look, element?: Element): void {
    // Letters sit a little above the lower edge of their leading.
    const y = this.#y + look.leading * 0.5 + look.size * 0.33;
    this.#paper.sheets.turnTo(this.#sheet);
    this.#paper.sheets.line(line, look.size, this.#x, y, look.color, element);
  }

  /** Draws a rule to write on, as a line of decoration. */
  rule(width: number, color: Color = colors.rule, weight = 0.5): void {
    this.#paper.sheets.turnTo(this.#sheet);
    this.#paper.sheets.fill(this.#x, this.#y, width, weight, color);
  }

  /** Draws a shape for one mark or character, in a square of this size. */
  mark(mark: Mark, size: number, element?: Element): void {
    this.#paper.sheets.turnTo(this.#sheet);
    const { operators, words } = markOperators(mark, { x: this.#x, y: SHEET.height - this.#y - size, size });
    this.#paper.sheets.art(operators, element && words ? { element, words } : undefined);
  }

  /** Notes that a field is here. */
  place(fieldId: string, width: number, height: number, option?: number): void {
    this.#paper.places.push({
      fieldId,
      page: this.#sheet + 1,
      x: this.#x,
      y: SHEET.height - this.#y - height,
      width,
      height,
      ...(option === undefined ? {} : { option }),
    });
  }

  /** Adds an entry to the outline. */
  bookmark(title: string): void {
    this.#paper.sheets.turnTo(this.#sheet);
    this.#paper.sheets.bookmark(title, this.#y - 6);
  }
}

/** What is on one sheet completely: a line of text, a row of fields. `isKept` if the next item has to be on the same sheet; `isGap` if it’s only space. */
export type Item = { height: number; isKept?: boolean; isGap?: boolean; draw: (pen: Pen) => void };

/** Returns an empty space. */
export const gap = (height: number, isKept = false): Item => ({ height, isKept, isGap: true, draw: () => undefined });

/** A column of a sheet, which goes on at the top of the next one. `x` is in points from the left edge. */
export class Column {
  readonly paper: Paper;
  readonly x: number;
  readonly width: number;
  sheet: number;
  y: number;

  constructor(paper: Paper, at: { x: number; width: number; sheet: number; y: number }) {
    this.paper = paper;
    this.x = at.x;
    this.width = at.width;
    this.sheet = at.sheet;
    this.y = at.y;
  }

  /** Goes on to the next sheet, and adds it if it's the last. */
  turn(): void {
    this.sheet += 1;
    this.y = FRAME.top;
    if (this.sheet === this.paper.sheets.count) this.paper.sheets.add();
  }

  /** Goes on to the next sheet if fewer than this many points are left. */
  room(height: number): void {
    if (this.y > FRAME.top && this.y + height > FRAME.bottom) this.turn();
  }

  /** Writes items below each other. Those that are kept together begin on a new sheet if they don't fit on this one. */
  put(items: readonly Item[]): void {
    let together = 0;
    for (const [at, item] of items.entries()) {
      if (together === 0) {
        const end = items.findIndex(({ isKept }, index) => index >= at && !isKept);
        const chain = items.slice(at, end === -1 ? undefined : end + 1);
        const height = chain.reduce((sum, each) => sum + each.height, 0);
        if (height <= FRAME.bottom - FRAME.top) this.room(height);
        together = chain.length;
      }
      together -= 1;
      if (item.isGap) {
        if (this.y > FRAME.top) this.y += item.height;
        continue;
      }
      this.room(item.height);
      item.draw(new Pen(this.paper, this.sheet, this.x, this.y));
      this.y += item.height;
    }
  }
}
