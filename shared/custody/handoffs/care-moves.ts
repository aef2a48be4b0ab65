import { can } from '../../access/can.ts';
import { type DecedentCare, decedentMoves } from '../../lifecycles/decedent-care.ts';
import type { Move, Who } from '../../lifecycles/move.ts';
import type { TradeDoes } from '../../lifecycles/trade-moves.ts';
import type { DecedentStatus } from '../../model/enumerations/case.ts';
import { type CustodyState, moveRefusal } from './custodian.ts';
import { careRefusal } from './reduction.ts';

/** What decides how care can go on: where the person is, who has them by the record, and what was begun. */
export type CareInCustody = DecedentCare & { custody: CustodyState };

/** Why a transfer isn’t recorded as a change of care. */
export const HAND_OVER = 'Hand the person over on the Custody page. It says who has them.';

/**
 * Returns the changes of care that can be recorded now, as screens offer them and the call takes them: those that the lifecycle and what a trade company does allow, while
 * neither a trade company has the person, nor a hand-off waits, nor a reduction goes on. Nobody leaves our care but by a hand-off (docs/decisions.md, Hand-offs). What a gate needs comes on top.
 */
export function careMoves({ custody, ...care }: CareInCustody, who: Who, does: TradeDoes = []): Move<DecedentStatus>[] {
  const moves = decedentMoves(care, who, does);
  if (!can(who, 'decedent.move')) return moves;
  const isStaff = can(who, 'case-files.read');
  return moves.map((move) => {
    // A trade company is told first whose a change is; staff, what all of them wait for.
    if (move.whyNot !== null && !isStaff) return move;
    const handOver = move.whyNot === null && move.to === 'transferred' ? HAND_OVER : undefined;
    const refusal = moveRefusal(custody) ?? careRefusal(custody, { from: care.status, to: move.to }) ?? handOver;
    return refusal === undefined ? move : { ...move, whyNot: refusal };
  });
}
