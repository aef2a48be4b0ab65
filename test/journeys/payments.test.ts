import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readFacts } from '#functions/table/case-facts.ts';
import { chainKeys } from '#functions/table/chain.ts';
import { ledgerChain } from '#functions/table/ledger.ts';
import type { CaseAmounts, PaymentAnswer, RefundAnswer } from '#shared/contract/case-payments-views.ts';
import type { Problem } from '#shared/contract/problem.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { ask, ok, openCloudTable, refused } from '#test/cloud/cloud.ts';
import { dashboardOf, keyed } from './parts/case-desk.ts';
import { amountsAt, chargedDesk, type PaymentDesk, pay, payment, paymentDesk, paymentsAt, refund } from './parts/payment-desk.ts';
import { bothSums, chainFault, today } from './parts/whole-ledger.ts';

const factsOf = async (caseId: string) => (await readFacts(openCloudTable(), caseId))?.facts ?? {};

/** Checks that the sums that are kept are those that the entries lead to, and that nothing in the chain was changed. */
async function expectWhole({ row }: Pick<PaymentDesk, 'row'>) {
  const { replayed, stored, rows } = await bothSums(openCloudTable(), row.id);
  expect(stored).toEqual(replayed);
  expect(await chainFault(openCloudTable(), row.id)).toBeNull();
  return rows;
}

const reasonOf = async (call: string, input: object, by: Parameters<typeof refused>[2]) => {
  const { status, detail, errors } = await refused(call, input, by);
  return [status, detail ?? errors?.[0]];
};

