import type { Case } from '../model/case.ts';
import { dispositionGroupOf } from '../model/enumerations/disposition.ts';
import type { InformationRequestRecord } from '../model/information-request.ts';
import { dateInZone } from '../values/dates.ts';
import {
  answerCounter,
  answerSteps,
  caseCounter,
  type ReportCounter,
  type ReportCounts,
  type ReportMonth,
  reportCounters,
  stepsOfAnswer,
} from './counters.ts';

type CountedCase = Pick<Case, 'type' | 'status' | 'dispositionType' | 'isAGBDrivenLead'> & { deletedOn?: string | undefined };
type CountedMessage = Pick<InformationRequestRecord, 'createdOn' | 'answeredOn' | 'firstAnsweredOn'>;

/** Returns what a case counts as at the moment. It depends on nothing else, so it's the same however the case got there. */
export function countsOfCase({ type, status, dispositionType, isAGBDrivenLead, deletedOn }: CountedCase): ReportCounts {
  if (deletedOn !== undefined) return {};
  const isAccepted = status === 'active' || status === 'completed';
  const disposition = dispositionType ? dispositionGroupOf(dispositionType) : 'not-decided';
  return {
    ...(isAGBDrivenLead ? { plans: 1, ...(isAccepted ? { 'plans-accepted': 1 } : {}) } : { calls: 1 }),
    ...(isAccepted ? { [caseCounter(type, disposition)]: 1 } : {}),
  };
}

const MINUTE_MS = 60_000;

/** Returns what a family's message counts as at the moment. Minutes that have begun count, so that a quick answer isn't 0. */
export function countsOfMessage({ createdOn, answeredOn, firstAnsweredOn = answeredOn }: CountedMessage): ReportCounts {
  if (firstAnsweredOn === undefined) return { messages: 1 };
  const minutes = Math.max(1, Math.ceil((Date.parse(firstAnsweredOn) - Date.parse(createdOn)) / MINUTE_MS));
  const steps = stepsOfAnswer.filter((step) => minutes <= answerSteps[step]);
  return {
    messages: 1,
    answered: 1,
    'answer-minutes': minutes,
    ...Object.fromEntries(steps.map((step) => [answerCounter(step), 1])),
  };
}

/** Returns the month of an instant by the home's calendar. */
export const reportMonthOf = (at: string, timeZone: string): string => dateInZone(at, timeZone).slice(0, 7);

/** Returns by how much counters move when something counts as `after` that counted as `before`. Those that don't move are left out. */
export function countsMoved(before: ReportCounts, after: ReportCounts): ReportCounts {
  const moved = (counter: ReportCounter) => (after[counter] ?? 0) - (before[counter] ?? 0);
  return Object.fromEntries(reportCounters.filter((counter) => moved(counter) !== 0).map((each) => [each, moved(each)]));
}

/** How something is counted: in which month, as what. It keeps its month, even if the home moves to another time zone. */
export type CountedAs = ReportMonth;
