import type { FinanceCharge } from '../model/contract-terms.ts';
import type { LedgerEntry, Money, Posting } from '../model/ledger.ts';
import { allocate } from '../pricing/allocate.ts';
import { addDays, type CalendarDate, formatCalendarDate } from '../values/dates.ts';
import { ppmOf } from '../values/money.ts';
import { monthsLater } from '../values/months.ts';
import { namedIn, owedShares } from './owed-shares.ts';
import { receivable } from './postings.ts';

/** A month in which something was overdue all the time, what that was, and the charge for it, US cents. */
type MonthsCharge = { from: CalendarDate; to: CalendarDate; overdueCents: number; chargeCents: number };

/** What the contract that was signed says: when it's due, and what an overdue month costs. */
type Terms = { dueOn: CalendarDate | null; financeCharge: FinanceCharge | null };

/**
 * Returns by how much each entry moves what is owed of the price, and on which day: the one that it was for, also if the home had closed that day before it was entered. Fees
 * and finance charges aren't part of the price, so nothing is charged on them.
 */
function movesOfPrice(entries: readonly LedgerEntry[]): { on: CalendarDate; cents: number }[] {
  const kinds = new Map(entries.map(({ id, kind }) => [id, kind]));
  return entries.flatMap(({ kind, reverses, effectiveOn, lateFor, postings }) => {
    const of = reverses === undefined ? kind : kinds.get(reverses);
    if (of === 'fee' || of === 'finance-charge') return [];
    const cents = postings.reduce((sum, each) => (each.account.startsWith('receivable:') ? sum + each.cents : sum), 0);
    return cents === 0 ? [] : [{ on: lateFor ?? effectiveOn, cents }];
  });
}

/** Returns the least that was owed of the price at any time from the end of one day to the end of another. */
function leastOwed(moves: ReturnType<typeof movesOfPrice>, from: CalendarDate, to: CalendarDate): number {
  const sumUntil = (day: CalendarDate) => moves.reduce((sum, { on, cents }) => (on <= day ? sum + cents : sum), 0);
  const days = new Set(moves.flatMap(({ on }) => (on > from && on <= to ? [on] : [])));
  return Math.max(0, Math.min(sumUntil(from), ...[...days].map(sumUntil)));
}

/** The most months that are charged at a time: a transaction has 100 writes, each of these has two, and the rest has fewer than 20. What is left is charged next. */
const MOST_MONTHS = 40;

/**
 * Returns the finance charges that could be posted on a day: for each whole month since the last one that was charged, of what was overdue throughout it. They are
 * simple: payments pay the price first, and nothing is charged on fees or earlier charges. A month that was charged, also if that was taken back, isn't charged again.
 */
export function financeCharges(
  entries: readonly LedgerEntry[],
  { dueOn, financeCharge }: Terms,
  today: CalendarDate,
): MonthsCharge[] {
  if (dueOn === null || financeCharge === null) return [];
  const { monthlyPpm, graceDays } = financeCharge;
  const anchor = addDays(dueOn, graceDays);
  const charged = entries.reduce((last, { period }) => (period && period.to > last ? period.to : last), '');
  const moves = movesOfPrice(entries);
  const found: MonthsCharge[] = [];
  for (let month = 0; found.length < MOST_MONTHS; month += 1) {
    const [from, to] = [monthsLater(anchor, month), monthsLater(anchor, month + 1)];
    if (to > today) break;
    if (from < charged) continue;
    const overdueCents = leastOwed(moves, from, to);
    const chargeCents = ppmOf(overdueCents, monthlyPpm);
    if (chargeCents > 0) found.push({ from, to, overdueCents, chargeCents });
  }
  return found;
}

const payersIn = (amounts: Readonly<Record<string, number>>) =>
  namedIn(amounts).flatMap((payer) => (amounts[payer]! > 0 ? [[payer, amounts[payer]!] as const] : []));

/**
 * Returns the postings of a finance charge: to the payers who owe, in proportion to what each owes. If all of them have paid by now, it's divided by their shares of the
 * contract. Nobody in particular owes it only if the contract has no payers.
 */
export function financePostings(chargeCents: number, sums: Pick<Money, 'owedBy' | 'shares'>): Posting[] {
  const owing = payersIn(owedShares(sums));
  const payers = owing.length > 0 ? owing : payersIn(sums.shares ?? {});
  const weights = payers.length > 0 ? payers.map(([, cents]) => cents) : [1];
  const debits = allocate(chargeCents, weights).map((cents, at) => ({ account: receivable(payers[at]?.[0]), cents }));
  return [...debits.filter(({ cents }) => cents > 0), { account: 'finance-charges', cents: -chargeCents }];
}

/** Writes the month that a finance charge is for. */
export const periodWords = ({ from, to }: { from: CalendarDate; to: CalendarDate }): string =>
  `${formatCalendarDate(addDays(from, 1))} to ${formatCalendarDate(to)}`;
