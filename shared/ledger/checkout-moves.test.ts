import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Payment } from '../model/payment.ts';
import { checkoutMove, expectedCents, type PaymentReport, rankOf } from './checkout-moves.ts';

type Paid = Pick<Payment, 'state' | 'amountCents' | 'checkout'>;
const link = { address: '', linkId: 'plink_1', startedBy: 'staff' as const };
const asked: Paid = { state: 'pending', amountCents: 500, checkout: { ...link, state: 'open' } };
const report = (kind: PaymentReport['kind'], second: number, amountCents = 500): PaymentReport => ({
  ...{ kind, at: new Date(second * 1000), amountCents, currency: 'usd' },
});

/** Returns a payment after a report, as the operation keeps it. */
function withReport(payment: Paid, heard: PaymentReport): Paid {
  const move = checkoutMove(payment, heard);
  if (!move) return payment;
  const checkout = { ...payment.checkout!, reportedOn: heard.at.toISOString(), reportedRank: rankOf(heard) };
  if (move.to === 'held') return { ...payment, state: 'pending', checkout: { ...checkout, state: 'held' } };
  if (move.to === 'processing') return { ...payment, checkout: { ...checkout, state: 'processing' } };
  const states = { posted: 'paid', failed: 'failed', reversed: 'returned' } as const;
  return { ...payment, state: move.to, checkout: { ...checkout, state: states[move.to] } };
}
const counts = ({ state }: Paid) => state === 'posted';

describe('reports of a payment by a link', () => {
  it('lead to the same end in whichever order, and however often, they come', () => {
    const real = [
      [report('paid', 1)],
      [report('processing', 1), report('paid', 1)],
      [report('processing', 1), report('failed', 4)],
      [report('processing', 1), report('paid', 3), report('failed', 9)],
    ];
    for (const story of real) {
      const end = counts(story.reduce(withReport, asked));
      const orders = fc.array(fc.integer({ min: 0, max: story.length - 1 }), { minLength: story.length, maxLength: 9 });
      fc.assert(
        fc.property(orders, (order) => {
          fc.pre(story.every((_, at) => order.includes(at)));
          const told = order.map((at) => story[at]!);
          expect(counts(told.reduce(withReport, asked))).toBe(end);
        }),
      );
    }
  });

  it('say what is expected: nothing of an unused link, and nothing once a payment counts or failed', () => {
    const processing = withReport(asked, report('processing', 1));
    const states = [asked, processing, withReport(processing, report('paid', 2)), withReport(processing, report('failed', 2))];
    expect(states.map(expectedCents)).toEqual([0, 500, 0, 0]);
    expect(expectedCents(withReport(asked, report('paid', 1, 501)))).toBe(500);
    expect(expectedCents({ state: 'pending', amountCents: 500 })).toBe(500);
  });

  it('of another amount or another currency are held', () => {
    expect(checkoutMove(asked, report('paid', 1, 501))).toEqual({ to: 'held', concern: 'other-amount' });
    expect(checkoutMove(asked, { ...report('paid', 1), currency: 'cad' })).toEqual({ to: 'held', concern: 'other-amount' });
  });

  it('after the link was canceled are held, and a failure then changes nothing', () => {
    const canceled: Paid = { ...asked, state: 'failed', checkout: { ...link, state: 'canceled' } };
    expect(checkoutMove(canceled, report('paid', 1))).toEqual({ to: 'held', concern: 'after-cancel' });
    expect(checkoutMove(canceled, report('failed', 1))).toBeNull();
    expect(checkoutMove(canceled, report('processing', 1))).toBeNull();
  });

  it('change nothing of a payment that was decided about, was taken back, or has no link', () => {
    for (const state of ['held', 'refunded'] as const)
      expect(checkoutMove({ ...asked, checkout: { ...link, state } }, report('paid', 1))).toBeNull();
    expect(checkoutMove({ ...asked, state: 'reversed' }, report('paid', 1))).toBeNull();
    expect(checkoutMove({ state: 'pending', amountCents: 500 }, report('paid', 1))).toBeNull();
  });
});
