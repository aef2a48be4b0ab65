import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ContractView } from '#shared/contract/case-contracts-views.ts';
import type { CaseAmounts, PaymentAnswer } from '#shared/contract/case-payments-views.ts';
import { toTrust } from '#shared/ledger/pre-need.ts';
import { addDays } from '#shared/values/dates.ts';
import { ok, openCloudTable } from '#test/cloud/cloud.ts';
import { keyed } from './parts/case-desk.ts';
import { contractAt, signedDesk } from './parts/contract-desk.ts';
import { chargedDesk, pay, paymentDesk, paymentsAt, refund } from './parts/payment-desk.ts';
import { payInAdvance, preNeedDesk } from './parts/pre-need-desk.ts';
import { taskNamed, tasksOf } from './parts/task-desk.ts';
import { charge, statementFor, today } from './parts/whole-ledger.ts';

const sumsOf = (cents: number, payer: string) => statementFor(cents, payer);

describe('the task “Refund due”', () => {
  it('follows an amendment that leaves more paid than is due, and what was taken back, and ends with the refund', async () => {
    const of = await chargedDesk();
    const { staff, row, payer } = of;
    await pay(of, 1_000_00);
    const amended = [sumsOf(1_000_00, payer.id), sumsOf(900_00, payer.id)] as const;
    await charge(openCloudTable(), row.id, [...amended], randomUUID());
    const { id } = await taskNamed(staff, row.id, 'Refund due');
    const given = await refund(of, 100_00);
    expect((await taskNamed(staff, row.id, 'Refund due', 'done')).id).toBe(id);
    // The refund was a mistake: then it's due again, and the same task is open again.
    await ok('deleteRefund', { refundId: given.refund.id }, of.owner);
    expect((await taskNamed(staff, row.id, 'Refund due')).id).toBe(id);
    const [paid] = (await paymentsAt(of)).payments;
    await ok<PaymentAnswer>('deletePayment', { paymentId: paid!.id, reason: 'Returned.' }, of.owner);
    expect((await taskNamed(staff, row.id, 'Refund due', 'done')).id).toBe(id);
  }, 60_000);

  it('follows a void contract, and stays with the canceled case', async () => {
    const desk = await signedDesk();
    const { admin, id, row } = desk;
    await pay({ row, staff: admin }, 500_00);
    await ok('updateCaseStatus', { caseId: id, from: 'active', value: 'cancelled' }, keyed(admin));
    await ok<ContractView>('voidContract', { id, reason: 'Moved away' }, keyed(admin));
    expect((await contractAt(admin, id)).voidedOn).not.toBeNull();
    await taskNamed(admin, id, 'Refund due');
    await refund({ row, owner: admin }, 500_00);
    await taskNamed(admin, id, 'Refund due', 'done');
  }, 60_000);
});

describe('the task “Form 8300”', () => {
  it('is made once for the payment that takes a payer’s cash above $10,000', async () => {
    const of = await paymentDesk();
    const { staff, row, payer } = of;
    const cash = (cents: number, changes: object = {}) => pay(of, cents, { method: 'cash', payer: payer.id, ...changes });
    await cash(10_000_00);
    const key = keyed(staff);
    const over = { id: row.id, amountCents: 1, method: 'cash', payer: payer.id, paidOn: today() };
    const first = await ok<PaymentAnswer>('recordPayment', over, key);
    // The same request again, and more cash, make no other.
    await ok<PaymentAnswer>('recordPayment', over, key);
    expect((await cash(50_00)).cashNotice).not.toBeNull();
    const task = await taskNamed(staff, row.id, 'Form 8300');
    expect(task.dueOn).toBe(first.cashNotice!.reportBy);
    // A later event of the case was followed by then, and so were all before it.
    await pay(of, 1_00, { method: 'check', payer: payer.id });
    await expect.poll(async () => (await tasksOf(staff, row.id)).items.filter(({ name }) => name === 'Form 8300').length).toBe(1);
  }, 60_000);
});

describe('the task “Deposit to trust”', () => {
  it('is due when the first payment has to be in the trust, moves with payments and deposits, and ends with the last', async () => {
    const desk = await preNeedDesk();
    const { admin, id } = desk;
    const dueIn = (days: number) =>
      expect
        .poll(async () => (await taskNamed(admin, id, 'Deposit to trust')).dueOn, { timeout: 20_000 })
        .toBe(addDays(today(), days));
    const deposit = (payment: { id: string }, amountCents: number) =>
      ok('depositInTrust', { id, paymentId: payment.id, amountCents, depositedOn: today() }, keyed(admin));
    const { payment: later } = await payInAdvance(desk, 1_000_00);
    await dueIn(30);
    const { payment: earlier } = await payInAdvance(desk, 500_00, { paidOn: addDays(today(), -3) });
    await dueIn(27);
    await deposit(earlier, 450_00);
    await dueIn(30);
    await deposit(later, 900_00);
    await taskNamed(admin, id, 'Deposit to trust', 'done');
  }, 60_000);

  it('ends with a void contract, also for a case that is active again', async () => {
    const desk = await preNeedDesk();
    const { admin, id } = desk;
    const status = (from: string, value: string) =>
      ok('updateCaseStatus', { caseId: id, from, value, reason: 'They changed their minds.' }, keyed(admin));
    await payInAdvance(desk, 1_000_00);
    await taskNamed(admin, id, 'Deposit to trust');
    await status('active', 'cancelled');
    await taskNamed(admin, id, 'Deposit to trust', 'removed');
    // Canceling alone ends nothing: the money still has to be in the trust once the case is active again.
    await status('cancelled', 'active');
    await taskNamed(admin, id, 'Deposit to trust');
    await status('active', 'cancelled');
    await ok<ContractView>('voidContract', { id, reason: 'They planned elsewhere.' }, keyed(admin));
    await status('cancelled', 'active');
    await taskNamed(admin, id, 'Deposit to trust', 'done');
    expect((await tasksOf(admin, id)).items.map(({ name }) => name)).not.toContain('Deposit to trust');
    const amounts = await ok<CaseAmounts>('getCaseInvoiceAmounts', { id }, admin);
    const { payments } = await paymentsAt({ row: desk.row, staff: admin });
    expect(payments.map((payment) => toTrust(payment, amounts.preNeed!))).toEqual([null]);
  }, 90_000);
});
