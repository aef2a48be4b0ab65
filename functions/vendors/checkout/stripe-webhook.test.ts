import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isFromStripe, reportOf, signatureHeader } from './stripe-webhook.ts';

const secret = 'whsec_test';
const at = 1_800_000_000;
const now = new Date(at * 1000);
const body = '{"id":"evt_1","type":"checkout.session.completed"}';
const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');
const right = hmac(secret, `${at}.${body}`);

describe('the signature of a report', () => {
  it('is the one that Stripe documents', () => {
    expect(signatureHeader(secret, at, body)).toBe(`t=${at},v1=${right}`);
    expect(isFromStripe(secret, body, `t=${at},v1=${right}`, now)).toBe(true);
  });

  it('may be one of several, while a secret is replaced', () => {
    const other = hmac('whsec_former', `${at}.${body}`);
    expect(isFromStripe(secret, body, `t=${at},v1=${other},v1=${right},v0=${other}`, now)).toBe(true);
    expect(isFromStripe(secret, body, `t=${at}, v1=${right}`, now)).toBe(true);
  });

  it.each([
    ['no header', undefined],
    ['an empty one', ''],
    ['no time', `v1=${right}`],
    ['no signature', `t=${at}`],
    ['an empty signature', `t=${at},v1=`],
    ['another scheme', `t=${at},v0=${right}`],
    ['another secret', `t=${at},v1=${hmac('whsec_other', `${at}.${body}`)}`],
    ['another time', `t=${at + 1},v1=${right}`],
    ['a cut signature', `t=${at},v1=${right.slice(0, -2)}`],
    ['capitals', `t=${at},v1=${right.toUpperCase()}`],
    ['a time that is no number', `t=1e9,v1=${hmac(secret, `1e9.${body}`)}`],
  ])('is refused with %s', (_what, header) => {
    expect(isFromStripe(secret, body, header, now)).toBe(false);
  });

  it('is refused over a body that was changed', () => {
    expect(isFromStripe(secret, `${body} `, `t=${at},v1=${right}`, now)).toBe(false);
    expect(isFromStripe(secret, body.replace('evt_1', 'evt_2'), `t=${at},v1=${right}`, now)).toBe(false);
  });

  it('is good for five minutes before and after', () => {
    const isGood = (seconds: number) => isFromStripe(secret, body, `t=${at},v1=${right}`, new Date((at + seconds) * 1000));
    expect([-301, -300, 0, 300, 301].map(isGood)).toEqual([false, true, true, true, false]);
  });
});

const eventOf = (type: string, object: object) => JSON.stringify({ id: 'evt_1', type, created: at, data: { object } });
const session = {
  ...{ payment_link: 'plink_1', payment_intent: 'pi_1', amount_total: 500, currency: 'usd' },
  metadata: { paymentId: 'p1' },
};

describe('a report', () => {
  it.each([
    ['checkout.session.completed', { payment_status: 'paid' }, 'paid'],
    ['checkout.session.completed', { payment_status: 'unpaid' }, 'processing'],
    ['checkout.session.async_payment_succeeded', { payment_status: 'paid' }, 'paid'],
    ['checkout.session.async_payment_failed', { payment_status: 'unpaid' }, 'failed'],
  ])('%s of a payment, %o, is `%s`', (type, changes, kind) => {
    expect(reportOf(eventOf(type, { ...session, ...changes }))).toEqual({
      ...{ id: 'evt_1', at: now, account: undefined, isLive: false, kind, paymentId: 'p1', linkId: 'plink_1' },
      ...{ transactionId: 'pi_1', amountCents: 500, currency: 'usd' },
    });
  });

  it.each([
    ['charge.dispute.created', 'needs_response', 'disputed'],
    ['charge.dispute.created', 'lost', 'dispute-lost'],
    ['charge.dispute.closed', 'lost', 'dispute-lost'],
    ['charge.dispute.closed', 'won', 'dispute-won'],
    ['refund.created', 'pending', 'refund-pending'],
    ['refund.updated', 'succeeded', 'refund-sent'],
    ['refund.failed', 'failed', 'refund-failed'],
  ])('%s with the status %s is `%s`', (type, status, kind) => {
    const object = { id: 'x_1', payment_intent: 'pi_1', amount: 500, status, metadata: { refundId: 'r1', paymentId: 'p1' } };
    const asked = type.startsWith('refund.') ? { refundId: 'r1', paymentId: 'p1' } : {};
    expect(reportOf(eventOf(type, object))).toMatchObject({ kind, transactionId: 'pi_1', amountCents: 500, ...asked });
  });

  it.each([
    ['of something else', eventOf('customer.created', { id: 'cus_1' })],
    ['of a page that isn’t ours', eventOf('checkout.session.completed', { ...session, metadata: {} })],
    ['of a session without a link', eventOf('checkout.session.completed', { ...session, payment_link: null })],
    ['without what it’s about', eventOf('refund.updated', { status: 'succeeded' })],
  ])('%s is nothing that we follow', (_what, text) => {
    expect(reportOf(text)).toMatchObject({ kind: 'other' });
  });

  it('says which account it’s about, and whether it’s live', () => {
    const whole = { ...JSON.parse(eventOf('refund.updated', { id: 're_1', payment_intent: 'pi_1' })), livemode: true };
    expect(reportOf(JSON.stringify({ ...whole, account: 'acct_1' }))).toMatchObject({ account: 'acct_1', isLive: true });
  });

  it.each(['account.updated', 'account.application.deauthorized'])('%s is about an account as a whole', (type) => {
    const whole = { id: 'evt_1', type, account: 'acct_1', data: { object: { id: 'x_1' } } };
    expect(reportOf(JSON.stringify(whole))).toMatchObject({ kind: 'account-changed', account: 'acct_1' });
    expect(reportOf(JSON.stringify({ ...whole, account: undefined }))).toMatchObject({ kind: 'other' });
  });

  it.each(['', 'null', '[]', '{}', '{"id":"evt_1","type":"x"}', '{"id":"evt_1","type":"x","data":{"object":null}}'])(
    'isn’t made of %s',
    (text) => {
      expect(reportOf(text)).toBeUndefined();
    },
  );

  it('says what the processor kept of a dispute', () => {
    const object = { id: 'du_1', payment_intent: 'pi_1', amount: 500, status: 'lost' };
    const report = reportOf(eventOf('charge.dispute.closed', { ...object, balance_transactions: [{ id: 'txn_1', fee: 1500 }] }));
    expect(report).toMatchObject({ fee: { id: 'txn_1', cents: 1500 } });
  });
});
