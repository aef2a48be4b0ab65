import { type ArrangementStatus, arrangementStatus } from '../model/enumerations/case.ts';
import { allowed, isAllowed, type Move, movesBy, type Ruling, refused, type Who } from './move.ts';

/** What the rules look at: the arrangement's status, and whether everyone required has signed the contract. */
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
 * Returns what an arrangement's status may become: the next one in order, and from In contract back to In progress until everyone has signed the contract
 * (docs/decisions.md, Cases).
 */
export const arrangementMoves = (arrangement: ArrangementCare, who: Who): Move<ArrangementStatus>[] =>
  movesBy(arrangementStatus, arrangement.status, { who, permission: 'cases.change' }, (to) => rulingOn(arrangement, to));

/** Names the possible actions on an arrangement. */
export const arrangementCan = {
  reopenContract: (arrangement: ArrangementCare, who: Who): boolean =>
    arrangement.status === 'in-contract' && isAllowed(arrangementMoves(arrangement, who), 'in-progress'),
  complete: (arrangement: ArrangementCare, who: Who): boolean =>
    isAllowed(arrangementMoves(arrangement, who), 'contract-completed'),
};

/**
 * Returns an arrangement's status after a family has opened it, started it, or made progress (`reached`). It never goes back, and never past what the home
 * decides.
 */
export function reachedByFamily(status: ArrangementStatus, reached: 'opened' | 'started' | 'in-progress'): ArrangementStatus {
  return order.indexOf(reached) > order.indexOf(status) ? reached : status;
}

/** Returns an arrangement's status after its home has saved a step of the conference: the last step, the summary, makes it ready for a contract. It never goes back. */
export function reachedInConference(status: ArrangementStatus, isSummarySaved: boolean): ArrangementStatus {
  const reached = isSummarySaved ? 'ready-for-contract' : 'in-progress';
  return order.indexOf(reached) > order.indexOf(status) ? reached : status;
}
