import type { ActivityBar, ActivityKind, ActivityPeriod } from '#shared/activity/index.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';

export const kindWords: Record<ActivityKind, { label: string; one: string; many: string }> = {
  views: { label: 'Page views', one: 'page view', many: 'page views' },
  messages: { label: 'Messages', one: 'message', many: 'messages' },
  plansStarted: { label: 'Plans started', one: 'plan started', many: 'plans started' },
  plansSent: { label: 'Plans sent', one: 'plan sent', many: 'plans sent' },
};

export const periodWords: Record<ActivityPeriod, { label: string; before: string }> = {
  '30-days': { label: '30 days', before: 'the 30 days before' },
  '90-days': { label: '90 days', before: 'the 90 days before' },
  '12-months': { label: '12 months', before: 'the year before' },
};

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const monthOf = (date: string) => monthName.format(new Date(`${date}T00:00:00Z`));

/** Names a bar's day or month. */
export const barName = ({ from, to }: ActivityBar, period: ActivityPeriod): string =>
  period === '12-months' ? `${monthOf(from)} ${from.slice(0, 4)}` : formatCalendarDate(to, 'medium');

/** Every how many bars the axis has a label: few enough labels for a phone. */
const everyBar: Record<ActivityPeriod, number> = { '30-days': 7, '90-days': 22, '12-months': 2 };

/** Returns the label under a bar, counted from today's, which always has one. */
export const barTick = ({ from }: ActivityBar, at: number, count: number, period: ActivityPeriod): string | undefined => {
  if ((count - 1 - at) % everyBar[period] !== 0) return undefined;
  return period === '12-months' ? monthOf(from) : `${monthOf(from)} ${Number(from.slice(8))}`;
};

const counted = (count: number, kind: ActivityKind) =>
  `${count.toLocaleString('en-US')} ${kindWords[kind][count === 1 ? 'one' : 'many']}`;

/** The fewest before that a change is a percentage of: a percentage of a handful would only sound exact. */
const LEAST_FOR_PERCENT = 20;

/** Describes the change from the period before. */
export const changeWords = (now: number, before: number | undefined, period: ActivityPeriod): string => {
  if (before === undefined) return 'Nothing earlier to compare';
  const { before: then } = periodWords[period];
  if (now === before) return `The same as in ${then}`;
  const difference = Math.abs(now - before);
  const percent = before >= LEAST_FOR_PERCENT ? Math.round((100 * difference) / before) : null;
  if (percent === 0) return `About the same as in ${then}`;
  const amount = percent === null ? difference.toLocaleString('en-US') : `${percent.toLocaleString('en-US')}%`;
  return `${amount} ${now > before ? 'more' : 'fewer'} than in ${then}`;
};

/** Describes a chart in one sentence. */
export const chartWords = (bars: readonly ActivityBar[], kind: ActivityKind, period: ActivityPeriod): string => {
  const total = bars.reduce((sum, bar) => sum + bar[kind], 0);
  const begin = `${kindWords[kind].label} over the last ${periodWords[period].label}: ${counted(total, kind)}`;
  const peak = bars.reduce((most, bar) => (bar[kind] >= most[kind] ? bar : most));
  return total === 0
    ? `${begin}.`
    : `${begin}, the most ${peak[kind].toLocaleString('en-US')} ${period === '12-months' ? 'in' : 'on'} ${barName(peak, period)}.`;
};
