import { useRef, useState } from 'react';
import type { Place } from '#shared/values/copied-cells.ts';
import { type GridRow, isYes, keptText, yesOrNo } from './cell-kind.ts';
import { isFixedCell, type Lines } from './range-edits.ts';
import type { GridEditing } from './use-grid-edits.ts';

/** What is being typed into a cell. It isn't kept yet. */
export type Typing = { row: string; column: string; text: string };

type Options<Row extends GridRow> = Lines<Row> & { edits: Pick<GridEditing, 'edit' | 'textAt'>; isReadOnly: boolean };

/** Edits one cell at a time: begins with what it says or a first letter, and keeps or drops what is typed. */
export function useCellTyping<Row extends GridRow>({ rows, columns, edits, isReadOnly }: Options<Row>) {
  const [typing, setTyping] = useState<Typing | null>(null);
  // A key, a click, and leaving may all end it in one moment: what was typed is kept once.
  const now = useRef<Typing | null>(null);
  const put = (next: Typing | null) => {
    now.current = next;
    setTyping(next);
  };
  const isTyping = () => now.current !== null;
  const type = (text: string) => {
    if (now.current) put({ ...now.current, text });
  };
  const keep = () => {
    const typed = now.current;
    if (!typed) return;
    put(null);
    const kept = keptText(columns.find(({ id }) => id === typed.column)?.kind ?? 'read-only', typed.text);
    if (kept !== undefined) edits.edit([{ row: typed.row, column: typed.column, text: kept }]);
  };
  const cancel = () => put(null);
  /** Begins to edit a cell. A checkbox changes right away, and a cell that can’t be changed may open something. */
  const open = ({ row: down, column: right }: Place, letter?: string) => {
    const [row, column] = [rows[down], columns[right]];
    if (!row || !column) return;
    const text = edits.textAt(row.id, column.id);
    if (isReadOnly || isFixedCell(column, row)) {
      if (letter === undefined) column.onOpen?.(row);
    } else if (column.kind === 'checkbox') {
      if (letter === undefined || letter === ' ') edits.edit([{ row: row.id, column: column.id, text: yesOrNo(!isYes(text)) }]);
    } else put({ row: row.id, column: column.id, text: letter ?? text });
  };
  return { typing, isTyping, type, keep, cancel, open };
}
