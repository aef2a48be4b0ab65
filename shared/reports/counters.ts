import { type Timing, timing } from '../model/enumerations/case.ts';
import { type DispositionGroup, dispositionGroup } from '../model/enumerations/disposition.ts';

/** A disposition as reports tell it apart: its group, or that the family hasn't decided. */
export type ReportDisposition = DispositionGroup | 'not-decided';
export const reportDispositions: readonly ReportDisposition[] = [...dispositionGroup.values, 'not-decided'];

/** How soon a message was answered, up to and including so many minutes. */
export const answerSteps = { 'within-1-hour': 60, 'within-4-hours': 240, 'within-1-day': 1440, 'within-3-days': 4320 } as const;
export type AnswerStep = keyof typeof answerSteps;

const others = ['calls', 'plans', 'plans-accepted', 'messages', 'answered', 'answer-minutes'] as const;
type CaseCounter = `case-${Timing}-${ReportDisposition}`;
type AnswerCounter = `answered-${AnswerStep}`;
/** What is counted in a month. Cases have one counter for each type with each disposition. */
export type ReportCounter = (typeof others)[number] | CaseCounter | AnswerCounter;

export const caseCounter = (type: Timing, disposition: ReportDisposition): CaseCounter => `case-${type}-${disposition}`;
export const answerCounter = (step: AnswerStep): AnswerCounter => `answered-${step}`;
export const stepsOfAnswer = Object.keys(answerSteps) as AnswerStep[];

export const reportCounters: readonly ReportCounter[] = [
  ...others,
  ...timing.values.flatMap((type) => reportDispositions.map((disposition) => caseCounter(type, disposition))),
  ...stepsOfAnswer.map(answerCounter),
];

/** Counters by name; one that is 0 may be left out. */
export type ReportCounts = Partial<Record<ReportCounter, number>>;
export type ReportMonth = { month: string; counts: ReportCounts };

/** Returns the sum of several counts. */
export function addedCounts(all: readonly ReportCounts[]): ReportCounts {
  const sum: ReportCounts = {};
  for (const counts of all)
    for (const counter of reportCounters) if (counts[counter]) sum[counter] = (sum[counter] ?? 0) + counts[counter];
  return sum;
}
