import type { Money } from '../model/ledger.ts';
import type { Payment, Refund } from '../model/payment.ts';
import { expectedCents } from './checkout-moves.ts';
import { helpCents, owedShares } from './owed-shares.ts';
import { forgivenBeyond, paymentStatusOf } from './payment-status.ts';

/** One who pays for a funeral, as its contract has it. `shareCents` is null for someone who isn't a payer, and before there is a contract that they may read. */
export type OwnPart = { contactId: string; isOnlyPayer: boolean; shareCents: number | null };

type Receipts = { payments: readonly Payment[]; refunds: readonly Refund[] };
type OwnReceipts = Receipts & { isShown: boolean };

/** Returns whether a payment or refund is that of a reader: it names them, or nobody, and they are the only one who pays. Nobody reads another's. */
export const isOwnReceipt = (
  { payer }: Pick<Payment, 'payer'>,
  { contactId, isOnlyPayer }: Omit<OwnPart, 'shareCents'>,
): boolean => (payer === undefined ? isOnlyPayer : payer === contactId);

const sumOf = (rows: readonly { amountCents: number }[]): number => rows.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Returns whether a payment is listed for its payer: not a link that nobody used, or that brought no money. */
const isMade = ({ state, checkout }: Payment): boolean =>
  checkout === undefined ||
  state === 'posted' ||
  state === 'reversed' ||
  checkout.state === 'processing' ||
  checkout.state === 'held';

/** Returns the payments and refunds that a reader may see, the newest first. */
function ownReceipts({ payments, refunds }: Receipts, part: OwnPart): OwnReceipts {
  const own = {
    payments: payments
      .filter((each) => isOwnReceipt(each, part) && isMade(each))
      .toSorted((a, b) => b.paidOn.localeCompare(a.paidOn)),
    refunds: refunds.filter((each) => isOwnReceipt(each, part)).toSorted((a, b) => b.refundedOn.localeCompare(a.refundedOn)),
  };
  return { ...own, isShown: own.payments.length > 0 || own.refunds.length > 0 };
}

/** Returns what the trust of a contract earned, which counts as payment, US cents: negative for a loss. */
const grownCents = ({ dueCents, paidCents, refundedCents, balanceCents }: Money): number =>
  (dueCents ?? 0) - paidCents + refundedCents - balanceCents;

/**
 * Returns what someone of the family pays, has paid, and still owes, US cents, with their own payments and refunds; null if none of it is theirs. An only
 * payer owes all that is left, no matter who paid something. If several pay, each sees their own part, and what others paid toward it as one sum.
 */
export function ownMoneyOf(money: Money | undefined, receipts: Receipts, part: OwnPart) {
  const own = ownReceipts(receipts, part);
  const { contactId, isOnlyPayer } = part;
  // A void pre-need contract comes to nothing.
  const shareCents = part.shareCents !== null && money?.preNeed?.dueCents === 0 ? 0 : part.shareCents;
  if (shareCents === null && !own.isShown) return null;
  const counted = <Row extends Payment | Refund>(rows: readonly Row[], state: Row['state']) =>
    rows.filter((row) => row.state === state);
  const paidCents = sumOf(counted(own.payments, 'posted'));
  const refundedCents = sumOf(counted(own.refunds, 'posted'));
  const net = paidCents - refundedCents;
  const allPaid = (money?.paidCents ?? 0) - (money?.refundedCents ?? 0);
  const isCharged = money !== undefined && money.dueCents !== null;
  const isCounted = isCharged && shareCents !== null;
  // Negative for what the reader paid toward what others owe.
  const othersCents = isOnlyPayer ? allPaid - net : isCounted ? 0 - helpCents(money, contactId) : 0;
  const owed = isOnlyPayer ? money?.balanceCents : isCounted ? (owedShares(money)[contactId] ?? 0) : 0;
  const cameInCents = net + (isOnlyPayer ? othersCents : 0) + (isCharged ? grownCents(money) : 0);
  const beyondCents = isCounted ? forgivenBeyond(owed ?? 0, cameInCents) : 0;
  const leftCents = shareCents === null ? null : isCharged ? (owed ?? 0) + beyondCents : shareCents - net - othersCents;
  const dueCents = leftCents === null ? null : leftCents + net + othersCents;
  const standing = { paidCents: paidCents + othersCents, refundedCents, dueCents, isSigned: isCharged };
  return {
    dueCents,
    paidCents,
    refundedCents,
    pendingCents: own.payments.reduce((sum, payment) => sum + expectedCents(payment), 0),
    /** What others paid of what the reader owes, and what the reader paid of what others owe. */
    paidByOthersCents: isOnlyPayer ? othersCents : Math.max(0, othersCents),
    paidForOthersCents: isOnlyPayer ? 0 : Math.max(0, 0 - othersCents),
    leftCents,
    /** What the reader would be owed if they had paid it. It was forgiven, so it isn't. */
    beyondCents,
    status: paymentStatusOf(standing, { isOverRefunded: false }),
    payments: own.payments,
    refunds: own.refunds,
  };
}
