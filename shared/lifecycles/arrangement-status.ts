import { type ArrangementStatus, arrangementStatus } from '../model/enumerations/case.ts';
import { allowed, isAllowed, type Move, movesBy, type Ruling, refused, type Who } from './move.ts';

/** What the rules look at: how far the arrangement is, and whether its contract is signed by all who have to. */
export type ArrangementCare = { status: ArrangementStatus; isContractSigned: boolean };

const order = arrangementStatus.values;
const { label } = arrangementStatus;

function rulingOn({ status, isContractSigned }: ArrangementCare, to: ArrangementStatus): Ruling {
  const at = order.indexOf(status);
  const next = order[at + 1];
  if (status === 'contract-completed') return refused('The contract is completed. What is agreed in it stays.');
  if (status === 'in-contract' && to === 'in-progress')
    return isContractSigned ? refused('A signed contract cannot be reopened.') : allowed;
  if (order.indexOf(to) < at) return refused(`${label(status)} does not go back to ${label(to)}.`);
  if (to !== next) return refused(`${label(status)} is followed by ${label(next as ArrangementStatus)}.`);
  if (to === 'contract-completed' && !isContractSigned) return refused('The contract is completed when everybody has signed it.');
  return allowed;
}

/**
 * Decides what an arrangement's status may become: the next one, in order, and from In contract also back to In progress, as long as not everyone has
 * signed the contract (docs/decisions.md, Cases).
 */
export const arrangementMoves = (arrangement: ArrangementCare, who: Who): Move<ArrangementStatus>[] =>
  movesBy(arrangementStatus, arrangement.status, { who, permission: 'cases.change' }, (to) => rulingOn(arrangement, to));

/** What somebody may do with an arrangement, to be read aloud. */
export const arrangementCan = {
  reopenContract: (arrangement: ArrangementCare, who: Who): boolean =>
    arrangement.status === 'in-contract' && isAllowed(arrangementMoves(arrangement, who), 'in-progress'),
  complete: (arrangement: ArrangementCare, who: Who): boolean =>
    isAllowed(arrangementMoves(arrangement, who), 'contract-completed'),
};

/**
 * Where an arrangement stands when a family has come as far as `reached` by opening it and planning: no further back than it was, and never past what
 * is the home's to decide.
 */
export function reachedByFamily(status: ArrangementStatus, reached: 'opened' | 'started' | 'in-progress'): ArrangementStatus {
  return order.indexOf(reached) > order.indexOf(status) ? reached : status;
}