describe('payments of a case', () => {
  it('are deposits before a contract, and count against it once it’s signed', async () => {
    const of = await paymentDesk();
    expect(await amountsAt(of)).toMatchObject({ status: 'not-paid', balanceCents: 0, dueCents: null, isEstimate: true });
    const { payment: deposit, amounts } = await pay(of, 250_00, {
      payer: of.payer.id,
      method: 'credit-card',
      cardLastFour: '4242',
    });
    expect(deposit).toMatchObject({ state: 'posted', entry: 1, cardLastFour: '4242', recordedByName: 'Stella Teal' });
    expect(amounts).toMatchObject({ status: 'partially-paid', paidCents: 250_00, balanceCents: -250_00 });
    expect(await factsOf(of.row.id)).toMatchObject({ firstPaymentOn: today() });
    await expectWhole(of);
  });

  it('make a case paid, and taking one back makes it owe again', async () => {
    const of = await chargedDesk();
    const first = await pay(of, 400_00);
    // The one who owes all of it is the one who paid.
    expect(first.payment.payer).toBe(of.payer.id);
    expect(first.amounts.payers).toEqual([{ contactId: of.payer.id, owedCents: 600_00 }]);
    const { amounts } = await pay(of, 600_00);
    expect(amounts).toMatchObject({ status: 'paid', balanceCents: 0, isEstimate: false, dueOn: '2026-12-31' });
    // Whoever is paid up is still a payer.
    expect(amounts.payers).toEqual([{ contactId: of.payer.id, owedCents: 0 }]);
    expect(await factsOf(of.row.id)).toMatchObject({ firstPaymentOn: today(), balancePaidOn: today() });
    const back = await ok<PaymentAnswer>('deletePayment', { paymentId: first.payment.id, reason: 'Returned.' }, of.owner);
    expect(back).toMatchObject({
      payment: { state: 'reversed', endReason: 'Returned.' },
      amounts: { status: 'partially-paid', paidCents: 600_00, balanceCents: 400_00 },
    });
    expect(await factsOf(of.row.id)).not.toHaveProperty('balancePaidOn');
    const { timeline, paymentStatus } = await dashboardOf(of.staff, of.row.id);
    expect(paymentStatus).toBe('partially-paid');
    expect(timeline.slice(0, 3).map(({ kind, subject }) => [kind, subject])).toEqual([
      ['payment-reversed', '$400.00'],
      ['payment-recorded', '$600.00'],
      ['payment-recorded', '$400.00'],
    ]);
    const { payments } = await paymentsAt(of);
    expect(payments.map(({ state, amountCents }) => [state, amountCents])).toEqual([
      ['posted', 600_00],
      ['reversed', 400_00],
    ]);
    expect((await expectWhole(of)).map(({ entry }) => entry.kind)).toEqual(['charge', 'payment', 'payment', 'reversal']);
  });

  it('are refused above what is owed, unless somebody means it and says why', async () => {
    const of = await chargedDesk();
    const more = (changes: object) => reasonOf('recordPayment', payment(of.row.id, 1_000_01, changes), keyed(of.staff));
    expect(await more({})).toEqual([409, expect.stringMatching(/^This is \$0\.01 more than is owed/)]);
    expect(await more({ allowExcess: true })).toEqual([409, 'Say in a note why more is paid than is owed.']);
    const { amounts } = await pay(of, 1_000_01, { allowExcess: true, note: 'They send the rest on.' });
    expect(amounts).toMatchObject({ status: 'invalid', balanceCents: -1 });
    await expectWhole(of);
  });

  it.each([
    ['amountCents', { amountCents: 0 }],
    ['amountCents', { amountCents: -100 }],
    ['amountCents', { amountCents: 10.5 }],
    ['amountCents', { amountCents: 10_000_000_001 }],
    ['paidOn', { paidOn: '2999-01-01' }],
    ['payer', { payer: randomUUID() }],
    ['method', { method: 'bitcoin' }],
    ['cardLastFour', { cardLastFour: '42424' }],
    ['note', { note: 'Card 4242 4242 4242 4242' }],
    ['reference', { reference: '4242-4242-4242-4242' }],
  ])('are refused with a wrong %s: %o', async (field, changes) => {
    const of = await chargedDesk();
    const [status, error] = await reasonOf('recordPayment', payment(of.row.id, 100, changes), keyed(of.staff));
    expect([status, error]).toEqual([400, { field, message: expect.any(String) }]);
    expect(JSON.stringify(error)).not.toMatch(/4242/);
    expect((await paymentsAt(of)).payments).toEqual([]);
  });

  it('by bank transfer and by insurance are pending until they arrive', async () => {
    const of = await chargedDesk();
    const { payment: ach, amounts } = await pay(of, 300_00, { method: 'ach' });
    expect([ach.state, amounts.pendingCents, amounts.paidCents]).toEqual(['pending', 300_00, 0]);
    const { payment: policy } = await pay(of, 700_00, { method: 'life-insurance', reference: 'P-17' });
    expect(policy).toMatchObject({ state: 'pending', stage: 'assigned' });
    const settle = (paymentId: string, to: string) => ok<PaymentAnswer>('settlePayment', { paymentId, to }, of.staff);
    expect((await settle(policy.id, 'verified')).payment).toMatchObject({ state: 'pending', stage: 'verified' });
    expect((await settle(policy.id, 'posted')).payment).toMatchObject({ state: 'posted', stage: 'funded' });
    const failed = await settle(ach.id, 'failed');
    expect(failed).toMatchObject({ payment: { state: 'failed' }, amounts: { pendingCents: 0, paidCents: 700_00 } });
    expect(await settle(ach.id, 'failed')).toEqual(failed);
    expect(await reasonOf('settlePayment', { paymentId: ach.id, to: 'posted' }, of.staff)).toEqual([
      409,
      'This payment isn’t pending any more.',
    ]);
    await expectWhole(of);
  });

  it('that arrive as another amount count as what arrived, with the reason', async () => {
    const of = await chargedDesk();
    const { payment: policy } = await pay(of, 700_00, { method: 'life-insurance' });
    const settling = { paymentId: policy.id, to: 'posted', amountCents: 650_00 };
    expect(await reasonOf('settlePayment', settling, of.staff)).toEqual([
      400,
      { field: 'reason', message: 'Say why another amount arrived.' },
    ]);
    const { payment: arrived, amounts } = await ok<PaymentAnswer>('settlePayment', { ...settling, reason: 'A loan.' }, of.staff);
    expect(arrived).toMatchObject({ state: 'posted', amountCents: 650_00, expectedCents: 700_00 });
    expect(amounts).toMatchObject({ pendingCents: 0, paidCents: 650_00, balanceCents: 350_00 });
    await expectWhole(of);
  });

  it('in cash above $10,000 at once name who paid', async () => {
    const of = await paymentDesk();
    const cash = payment(of.row.id, 10_000_01, { method: 'cash' });
    expect(await reasonOf('recordPayment', cash, keyed(of.staff))).toEqual([
      400,
      { field: 'payer', message: 'Choose who paid. Form 8300 reports more than $10,000 in cash by name.' },
    ]);
  });

  it('in cash above $10,000 in 12 months say what to report', async () => {
    const of = await paymentDesk();
    const cash = (cents: number) => pay(of, cents, { method: 'cash', payer: of.payer.id });
    expect((await cash(10_000_00)).cashNotice).toBeNull();
    expect((await cash(1)).cashNotice).toMatchObject({ cashCents: 10_000_01, words: expect.stringMatching(/Form 8300/) });
  });
});

