import { useCallback, useMemo, useRef, useState } from 'react';
import type { GridColumn, GridRow } from './cell-kind.ts';
import { begunWith, type CellText, edited, type GridEdits, redone, settled, type Texts, undone } from './grid-edits.ts';

type Options<Row extends GridRow> = {
  rows: readonly Row[];
  columns: readonly GridColumn<Row>[];
  /** What was left unsaved before. */
  begin: () => Texts;
  /** Runs after each change with all that isn't saved. */
  onChange: (texts: Texts) => void;
  /** Returns what else changes along with some cells, as one step to undo. */
  follow?: (cells: readonly CellText[], textAt: (row: string, column: string) => string) => readonly CellText[];
};

/** Keeps what was typed into a grid until it's saved, and what can be undone and redone. */
export function useGridEdits<Row extends GridRow>({ rows, columns, begin, onChange, follow }: Options<Row>) {
  const [edits, setEdits] = useState<GridEdits>(() => begunWith(begin()));
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const latest = useRef({ edits, byId, columns, onChange, follow });
  latest.current = { ...latest.current, byId, columns, onChange, follow };

  const saved = useCallback((id: string, columnId: string): string => {
    const row = latest.current.byId.get(id);
    return (row && latest.current.columns.find((each) => each.id === columnId)?.textOf(row)) ?? '';
  }, []);
  const put = useCallback((next: GridEdits) => {
    if (next.texts !== latest.current.edits.texts) latest.current.onChange(next.texts);
    latest.current.edits = next;
    setEdits(next);
  }, []);
  const textAt = useCallback(
    (row: string, column: string): string => latest.current.edits.texts[row]?.[column] ?? saved(row, column),
    [saved],
  );

  const edit = useCallback(
    (cells: readonly CellText[]) => {
      const others = latest.current.follow?.(cells, textAt) ?? [];
      put(edited(latest.current.edits, [...cells, ...others], saved));
    },
    [put, saved, textAt],
  );
  const undo = useCallback(() => put(undone(latest.current.edits, saved)), [put, saved]);
  const redo = useCallback(() => put(redone(latest.current.edits, saved)), [put, saved]);
  /** Takes what was saved off what isn't. */
  const settle = useCallback((sent: Texts) => put(settled(latest.current.edits, sent)), [put]);
  /** Shows rows again the way they are saved, which can be undone. */
  const drop = useCallback(
    (ids: readonly string[]) => {
      const { texts } = latest.current.edits;
      const cells = ids.flatMap((row) =>
        Object.keys(texts[row] ?? {}).map((column) => ({ row, column, text: saved(row, column) })),
      );
      put(edited(latest.current.edits, cells, saved));
    },
    [put, saved],
  );
  const textsNow = useCallback(() => latest.current.edits.texts, []);

  const { texts, past, future } = edits;
  return { texts, textsNow, textAt, edit, undo, redo, canUndo: past.length > 0, canRedo: future.length > 0, settle, drop };
}

export type GridEditing = ReturnType<typeof useGridEdits>;
