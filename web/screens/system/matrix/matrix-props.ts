import { type MapCell, whenWord } from '#shared/catalog/service-map/map-cell.ts';
import type { CellEdit } from '#shared/catalog/service-map/paste-cells.ts';
import type { Place } from '#shared/values/copied-cells.ts';

/** The sizes of a grid's cells and headings, in pixels. */
export const grid = { row: 40, column: 116, head: 92, side: 224 } as const;

/** A row or a column: what it is called, what is said of it besides, and where it's edited as a whole. */
export type MatrixLine = { id: string; name: string; note?: string; to?: string };

/** What is said of the last copy or paste. */
export type Said = { words: string; isFault: boolean };

export type MatrixProps = {
  /** Names the table, such as "Services of display services". */
  label: string;
  /** What a row and a column are: "Display service", "Service". */
  rowLabel: string;
  columnLabel: string;
  rows: readonly MatrixLine[];
  columns: readonly MatrixLine[];
  cellAt: (place: Place) => MapCell | undefined;
  /** Says what a cell means, in a sentence. */
  sentenceAt: (place: Place) => string;
  /** Whether a cell differs from what is saved. */
  isChangedAt: (place: Place) => boolean;
  /** Whether what is saved of a cell is a draft that differs from what is published. */
  isDraftAt: (place: Place) => boolean;
  onEdit: (edits: readonly CellEdit[]) => void;
  /** Says what was copied or pasted, or why nothing was. It's true until the next change. */
  onSay: (said: Said) => void;
  onUndo: () => void;
  onRedo: () => void;
  /** Edits one cell: its rule and its quantity. */
  renderEditor: (place: Place) => React.ReactNode;
};

/** Says what the short words of cells mean. */
export const shortMeanings: readonly (readonly [words: string, meaning: string])[] = [
  ['Yes', 'always charged'],
  ['If', 'charged if its rule says so'],
  ['Off', 'never charged: without a rule, and switched off'],
  ['× 2', 'how many are charged'],
  ['× n', 'a rule says how many'],
];

/** Returns the mark of a cell: that it isn't saved, or else that it's a draft. */
export function markAt(
  { isChangedAt, isDraftAt }: Pick<MatrixProps, 'isChangedAt' | 'isDraftAt'>,
  place: Place,
): 'Not saved' | 'Draft' | undefined {
  if (isChangedAt(place)) return 'Not saved';
  return isDraftAt(place) ? 'Draft' : undefined;
}

/** Returns what a cell shows in the grid: a word or two. */
export function shortWords(cell: MapCell | undefined): string {
  if (!cell) return '';
  const { quantity } = cell;
  const charged = whenWord(cell);
  if (quantity === undefined) return charged;
  return typeof quantity === 'number' ? `${charged} × ${quantity}` : `${charged} × n`;
}

/** What Space puts into a cell, and what takes it away again. */
export const toggledCell = (cell: MapCell | undefined): MapCell | undefined => (cell ? undefined : { shouldShow: true });