describe('refunds', () => {
  it('are given for a payment or the case, at most what is left, and taken back once', async () => {
    const of = await chargedDesk();
    const { payment: paid } = await pay(of, 500_00);
    const { refund: one, amounts } = await refund(of, 200_00, { paymentId: paid.id });
    expect(one).toMatchObject({ state: 'posted', note: 'Paid twice.', payer: of.payer.id });
    expect(amounts).toMatchObject({ refundedCents: 200_00, balanceCents: 700_00 });
    const { paidOn: _, ...rest } = payment(of.row.id, 300_01);
    const tooMuch = { ...rest, refundedOn: today(), reason: 'Paid twice.' };
    expect(await reasonOf('recordRefund', { ...tooMuch, paymentId: paid.id }, keyed(of.owner))).toEqual([
      409,
      'At most $300.00 can be refunded of this payment.',
    ]);
    expect(await reasonOf('recordRefund', tooMuch, keyed(of.owner))).toEqual([409, 'At most $300.00 can be refunded.']);
    expect(await reasonOf('deletePayment', { paymentId: paid.id }, of.owner)).toEqual([
      409,
      `Some or all of this payment was refunded. First take back the refund of $200.00 from ${formatCalendarDate(today())}. Then take back this payment. If the family keeps that money, charge it as a fee under “Adjust balance.”`,
    ]);
    const back = await ok<RefundAnswer>('deleteRefund', { refundId: one.id }, of.owner);
    expect(back).toMatchObject({ refund: { state: 'reversed' }, amounts: { refundedCents: 0 } });
    expect(await ok('deleteRefund', { refundId: one.id }, of.owner)).toEqual(back);
    await refund(of, 500_00);
    await expectWhole(of);
  });
});

