import { type Timing, timing } from '../model/enumerations/case.ts';
import type { CalendarDate } from '../values/dates.ts';
import { addMonths } from '../values/months.ts';
import {
  addedCounts,
  caseCounter,
  type ReportCounts,
  type ReportDisposition,
  type ReportMonth,
  reportDispositions,
} from './counters.ts';

/** The last twelve months, or a year of the calendar. */
export type ReportPeriod = 'last-12-months' | number;

/** A period's months in order, without gaps, and their sum. A year ends with the current month. */
export type Report = { rows: ReportMonth[]; totals: ReportCounts };

function monthsOf(period: ReportPeriod, today: CalendarDate): string[] {
  const current = today.slice(0, 7);
  const last = period === 'last-12-months' ? current : `${period}-12`;
  const months = Array.from({ length: 12 }, (_, index) => addMonths(last, index - 11));
  return months.filter((month) => month <= current);
}

/** Returns a home's figures over a period, by its months. */
export function reportOver(months: readonly ReportMonth[], today: CalendarDate, period: ReportPeriod): Report {
  const byMonth = new Map(months.map(({ month, counts }) => [month, counts]));
  const rows = monthsOf(period, today).map((month) => ({ month, counts: byMonth.get(month) ?? {} }));
  return { rows, totals: addedCounts(rows.map(({ counts }) => counts)) };
}

/** Returns the years that have figures, the newest first, with the current one. */
export function reportYears(months: readonly ReportMonth[], today: CalendarDate): number[] {
  const years = [today, ...months.map(({ month }) => month)].map((each) => Number(each.slice(0, 4)));
  return [...new Set(years)].sort((one, other) => other - one);
}

/** Returns how many cases were counted: all, or those of one type or disposition. */
export const casesIn = (counts: ReportCounts, of: { type?: Timing; disposition?: ReportDisposition } = {}): number => {
  let sum = 0;
  for (const type of of.type ? [of.type] : timing.values)
    for (const disposition of of.disposition ? [of.disposition] : reportDispositions)
      sum += counts[caseCounter(type, disposition)] ?? 0;
  return sum;
};

/** Returns how many of the plans became cases, in whole percent; null without plans. */
export const conversionIn = ({ plans = 0, 'plans-accepted': accepted = 0 }: ReportCounts): number | null =>
  plans === 0 ? null : Math.round((100 * accepted) / plans);

/** Returns the average minutes until a message was answered; null if none was. */
export const answerMinutesIn = ({ answered = 0, 'answer-minutes': minutes = 0 }: ReportCounts): number | null =>
  answered === 0 ? null : Math.round(minutes / answered);
