import { useRef, useState } from 'react';
import type { CaseRow } from '#shared/contract/cases-views.ts';

/** Returns a selection after one row, or with Shift every row from the last one to it, was selected or not. */
export function selectionAfter(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  { at, from, isOn }: { at: number; from: number | null; isOn: boolean },
): Set<string> {
  const next = new Set(selected);
  const [first, last] = [Math.min(at, from ?? at), Math.max(at, from ?? at)];
  for (const id of ids.slice(first, last + 1)) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Keeps which of the loaded cases are selected. One that leaves the list is no longer selected. */
export function useSelection(cases: readonly CaseRow[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<number | null>(null);
  const rows = cases.filter(({ id }) => chosen.has(id));
  const ids = new Set(rows.map(({ id }) => id));
  return {
    ids,
    rows,
    /** Selects a row, or all from the last one that was pressed. */
    toggle: (at: number, isRange = false) => {
      const id = cases[at]?.id;
      if (id === undefined) return;
      const from = isRange ? anchor.current : null;
      anchor.current = at;
      setChosen(
        selectionAfter(
          ids,
          cases.map((row) => row.id),
          { at, from, isOn: !ids.has(id) },
        ),
      );
    },
    toggleAll: () => setChosen(rows.length === cases.length ? new Set() : new Set(cases.map(({ id }) => id))),
    only: (chosenIds: Iterable<string>) => setChosen(new Set(chosenIds)),
    clear: () => setChosen(new Set()),
  };
}
export type Selection = ReturnType<typeof useSelection>;
