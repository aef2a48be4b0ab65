import { useCallback, useEffect, useRef, useState } from 'react';
import type { Place } from '#shared/values/copied-cells.ts';
import { CellMark } from '#web/parts/grid/cell-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { Begun } from '../logic-editor/rule-editing.ts';
import { MatrixGrid } from './matrix-grid.tsx';
import { MatrixOneRow } from './matrix-one-row.tsx';
import { type MatrixProps, shortMeanings } from './matrix-props.ts';

type CellEditorProps = { matrix: MatrixProps; place: Place; onClose: () => void; isHeld: boolean };

/** Focuses an editor that opened, and shows it together with its cell and the headings of the grid above it. */
function showWithGrid(editor: HTMLElement | null): void {
  const whole = editor?.parentElement;
  editor?.focus({ preventScroll: true });
  whole?.querySelector('[role="gridcell"][tabindex="0"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  whole?.querySelector('[data-matrix]')?.scrollIntoView({ block: 'start' });
}

const Legend = () => (
  <p className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
    {shortMeanings.map(([words, meaning]) => (
      <span key={words}>
        <b className="font-semibold text-text">{words}</b>: {meaning}
      </span>
    ))}
    <span>
      <CellMark of="Not saved" isInText /> not saved
    </span>
    <span>
      <CellMark of="Draft" isInText /> saved as a draft
    </span>
  </p>
);

/** Shows the editor of a cell below the grid. Esc, or Done, returns to the cell. */
const CellEditor = ({ matrix, place, onClose, isHeld }: CellEditorProps) => {
  const section = useRef<HTMLElement>(null);
  const { row, column } = place;
  useEffect(() => showWithGrid(section.current), []);
  const name = `${matrix.rows[row]?.name ?? ''}: ${matrix.columns[column]?.name ?? ''}`;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={name}
      className="mt-3 rounded-card border border-border bg-surface p-5"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className="text-lg">{name}</h2>
        <Button size="compact" onClick={onClose}>
          Done
        </Button>
      </div>
      <p role="status" className="mb-3 text-sm text-danger empty:hidden">
        {isHeld && 'A condition that you began isn’t part of the rule yet. Add it, or cancel it, before you leave this cell.'}
      </p>
      {matrix.renderEditor(place)}
    </section>
  );
};

/** Keeps an editor open while it has a condition that is only begun: closing it would lose that. */
function useHeld() {
  const begun = useRef(0);
  const [isHeld, setHeld] = useState(false);
  const hear = useCallback((more: 1 | -1) => {
    begun.current += more;
    if (begun.current === 0) setHeld(false);
  }, []);
  const unlessBegun =
    <Inputs extends unknown[]>(act: (...inputs: Inputs) => void) =>
    (...inputs: Inputs) =>
      begun.current > 0 ? setHeld(true) : act(...inputs);
  return { isHeld, hear, unlessBegun };
}

/**
 * Edits which columns each row brings along. In the grid, a click or an arrow key selects, Shift extends, Space toggles, Enter or a double click edits, Delete
 * clears, and what is copied or pasted is text with tabs, as in spreadsheets. Screens of 768 px and less show one row at a time.
 */
export const Matrix = (matrix: MatrixProps) => {
  const isNarrow = useIsNarrow();
  const whole = useRef<HTMLDivElement>(null);
  const [row, setRow] = useState(0);
  const [opened, setOpened] = useState<Place | null>(null);
  const { isHeld, hear, unlessBegun } = useHeld();
  const close = unlessBegun(() => {
    setOpened(null);
    whole.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
  });
  if (isNarrow) return <MatrixOneRow {...matrix} row={Math.min(row, matrix.rows.length - 1)} onRow={setRow} />;
  return (
    <div ref={whole}>
      <p className="mb-2 max-w-measure text-sm text-muted">
        A click or the arrow keys select a cell, and Shift extends. Space adds or removes a service, Enter or a double click edits
        its rule, Delete clears. Copy and paste also work with spreadsheets.
      </p>
      <Legend />
      <MatrixGrid {...matrix} onOpen={unlessBegun(setOpened)} isLow={opened !== null} />
      {opened && (
        <Begun value={hear}>
          <CellEditor key={`${opened.row} ${opened.column}`} {...{ matrix, isHeld }} place={opened} onClose={close} />
        </Begun>
      )}
    </div>
  );
};
