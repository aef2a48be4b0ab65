import { onlyHolders } from '../access/why-not.ts';
import type { Case } from '../model/case.ts';
import { type CaseStatus, caseStatus } from '../model/enumerations/case.ts';
import { withHome } from './care-milestones.ts';
import { allowed, allowedWithReason, isAllowed, type Move, mayCorrect, movesBy, type Ruling, refused, type Who } from './move.ts';

type Subject = Pick<Case, 'status'> & Partial<Pick<Case, 'decedentStatus'>>;

/** Allows reopening only with a reason, so that a closed case says why it is open again. */
const reopened = (who: Who): Ruling =>
  mayCorrect(who) ? allowedWithReason : refused(onlyHolders('cases.correct', 'make a closed case active again'));

const closed = (label: string) => refused(`This case is ${label}. Make it active again first.`);

/** Cancels a case only once nobody is in the home’s care by it: where they went is said first. */
function cancelled({ decedentStatus }: Subject): Ruling {
  if (decedentStatus === undefined || !withHome.has(decedentStatus)) return allowed;
  const who = decedentStatus.startsWith('cremated-remains') ? 'The cremated remains are' : 'The person is';
  return refused(`${who} still in your care, so this case can’t be cancelled. Say first where they went.`);
}

/**
 * Decides which status may follow which: Lead -> Active -> Completed; Lead or Active -> Cancelled; Completed or Cancelled -> Active by an owner or admin
 * with a reason (docs/decisions.md, Cases). Nobody is left in the home’s care by a cancelled case.
 */
const table: Readonly<Record<CaseStatus, Readonly<Partial<Record<CaseStatus, (who: Who, subject: Subject) => Ruling>>>>> = {
  lead: {
    active: () => allowed,
    completed: () => refused('A lead has to become active before it can be completed.'),
    cancelled: (_who, subject) => cancelled(subject),
  },
  active: {
    lead: () => refused('A case that was accepted does not become a lead again.'),
    completed: () => allowed,
    cancelled: (_who, subject) => cancelled(subject),
  },
  completed: { lead: () => closed('completed'), active: reopened, cancelled: () => closed('completed') },
  cancelled: { lead: () => closed('cancelled'), active: reopened, completed: () => closed('cancelled') },
};

/** Returns what a case's status may become. */
export const caseMoves = (subject: Subject, who: Who): Move<CaseStatus>[] =>
  movesBy(
    caseStatus,
    subject.status,
    { who, permission: 'cases.change' },
    (to) => table[subject.status][to]?.(who, subject) ?? allowed,
  );

const may = (subject: Subject, to: CaseStatus, who: Who) => isAllowed(caseMoves(subject, who), to);

/** Names the possible actions on a case's status. */
export const caseCan = {
  /** The home takes on a lead. */
  accept: (subject: Subject, who: Who): boolean => subject.status === 'lead' && may(subject, 'active', who),
  complete: (subject: Subject, who: Who): boolean => may(subject, 'completed', who),
  cancel: (subject: Subject, who: Who): boolean => may(subject, 'cancelled', who),
  reopen: (subject: Subject, who: Who): boolean => subject.status !== 'lead' && may(subject, 'active', who),
};

/** Returns whether a case is closed, so that nobody works on it any more. */
export const isClosed = ({ status }: Subject): boolean => status === 'completed' || status === 'cancelled';
