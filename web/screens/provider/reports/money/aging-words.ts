import type { AgingTotal } from '#shared/ledger/aging.ts';
import { agingBucket } from '#shared/model/enumerations/ledger.ts';
import { formatCents } from '#shared/values/money.ts';

/** Says in one sentence what the bar of ages shows. */
export function agingWords(totals: readonly AgingTotal[]): string {
  const owed = totals.filter(({ bucket, cents }) => bucket !== 'credit' && cents > 0);
  const all = owed.reduce((sum, { cents }) => sum + cents, 0);
  const parts = owed.map(({ bucket, cents }) => `${agingBucket.label(bucket).toLowerCase()} ${formatCents(cents)}`);
  return `${formatCents(all)} is owed${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.`;
}
