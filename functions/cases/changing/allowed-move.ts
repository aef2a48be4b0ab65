import { problem } from '#functions/problem.ts';
import type { Move } from '#shared/lifecycles/move.ts';
import { moveTo } from '#shared/lifecycles/move.ts';

/** Shown beside an empty reason. */
const SAY_WHY = 'Please say why.';

/** Refuses a move that the lifecycle doesn't allow, in the words that the screen shows beside it, and one that lacks a required reason. */
export function allowedMove<State extends string>(
  moves: readonly Move<State>[],
  to: State,
  reason: string,
  field = 'reason',
): void {
  const move = moveTo(moves, to);
  if (!move) throw problem('conflict', { detail: 'It already has this status.' });
  if (move.whyNot !== null) throw problem('conflict', { detail: move.whyNot });
  if (move.asksReason && reason === '') throw problem('invalid_input', { errors: [{ field, message: SAY_WHY }] });
}
