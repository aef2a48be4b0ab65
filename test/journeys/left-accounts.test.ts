import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { readCardAccount } from '#functions/table/card-account.ts';
import { paymentCreation, readReceipts } from '#functions/table/payment.ts';
import type { CardPayments } from '#shared/contract/card-payments-views.ts';
import type { PaymentAnswer, RefundAnswer } from '#shared/contract/case-payments-views.ts';
import type { Payment } from '#shared/model/payment.ts';
import { eventsOf, ok, openCloudTable, type RequestOptions, refused, waitUntil } from '#test/cloud/cloud.ts';
import { dashboardOf, keyed } from './parts/case-desk.ts';
import { askFor, holdReports, letAccount, payAt, paymentAt, reaches, reportFor, reportsOf, send } from './parts/checkout-desk.ts';
import { amountsAt, chargedDesk, type PaymentDesk, payment, paymentsAt, refund } from './parts/payment-desk.ts';
import { bothSums, chainFault, today } from './parts/whole-ledger.ts';

const reason = 'It’s in the dashboard of Stripe.';
const settle = (of: RequestOptions, paymentId: string, to: string, more: object = { reason }) =>
  ok<PaymentAnswer>('settlePayment', { paymentId, to, ...more }, of);
const notSettled = (of: RequestOptions, paymentId: string, more: object = { reason }) =>
  refused('settlePayment', { paymentId, to: 'posted', ...more }, of);

/** Has somebody pay by a link, as far as that gets. */
async function madePayment(of: PaymentDesk, amountCents: number, by: 'card' | 'ach', state: string): Promise<Payment> {
  const { payment } = await askFor(of, amountCents, { by });
  await payAt(payment);
  return reaches(of, payment, state);
}

/** Disconnects the home's account, as its owner does on Stripe. */
async function disconnect({ home, staff }: PaymentDesk) {
  await letAccount((await readCardAccount(openCloudTable(), home.id))?.account ?? '', 'leave');
  await waitUntil(
    'an account that is gone',
    async () => (await ok<CardPayments>('getCardPayments', {}, staff)).state === 'not-set-up',
  );
}

it('payments in an account that the home has disconnected are settled by hand, by an owner or admin with a reason', async () => {
  const of = await chargedDesk();
  const [late, lost, held] = [
    await madePayment(of, 100_02, 'ach', 'processing'),
    await madePayment(of, 200_02, 'ach', 'processing'),
    await madePayment(of, 300_04, 'card', 'held'),
  ];
  expect(await notSettled(of.owner, late.id)).toMatchObject({
    ...{ status: 409, detail: 'The card processor says what becomes of this payment.' },
  });
  expect((await paymentsAt(of)).outOfReach).toEqual([]);
  const { payment: unused } = await askFor(of, 50_00);
  await disconnect(of);
  expect((await paymentsAt(of)).outOfReach.toSorted()).toEqual([late.id, lost.id, held.id, unused.id].toSorted());
  expect(await notSettled(of.staff, late.id)).toMatchObject({ status: 403 });
  expect(await notSettled(of.owner, late.id, {})).toMatchObject({ status: 400, errors: [{ field: 'reason' }] });
  expect(await notSettled(of.owner, unused.id)).toMatchObject({ status: 409 });
  const arrived = await settle(of.owner, late.id, 'posted');
  expect(arrived).toMatchObject({ payment: { state: 'posted', checkout: { state: 'paid' } }, amounts: { paidCents: 100_02 } });
  expect(await settle(of.owner, late.id, 'posted')).toEqual(arrived);
  expect(await settle(of.owner, lost.id, 'failed')).toMatchObject({
    payment: { state: 'failed', endReason: reason, checkout: { state: 'failed' } },
    amounts: { pendingCents: 300_04 },
  });
  expect(await refused('settleCheckout', { paymentId: held.id, to: 'refunded' }, of.owner)).toMatchObject({
    ...{ status: 409, detail: expect.stringMatching(/^The home has disconnected this Stripe account/) },
  });
  expect(await refused('settleCheckout', { paymentId: held.id, to: 'accepted' }, of.owner)).toMatchObject({
    ...{
      status: 409,
      detail: expect.stringMatching(/^The home has disconnected this Stripe account\. Record here that the money/),
    },
  });
  // What arrived counts, not what was asked for.
  expect(await settle(of.owner, held.id, 'posted')).toMatchObject({
    payment: { state: 'posted', amountCents: 301_04, expectedCents: 300_04 },
    amounts: { pendingCents: 0, paidCents: 401_06 },
  });
  const { timeline } = await dashboardOf(of.owner, of.row.id);
  expect(timeline.slice(0, 3)).toMatchObject([
    { kind: 'payment-posted', subject: '$301.04', reason, by: { name: 'Stella Teal' } },
    { kind: 'payment-failed', subject: '$200.02', reason, by: { name: 'Stella Teal' } },
    { kind: 'payment-posted', subject: '$100.02', reason, by: { name: 'Stella Teal' } },
  ]);
  // A report that comes after all counts nothing twice.
  expect(await send(reportFor(late, 'checkout.session.async_payment_succeeded'))).toBe(200);
  const { replayed, stored, rows } = await bothSums(openCloudTable(), of.row.id);
  expect(stored).toEqual(replayed);
  expect(await chainFault(openCloudTable(), of.row.id)).toBeNull();
  expect(rows.map(({ entry, recorded }) => [entry.kind, recorded.actor.kind])).toEqual([
    ['charge', expect.any(String)],
    ['payment', 'provider'],
    ['payment', 'provider'],
  ]);
});

