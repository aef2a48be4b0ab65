import { describe, expect, it } from 'vitest';
import type { CaseAmounts, PaymentAnswer } from '#shared/contract/case-payments-views.ts';
import type { TimelineEntry } from '#shared/model/timeline-entry.ts';
import { ok, openCloudTable, refused } from '#test/cloud/cloud.ts';
import { keyed } from './parts/case-desk.ts';
import { add } from './parts/contact-desk.ts';
import { amountsAt, pay, payment, paymentDesk, refund } from './parts/payment-desk.ts';
import { bothSums, charge, statementFor, today } from './parts/whole-ledger.ts';

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
  const statement = { ...statementFor(1_000_00), payers };
  const sign = (checkFee: number | null = null) =>
    charge(openCloudTable(), row.id, [null, statement], crypto.randomUUID(), undefined, checkFee);
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
    expect(of.owed(over.amounts)).toEqual([0, 0, -25_00]);
    expect(over.amounts.payers).toContainEqual({ contactId: null, owedCents: -25_00 });
  });

  it('is given back to somebody: the payer of a payment, or whoever is chosen if several pay', async () => {
    const of = await sharedDesk();
    await of.sign();
    await pay(of, 600_00, { payer: of.ruth.id });
    const { paidOn: _, ...moved } = payment(of.row.id, 150_00);
    const input = { ...moved, refundedOn: today(), reason: 'She needs it.' };
    const missing = [{ field: 'payer', message: 'Choose who gets the money.' }];
    expect(await refused('recordRefund', input, keyed(of.owner))).toMatchObject({ status: 400, errors: missing });
    const stranger = { ...input, payer: crypto.randomUUID() };
    expect(await refused('recordRefund', stranger, keyed(of.owner))).toMatchObject({ status: 400, errors: [{ field: 'payer' }] });
    const given = await refund(of, 150_00, { payer: of.ruth.id });
    expect([given.refund.payer, of.owed(given.amounts)]).toEqual([of.ruth.id, [150_00, 400_00, 0]]);
    expect(given.amounts.payers.map(({ contactId }) => contactId)).not.toContain(null);
    const fee = { id: of.row.id, change: { kind: 'fee', amountCents: 25_00, payer: of.ruth.id }, reason: 'Late.' };
    expect(of.owed(await ok<CaseAmounts>('adjustBalance', fee, keyed(of.owner)))).toEqual([175_00, 400_00, 0]);
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

describe('a balance that several pay', () => {
  const adjust = ({ row, owner }: Awaited<ReturnType<typeof sharedDesk>>, change: object) =>
    ['adjustBalance', { id: row.id, change, reason: 'They have no means.' }, keyed(owner)] as const;

  it('shows who is paid up at $0.00, and a fee has to say whose it is', async () => {
    const of = await sharedDesk();
    await of.sign();
    const { amounts } = await pay(of, 400_00, { payer: of.tom.id });
    expect(new Map(amounts.payers.map(({ contactId, owedCents }) => [contactId, owedCents]))).toEqual(
      new Map([
        [of.ruth.id, 600_00],
        [of.tom.id, 0],
      ]),
    );
    expect(await refused(...adjust(of, { kind: 'fee', amountCents: 35_00 }))).toMatchObject({
      status: 400,
      errors: [{ field: 'change.payer', message: 'Choose who pays the fee.' }],
    });
    const fee = await ok<CaseAmounts>(...adjust(of, { kind: 'fee', amountCents: 35_00, payer: of.tom.id }));
    expect(of.owed(fee)).toEqual([600_00, 35_00, 0]);
    const tooMuch = { kind: 'write-off', amountCents: 35_01, payer: of.tom.id };
    const only = { status: 409, detail: 'Only $35.00 is owed by this person.' };
    expect(await refused(...adjust(of, tooMuch))).toMatchObject(only);
    expect(of.owed(await amountsAt(of))).toEqual([600_00, 35_00, 0]);
  });

  it('is lowered by shares for those who still owe if a write-off names nobody, and is taken back as one', async () => {
    const of = await sharedDesk();
    await of.sign();
    const off = await ok<CaseAmounts>(...adjust(of, { kind: 'write-off', amountCents: 500_00 }));
    expect(of.owed(off)).toEqual([300_00, 200_00, 0]);
    await pay(of, 200_00, { payer: of.tom.id });
    const lower = await ok<CaseAmounts>(...adjust(of, { kind: 'adjustment', amountCents: 100_00 }));
    expect([of.owed(lower), lower.writtenOffCents, lower.discountsCents]).toEqual([[200_00, 0, 0], 500_00, 100_00]);
    const { rows, stored, replayed } = await bothSums(openCloudTable(), of.row.id);
    expect(stored).toEqual(replayed);
    const writeOff = rows.find(({ entry }) => entry.kind === 'write-off')!.entry;
    expect(writeOff.postings).toEqual(
      expect.arrayContaining([
        { account: 'write-offs', cents: 500_00 },
        { account: `receivable:${of.ruth.id}`, cents: -300_00 },
        { account: `receivable:${of.tom.id}`, cents: -200_00 },
      ]),
    );
    const back = await ok<CaseAmounts>(...adjust(of, { kind: 'reversal', reverses: writeOff.id }));
    expect([of.owed(back), back.writtenOffCents]).toEqual([[500_00, 200_00, 0], 0]);
    const { items } = await ok<{ items: TimelineEntry[] }>('getCaseTimeline', { id: of.row.id }, of.owner);
    const told = items.filter(({ kind }) => kind === 'balance-changed').map(({ to, subject }) => [to, subject]);
    expect(told).toContainEqual(['reversal', '$500.00']);
  });

  it('has the fee of a returned check only if the check says who gave it', async () => {
    const of = await sharedDesk();
    await of.sign(35_00);
    const { payment: unnamed } = await pay(of, 100_00);
    const takeBack = { paymentId: unnamed.id, reason: 'Check returned by the bank', returnedCheckFeeCents: 35_00 };
    const refusal = await refused('deletePayment', takeBack, of.owner);
    expect([refusal.status, refusal.errors?.[0]?.field]).toEqual([400, 'returnedCheckFeeCents']);
    expect(await amountsAt(of)).toMatchObject({ paidCents: 100_00, feesCents: 0 });
    const { payment } = await pay(of, 100_00, { payer: of.tom.id });
    const back = await ok<PaymentAnswer>('deletePayment', { ...takeBack, paymentId: payment.id }, of.owner);
    // The check without a name still pays $60.00 of hers and $40.00 of his.
    expect(of.owed(back.amounts)).toEqual([540_00, 395_00, 0]);
  });
});
