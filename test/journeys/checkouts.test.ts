import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ledgerKeys } from '#functions/table/ledger.ts';
import type { CasePayments, PaymentAnswer, RefundAnswer } from '#shared/contract/case-payments-views.ts';
import type { Money } from '#shared/model/ledger.ts';
import { ask, cloud, eventsOf, mailbox, newEmail, ok, openCloudTable, refused, waitUntil } from '#test/cloud/cloud.ts';
import { keyed } from './parts/case-desk.ts';
import {
  askFor,
  holdReports,
  letBankGoOn,
  payAt,
  paymentAt,
  reaches,
  reportFor,
  reportsOf,
  send,
  signedAt,
} from './parts/checkout-desk.ts';
import { amountsAt, chargedDesk, type PaymentDesk, pay, paymentsAt, refund } from './parts/payment-desk.ts';
import { bothSums, chainFault } from './parts/whole-ledger.ts';

/** Checks that sums, rows, and entries say the same, and returns the kinds of entries. */
async function kindsOf({ row }: Pick<PaymentDesk, 'row'>): Promise<string[]> {
  const { replayed, stored, rows } = await bothSums(openCloudTable(), row.id);
  expect(stored).toEqual(replayed);
  expect(await chainFault(openCloudTable(), row.id)).toBeNull();
  return rows.map(({ entry }) => entry.kind);
}
const completed = 'checkout.session.completed';

