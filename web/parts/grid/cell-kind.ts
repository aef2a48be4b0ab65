import { formatCents, MAX_CENTS, parseCents } from '#shared/values/money.ts';
import { tidyAmount, typedCents } from './amount-text.ts';

/** What a cell takes: a line of text, an amount in dollars, yes or no, or nothing. */
export type CellKind = 'text' | 'money' | 'checkbox' | 'read-only';

/** A row of a grid. Its name is said with each of its cells. */
export type GridRow = { id: string; name: string };

export type GridColumn<Row extends GridRow> = {
  id: string;
  name: string;
  kind: CellKind;
  /** Pixels. The first column takes what is left. */
  width: number;
  /** The most characters of a text. */
  maxLength?: number;
  /** Returns what is saved of a row in this column. */
  textOf: (row: Row) => string;
  /** Whether the cell of a row can't be changed although others can. */
  isFixed?: (row: Row) => boolean;
  /** Draws a cell that can't be changed; its text is what is copied. */
  draw?: (row: Row) => React.ReactNode;
  /** What Enter or a double click opens from a cell that isn't edited in the grid. */
  onOpen?: (row: Row) => void;
};

/** The texts of a checkbox. */
export const yesOrNo = (isChecked: boolean): string => (isChecked ? 'Yes' : 'No');
export const isYes = (text: string): boolean => text === 'Yes';

const checkboxTexts: Readonly<Record<string, boolean>> = {
  yes: true,
  y: true,
  true: true,
  x: true,
  1: true,
  no: false,
  n: false,
  false: false,
  0: false,
  '': false,
};

/** Returns what a cell keeps of a text, or undefined if it can't keep it: a checkbox is either checked or not. */
export function keptText(kind: CellKind, text: string): string | undefined {
  const line = text.replace(/\s+/g, ' ').trim();
  if (kind === 'text') return line;
  if (kind === 'money') return tidyAmount(line);
  if (kind === 'read-only') return undefined;
  const word = line.toLowerCase();
  return Object.hasOwn(checkboxTexts, word) ? yesOrNo(checkboxTexts[word] === true) : undefined;
}

/** Returns what an empty cell keeps. */
export const emptyText = (kind: CellKind): string => (kind === 'checkbox' ? yesOrNo(false) : '');

/** Says what is wrong with an amount in the server’s words, so that saving changes none of them. */
function amountFault(text: string): string | undefined {
  const cents = parseCents(text);
  if (cents !== undefined) return cents < 0 ? 'A price cannot be below zero.' : undefined;
  return typeof typedCents(text) === 'number' ? `A price is at most ${formatCents(MAX_CENTS)}.` : 'Enter a price, like 1,234.50.';
}

/** Returns what is wrong with a text that a cell keeps. */
export function cellFault({ kind, maxLength }: { kind: CellKind; maxLength?: number }, text: string): string | undefined {
  if (kind === 'money' && text !== '') return amountFault(text);
  if (kind === 'text' && maxLength !== undefined && text.length > maxLength) return `At most ${maxLength} characters.`;
  return undefined;
}
