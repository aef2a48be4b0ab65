import { byOf, type TimelineContext, tell } from '#functions/cases/changing/timeline-of.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { contactsIn } from '#functions/table/contact.ts';
import type { Item, Write } from '#functions/table/table.ts';
import { namedIn, owedShares, payersOf } from '#shared/ledger/owed-shares.ts';
import { standingOf } from '#shared/ledger/payment-status.ts';
import type { CardBrand, PaymentMethod } from '#shared/model/enumerations/payment.ts';
import type { TimelineKind } from '#shared/model/enumerations/timeline.ts';
import type { Money } from '#shared/model/ledger.ts';
import { formatCents } from '#shared/values/money.ts';

/** What is said of money that came in or went out. */
export type MovedMoney = {
  amountCents: number;
  method: PaymentMethod;
  cardBrand?: CardBrand | undefined;
  cardLastFour?: string | undefined;
  reference: string;
};

const isCard = (method: PaymentMethod) => method === 'credit-card' || method === 'debit-card';

/** Returns what of a payment or refund is kept as it was said, and who recorded it. A card is named only of money that a card moved. */
export function receiptOf(context: OperationContext, { amountCents, method, cardBrand, cardLastFour, reference }: MovedMoney) {
  const card = isCard(method) ? { ...(cardBrand ? { cardBrand } : {}), ...(cardLastFour ? { cardLastFour } : {}) } : {};
  return {
    ...{ amountCents, method, ...card, reference },
    recordedBy: byOf(context).id as string,
    recordedByName: callerName(context),
    recordedOn: context.now.toISOString(),
  };
}

/** Returns when and by whom a payment or refund was ended, and why. */
export function endOf(context: TimelineContext, reason: string | undefined) {
  const { id } = byOf(context);
  return { endedOn: context.now.toISOString(), ...(id ? { endedBy: id } : {}), ...(reason ? { endReason: reason } : {}) };
}

export const fieldProblem = (field: string, message: string) => problem('invalid_input', { errors: [{ field, message }] });

/** Refuses a day that hasn't begun at the home. */
export function checkDay(
  field: 'paidOn' | 'refundedOn' | 'settledOn' | 'depositedOn' | 'changedOn',
  day: string,
  today: string,
): void {
  if (day > today) throw fieldProblem(field, 'This day is in the future.');
}

/** Refuses a payer who isn't a contact of the case. */
export function checkPayer(items: readonly Item[], payer: string | undefined): void {
  if (payer !== undefined && !contactsIn(items).some(({ id }) => id === payer))
    throw fieldProblem('payer', 'Choose one of the contacts of this case.');
}

type Payers = Pick<Money, 'owedBy' | 'shares' | 'namedPayers'>;

/** Returns the contract's payers, or before there is a contract, everyone who has paid. */
const payersIn = (money: Payers): readonly string[] => {
  const payers = payersOf(money);
  return payers.length > 0 ? payers : namedIn(money.owedBy);
};

/** Returns whose a refund of no payment in particular is: the only payer's unless somebody is named. If several pay, somebody has to be (400). */
export function payerOfRefund(money: Payers, payer: string | undefined): string | undefined {
  if (payer === undefined && payersIn(money).length > 1) throw fieldProblem('payer', 'Choose who gets the money.');
  return payer ?? onlyPayer(money);
}

/** Returns the contract's only payer, or before there is a contract, the only person who has paid; undefined if there are several. */
export function onlyPayer(money: Payers): string | undefined {
  const [payer, ...others] = payersIn(money);
  return others.length === 0 ? payer : undefined;
}

/**
 * Returns whose a fee is if nobody is named: the only payer's, also of a void contract. Nobody in particular owes it only if the contract has no payers. Returns null if there are several: then
 * somebody has to say whose it is, because a fee is for what one of them did.
 */
export function payerOfFee(money: Payers): string | undefined | null {
  const payers = payersOf(money);
  const owing = Object.entries(owedShares(money)).filter(([, cents]) => cents > 0);
  const [payer, ...others] = payers.length > 0 ? payers : namedIn(Object.fromEntries(owing));
  return others.length === 0 ? payer : null;
}

/** Returns whether a case has paid all that its signed contract comes to. */
export function isPaidInFull(money: Money): boolean {
  const { dueCents, paidCents, refundedCents } = standingOf({ ...money, selectedCents: null });
  return dueCents !== null && paidCents - refundedCents >= dueCents;
}

/** Refuses to take money out of a pre-need contract that its trust holds. */
export function checkTrust({ preNeed, preNeedCents, trustCents }: Money, amountCents: number): void {
  if (preNeed && preNeedCents - amountCents < trustCents)
    throw problem('conflict', { detail: 'This money is in the trust. Record what the trust paid out first.' });
}

type Told = Extract<TimelineKind, `payment-${string}` | `refund-${string}`>;

/** Returns what the timeline says of money. */
export const tellMoney = (
  context: TimelineContext,
  { kind, caseId, id, reason }: { kind: Told; caseId: string; id: string; reason?: string | undefined },
  { amountCents, method }: Pick<MovedMoney, 'amountCents' | 'method'>,
): Write =>
  tell(context, caseId, { kind, subject: formatCents(amountCents), to: method, subjectId: id, ...(reason ? { reason } : {}) });