describe('the balance of a case', () => {
  it('is written off, adjusted, and charged a fee with a reason, and each is taken back once', async () => {
    const of = await chargedDesk();
    const adjust = (change: object) =>
      ok<CaseAmounts>('adjustBalance', { id: of.row.id, change, reason: 'The family has no means.' }, keyed(of.owner));
    expect(await adjust({ kind: 'fee', amountCents: 35_00 })).toMatchObject({ feesCents: 35_00, balanceCents: 1_035_00 });
    expect(await adjust({ kind: 'adjustment', amountCents: 35_00 })).toMatchObject({
      discountsCents: 35_00,
      balanceCents: 1_000_00,
    });
    const off = await adjust({ kind: 'write-off', amountCents: 1_000_00 });
    expect(off).toMatchObject({ writtenOffCents: 1_000_00, balanceCents: 0, status: 'paid' });
    expect(await factsOf(of.row.id)).toHaveProperty('balancePaidOn');
    const [, , , last] = await expectWhole(of);
    const reversal = { kind: 'reversal', reverses: last!.entry.id };
    expect(await adjust(reversal)).toMatchObject({ writtenOffCents: 0, balanceCents: 1_000_00 });
    expect(await adjust(reversal)).toMatchObject({ writtenOffCents: 0, balanceCents: 1_000_00 });
    const rows = await expectWhole(of);
    expect(rows.map(({ entry }) => entry.kind)).toEqual(['charge', 'fee', 'adjustment', 'write-off', 'reversal']);
    const wrong = (change: object) => reasonOf('adjustBalance', { id: of.row.id, change, reason: 'Why.' }, keyed(of.owner));
    const all = 'Only a write-off, an adjustment, a fee, or a finance charge is taken back here.';
    expect(await wrong({ kind: 'reversal', reverses: rows[0]!.entry.id })).toEqual([409, all]);
    expect(await wrong({ kind: 'reversal', reverses: rows[4]!.entry.id })).toEqual([409, all]);
    expect(await wrong({ kind: 'write-off', amountCents: 1_000_01 })).toEqual([409, 'Only $1,000.00 is owed.']);
  });

  it('is refused to another home, and by a trade company, as if the case didn’t exist', async () => {
    const [of, other] = [await chargedDesk(), await paymentDesk()];
    const { payment: paid } = await pay(of, 100);
    const { amounts } = await pay(of, 100);
    for (const [call, input] of [
      ['getCaseInvoiceAmounts', { id: of.row.id }],
      ['getPaymentsForCase', { id: of.row.id }],
      ['getLedger', { id: of.row.id }],
      ['recordPayment', payment(of.row.id, 100)],
      ['deletePayment', { paymentId: paid.id }],
      ['settlePayment', { paymentId: paid.id, to: 'failed' }],
      ['adjustBalance', { id: of.row.id, change: { kind: 'fee', amountCents: 1 }, reason: 'Why.' }],
    ] as const)
      expect((await refused(call, input, keyed(other.owner))).status, call).toBe(404);
    expect((await amountsAt(of)).paidCents).toBe(amounts.paidCents);
  });
});

/** Records a payment. Where others hold the ledger for too long, it's sent again under its key, as the answer says. Nothing else may happen. */
async function payUntilTaken(of: PaymentDesk): Promise<void> {
  const by = keyed(of.staff);
  for (;;) {
    const { status, body } = await ask<Problem>('recordPayment', payment(of.row.id, 1_00), by);
    if (status === 200) return;
    expect(body).toMatchObject({ status: 503, code: 'unavailable', retryAfterSeconds: expect.any(Number) });
  }
}

describe('money that is sent again, or at the same moment', () => {
  it('is one payment for fifty requests with one key, and fifty for fifty keys', async () => {
    const of = await paymentDesk();
    const one = keyed(of.staff);
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('recordPayment', payment(of.row.id, 1_00), one)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(expect.toBeOneOf([new Set([200]), new Set([200, 409])]));
    expect(await amountsAt(of)).toMatchObject({ paidCents: 1_00 });
    await Promise.all(Array.from({ length: 50 }, () => payUntilTaken(of)));
    expect(await amountsAt(of)).toMatchObject({ paidCents: 51_00 });
    expect(await expectWhole(of)).toHaveLength(51);
  }, 120_000);

  it('is taken back once, however often and by however many', async () => {
    const of = await chargedDesk();
    const { payment: paid } = await pay(of, 500_00);
    const back = () => ok<PaymentAnswer>('deletePayment', { paymentId: paid.id }, of.owner);
    const answers = await Promise.all(Array.from({ length: 8 }, back));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await expectWhole(of)).toHaveLength(3);
  });

  it('shows a flipped byte of an entry', async () => {
    const of = await chargedDesk();
    await pay(of, 500_00);
    await pay(of, 100_00);
    const key = chainKeys.entry(ledgerChain(of.row.id), 2);
    const row = (await openCloudTable().get(key))!;
    await openCloudTable().update(key, { text: (row.text as string).replace('50000', '50001') });
    expect(await chainFault(openCloudTable(), of.row.id)).toMatchObject({ sequence: 2, reason: 'altered' });
    // Put back, since the nightly check goes over every ledger of the suite's cloud.
    await openCloudTable().put(row);
  });
});
