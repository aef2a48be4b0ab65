/** Cases whose contract is charged, and people who record what is paid. */
import type { CaseAmounts, CasePayments, PaymentAnswer, RefundAnswer } from '#shared/contract/case-payments-views.ts';
import type { ContractRules } from '#shared/model/contract-terms.ts';
import { addDays } from '#shared/values/dates.ts';
import { ok, openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { takesCards } from './card-account.ts';
import { deskWithCase, keyed } from './case-desk.ts';
import { add } from './contact-desk.ts';
import { signedVersion } from './contract-rows.ts';
import { charge, statementFor, today } from './whole-ledger.ts';

/** Returns a home for this test alone that takes cards, with a case, an owner, and the relative who pays. */
export async function paymentDesk() {
  const desk = await deskWithCase();
  await takesCards(desk.home.id);
  const payer = await add(desk.staff, desk.row.id, { firstName: 'Ruth', lastName: 'Okafor' });
  return { ...desk, payer, owner: await desk.at({ access: 'owner' }) };
}
export type PaymentDesk = Awaited<ReturnType<typeof paymentDesk>>;

/** The same, whose contract of $1,000.00 is signed. */
export async function chargedDesk(): Promise<PaymentDesk> {
  const desk = await paymentDesk();
  await charge(openCloudTable(), desk.row.id, [null, statementFor(1_000_00, desk.payer.id)], crypto.randomUUID());
  return desk;
}

/** The same, whose signed terms have a finance charge of 1.5% a month, and which was due a month and a few days ago, or as many days as said. */
export async function overdueDesk({ days = 35 }: { days?: number } = {}): Promise<PaymentDesk> {
  const desk = await paymentDesk();
  const { row, home, payer } = desk;
  const rules: ContractRules = {
    ...{ returnedCheckFeeCents: null, allowsMarkup: false, actualsWithinDays: null, isDueOnSigning: false },
    financeCharge: { monthlyPpm: 15_000, graceDays: 0 },
  };
  const dueOn = addDays(today(), -days);
  const statement = { ...statementFor(1_000_00, payer.id), list: null, rules, dueOn };
  await signedVersion({ id: row.id, locationId: home.id }, 1, statement);
  await charge(openCloudTable(), row.id, [null, statement], crypto.randomUUID(), dueOn);
  return desk;
}

export const payment = (id: string, amountCents: number, changes: object = {}) => ({
  ...{ id, amountCents, method: 'check', paidOn: today() },
  ...changes,
});

/** Records a payment. */
export const pay = (of: Pick<PaymentDesk, 'row' | 'staff'>, amountCents: number, changes: object = {}) =>
  ok<PaymentAnswer>('recordPayment', payment(of.row.id, amountCents, changes), keyed(of.staff));

export const refund = (of: Pick<PaymentDesk, 'row' | 'owner'>, amountCents: number, changes: object = {}) =>
  ok<RefundAnswer>(
    'recordRefund',
    { ...payment(of.row.id, amountCents), paidOn: undefined, refundedOn: today(), reason: 'Paid twice.', ...changes },
    keyed(of.owner),
  );

export const amountsAt = ({ row, staff }: Pick<PaymentDesk, 'row' | 'staff'>) =>
  ok<CaseAmounts>('getCaseInvoiceAmounts', { id: row.id }, staff);
export const paymentsAt = ({ row, staff }: { row: { id: string }; staff: RequestOptions }) =>
  ok<CasePayments>('getPaymentsForCase', { id: row.id }, staff);
