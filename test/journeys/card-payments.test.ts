import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCardAccount } from '#functions/table/card-account.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import type { CardPayments } from '#shared/contract/card-payments-views.ts';
import type { Payment } from '#shared/model/payment.ts';
import { cloud, ok, openCloudTable, quiet, type RequestOptions, refused, waitUntil } from '#test/cloud/cloud.ts';
import { busyHome } from './parts/busy-home.ts';
import { takesCards } from './parts/card-account.ts';
import { keyed, openCase } from './parts/case-desk.ts';
import { relativeOf } from './parts/case-party.ts';
import {
  askFor,
  askStripe,
  letAccount,
  linkIn,
  payAt,
  paymentAt,
  reaches,
  reportFor,
  reportsOf,
  send,
} from './parts/checkout-desk.ts';
import { bellOf, bellWith, teammate } from './parts/notification-desk.ts';
import { amountsAt, chargedDesk, paymentsAt, refund } from './parts/payment-desk.ts';

const standing = (by: RequestOptions) => ok<CardPayments>('getCardPayments', {}, by);
const check = (by: RequestOptions) => ok<CardPayments>('checkCardPayments', {}, by);
const connect = (by: RequestOptions) => ok<{ cardPayments: CardPayments; address: string | null }>('connectCardPayments', {}, by);
const becomes = (by: RequestOptions, state: CardPayments['state']) =>
  waitUntil(`card payments that are ${state}`, async () => {
    const now = await standing(by);
    return now.state === state && now;
  });
const accountOf = async (locationId: string) => (await readCardAccount(openCloudTable(), locationId))?.account ?? '';
/** Presses a button on the stand-in's page, and returns the address it leads to. */
const press = async (address: string | null, button: 'finish' | 'leave') => {
  const body = new URLSearchParams({ press: button });
  const answer = await fetch(address ?? '', { method: 'POST', body, redirect: 'manual' });
  return answer.headers.get('location') ?? '';
};

async function newDesk() {
  const desk = await busyHome();
  return { ...desk, owner: await desk.at({ access: 'owner' }) };
}

describe('the account of a home', () => {
  it('is opened once, however often the button is pressed, and is on once the processor has what it needs', async () => {
    const { home, owner, staff } = await newDesk();
    expect(await standing(staff)).toEqual({
      isOffered: true,
      state: 'not-set-up',
      due: [],
      paysOut: false,
      ways: [],
      checkedOn: null,
    });
    const addresses = (await Promise.all([connect(owner), connect(owner), connect(owner)])).map(({ address }) => address);
    expect(new Set(addresses).size).toBe(3);
    const account = await accountOf(home.id);
    expect(account).toMatch(/^acct_/);
    expect(await standing(staff)).toMatchObject({ state: 'unfinished', due: expect.arrayContaining(['business', 'people']) });
    const back = await press(addresses[0]!, 'leave');
    expect(back).toMatch(new RegExp(`/locations/${home.id}/pricing/contract-terms\\?card-payments=back$`));
    expect(await check(owner)).toMatchObject({ state: 'unfinished', due: ['bank-account', 'terms'] });
    // The page worked once, and leads to where another one is made.
    expect(await press(addresses[0]!, 'finish')).toMatch(/card-payments=again$/);
    await press((await connect(owner)).address, 'finish');
    expect(await becomes(staff, 'on')).toMatchObject({ due: [], paysOut: true });
    expect(await accountOf(home.id)).toBe(account);
    expect((await connect(owner)).address).toBeNull();
  });

  it('takes no payments before it’s on, while it’s paused, or after its owner disconnected it', async () => {
    const { home, owner, staff } = await newDesk();
    const row = await openCase(staff);
    const asked = () => refused('startCheckout', { id: row.id, amountCents: 100_00, by: 'card' }, keyed(staff));
    const isRefused = { status: 409, detail: 'Card payments aren’t set up. The home’s owner or an admin can set them up.' };
    expect(await asked()).toMatchObject(isRefused);
    await press((await connect(owner)).address, 'finish');
    await becomes(staff, 'on');
    const account = await accountOf(home.id);
    const { payment } = await askFor({ row, staff }, 100_00, { allowExcess: true, note: 'A deposit.' });
    expect(payment.checkout).toMatchObject({ account });
    await letAccount(account, 'pause');
    expect(await becomes(staff, 'paused')).toMatchObject({ due: ['proof'], paysOut: false });
    expect(await asked()).toMatchObject(isRefused);
    await letAccount(account, 'resume');
    await becomes(staff, 'on');
    await letAccount(account, 'leave');
    await becomes(staff, 'not-set-up');
    expect(await asked()).toMatchObject(isRefused);
    // A link can be canceled even if its account was disconnected.
    expect(await ok('cancelCheckout', { paymentId: payment.id }, staff)).toMatchObject({ payment: { state: 'failed' } });
    await connect(owner);
    expect(await accountOf(home.id)).not.toBe(account);
  });
});

