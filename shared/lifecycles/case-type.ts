import { onlyHolders } from '../access/why-not.ts';
import type { Case } from '../model/case.ts';
import { caseStatus, type Timing, timing } from '../model/enumerations/case.ts';
import { isClosed } from './case-status.ts';
import { allowed, allowedWithReason, isAllowed, type Move, mayCorrect, movesBy, type Ruling, refused, type Who } from './move.ts';

type Subject = Pick<Case, 'type' | 'status' | 'decedentStatus'>;

/** Decides whether At-need may be changed. It means that someone has died, so only a mistake may be corrected. */
function takenBack({ decedentStatus }: Subject, who: Who): Ruling {
  if (decedentStatus !== 'not-in-care')
    return refused(
      'The case stays At-need while the removal is under way or the decedent is in care. Correct the decedent’s status first.',
    );
  return mayCorrect(who)
    ? allowedWithReason
    : refused(`At-need means someone has died. ${onlyHolders('cases.correct', 'correct it')}`);
}

/**
 * Returns what a case's type may become. While the person lives, Pre-need and Imminent need may change into each other; either becomes At-need with the
 * death. At-need changes only as a correction. A closed case keeps its type.
 */
export const typeMoves = (subject: Subject, who: Who): Move<Timing>[] =>
  movesBy(timing, subject.type, { who, permission: 'cases.change' }, () => {
    const words = caseStatus.label(subject.status).toLowerCase();
    if (isClosed(subject)) return refused(`This case is ${words}. Make it active again first.`);
    return subject.type === 'at-need' ? takenBack(subject, who) : allowed;
  });

export const typeCan = {
  /** Someone who planned ahead has died; the plan's answers are kept. */
  turnAtNeed: (subject: Subject, who: Who): boolean => isAllowed(typeMoves(subject, who), 'at-need'),
};
