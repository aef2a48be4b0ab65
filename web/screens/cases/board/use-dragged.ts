import { useState } from 'react';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { type Move, moveTo } from '#shared/lifecycles/move.ts';

/** Which card of a board is being dragged, and what it is asked to become. */
export const useDragged = <State extends string>(
  movesOf: (row: CaseRow) => readonly Move<State>[],
  stateOf: (row: CaseRow) => State,
) => {
  const [dragged, setDragged] = useState<CaseRow | null>(null);
  const [request, setAsked] = useState<{ row: CaseRow; to?: State } | null>(null);
  return {
    dragged,
    setDragged,
    /** Why the dragged card cannot come to a column; null where it can, where it is there already, or where none is dragged. */
    whyNot: (state: State): string | null =>
      dragged && stateOf(dragged) !== state ? (moveTo(movesOf(dragged), state)?.whyNot ?? null) : null,
    drop: (to: State) => {
      if (dragged) setAsked({ row: dragged, to });
    },
    request,
    ask: (row: CaseRow) => setAsked({ row }),
    close: () => setAsked(null),
  };
};