describe('an account that changes', () => {
  it('is paid only in the ways that Stripe has turned on', async () => {
    const of = await chargedDesk();
    const account = await accountOf(of.home.id);
    const waysAre = (ways: CardPayments['ways']) =>
      waitUntil(`ways to pay: ${ways.join()}`, async () => (await standing(of.staff)).ways.join() === ways.join());
    await letAccount(account, 'without-bank');
    await waysAre(['card']);
    expect(await standing(of.staff)).toMatchObject({ state: 'on' });
    const asked = { id: of.row.id, amountCents: 100_00, by: 'ach' };
    expect(await refused('startCheckout', asked, keyed(of.staff))).toMatchObject({
      ...{ status: 409, detail: 'Stripe hasn’t turned on payments from bank accounts for the home’s account.' },
    });
    const ruth = await relativeOf(of.row, of.payer.id);
    expect(await ok('getMyCheckouts', { id: of.row.id }, ruth)).toMatchObject({ isOffered: true, ways: ['card'] });
    expect(await refused('startMyCheckout', asked, keyed(ruth))).toMatchObject({
      ...{ status: 409, detail: 'The funeral home can’t take payments from a bank account right now. Please pay by card.' },
    });
    await askFor(of, 100_00);
    await letAccount(account, 'with-bank');
    await waysAre(['card', 'ach']);
    await askFor(of, 100_00, { by: 'ach' });
  });

  it('is told to owners and admins once, with what Stripe needs, when it’s paused or disconnected', async () => {
    const { home } = await busyHome();
    const [olive, adam, sue] = await Promise.all([
      teammate(home, 'Olive', { access: 'owner' }),
      teammate(home, 'Adam', { access: 'admin' }),
      teammate(home, 'Sue'),
    ]);
    const { account } = await takesCards(home.id);
    await letAccount(account, 'pause');
    const paused = {
      ...{ kind: 'card-payments-stopped', title: 'Stripe paused your card payments', case: null },
      words: 'What Stripe needs: Documents that prove your identity or your business',
    };
    expect(await bellWith(olive.by, 1)).toMatchObject([paused]);
    expect(await bellWith(adam.by, 1)).toMatchObject([paused]);
    // Reported again, and asked for again, it's the same.
    await letAccount(account, 'pause');
    expect(await check(olive.by)).toMatchObject({ state: 'paused' });
    await letAccount(account, 'resume');
    await becomes(olive.by, 'on');
    await letAccount(account, 'leave');
    const titles = (await bellWith(adam.by, 2)).map(({ title }) => title);
    expect(titles).toEqual(['Your Stripe account is no longer connected', 'Stripe paused your card payments']);
    await quiet();
    expect((await bellOf(olive.by)).items).toHaveLength(2);
    expect((await bellOf(sue.by)).items).toEqual([]);
  });
});

describe('a payment in the account of a home', () => {
  it('is made and refunded there, and isn’t visible to the stage or another home', async () => {
    const of = await chargedDesk();
    const { payment } = await askFor(of, 400_00);
    await payAt(payment);
    const { checkout } = await reaches(of, payment, 'paid');
    const path = `payment_intents/${checkout?.transactionId}`;
    const other = await takesCards(randomUUID());
    expect((await askStripe(path, checkout?.account)).status).toBe(200);
    for (const account of [undefined, other.account]) {
      const answer = await askStripe(path, account);
      expect([answer.status, await answer.json()]).toMatchObject([404, { error: { code: 'resource_missing' } }]);
    }
    expect((await askStripe(path, 'acct_unknown')).status).toBe(403);
    await refund(of, 150_00, { paymentId: payment.id });
    await waitUntil('the refund', async () => (await amountsAt(of)).refundedCents === 150_00);
  });

  it('isn’t changed by reports from another home’s account, the stage’s own, or the other mode', async () => {
    const of = await chargedDesk();
    const thief = await takesCards(randomUUID());
    const { payment } = await askFor(of, 400_00);
    const completed = 'checkout.session.completed';
    const ids = ['one', 'two', 'three'].map((each) => `evt_${each}_${randomUUID()}`);
    // Anyone with an account can make pages, transactions, and refunds in it that name another home's payment.
    const forged = [{ account: thief.account }, { account: undefined }, { livemode: true }];
    for (const [nth, changes] of forged.entries())
      expect(await send(reportFor(payment, completed, {}, { ...changes, id: ids[nth] }))).toBe(200);
    expect(await paymentAt(of, payment)).toEqual(payment);
    const logged = readFileSync(cloud.logFile, 'utf8').split('\n');
    const warned = ids.map((id) => logged.some((line) => line.includes(id) && line.includes('of another account')));
    expect(warned).toEqual([true, true, false]);

    await payAt(payment);
    await reaches(of, payment, 'paid');
    const link = await linkIn(thief.account, payment);
    await payAt({ checkout: { linkId: link.id } });
    const [made] = await reportsOf({ checkout: { linkId: link.id } });
    const { payment_intent } = JSON.parse(made!.body).data.object as { payment_intent: string };
    for (const type of ['refund.updated', 'charge.dispute.closed']) {
      const status = type === 'refund.updated' ? 'succeeded' : 'lost';
      const object = { id: `x_${randomUUID()}`, payment_intent, amount: 400_00, status };
      const event = { id: `evt_${randomUUID()}`, type, created: 1, livemode: false, account: thief.account, data: { object } };
      expect(await send(JSON.stringify(event))).toBe(200);
    }
    expect(await amountsAt(of)).toMatchObject({ paidCents: 400_00, refundedCents: 0 });
    expect((await paymentsAt(of)).refunds).toEqual([]);
  });
});

describe('a payment from before homes had accounts', () => {
  it('is reported, and refunded, in the stage’s own account', async () => {
    const of = await chargedDesk();
    const { payment } = await askFor(of, 400_00);
    const link = await linkIn(undefined, payment);
    const { account: _, ...before } = payment.checkout as NonNullable<Payment['checkout']>;
    const checkout = { ...before, linkId: link.id, address: link.url };
    await openCloudTable().update(caseKeys.payment(of.row.id, payment.id), { checkout });
    await payAt({ checkout });
    expect((await reaches(of, payment, 'paid')).checkout).not.toHaveProperty('account');
    await refund(of, 150_00, { paymentId: payment.id });
    await waitUntil('the refund', async () => (await amountsAt(of)).refundedCents === 150_00);
  });
});
