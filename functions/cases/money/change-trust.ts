// The money of a pre-need contract that a trust holds.
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { entryNumberIn, ledgerKeys } from '#functions/table/ledger.ts';
import { paymentSave, paymentsIn } from '#functions/table/payment.ts';
import type { CaseAmounts, PaymentAnswer } from '#shared/contract/case-payments-views.ts';
import { type TrustChange, trustDepositPostings, trustPostings } from '#shared/ledger/pre-need.ts';
import type { PaymentMethod } from '#shared/model/enumerations/payment.ts';
import type { Money } from '#shared/model/ledger.ts';
import { formatCents } from '#shared/values/money.ts';
import { changeByHand } from './balance-change.ts';
import { amountsAfter, type MoneyOfCase, moneyFor, moneyNow } from './money-of-case.ts';
import { type LedgerChange, type NewEntry, postEntries } from './post-entries.ts';
import { checkDay } from './receipt-of.ts';
import { paymentAnswer } from './take-back.ts';

type SeenHere = MoneyOfCase & { today: string };

type Depositing = { id: string; paymentId: string; amountCents: number; depositedOn: string };

/** Records that a payment was moved to the trust of its pre-need contract. The same request moves it once, however late it comes again. */
export async function depositInTrust(context: OperationContext, input: Depositing): Promise<PaymentAnswer> {
  const { id: caseId, paymentId, amountCents, depositedOn } = input;
  const entryId = context.keyId();
  const read = () => moneyFor(context, caseId, [ledgerKeys.entryId(caseId, entryId), caseKeys.payment(caseId, paymentId)]);
  const make = (now: SeenHere): LedgerChange | null => {
    if (entryNumberIn(now.items, caseId, entryId)) return null;
    checkDay('depositedOn', depositedOn, now.today);
    const [payment] = paymentsIn(now.items);
    if (!payment) throw problem('not_found');
    const { preNeed } = moneyNow(now, context.now);
    if (preNeed?.kind !== 'trust') throw problem('conflict', { detail: 'This case has no pre-need contract with a trust.' });
    if (payment.state !== 'posted')
      throw problem('conflict', { detail: 'Only a payment that has arrived, and wasn’t taken back, goes to the trust.' });
    const { trustedCents = 0, refundedCents } = payment;
    const left = payment.amountCents - refundedCents - trustedCents;
    if (amountCents > left)
      throw problem('conflict', { detail: `At most ${formatCents(Math.max(0, left))} of this payment isn’t in the trust.` });
    const postings = trustDepositPostings(payment.method, amountCents);
    const entry: NewEntry = { id: entryId, kind: 'trust-deposit', effectiveOn: depositedOn, paymentId, postings };
    const change = changeByHand(context, now, { entry, amountCents });
    const moved = { ...payment, trustedCents: trustedCents + amountCents, trustedOn: depositedOn };
    return { ...change, writes: [...(change.writes ?? []), paymentSave(moved)] };
  };
  return paymentAnswer(context, paymentId, await postEntries(context, await read(), make, read));
}

type Changing = {
  id: string;
  kind: TrustChange;
  amountCents: number;
  method: PaymentMethod;
  changedOn: string;
  reason: string;
};

/** Refuses what can't have happened to the money of a trust. What it earns or costs after the funeral is charged has been divided already. */
function checkChange({ preNeed, trustCents }: Money, { kind, amountCents }: Changing): void {
  if (kind !== 'payout' && preNeed?.kind !== 'trust')
    throw problem('conflict', { detail: 'This case has no pre-need contract with a trust.' });
  if (kind !== 'growth' && amountCents > trustCents)
    throw problem('conflict', { detail: `The trust has only ${formatCents(Math.max(0, trustCents))}.` });
}

/** Records what the money of a trust earned, cost, or paid out. */
export async function recordTrustChange(context: OperationContext, input: Changing): Promise<CaseAmounts> {
  const { id: caseId, kind, amountCents, method, changedOn, reason } = input;
  const entryId = context.keyId();
  const read = () => moneyFor(context, caseId, [ledgerKeys.entryId(caseId, entryId)]);
  let current = await read();
  const make = (now: SeenHere): LedgerChange | null => {
    current = now;
    if (entryNumberIn(now.items, caseId, entryId)) return null;
    checkDay('changedOn', changedOn, now.today);
    checkChange(moneyNow(now, context.now), input);
    const postings = trustPostings(kind, amountCents, method);
    const entry: NewEntry = { id: entryId, kind: `trust-${kind}`, effectiveOn: changedOn, reason, postings };
    return changeByHand(context, now, { entry, amountCents, reason });
  };
  return amountsAfter(context, await postEntries(context, current, make, read), current);
}