describe('a payment by a link', () => {
  it('is expected only once the processor reports it, and then counts, with the fee', async () => {
    const of = await chargedDesk();
    const email = newEmail('ruth');
    const { payment, amounts } = await askFor(of, 400_00, { email });
    expect(payment).toMatchObject({ state: 'pending', payer: of.payer.id, checkout: { state: 'open', emailedTo: email } });
    // Nobody has paid anything yet.
    expect(amounts).toMatchObject({ pendingCents: 0, paidCents: 0 });
    const letter = await mailbox(email).mail(({ subject }) => subject.includes('a link to pay $400.00'));
    expect(letter.body.text).toContain(payment.checkout!.address);
    await payAt(payment);
    const paid = await reaches(of, payment, 'paid');
    expect(paid).toMatchObject({ state: 'posted', entry: 2, cardBrand: 'visa', cardLastFour: '4242', method: 'credit-card' });
    expect(paid.reference).toMatch(/^pi_/);
    expect(await amountsAt(of)).toMatchObject({ pendingCents: 0, paidCents: 400_00, balanceCents: 600_00 });
    expect(await kindsOf(of)).toEqual(['charge', 'payment', 'processor-fee']);
  });

  it('isn’t expected while its link is open, either, if older sums of its case count it', async () => {
    const of = await chargedDesk();
    const { payment } = await askFor(of, 400_00);
    const [key, table] = [ledgerKeys.money(of.row.id), openCloudTable()];
    const { money } = (await table.get(key, { consistent: true }))!;
    // How sums were stored while an open link was expected money.
    await table.update(key, { money: { ...(money as Money), pendingCents: 400_00 }, leavesOutOpenLinks: undefined });
    expect(await amountsAt(of)).toMatchObject({ pendingCents: 0 });
    await pay(of, 50_00, { method: 'ach' });
    expect(await table.get(key, { consistent: true })).toMatchObject({
      money: { pendingCents: 50_00 },
      leavesOutOpenLinks: true,
    });
    await ok('cancelCheckout', { paymentId: payment.id }, of.staff);
    expect(await amountsAt(of)).toMatchObject({ pendingCents: 50_00 });
    expect(await kindsOf(of)).toEqual(['charge']);
  });

  it('counts once, however often and whenever its report comes', async () => {
    const of = await chargedDesk();
    const { payment } = await askFor(of, 400_00);
    await holdReports(payment);
    await payAt(payment);
    const [report] = await reportsOf(payment);
    expect(await Promise.all(Array.from({ length: 4 }, () => send(report!.body)))).toEqual([200, 200, 200, 200]);
    await reaches(of, payment, 'paid');
    expect(await send(report!.body)).toBe(200);
    // What is sent again is signed again; its time is that of the first.
    expect(await send(report!.body.replace(report!.id, `evt_${randomUUID()}`))).toBe(200);
    expect(await kindsOf(of)).toEqual(['charge', 'payment', 'processor-fee']);
  });

  it('isn’t moved by a report that is forged, old, or of nothing of ours', async () => {
    const of = await chargedDesk();
    const { payment } = await askFor(of, 400_00);
    const body = reportFor(payment, completed);
    const now = Math.floor(Date.now() / 1000);
    const forged = [null, '', 'v1=00', signedAt(now, body, 'whsec_other'), signedAt(now, `${body} `), signedAt(now - 400, body)];
    for (const header of forged) expect(await send(body, header)).toBe(400);
    expect(await send('', undefined)).toBe(400);
    const unknown = { ...payment, id: randomUUID() };
    expect(await send(reportFor(unknown, completed))).toBe(200);
    expect(await send(reportFor(payment, completed, { payment_link: 'plink_other' }))).toBe(200);
    expect(await send(reportFor(payment, 'customer.created'))).toBe(200);
    expect(await paymentAt(of, payment)).toEqual(payment);
    expect(await kindsOf(of)).toEqual(['charge']);
  });

  it('from a bank account is processed for days, and settles, fails, or comes back', async () => {
    const of = await chargedDesk();
    const { payment: late } = await askFor(of, 100_02, { by: 'ach' });
    await payAt(late);
    await reaches(of, late, 'processing');
    expect(await amountsAt(of)).toMatchObject({ pendingCents: 100_02, paidCents: 0 });
    expect(await refused('cancelCheckout', { paymentId: late.id }, of.staff)).toMatchObject({
      detail: 'Somebody has already used this link.',
    });
    await letBankGoOn(late);
    expect((await reaches(of, late, 'paid')).state).toBe('posted');
    const { payment: bad } = await askFor(of, 100_01, { by: 'ach' });
    await payAt(bad);
    expect(await reaches(of, bad, 'failed')).toMatchObject({ state: 'failed', endReason: 'The bank refused it.' });
    const { payment: back } = await askFor(of, 100_03, { by: 'ach' });
    await payAt(back);
    await reaches(of, back, 'paid');
    await letBankGoOn(back);
    expect(await reaches(of, back, 'returned')).toMatchObject({ state: 'reversed', checkout: { concern: 'returned' } });
    expect(await amountsAt(of)).toMatchObject({ paidCents: 100_02, pendingCents: 0 });
    const kinds = await kindsOf(of);
    expect(kinds.slice(0, 6)).toEqual(['charge', 'payment', 'processor-fee', 'payment', 'processor-fee', 'reversal']);
    expect(kinds.slice(6)).toEqual(['processor-fee']);
  });

  it('ends the same if its reports come in the wrong order', async () => {
    const of = await chargedDesk();
    const { payment } = await askFor(of, 100_03, { by: 'ach' });
    await holdReports(payment);
    await payAt(payment);
    const reports = (await reportsOf(payment)).map(({ body }) => body);
    for (const body of reports.toReversed()) expect([200, 503]).toContain(await send(body));
    for (const body of reports) expect(await send(body)).toBe(200);
    expect((await paymentAt(of, payment)).state).toBe('reversed');
    expect(await amountsAt(of)).toMatchObject({ paidCents: 0, pendingCents: 0, balanceCents: 1_000_00 });
    await kindsOf(of);
  });

  it('is asked for once by a double press, and never for more than is due', async () => {
    const of = await chargedDesk();
    const by = keyed(of.staff);
    const input = { id: of.row.id, amountCents: 400_00, by: 'card' };
    const answers = await Promise.all([
      ask<PaymentAnswer>('startCheckout', input, by),
      ask<PaymentAnswer>('startCheckout', input, by),
    ]);
    const done = answers.filter(({ status }) => status === 200).map(({ body }) => body.payment.id);
    expect(new Set(done).size).toBe(1);
    expect((await paymentsAt(of)).payments).toHaveLength(1);
    const over = (changes: object) => refused('startCheckout', { ...input, amountCents: 1_000_01, ...changes }, keyed(of.staff));
    expect(await over({})).toMatchObject({ status: 409, detail: expect.stringMatching(/^This is \$0\.01 more/) });
    expect(await over({ allowExcess: true })).toMatchObject({ status: 409 });
    expect(await over({ amountCents: 49 })).toMatchObject({ status: 400 });
    expect(await over({ amountCents: 500, note: 'Card 4242 4242 4242 4242' })).toMatchObject({ status: 400 });
    expect(await over({ amountCents: 500, payer: randomUUID() })).toMatchObject({ status: 400 });
    await askFor(of, 1_000_01, { allowExcess: true, note: 'They send the rest on.' });
  });

  it('can be canceled while nobody has paid, and money that comes all the same waits for a decision', async () => {
    const of = await chargedDesk();
    const { payment } = await askFor(of, 400_00);
    await holdReports(payment);
    await payAt(payment);
    const canceled = await ok<PaymentAnswer>('cancelCheckout', { paymentId: payment.id }, of.staff);
    expect(canceled).toMatchObject({
      payment: { state: 'failed', checkout: { state: 'canceled' } },
      amounts: { pendingCents: 0 },
    });
    expect(await ok('cancelCheckout', { paymentId: payment.id }, of.staff)).toEqual(canceled);
    expect(await refused('emailCheckout', { paymentId: payment.id, email: newEmail() }, keyed(of.staff))).toMatchObject({
      status: 409,
    });
    for (const { body } of await reportsOf(payment)) expect(await send(body)).toBe(200);
    expect(await reaches(of, payment, 'held')).toMatchObject({ state: 'pending', checkout: { concern: 'after-cancel' } });
    const settle = { paymentId: payment.id, to: 'refunded' };
    expect(await refused('settleCheckout', settle, of.staff)).toMatchObject({ status: 403 });
    const back = await ok<PaymentAnswer>('settleCheckout', settle, of.owner);
    expect(back.payment).toMatchObject({ state: 'failed', checkout: { state: 'refunded' } });
    expect(await ok('settleCheckout', settle, of.owner)).toEqual(back);
    for (const { body } of await reportsOf(payment)) expect(await send(body)).toBe(200);
    expect(await kindsOf(of)).toEqual(['charge']);
    expect(await amountsAt(of)).toMatchObject({ pendingCents: 0, paidCents: 0 });
  });

  it('of another amount is held, and accepted as it came', async () => {
    const of = await chargedDesk();
    const { payment } = await askFor(of, 400_04);
    await payAt(payment);
    expect(await reaches(of, payment, 'held')).toMatchObject({
      ...{ state: 'pending', amountCents: 400_04 },
      checkout: { concern: 'other-amount', receivedCents: 401_04 },
    });
    expect(await amountsAt(of)).toMatchObject({ pendingCents: 400_04, paidCents: 0 });
    await waitUntil('the notification of staff', async () =>
      (await eventsOf('payment.review-due')).some(({ event }) => JSON.stringify(event).includes(payment.id)),
    );
    const { payment: taken } = await ok<PaymentAnswer>('settleCheckout', { paymentId: payment.id, to: 'accepted' }, of.owner);
    expect(taken).toMatchObject({ state: 'posted', amountCents: 401_04, checkout: { state: 'paid' } });
    expect(await kindsOf(of)).toEqual(['charge', 'payment', 'processor-fee']);
  });

  it('is refunded at the processor, counts as refunded once that says so, and is never taken back by hand', async () => {
    const of = await chargedDesk();
    const { payment } = await askFor(of, 400_00);
    await payAt(payment);
    await reaches(of, payment, 'paid');
    expect(await refused('deletePayment', { paymentId: payment.id }, of.owner)).toMatchObject({ status: 409 });
    expect(await refused('settlePayment', { paymentId: payment.id, to: 'failed' }, of.staff)).toMatchObject({ status: 409 });
    const { refund: asked } = await refund(of, 150_00, { paymentId: payment.id });
    expect(asked).toMatchObject({ state: 'pending', method: 'credit-card', cardLastFour: '4242' });
    const sent = await waitUntil('a refund that was sent', async () =>
      (await paymentsAt(of)).refunds.find(({ id, state }) => id === asked.id && state === 'posted'),
    );
    expect(sent.entry).toBe(4);
    expect(await paymentAt(of, payment)).toMatchObject({ refundedCents: 150_00, checkout: { refundingCents: 0 } });
    expect(await refused('deleteRefund', { refundId: asked.id }, of.owner)).toMatchObject({ status: 409 });
    const over = { id: of.row.id, amountCents: 250_01, method: 'check', refundedOn: sent.refundedOn, reason: 'Too much.' };
    expect(await refused('recordRefund', { ...over, paymentId: payment.id }, keyed(of.owner))).toMatchObject({ status: 409 });
    const { refund: bad } = await ok<RefundAnswer>(
      'recordRefund',
      { ...over, amountCents: 1_05, paymentId: payment.id },
      keyed(of.owner),
    );
    await waitUntil('a refund that failed', async () =>
      (await paymentsAt(of)).refunds.some(({ id, state }) => id === bad.id && state === 'failed'),
    );
    expect(await kindsOf(of)).toEqual(['charge', 'payment', 'processor-fee', 'refund']);
  });

  it('that its bank takes back while a refund of it is on its way is refunded past itself', async () => {
    const of = await chargedDesk();
    await pay(of, 600_00);
    const { payment } = await askFor(of, 400_00);
    await holdReports(payment);
    await payAt(payment);
    const reports = async () => (await reportsOf(payment)).map(({ body }) => body);
    for (const body of await reports()) await send(body);
    const { reference } = await reaches(of, payment, 'paid');
    await refund(of, 400_00, { paymentId: payment.id });
    const lost = { id: `du_${randomUUID()}`, object: 'dispute', status: 'lost', payment_intent: reference, amount: 400_00 };
    expect(await send(reportFor(payment, 'charge.dispute.closed', lost))).toBe(200);
    await reaches(of, payment, 'returned');
    expect(await amountsAt(of)).toMatchObject({ status: 'partially-paid', paidCents: 600_00, refundedCents: 0 });
    for (const body of await reports()) await send(body);
    await waitUntil('the refund', async () => (await amountsAt(of)).refundedCents === 400_00);
    expect(await amountsAt(of)).toMatchObject({ status: 'invalid', paidCents: 600_00 });
    await kindsOf(of);
  });

  it('leaves no number of a card and no secret in rows, answers, and logs', async () => {
    const of = await chargedDesk();
    const { payment } = await askFor(of, 400_00);
    await payAt(payment);
    await reaches(of, payment, 'paid');
    await pay(of, 600_00);
    const rows = await openCloudTable().query(`CASE#${of.row.id}`);
    const listed = await ok<CasePayments>('getPaymentsForCase', { id: of.row.id }, of.staff);
    const seen = JSON.stringify([
      rows,
      listed,
      readFileSync(cloud.logFile, 'utf8')
        .split('\n')
        .filter((line) => /checkout/i.test(line)),
    ]);
    for (const secret of [/\b4\d{15}\b/, /sk_test/, /whsec/, /client_secret/, /"latest_charge/]) expect(seen).not.toMatch(secret);
  });
});
