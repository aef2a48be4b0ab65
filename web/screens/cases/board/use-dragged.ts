import { useState } from 'react';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { type Move, moveTo } from '#shared/lifecycles/move.ts';

/** Keeps which card of a board is being dragged, and which state it should move to. */
export const useDragged = <State extends string>(
  movesOf: (row: CaseRow) => readonly Move<State>[],
  stateOf: (row: CaseRow) => State,
) => {
  const [dragged, setDragged] = useState<CaseRow | null>(null);
  const [request, setRequest] = useState<{ row: CaseRow; to?: State } | null>(null);
  return {
    dragged,
    setDragged,
    /** Says why the dragged card can't move to a column; null if it can, if it is already there, or if none is being dragged. */
    whyNot: (state: State): string | null =>
      dragged && stateOf(dragged) !== state ? (moveTo(movesOf(dragged), state)?.whyNot ?? null) : null,
    drop: (to: State) => {
      if (dragged) setRequest({ row: dragged, to });
    },
    request,
    ask: (row: CaseRow) => setRequest({ row }),
    close: () => setRequest(null),
  };
};
