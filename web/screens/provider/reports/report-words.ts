import { timing } from '#shared/model/enumerations/case.ts';
import { dispositionGroup } from '#shared/model/enumerations/disposition.ts';
import {
  answerCounter,
  answerMinutesIn,
  casesIn,
  conversionIn,
  type Report,
  type ReportCounts,
  type ReportDisposition,
  type ReportMonth,
  reportDispositions,
  stepsOfAnswer,
} from '#shared/reports/index.ts';
import type { CsvFile } from '#web/parts/export-csv.tsx';

/** One figure of a month: its column in the table and in the file, and, if it's a number, its chart. */
export type Figure = {
  key: string;
  label: string;
  text: (counts: ReportCounts) => string;
  /** As the file has it, if a spreadsheet should get a plain number. */
  plain?: (counts: ReportCounts) => string;
  value?: (counts: ReportCounts) => number;
};

const count = (key: string, label: string, value: (counts: ReportCounts) => number): Figure => ({
  key,
  label,
  value,
  text: (counts) => value(counts).toLocaleString('en-US'),
  plain: (counts) => String(value(counts)),
});

const dispositionWords = (disposition: ReportDisposition): string =>
  disposition === 'not-decided' ? 'Not decided' : dispositionGroup.label(disposition);

/** Says how long something took, in the largest unit that still tells something. */
export const durationWords = (minutes: number): string => {
  if (minutes < 60) return `${minutes} min`;
  const hours = minutes / 60;
  const [amount, unit] = hours < 48 ? [hours, 'hours'] : [hours / 24, 'days'];
  const rounded = Math.round(amount * 10) / 10;
  return `${rounded.toLocaleString('en-US')} ${rounded === 1 ? unit.slice(0, -1) : unit}`;
};

const stepLabels = {
  'within-1-hour': 'Within 1 hour',
  'within-4-hours': 'Within 4 hours',
  'within-1-day': 'Within 1 day',
  'within-3-days': 'Within 3 days',
} as const;

export const callFigure = count('calls', 'Calls', ({ calls = 0 }) => calls);
export const caseFigure = count('cases', 'Cases', (counts) => casesIn(counts));
export const typeFigures = timing.values.map((type) => count(type, timing.label(type), (counts) => casesIn(counts, { type })));
export const dispositionFigures = reportDispositions.map((disposition) =>
  count(disposition, dispositionWords(disposition), (counts) => casesIn(counts, { disposition })),
);
export const planFigures = {
  received: count('plans', 'Plans received', ({ plans = 0 }) => plans),
  accepted: count('plans-accepted', 'Became cases', (counts) => counts['plans-accepted'] ?? 0),
  share: {
    key: 'conversion',
    label: 'Conversion',
    text: (counts) => (conversionIn(counts) === null ? '–' : `${conversionIn(counts)}%`),
    plain: (counts) => String(conversionIn(counts) ?? ''),
  } satisfies Figure as Figure,
};
export const answerFigures = {
  messages: count('messages', 'Messages', ({ messages = 0 }) => messages),
  answered: count('answered', 'Answered', ({ answered = 0 }) => answered),
  steps: stepsOfAnswer.map((step) => count(step, stepLabels[step], (counts) => counts[answerCounter(step)] ?? 0)),
  average: {
    key: 'average',
    label: 'Average time',
    value: (counts) => Math.round((answerMinutesIn(counts) ?? 0) / 60),
    text: (counts) => {
      const minutes = answerMinutesIn(counts);
      return minutes === null ? '–' : durationWords(minutes);
    },
    plain: (counts) => String(answerMinutesIn(counts) ?? ''),
  } satisfies Figure as Figure,
};

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
export const monthName = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`));

/** Describes a chart in one sentence. */
export const chartWords = ({ rows, totals }: Report, figure: Figure): string => {
  const value = figure.value ?? (() => 0);
  const most = rows.reduce((best, row) => (value(row.counts) > value(best.counts) ? row : best));
  const begin = `${figure.label} by month: ${figure.text(totals)} in all`;
  return value(most.counts) === 0 ? `${begin}.` : `${begin}, the most ${figure.text(most.counts)} in ${monthName(most.month)}.`;
};

const crossFigures = timing.values.flatMap((type) =>
  reportDispositions.map((disposition) =>
    count(`${type} ${disposition}`, `${timing.label(type)}: ${dispositionWords(disposition)}`, (counts) =>
      casesIn(counts, { type, disposition }),
    ),
  ),
);

/** Returns a report as a file: all of its figures by month, then their totals. Shares are in percent, times in minutes. */
export function reportFile({ rows, totals }: Report): CsvFile {
  const { received, accepted, share } = planFigures;
  const { messages, answered, steps, average } = answerFigures;
  const figures = [
    ...[callFigure, caseFigure, ...typeFigures, ...dispositionFigures, ...crossFigures],
    ...[received, accepted, { ...share, label: 'Conversion (%)' }],
    ...[messages, answered, ...steps, { ...average, label: 'Average time (minutes)' }],
  ];
  const line = (name: string, { counts }: Pick<ReportMonth, 'counts'>) => [
    name,
    ...figures.map(({ plain, text }) => (plain ?? text)(counts)),
  ];
  return {
    heading: ['Month', ...figures.map(({ label }) => label)],
    rows: [...rows.map((row) => line(row.month, row)), line('Total', { counts: totals })],
  };
}
