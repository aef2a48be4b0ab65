import { describe, expect, it } from 'vitest';
import type { CaseAmounts } from '#shared/contract/case-payments-views.ts';
import { ok, openCloudTable } from '#test/cloud/cloud.ts';
import { keyed } from './parts/case-desk.ts';
import { add } from './parts/contact-desk.ts';
import { amountsAt, pay, paymentDesk, refund } from './parts/payment-desk.ts';
import { bothSums, charge, statementFor } from './parts/whole-ledger.ts';

/** Returns a case whose contract of $1,000.00 Ruth pays with her brother Tom, $600.00 and $400.00, and their aunt, who owes nothing. */
async function sharedDesk() {
  const desk = await paymentDesk();
  const { staff, row, payer: ruth } = desk;
  const tom = await add(staff, row.id, { firstName: 'Tom', lastName: 'Okafor' });
  const aunt = await add(staff, row.id, { firstName: 'Grace', lastName: 'Eze' });
  const payers = [
    { contactId: ruth.id, name: 'Ruth Okafor', shareCents: 600_00 },
    { contactId: tom.id, name: 'Tom Okafor', shareCents: 400_00 },
  ];
  const sign = () => charge(openCloudTable(), row.id, [null, { ...statementFor(1_000_00), payers }], crypto.randomUUID());
  const owed = (amounts: CaseAmounts) =>
    [ruth, tom, aunt].map(({ id }) => amounts.payers.find(({ contactId }) => contactId === id)?.owedCents ?? 0);
  return { ...desk, ruth, tom, aunt, sign, owed };
}

describe('money of someone who owes nothing', () => {
  it('counts toward what the payers owe, until the payment is taken back', async () => {
    const of = await sharedDesk();
    await of.sign();
    const { payment, amounts } = await pay(of, 500_00, { payer: of.aunt.id });
    expect(of.owed(amounts)).toEqual([300_00, 200_00, 0]);
    expect([amounts.payers.length, amounts.balanceCents, payment.payer]).toEqual([2, 500_00, of.aunt.id]);
    // Tom pays the amount that he sees, which changes nothing for Ruth.
    expect(of.owed((await pay(of, 200_00, { payer: of.tom.id })).amounts)).toEqual([300_00, 0, 0]);
    const back = await refund(of, 100_00, { paymentId: payment.id });
    expect([back.refund.payer, of.owed(back.amounts)]).toEqual([of.aunt.id, [360_00, 40_00, 0]]);
    const again = await ok<{ amounts: CaseAmounts }>('deleteRefund', { refundId: back.refund.id }, of.owner);
    expect(of.owed(again.amounts)).toEqual([300_00, 0, 0]);
    const gone = await ok<{ amounts: CaseAmounts }>('deletePayment', { paymentId: payment.id }, of.owner);
    expect(of.owed(gone.amounts)).toEqual([600_00, 200_00, 0]);
    const { replayed, stored } = await bothSums(openCloudTable(), of.row.id);
    expect(stored).toEqual(replayed);
  });

  it('also counts if it came before the contract, names nobody, or is more than a share', async () => {
    const of = await sharedDesk();
    const { amounts } = await pay(of, 100_00, { payer: of.aunt.id });
    expect(of.owed(amounts)).toEqual([0, 0, -100_00]);
    await of.sign();
    expect(of.owed(await amountsAt(of))).toEqual([540_00, 360_00, 0]);
    const { payment, amounts: after } = await pay(of, 100_00);
    expect([payment.payer, of.owed(after)]).toEqual([undefined, [480_00, 320_00, 0]]);
    // Ruth pays $120.00 more than she has left, and more than all is a credit of those who paid it.
    expect(of.owed((await pay(of, 600_00, { payer: of.ruth.id })).amounts)).toEqual([0, 200_00, 0]);
    const over = await pay(of, 250_00, { payer: of.tom.id, allowExcess: true, note: 'He rounded it up.' });
    expect([over.amounts.balanceCents, over.amounts.status]).toEqual([-50_00, 'invalid']);
    expect(over.amounts.payers.every(({ owedCents }) => owedCents < 0)).toBe(true);
  });

  it('leaves a payment without a name with the only payer', async () => {
    const of = await paymentDesk();
    const aunt = await add(of.staff, of.row.id, { firstName: 'Grace', lastName: 'Eze' });
    await charge(openCloudTable(), of.row.id, [null, statementFor(1_000_00, of.payer.id)], crypto.randomUUID());
    await pay(of, 300_00, { payer: aunt.id });
    const { payment, amounts } = await pay(of, 200_00);
    expect(payment.payer).toBe(of.payer.id);
    expect(amounts.payers).toEqual([{ contactId: of.payer.id, owedCents: 500_00 }]);
    const change = { kind: 'fee', amountCents: 35_00 };
    const fee = await ok<CaseAmounts>('adjustBalance', { id: of.row.id, change, reason: 'Late.' }, keyed(of.owner));
    expect(fee.payers).toEqual([{ contactId: of.payer.id, owedCents: 535_00 }]);
  });
});
