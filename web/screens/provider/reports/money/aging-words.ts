import type { AgingTotal } from '#shared/ledger/aging.ts';
import { agingBucket } from '#shared/model/enumerations/ledger.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { formatCents } from '#shared/values/money.ts';

/** Says in one sentence what the bar of ages shows. */
export function agingWords(totals: readonly AgingTotal[]): string {
  const owed = totals.filter(({ bucket, cents }) => bucket !== 'credit' && cents > 0);
  const all = owed.reduce((sum, { cents }) => sum + cents, 0);
  const parts = owed.map(({ bucket, cents }) => `${agingBucket.label(bucket).toLowerCase()} ${formatCents(cents)}`);
  return `${formatCents(all)} is owed${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.`;
}

/** Says how much entries booked after `asOf` change the balances; empty if they don't. */
export function bookedLaterWords(cents: number | null, asOf: string): string {
  if (!cents) return '';
  const day = formatCalendarDate(asOf);
  const moved = cents < 0 ? 'lower' : 'raise';
  return `These balances include entries booked after ${day}, which ${moved} what is owed by ${formatCents(Math.abs(cents))}. The journal and the day close for ${day} don’t have them yet.`;
}
