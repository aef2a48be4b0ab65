import type { Move } from '#shared/lifecycles/move.ts';
import { isAllowed } from '#shared/lifecycles/move.ts';

/** What a card that is dragged says of itself: its case, and by name every column that may take it, so that a column knows without being told. */
const CASE = 'application/x-yarrow-case';
export const toColumn = (state: string) => `application/x-yarrow-to-${state}`;

/** The types of a card's drag: a column that the lifecycle does not allow finds none of its own. */
export const dragItem = <State extends string>(
  caseId: string,
  name: string,
  moves: readonly Move<State>[],
): Record<string, string> => ({
  'text/plain': name,
  [CASE]: caseId,
  ...Object.fromEntries(moves.filter(({ to }) => isAllowed(moves, to)).map(({ to }) => [toColumn(to), caseId])),
});
