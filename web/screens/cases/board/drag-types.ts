import type { Move } from '#shared/lifecycles/move.ts';
import { isAllowed } from '#shared/lifecycles/move.ts';

/** The data types of a dragged card: its case, and one for each column that may accept it, so that a column knows without asking. */
const CASE = 'application/x-yarrow-case';
export const toColumn = (state: string) => `application/x-yarrow-to-${state}`;

/** Returns a card's drag data. A column that the lifecycle doesn't allow finds no type for itself. */
export const dragItem = <State extends string>(
  caseId: string,
  name: string,
  moves: readonly Move<State>[],
): Record<string, string> => ({
  'text/plain': name,
  [CASE]: caseId,
  ...Object.fromEntries(moves.filter(({ to }) => isAllowed(moves, to)).map(({ to }) => [toColumn(to), caseId])),
});
