import type { DocumentField } from '#shared/model/document.ts';
import type { Look } from '../pdf/flow.ts';
import type { Sheets } from '../pdf/sheets.ts';
import type { Line } from '../text/set-text.ts';
import type { Blank, Piece, Word } from './pieces.ts';

/** Part of a line, from its left end: letters, which may be those of a field's value, or a blank. */
export type LinePart = { x: number; width: number } & ({ line: Line; field?: DocumentField } | { blank: Blank });
/** A line of a paragraph, in points. */
export type WordLine = { parts: LinePart[]; width: number; height: number };

/** The space after a mark. */
const PAD = 4;

type Measured = { piece: Piece; width: number; line?: Line };
type MeasuredWord = { pieces: Measured[]; width: number };

type Joined = { isSpaced: boolean } & (
  | { text: string; field: DocumentField | undefined; line: Line | undefined }
  | { blank: Blank; width: number }
);

/** Sets words in lines no wider than `width` points, and the value of a field apart from the words around it: it may run from right to left. */
export class WordSetter {
  readonly #sheets: Sheets;
  readonly #look: Look;
  readonly #width: number;
  readonly #space: number;
  readonly #widths = new Map<string, number>();

  constructor(sheets: Sheets, look: Look, width: number) {
    this.#sheets = sheets;
    this.#look = look;
    this.#width = width;
    this.#space = this.#natural('n n') - 2 * this.#natural('n');
  }

  #natural(text: string): number {
    let width = this.#widths.get(text);
    if (width === undefined) {
      width = this.#sheets.set(text, this.#look, Number.POSITIVE_INFINITY)[0]?.width ?? 0;
      this.#widths.set(text, width);
    }
    return width;
  }

  #measure(piece: Piece): Measured {
    if ('text' in piece) return { piece, width: this.#natural(piece.text) };
    const { width, mark } = piece.blank;
    return { piece, width: Math.min(width, this.#width - PAD) + (mark ? PAD : 0) };
  }

  /** Returns a word, or several where letters are wider than a line. */
  #fitting(word: Word): MeasuredWord[] {
    const words: MeasuredWord[] = [];
    let pieces: Measured[] = [];
    const end = () => {
      if (pieces.length > 0) words.push({ pieces, width: pieces.reduce((sum, { width }) => sum + width, 0) });
      pieces = [];
    };
    for (const measured of word.map((piece) => this.#measure(piece))) {
      const used = pieces.reduce((sum, { width }) => sum + width, 0);
      if (used + measured.width > this.#width) end();
      if (measured.width <= this.#width || !('text' in measured.piece)) pieces.push(measured);
      else
        for (const line of this.#sheets.set(measured.piece.text, this.#look, this.#width)) {
          end();
          pieces.push({ piece: measured.piece, width: line.width, line });
        }
    }
    end();
    return words;
  }

  /** Breaks words into lines. */
  set(words: readonly Word[]): WordLine[] {
    const lines: WordLine[] = [];
    let line: MeasuredWord[] = [];
    let used = 0;
    for (const word of words.flatMap((each) => this.#fitting(each))) {
      if (line.length > 0 && used + this.#space + word.width > this.#width) {
        lines.push(this.#line(line, true));
        [line, used] = [[], 0];
      }
      used += (line.length > 0 ? this.#space : 0) + word.width;
      line.push(word);
    }
    if (line.length > 0) lines.push(this.#line(line, false));
    return lines;
  }

  /** Joins letters that belong together, so that each text is shaped and put in order as a whole. */
  #line(words: readonly MeasuredWord[], isWrapped: boolean): WordLine {
    const parts: Joined[] = [];
    for (const [at, { pieces }] of words.entries()) {
      const before = parts.at(-1);
      if (at > 0 && before) before.isSpaced = true;
      for (const measured of pieces) {
        const { piece, line, width } = measured;
        const last = parts.at(-1);
        if ('blank' in piece) parts.push({ blank: piece.blank, width, isSpaced: false });
        else if (last && 'text' in last && last.field === piece.field && !line && !last.line) {
          last.text += (last.isSpaced ? ' ' : '') + piece.text;
          last.isSpaced = false;
        } else parts.push({ text: piece.text, field: piece.field, line, isSpaced: false });
      }
    }
    const placed = this.#placed(parts);
    const end = placed.parts.at(-1);
    if (isWrapped && end && 'line' in end) end.line = { ...end.line, isWrapped: true };
    return placed;
  }

  #placed(parts: readonly Joined[]): WordLine {
    const placed: LinePart[] = [];
    let x = 0;
    let height = this.#look.leading;
    for (const part of parts) {
      if ('blank' in part) {
        placed.push({ x, width: part.width, blank: part.blank });
        height = Math.max(height, part.blank.height);
        x += part.width;
      } else {
        const line = part.line ?? this.#sheets.set(part.text, this.#look, Number.POSITIVE_INFINITY)[0];
        if (!line) continue;
        const { field } = part;
        placed.push({ x, width: line.width, line: { ...line, isWrapped: part.isSpaced }, ...(field ? { field } : {}) });
        x += line.width;
      }
      if (part.isSpaced) x += this.#space;
    }
    return { parts: placed, width: x, height };
  }
}
