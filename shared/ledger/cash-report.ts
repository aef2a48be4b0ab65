import type { Payment } from '../model/payment.ts';
import { addDays } from '../values/dates.ts';
import { formatCents } from '../values/money.ts';

/** More cash than this from one payer within 12 months is reported to the IRS within 15 days, on Form 8300 (26 USC 6050I). US cents. */
export const MAX_UNREPORTED_CASH_CENTS = 1_000_000;
/** Says why cash of that size needs a payer. */
export const CASH_PAYER = 'Choose who paid. Form 8300 reports more than $10,000 in cash by name.';
const DAYS_TO_REPORT = 15;

type Cash = Pick<Payment, 'method' | 'state' | 'amountCents' | 'payer' | 'paidOn'>;

/** Returns the same day a year earlier. It's only compared, so it needn't exist. */
const yearBefore = (day: string): string => `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;

/** Returns what the home has to do after a payment in cash; null if nothing. Cash without a payer is counted as one payer's. */
export function cashNotice(payments: readonly Cash[], { payer, paidOn }: Cash) {
  const since = yearBefore(paidOn);
  const counted = payments.filter(
    (each) =>
      each.method === 'cash' && each.state === 'posted' && each.payer === payer && each.paidOn > since && each.paidOn <= paidOn,
  );
  const cashCents = counted.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (cashCents <= MAX_UNREPORTED_CASH_CENTS) return null;
  const reportBy = addDays(paidOn, DAYS_TO_REPORT);
  const words = `This payer has paid ${formatCents(cashCents)} in cash within 12 months. File Form 8300 with the IRS within ${DAYS_TO_REPORT} days.`;
  return { cashCents, reportBy, words };
}