it('payments in an account that the home has disconnected are refunded by the home itself', async () => {
  const of = await chargedDesk();
  const paid = await madePayment(of, 400_00, 'card', 'paid');
  await holdReports(paid);
  const { refund: asked } = await refund(of, 100_00, { paymentId: paid.id });
  const takenBack = (more: object) => ['deleteRefund', { refundId: asked.id, ...more }, of.owner] as const;
  expect(await refused(...takenBack({ reason }))).toMatchObject({ status: 409 });
  const transferred = { paymentId: paid.id, transferTo: 'Lindqvist Funeral Home' };
  const { paidOn: _, ...toOther } = { ...payment(of.row.id, 150_00), ...transferred, refundedOn: today(), reason: 'They moved.' };
  expect(await refused('recordRefund', toOther, keyed(of.owner))).toMatchObject({
    ...{ status: 409, detail: expect.stringMatching(/^The card processor would send this money back to the payer/) },
  });
  await disconnect(of);
  // Whether what was asked for goes back, nobody will report.
  expect(await refused(...takenBack({}))).toMatchObject({ status: 400, errors: [{ field: 'reason' }] });
  const ended = await ok<RefundAnswer>(...takenBack({ reason }));
  expect(ended).toMatchObject({ refund: { state: 'failed', endReason: reason }, amounts: { refundedCents: 0 } });
  expect(await ok(...takenBack({ reason }))).toEqual(ended);
  const { refund: back, amounts } = await refund(of, 150_00, transferred);
  expect(back).toMatchObject({ state: 'posted', method: 'check', paymentId: paid.id, recordedByName: 'Stella Teal' });
  expect(back.note).toBe('Transferred to Lindqvist Funeral Home. Paid twice.');
  expect(amounts).toMatchObject({ refundedCents: 150_00, balanceCents: 750_00 });
  expect(await paymentAt(of, paid)).toMatchObject({ refundedCents: 150_00, checkout: { state: 'paid', refundingCents: 0 } });
  await ok('deleteRefund', { refundId: back.id, reason: 'The check was never cashed.' }, of.owner);
  expect(await amountsAt(of)).toMatchObject({ refundedCents: 0, balanceCents: 600_00 });
  // What went after all counts once, and somebody checks whether it was recorded as another refund.
  const sent = (await reportsOf(paid)).filter(({ body }) => body.includes('"succeeded"') && body.includes(asked.id));
  expect(sent).toHaveLength(1);
  for (const { body } of [...sent, ...sent]) expect(await send(body)).toBe(200);
  const listed = await paymentsAt(of);
  expect(listed.refunds.find(({ id }) => id === asked.id)).toMatchObject({ state: 'posted', entry: expect.any(Number) });
  expect(listed.refunds.find(({ id }) => id === asked.id)).not.toHaveProperty('endedOn');
  expect(listed.payments[0]).toMatchObject({ refundedCents: 100_00, checkout: { concern: 'refund-sent' } });
  expect(await amountsAt(of)).toMatchObject({ refundedCents: 100_00, balanceCents: 700_00 });
  await waitUntil('the notification of staff', async () =>
    (await eventsOf('payment.review-due')).some(({ event }) => JSON.stringify(event).includes(paid.id)),
  );
  const { replayed, stored } = await bothSums(openCloudTable(), of.row.id);
  expect(stored).toEqual(replayed);
});

it('a refund out of reach is named beside it, on whichever page its payment is', async () => {
  const of = await chargedDesk();
  const paid = await madePayment(of, 400_00, 'card', 'paid');
  await holdReports(paid);
  const { refund: asked } = await refund(of, 100_00, { paymentId: paid.id });
  await disconnect(of);
  const { version: _, ...row } = (await readReceipts(openCloudTable(), of.row.id)).payments[0]!;
  const between = new Date(Date.parse(paid.recordedOn) + 1).toISOString();
  for (let nth = 0; nth < 99; nth += 33)
    await openCloudTable().transact(
      Array.from({ length: 33 }).flatMap(() => paymentCreation({ ...row, id: randomUUID(), recordedOn: between })),
    );
  const page = await paymentsAt(of);
  expect(page.payments.map(({ id }) => id)).not.toContain(paid.id);
  expect(page.refunds.map(({ id }) => id)).toEqual([asked.id]);
  expect(page.outOfReach).toContain(paid.id);
});
