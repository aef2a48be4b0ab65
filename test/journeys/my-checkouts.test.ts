import { describe, expect, it } from 'vitest';
import type { MyContract } from '#shared/contract/case-contracts-views.ts';
import type { MyCheckouts } from '#shared/contract/checkouts.ts';
import type { RequestOptions } from '#test/cloud/cloud.ts';
import { ask, ok, openCloudTable, refused } from '#test/cloud/cloud.ts';
import { keyed } from './parts/case-desk.ts';
import { relativeOf } from './parts/case-party.ts';
import { askFor, letBankGoOn, payAt, paymentAt, reaches } from './parts/checkout-desk.ts';
import { add } from './parts/contact-desk.ts';
import { amountsAt, pay, paymentDesk, paymentsAt } from './parts/payment-desk.ts';
import { bothSums, charge, statementFor } from './parts/whole-ledger.ts';

type Mine = MyCheckouts['checkouts'][number];

/** Returns a case whose contract of $1,000.00 is owed by two relatives, both with an account. */
async function sharedDesk() {
  const desk = await paymentDesk();
  const other = await add(desk.staff, desk.row.id, { firstName: 'Ada', lastName: 'Okafor' });
  const payers = [
    { contactId: desk.payer.id, name: 'Ruth Okafor', shareCents: 700_00 },
    { contactId: other.id, name: 'Ada Okafor', shareCents: 300_00 },
  ];
  const statement = { ...statementFor(1_000_00), payers };
  await charge(openCloudTable(), desk.row.id, [null, statement], crypto.randomUUID());
  const [ruth, ada, cousin] = [
    await relativeOf(desk.row, desk.payer.id),
    await relativeOf(desk.row, other.id),
    await relativeOf(desk.row),
  ];
  return { ...desk, ruth, ada, cousin };
}
const mineOf = (id: string, by: RequestOptions) => ok<MyCheckouts>('getMyCheckouts', { id }, by);
const begin = (id: string, amountCents: number, by: RequestOptions) =>
  ok<Mine>('startMyCheckout', { id, amountCents, by: 'card' }, keyed(by));

describe('a relative who pays a share', () => {
  it('pays of their own share by card, and sees it as paid once the processor says so', async () => {
    const of = await sharedDesk();
    const { id } = of.row;
    expect(await mineOf(id, of.ruth)).toEqual({ isOffered: true, ways: ['card', 'ach'], owedCents: 700_00, checkouts: [] });
    const begun = await begin(id, 700_00, of.ruth);
    expect(begun).toMatchObject({ state: 'open', amountCents: 700_00, isOwn: true });
    const payment = await paymentAt(of, { id: begun.paymentId });
    expect(payment).toMatchObject({ payer: of.payer.id, checkout: { startedBy: 'family', address: begun.address } });
    await payAt(payment);
    await reaches(of, payment, 'paid');
    expect(await mineOf(id, of.ruth)).toMatchObject({ owedCents: 0, checkouts: [{ state: 'paid', address: null }] });
    const { replayed, stored } = await bothSums(openCloudTable(), id);
    expect(stored).toEqual(replayed);
  });

  it('sees nothing of what others owe and pay', async () => {
    const of = await sharedDesk();
    const { id } = of.row;
    await askFor(of, 250_00, { payer: of.payer.id, note: 'From the sister.' });
    const [ada, cousin] = [await mineOf(id, of.ada), await mineOf(id, of.cousin)];
    expect(ada).toEqual({ isOffered: true, ways: ['card', 'ach'], owedCents: 300_00, checkouts: [] });
    expect(cousin).toEqual({ isOffered: true, ways: ['card', 'ach'], owedCents: null, checkouts: [] });
    const ruth = JSON.stringify(await mineOf(id, of.ruth));
    for (const hidden of ['note', 'linkId', 'transactionId', 'recordedBy', 'Ada', '30000']) expect(ruth).not.toContain(hidden);
    expect(await refused('getPaymentsForCase', { id }, of.ruth)).toMatchObject({ status: 403 });
    expect(await refused('startMyCheckout', { id, amountCents: 100, by: 'card' }, keyed(of.cousin))).toMatchObject({
      detail: 'There is nothing left for you to pay right now.',
    });
  });

  it('pays at most what they owe, less what is on its way, and begins anew with another amount', async () => {
    const of = await sharedDesk();
    const { id } = of.row;
    expect(await refused('startMyCheckout', { id, amountCents: 700_01, by: 'card' }, keyed(of.ruth))).toMatchObject({
      ...{ status: 409, detail: 'You can pay up to $700.00.' },
    });
    const first = await begin(id, 500_00, of.ruth);
    const second = await begin(id, 400_02, of.ruth);
    expect((await paymentAt(of, { id: first.paymentId })).checkout?.state).toBe('canceled');
    const payment = await paymentAt(of, { id: second.paymentId });
    await payAt(payment);
    await reaches(of, payment, 'processing');
    expect(await refused('startMyCheckout', { id, amountCents: 300_00, by: 'card' }, keyed(of.ruth))).toMatchObject({
      detail: 'You can pay up to $299.98.',
    });
    await pay(of, 299_98, { payer: of.payer.id });
    expect(await refused('startMyCheckout', { id, amountCents: 100, by: 'card' }, keyed(of.ruth))).toMatchObject({ status: 409 });
  });

  it('has no pending sum and no payment while a link is unused or was replaced', async () => {
    const of = await sharedDesk();
    const { id } = of.row;
    await begin(id, 500_00, of.ruth);
    const { paymentId } = await begin(id, 400_02, of.ruth);
    const money = async () => (await ok<MyContract>('getMyContract', { id }, of.ruth)).money;
    expect(await money()).toBeNull();
    expect(await amountsAt(of)).toMatchObject({ pendingCents: 0 });
    const payment = await paymentAt(of, { id: paymentId });
    await payAt(payment);
    await reaches(of, payment, 'processing');
    expect(await money()).toMatchObject({ pendingCents: 400_02, payments: [{ id: paymentId, state: 'pending' }] });
    expect(await amountsAt(of)).toMatchObject({ pendingCents: 400_02 });
    await letBankGoOn(payment);
    await reaches(of, payment, 'paid');
    expect(await money()).toMatchObject({ pendingCents: 0, paidCents: 400_02, payments: [{ id: paymentId, state: 'posted' }] });
    const { replayed, stored } = await bothSums(openCloudTable(), id);
    expect(stored).toEqual(replayed);
  });

  it('has one link after a double press', async () => {
    const of = await sharedDesk();
    const input = { id: of.row.id, amountCents: 700_00, by: 'card' };
    const once = keyed(of.ruth);
    await Promise.all([ask('startMyCheckout', input, once), ask('startMyCheckout', input, once)]);
    const again = await ok<Mine>('startMyCheckout', input, once);
    const { payments } = await paymentsAt(of);
    expect(payments.map(({ id }) => id)).toEqual([again.paymentId]);
  });
});
