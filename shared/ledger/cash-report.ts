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

type Notice = { cashCents: number; reportBy: string; words: string };

/**
 * Returns what the home has to do after a payment in cash; null if nothing. Cash without a payer is counted as one payer's. A payment that is recorded late
 * counts in every 12 months that it's in, and the day on which they came to too much begins the days to report.
 */
export function cashNotice(payments: readonly Cash[], { payer, paidOn }: Cash): Notice | null {
  const cash = payments.filter((each) => each.method === 'cash' && each.state === 'posted' && each.payer === payer);
  const ends = cash.map((each) => each.paidOn).filter((end) => end >= paidOn && yearBefore(end) < paidOn);
  for (const end of ends.sort()) {
    const counted = cash.filter((each) => each.paidOn > yearBefore(end) && each.paidOn <= end);
    const cashCents = counted.reduce((sum, { amountCents }) => sum + amountCents, 0);
    if (cashCents > MAX_UNREPORTED_CASH_CENTS) return noticeOf(cashCents, end);
  }
  return null;
}

function noticeOf(cashCents: number, day: string): Notice {
  const words = `This payer has paid ${formatCents(cashCents)} in cash within 12 months. File Form 8300 with the IRS within ${DAYS_TO_REPORT} days.`;
  return { cashCents, reportBy: addDays(day, DAYS_TO_REPORT), words };
}

/** Returns whether it was this payment that made it too much: then the home reports it. Cash after that is told, and isn't another report. */
export const isFirstAbove = ({ cashCents }: Pick<Notice, 'cashCents'>, { amountCents }: Pick<Cash, 'amountCents'>): boolean =>
  cashCents - amountCents <= MAX_UNREPORTED_CASH_CENTS;
