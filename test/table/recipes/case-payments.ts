import type { RequestOptions } from '#test/cloud/cloud.ts';
import { keyed } from '#test/journeys/parts/case-desk.ts';
import { chargedDesk, overdueDesk, type PaymentDesk, pay, payment, refund } from '#test/journeys/parts/payment-desk.ts';
import { type PreNeedDesk, payInAdvance, preNeedDesk } from '#test/journeys/parts/pre-need-desk.ts';
import { today } from '#test/journeys/parts/whole-ledger.ts';
import { once } from '../parts/once.ts';
import { soldAt } from '../parts/sold-at.ts';

type Recipe = () => Promise<{ input?: unknown; options?: RequestOptions }>;

const withDesk =
  (scene: () => Promise<PaymentDesk>) =>
  (input: (of: PaymentDesk) => object | Promise<object>, by: 'staff' | 'owner' = 'staff'): Recipe =>
  async () => {
    const of = await scene();
    return { input: await input(of), options: keyed(of[by]) };
  };
const onCase = withDesk(chargedDesk);
const reading = withDesk(
  once(async () => {
    const of = await chargedDesk();
    await refund(of, 100, { paymentId: (await pay(of, 500)).payment.id });
    return of;
  }),
);

const overdue = withDesk(overdueDesk);
const trusting =
  (input: (of: PreNeedDesk) => object | Promise<object>): Recipe =>
  async () => {
    const of = await preNeedDesk(undefined, await soldAt());
    return { input: await input(of), options: keyed(of.admin) };
  };

/** Requests of the calls about payments, each in its most expensive form. */
export const recipes: Record<string, Recipe> = {
  getCaseInvoiceAmounts: reading(({ row: { id } }) => ({ id })),
  getPaymentsForCase: reading(({ row: { id } }) => ({ id })),
  getLedger: reading(({ row: { id } }) => ({ id })),
  // Cash is added up with what else the payer has paid in cash.
  recordPayment: onCase(({ row, payer }) => payment(row.id, 500_00, { method: 'cash', payer: payer.id })),
  settlePayment: onCase(async (of) => {
    const { payment: pending } = await pay(of, 500_00, { method: 'ach' });
    return { paymentId: pending.id, to: 'posted' };
  }),
  recordRefund: onCase(async (of) => {
    const { payment: paid } = await pay(of, 500_00);
    const { paidOn: _, ...rest } = payment(of.row.id, 100_00);
    return { ...rest, paymentId: paid.id, refundedOn: today(), reason: 'Paid twice.' };
  }, 'owner'),
  deletePayment: onCase(
    async (of) => ({ paymentId: (await pay(of, 500_00)).payment.id, reason: 'The check was returned.' }),
    'owner',
  ),
  deleteRefund: onCase(async (of) => {
    const { payment: paid } = await pay(of, 500_00);
    return { refundId: (await refund(of, 100_00, { paymentId: paid.id })).refund.id, reason: 'Never cashed.' };
  }, 'owner'),
  depositInTrust: trusting(async (of) => {
    const { payment: paid } = await payInAdvance(of, 500_00);
    return { id: of.id, paymentId: paid.id, amountCents: 500_00, depositedOn: today() };
  }),
  recordTrustChange: trusting((of) => ({
    ...{ id: of.id, kind: 'growth', amountCents: 10_00, changedOn: today(), reason: 'Interest of the year.' },
  })),
  getFinanceCharges: withDesk(once(overdueDesk))(({ row: { id } }) => ({ id })),
  postFinanceCharges: overdue(({ row: { id } }) => ({ id, totalCents: 15_00 }), 'owner'),
  adjustBalance: onCase(
    ({ row, payer }) => ({
      id: row.id,
      change: { kind: 'write-off', amountCents: 100_00, payer: payer.id },
      reason: 'The family has no means.',
    }),
    'owner',
  ),
};
