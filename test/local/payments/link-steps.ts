/** Payments by a link in ledger histories, and the card processor that reports them. */
import { cancelCheckout, settleCheckout } from '#functions/cases/checkout/change-checkout.ts';
import { type CheckoutContext, startCheckout } from '#functions/cases/checkout/start-checkout.ts';
import { takeDisputeReport, takeRefundReport } from '#functions/cases/checkout/take-money-back.ts';
import { takePaymentReport } from '#functions/cases/checkout/take-report.ts';
import type { readReceipts } from '#functions/table/payment.ts';
import type { Table } from '#functions/table/table.ts';
import type { CheckoutPort } from '#functions/vendors/checkout/index.ts';
import type { Random } from '#world/random.ts';
import { contextOf, type Home } from '../custody/custody-home.ts';

/** An action on a table, whose process may be killed. */
export type Make = (table: Table) => Promise<unknown>;

/** A processor that accepts everything. Its ids say what they belong to. */
const processor: CheckoutPort = {
  isOffered: () => true,
  open: async ({ paymentId, account }) => ({ linkId: `plink_${paymentId}`, address: 'https://pay.example.com/', account }),
  close: async () => {},
  refund: async ({ refundId }) => `re_${refundId}`,
  transaction: async (id) => ({
    paymentId: id.slice('pi_'.length),
    card: { brand: 'visa', lastFour: '4242', isDebit: false },
    fee: { id: `txn_${id}`, cents: 59 },
  }),
};

/** Returns a request with the same key, and so the same id, whichever process makes it. */
export const by = (home: Home, key: string) => (table: Table) =>
  ({ ...contextOf(table, home.owner), keyId: () => key, checkout: processor }) as CheckoutContext;

export const byLink = ['ask', 'ask', 'report', 'report', 'report', 'dispute', 'refunded', 'cancel', 'decide'] as const;
type Known = Awaited<ReturnType<typeof readReceipts>> & { caseId: string; amountCents: number };

/** Returns what happens to payments by a link: reports come twice, in any order, and about things that never happened. */
export function linkSteps(random: Random, { caseId, amountCents, payments, refunds }: Known, context: ReturnType<typeof by>) {
  const linked = payments.filter(({ checkout }) => checkout);
  const payment = linked.length > 0 ? random.pick(linked) : undefined;
  const sent = refunds.filter(({ processorRefundId }) => processorRefundId?.startsWith('re_'));
  const refund = sent.length > 0 ? random.pick(sent) : undefined;
  const at = new Date(Date.UTC(2026, 4, 1) + random.int(0, 4) * 1000);
  const other = random.chance(0.1) ? 100 : 0;
  const [kind, lost, gone] = [
    random.pick(['processing', 'paid', 'paid', 'failed'] as const),
    random.chance(0.5),
    random.chance(0.7),
  ];
  const to = random.chance(0.5) ? ('accepted' as const) : ('refunded' as const);
  const isCard = random.chance(0.7);
  const ofAccount = { id: 'evt', at, isLive: false, account: payment?.checkout?.account };
  const reported = payment && { ...ofAccount, transactionId: `pi_${payment.id}` };
  const received = payment && { amountCents: payment.amountCents + other, paymentId: payment.id, linkId: `plink_${payment.id}` };
  const disputed = payment && { amountCents: lost ? payment.amountCents : 5_00, disputeId: `du_${payment.id}`, fee: undefined };
  const back = refund && { processorRefundId: `re_${refund.id}`, refundId: refund.id, amountCents: refund.amountCents };
  const refunded = payments.find(({ id }) => id === refund?.paymentId)?.checkout?.account;
  const ofRefund = refund && { ...ofAccount, account: refunded, transactionId: `pi_${refund.paymentId}` };
  const paymentId = payment?.id ?? '';
  const steps: Record<(typeof byLink)[number], () => Make | undefined> = {
    ask: () => (table) =>
      startCheckout(context(table), {
        ...{ id: caseId, amountCents: amountCents + 50, by: isCard ? ('card' as const) : ('ach' as const) },
        ...{ note: 'More than that.', allowExcess: true },
      }),
    report: () =>
      reported && received && ((table) => takePaymentReport(context(table), { ...reported, ...received, kind, currency: 'usd' })),
    dispute: () =>
      reported && disputed && ((table) => takeDisputeReport(context(table), { ...reported, ...disputed, kind: 'dispute-lost' })),
    refunded: () =>
      ofRefund &&
      back &&
      ((table) => takeRefundReport(context(table), { ...ofRefund, ...back, kind: gone ? 'refund-sent' : 'refund-failed' })),
    cancel: () => payment && ((table) => cancelCheckout(context(table), { paymentId })),
    decide: () => payment && ((table) => settleCheckout(context(table), { paymentId, to })),
  };
  return steps;
}
