import type { CaseAmounts } from '#shared/contract/case-payments-views.ts';
import { monthUnderway } from '#shared/ledger/finance-charges.ts';
import { lateDay } from '#shared/ledger/late-day.ts';
import { beyondOwed, excessOf, standingOf } from '#shared/ledger/payment-status.ts';
import { cardBrand, type PaymentMethod, paymentMethod } from '#shared/model/enumerations/payment.ts';
import { formatCalendarDate, isCalendarDate } from '#shared/values/dates.ts';
import { formatCents } from '#shared/values/money.ts';

type Sums = Omit<CaseAmounts, 'payers' | 'isEstimate' | 'dueOn' | 'returnedCheckFeeCents'>;

/** Says why a payment status is Invalid, and how to put that right. */
function whyInvalid({ paidCents, refundedCents, dueCents, balanceCents, selectedCents }: Sums): string {
  const net = paidCents - refundedCents;
  if (net < 0) return `${formatCents(-net)} more was refunded than was paid. Take back a refund, or record the payment it’s of.`;
  const beyond = beyondOwed({ dueCents, balanceCents });
  if (beyond > 0)
    return `${formatCents(beyond)} more was forgiven (written off or taken off the price) than was owed. Take back a write-off or an adjustment, and enter it again for less.`;
  if (dueCents !== null && balanceCents < 0)
    return `${formatCents(-balanceCents)} more was paid than is due. Refund it, or take back a payment that was recorded by mistake.`;
  if (dueCents === null && selectedCents !== null && net > selectedCents)
    return `${formatCents(net - selectedCents)} more was paid than was agreed on so far. Refund it, or save what else was agreed on.`;
  return 'More was refunded of one payment than came in with it. Take back that refund.';
}

/** Explains a payment status in a sentence or two. */
export function statusWords(sums: Sums): string {
  const { status, dueCents, selectedCents, paidCents, refundedCents, balanceCents } = sums;
  const net = paidCents - refundedCents;
  if (status === 'invalid') return whyInvalid(sums);
  const isReturned = paidCents > 0 && net === 0;
  if (dueCents === null) {
    if (net > 0 && selectedCents !== null && selectedCents > 0)
      return `${formatCents(net)} of the ${formatCents(selectedCents)} that was agreed on so far was paid as a deposit. It counts toward the contract once that is signed.`;
    if (net > 0) return `${formatCents(net)} was paid as a deposit. It counts toward the contract once that is signed.`;
    return `${isReturned ? 'Everything that was paid was refunded.' : 'Nothing has been paid yet.'} Nothing is due until a contract is signed.`;
  }
  if (status === 'paid') return dueCents === 0 ? 'Nothing is due.' : `All of ${formatCents(dueCents)} is paid.`;
  if (status === 'not-paid')
    return `${isReturned ? 'Everything that was paid was refunded' : 'Nothing has been paid yet'}. ${formatCents(dueCents)} is due.`;
  return `${formatCents(dueCents - balanceCents)} of ${formatCents(dueCents)} is paid. ${formatCents(balanceCents)} is still owed.`;
}

type Compared = Parameters<typeof standingOf>[0];

/** Returns by how much more was paid than is due, US cents, less refunds that are on their way. */
export const paidTooMuch = (sums: Compared, onItsWayCents: number): number =>
  Math.max(0, excessOf(standingOf(sums), 0) - onItsWayCents);

/** Says what is owed after a refund, and what to do if the price should be lower instead; nothing if it doesn’t change what is owed. */
export function owedWords(sums: Compared, refundCents: number, onItsWayCents: number): string | null {
  const { isSigned, dueCents, paidCents, refundedCents } = standingOf(sums);
  if (!isSigned) return null;
  const owedAfter = (cents: number) => Math.max(0, (dueCents ?? 0) - paidCents + refundedCents + onItsWayCents + cents);
  const [before, after] = [owedAfter(0), owedAfter(refundCents)];
  if (after === before) return null;
  const owed =
    before === 0 ? `${formatCents(after)} is owed again` : `${formatCents(after)} is owed, instead of ${formatCents(before)}`;
  // Nothing can be taken off a paid bill, so the adjustment comes after the refund. A pre-need contract has no balance to adjust.
  const lower = sums.preNeed
    ? ''
    : ` To lower what the family owes, use “Adjust balance” after this, and take ${formatCents(after - before)} off the price.`;
  return `After this, ${owed}.${lower}`;
}

