import type { LedgerEntry } from '../model/ledger.ts';
import type { Payment, Refund } from '../model/payment.ts';
import { ownMoneyOf } from './own-money.ts';
import { moneyOf, replay } from './replay.ts';

/** What someone pays for a funeral in all, and what of it was left to pay, US cents: negative if more was paid. */
export type OwnStanding = { dueCents: number; leftCents: number; isShare: boolean };

type Receipts = { payments: readonly Payment[]; refunds: readonly Refund[] };
type Replayed = ReadonlyMap<string, { amountCents: number; isReversed: boolean }>;

/** Returns the rows that a ledger had by then, as they were then. */
const rowsThen = <Row extends Payment | Refund>(rows: readonly Row[], then: Replayed): Row[] =>
  rows.flatMap((row) => {
    const was = then.get(row.id);
    return was
      ? [{ ...row, amountCents: was.amountCents, state: was.isReversed ? ('reversed' as const) : ('posted' as const) }]
      : [];
  });

/**
 * Returns what a payer owed after the first entries of a ledger, whatever came later. A payer of nothing (`undefined`) is the contract's only one. Null while
 * nothing was charged, and for those who don't pay the contract, or not alone if nobody is named.
 */
export function ownMoneyAfter(
  entries: readonly LedgerEntry[],
  { payments, refunds }: Receipts,
  payer: string | undefined,
): OwnStanding | null {
  const then = replay(entries);
  const { sums } = then;
  if (sums.dueCents === null) return null;
  const payers = Object.keys(sums.shares ?? {});
  const only = payers.length === 1 ? payers[0] : undefined;
  const contactId = payer ?? only;
  const shareCents = contactId === undefined ? undefined : sums.shares?.[contactId];
  if (contactId === undefined || shareCents === undefined) return null;
  const own = ownMoneyOf(
    moneyOf(sums, { pendingCents: 0, dueOn: null, updatedOn: '' }),
    { payments: rowsThen(payments, then.payments), refunds: rowsThen(refunds, then.refunds) },
    { contactId, isOnlyPayer: contactId === only, shareCents },
  );
  if (!own || own.dueCents === null || own.leftCents === null) return null;
  return { dueCents: own.dueCents, leftCents: own.leftCents, isShare: contactId !== only };
}
