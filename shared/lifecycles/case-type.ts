import { onlyHolders } from '../access/why-not.ts';
import type { Case } from '../model/case.ts';
import { caseStatus, type Timing, timing } from '../model/enumerations/case.ts';
import { isClosed } from './case-status.ts';
import { allowed, allowedWithReason, isAllowed, type Move, mayCorrect, movesBy, type Ruling, refused, type Who } from './move.ts';

type Subject = Pick<Case, 'type' | 'status' | 'decedentStatus'>;

/** At-need says that somebody has died, which is taken back only where it was a slip. */
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
 * What a case's type may become. While somebody lives, Pre-need and Imminent need become each other as things turn; both become At-need with the
 * death. At-need becomes another only as a correction. The type of a closed case stays.
 */
export const typeMoves = (subject: Subject, who: Who): Move<Timing>[] =>
  movesBy(timing, subject.type, { who, permission: 'cases.change' }, () => {
    const words = caseStatus.label(subject.status).toLowerCase();
    if (isClosed(subject)) return refused(`This case is ${words}. Make it active again first.`);
    return subject.type === 'at-need' ? takenBack(subject, who) : allowed;
  });

export const typeCan = {
  /** Somebody who planned ahead has died: the plan's answers are kept. */
  turnAtNeed: (subject: Subject, who: Who): boolean => isAllowed(typeMoves(subject, who), 'at-need'),
};