type Adjusted = { kind: string; amountCents: number; payer: string };

/**
 * Says what is owed after a fee, or after something was written off or taken off the price, in all and by the payer who was chosen; nothing if that isn’t an amount.
 * A payer who owes nothing may have paid for others, so a fee then isn’t all theirs.
 */
export function adjustedWords(
  { balanceCents, payers }: Pick<CaseAmounts, 'balanceCents' | 'payers'>,
  { kind, amountCents, payer }: Adjusted,
  nameOf: (payer: string) => string,
): string | null {
  if (amountCents === 0) return null;
  const moved = kind === 'fee' ? amountCents : -amountCents;
  const owed = (cents: number) => formatCents(Math.max(0, cents));
  const all = `After this, ${owed(balanceCents + moved)} is owed, instead of ${owed(balanceCents)}.`;
  const part = payers.find(({ contactId }) => contactId === payer)?.owedCents ?? 0;
  if (part <= 0) return all;
  return `${all} ${nameOf(payer)} then owes ${owed(part + moved)}, instead of ${owed(part)}.`;
}

/** Says which fee the signed terms name, if any: they name none but that for a returned check. */
export const feeTermsWords = ({ returnedCheckFeeCents }: Pick<CaseAmounts, 'returnedCheckFeeCents'>): string =>
  returnedCheckFeeCents === null
    ? 'The signed terms name no such fee.'
    : `The signed terms name a fee of ${formatCents(returnedCheckFeeCents)} for a returned check, and no other.`;

/** What colleagues may change while a form is open, and what it’s called. */
const watched = [
  ['chargedCents', 'Charged'],
  ['paidCents', 'Paid'],
  ['refundedCents', 'Refunded'],
  ['pendingCents', 'Pending'],
  ['writtenOffCents', 'Written off'],
  ['balanceCents', 'Owed'],
  ['selectedCents', 'Agreed on so far'],
] as const;

const amountWords = (cents: number | null): string => (cents === null ? 'not known' : formatCents(cents));

/** Says what changed in the money of a case since a form was opened; nothing if nothing did. */
export const meanwhileWords = (before: Sums, now: Sums): string[] =>
  watched
    .filter(([name]) => before[name] !== now[name])
    .map(([name, label]) => `${label}: ${amountWords(before[name])}, now ${amountWords(now[name])}`);

/** Says why no finance charge can be posted: from which day months count, and when the next one is over. */
export function noMonthWords(dueOn: string | null, graceDays: number, today: string): string {
  const none = 'There’s no full overdue month left to charge.';
  const month = monthUnderway(dueOn, graceDays, today);
  if (!month) return `${none} The contract has no due date, so nothing is overdue.`;
  const since = graceDays > 0 ? `${graceDays} ${graceDays === 1 ? 'day' : 'days'} after the due date` : 'the due date';
  return `${none} Months count from ${formatCalendarDate(month.anchor)}, ${since}, and only what was owed through all of a month is charged. The next month ends on ${formatCalendarDate(month.to)}.`;
}

/** Says when something counts whose day is closed; undefined for an open day. */
export function closedDayWords(day: string, closedThrough: string | null, today: string): string | undefined {
  const late = isCalendarDate(day) && day <= today ? lateDay(day, closedThrough, today) : null;
  return late
    ? `The books for ${formatCalendarDate(day)}, are closed, so this counts on ${formatCalendarDate(late)}.`
    : undefined;
}

type Moved = { method: PaymentMethod; cardBrand?: string | undefined; cardLastFour?: string | undefined };

/** Says how money was moved: “Credit Card, Visa ending in 4242”. */
export function methodWords({ method, cardBrand: brand, cardLastFour }: Moved): string {
  const named = brand === undefined || !cardBrand.has(brand) || brand === 'other' ? '' : cardBrand.label(brand);
  const card = [named, cardLastFour ? `ending in ${cardLastFour}` : ''].filter(Boolean).join(' ');
  return [paymentMethod.label(method), card].filter(Boolean).join(', ');
}
