import { describe, expect, it } from 'vitest';
import { paymentStatusOf, standingOf } from '#shared/ledger/payment-status.ts';
import {
  adjustedWords,
  closedDayWords,
  feeTermsWords,
  meanwhileWords,
  methodWords,
  noMonthWords,
  owedWords,
  paidTooMuch,
  statusWords,
} from './money-words.ts';

/** Returns sums with the status that follows from them. */
type Changes = Partial<Record<'dueCents' | 'selectedCents', number | null>> &
  Partial<Record<'paidCents' | 'refundedCents' | 'writtenOffCents' | 'balanceCents', number>>;
const sums = (changes: Changes = {}) => {
  const moved = { dueCents: null, selectedCents: null, paidCents: 0, refundedCents: 0, ...changes };
  const all = { balanceCents: (moved.dueCents ?? 0) - moved.paidCents + moved.refundedCents, ...moved };
  const status = paymentStatusOf(standingOf({ ...all, preNeed: null }), { isOverRefunded: false });
  const others = { chargedCents: 0, discountsCents: 0, taxesCents: 0, feesCents: 0, financeChargesCents: 0, writtenOffCents: 0 };
  const preNeed = { preNeedCents: 0, trustCents: 0, preNeed: null };
  return {
    ...others,
    ...preNeed,
    pendingCents: 0,
    ...all,
    status,
  };
};

describe('the words for a payment status', () => {
  it.each([
    [{}, 'Nothing has been paid yet. Nothing is due until a contract is signed.'],
    [{ paidCents: 50_000 }, '$500.00 was paid as a deposit. It counts toward the contract once that is signed.'],
    [
      { paidCents: 50_000, refundedCents: 50_000 },
      'Everything that was paid was refunded. Nothing is due until a contract is signed.',
    ],
    [
      { selectedCents: 100_000, paidCents: 50_000 },
      '$500.00 of the $1,000.00 that was agreed on so far was paid as a deposit. It counts toward the contract once that is signed.',
    ],
    [
      { selectedCents: 40_000, paidCents: 50_000 },
      '$100.00 more was paid than was agreed on so far. Refund it, or save what else was agreed on.',
    ],
    [{ dueCents: 100_000 }, 'Nothing has been paid yet. $1,000.00 is due.'],
    [{ dueCents: 100_000, paidCents: 25_000 }, '$250.00 of $1,000.00 is paid. $750.00 is still owed.'],
    [{ dueCents: 100_000, paidCents: 120_000, refundedCents: 20_000 }, 'All of $1,000.00 is paid.'],
    // A trust earned the rest, or lost some of what was paid.
    [{ dueCents: 100_000, paidCents: 90_000, balanceCents: 0 }, 'All of $1,000.00 is paid.'],
    [{ dueCents: 100_000, paidCents: 90_000, balanceCents: 20_000 }, '$800.00 of $1,000.00 is paid. $200.00 is still owed.'],
    [{ dueCents: 0 }, 'Nothing is due.'],
    [
      { dueCents: 100_000, paidCents: 110_000 },
      '$100.00 more was paid than is due. Refund it, or take back a payment that was recorded by mistake.',
    ],
    [
      { dueCents: -1_250, writtenOffCents: 100_000 },
      '$12.50 more was forgiven (written off or taken off the price) than was owed. Take back a write-off or an adjustment, and enter it again for less.',
    ],
    // The same by an adjustment, which isn't written off.
    [
      { dueCents: -1_250, paidCents: 500 },
      '$12.50 more was forgiven (written off or taken off the price) than was owed. Take back a write-off or an adjustment, and enter it again for less.',
    ],
    [
      { dueCents: 100_000, paidCents: 10_000, refundedCents: 20_000 },
      '$100.00 more was refunded than was paid. Take back a refund, or record the payment it’s of.',
    ],
  ])('%j: %s', (changes, words) => {
    expect(statusWords(sums(changes))).toBe(words);
  });

  it('name the payment that was refunded past itself if the sums are right otherwise', () => {
    expect(statusWords({ ...sums({ dueCents: 100_000, paidCents: 100_000 }), status: 'invalid' })).toMatch(
      /^More was refunded of one/,
    );
  });
});

it('says what colleagues changed while a form was open, and nothing otherwise', () => {
  const before = sums({ dueCents: 100_000 });
  expect(meanwhileWords(before, before)).toEqual([]);
  expect(meanwhileWords(before, sums({ dueCents: 100_000, paidCents: 100_000 }))).toEqual([
    'Paid: $0.00, now $1,000.00',
    'Owed: $1,000.00, now $0.00',
  ]);
});

it.each([
  [{ method: 'check' }, 'Check'],
  [{ method: 'credit-card', cardBrand: 'visa', cardLastFour: '4242' }, 'Credit Card, Visa ending in 4242'],
  [{ method: 'debit-card', cardLastFour: '4242' }, 'Debit Card, ending in 4242'],
  [{ method: 'debit-card', cardBrand: 'other' }, 'Debit Card'],
] as const)('names the method of %j', (moved, words) => {
  expect(methodWords(moved)).toBe(words);
});

describe('what a refund does to what is owed', () => {
  const lower = (amount: string) =>
    ` To lower what the family owes, use “Adjust balance” after this, and take ${amount} off the price.`;
  it.each([
    ['all was paid', { dueCents: 100_000, paidCents: 100_000 }, 6_000, 0, `After this, $60.00 is owed again.${lower('$60.00')}`],
    ['too much was paid', { dueCents: 100_000, paidCents: 106_000 }, 6_000, 0, null],
    [
      'a part of it was paid too much',
      { dueCents: 100_000, paidCents: 106_000 },
      10_000,
      0,
      `After this, $40.00 is owed again.${lower('$40.00')}`,
    ],
    [
      'something is still owed',
      { dueCents: 100_000, paidCents: 90_000 },
      6_000,
      0,
      `After this, $160.00 is owed, instead of $100.00.${lower('$60.00')}`,
    ],
    [
      'another refund is on its way',
      { dueCents: 100_000, paidCents: 106_000 },
      6_000,
      6_000,
      `After this, $60.00 is owed again.${lower('$60.00')}`,
    ],
    ['no amount was typed', { dueCents: 100_000, paidCents: 100_000 }, 0, 0, null],
    ['no contract is signed', { selectedCents: 100_000, paidCents: 50_000 }, 6_000, 0, null],
  ] as const)('is said when %s', (_, moved, cents, onItsWay, words) => {
    expect(owedWords(sums(moved), cents, onItsWay)).toBe(words);
  });

  it('is said of a fee and a write-off, in all and by payer', () => {
    const owing = {
      balanceCents: 30_000,
      payers: [
        { contactId: 'carl', owedCents: 30_000 },
        { contactId: 'petra', owedCents: 0 },
      ],
    };
    const words = (kind: string, amountCents: number, payer: string) =>
      adjustedWords(owing, { kind, amountCents, payer }, () => 'Carl Oakes');
    const all = 'After this, $325.00 is owed, instead of $300.00.';
    expect(words('fee', 2_500, 'carl')).toBe(`${all} Carl Oakes then owes $325.00, instead of $300.00.`);
    expect(words('fee', 2_500, 'petra')).toBe(all);
    expect(words('write-off', 30_000, '')).toBe('After this, $0.00 is owed, instead of $300.00.');
    expect(words('fee', 0, 'carl')).toBeNull();
    expect(feeTermsWords({ returnedCheckFeeCents: null })).toBe('The signed terms name no such fee.');
    expect(feeTermsWords({ returnedCheckFeeCents: 3_500 })).toBe(
      'The signed terms name a fee of $35.00 for a returned check, and no other.',
    );
  });

  it('counts what was overpaid, less refunds that are on their way', () => {
    const over = sums({ dueCents: 100_000, paidCents: 106_000 });
    expect(paidTooMuch(over, 0)).toBe(6_000);
    expect(paidTooMuch(over, 4_000)).toBe(2_000);
    expect(paidTooMuch(over, 7_000)).toBe(0);
    expect(paidTooMuch(sums({ dueCents: 100_000, paidCents: 100_000 }), 0)).toBe(0);
    expect(paidTooMuch(sums({ paidCents: 50_000 }), 0)).toBe(0);
  });
});

describe('a closed day', () => {
  it.each([
    ['2026-11-20', '2026-11-20', 'The books for November 20, 2026, are closed, so this counts on November 28, 2026.'],
    ['2026-11-28', '2026-11-28', 'The books for November 28, 2026, are closed, so this counts on November 29, 2026.'],
    ['2026-11-21', '2026-11-20', undefined],
    ['2026-11-20', null, undefined],
    ['2026-11-2', '2026-11-20', undefined],
  ])('has words beside it: %s, closed through %s', (day, closedThrough, words) => {
    expect(closedDayWords(day, closedThrough, '2026-11-28')).toBe(words);
  });
});

describe('a finance charge that can’t be posted', () => {
  const none = 'There’s no full overdue month left to charge.';
  it.each([
    [
      '2026-10-28',
      0,
      `${none} Months count from October 28, 2026, the due date, and only what was owed through all of a month is charged. The next month ends on December 28, 2026.`,
    ],
    [
      '2026-11-20',
      10,
      `${none} Months count from November 30, 2026, 10 days after the due date, and only what was owed through all of a month is charged. The next month ends on December 30, 2026.`,
    ],
    [null, 10, `${none} The contract has no due date, so nothing is overdue.`],
  ])('says from which day months count: due %s, %i days of grace', (dueOn, graceDays, words) => {
    expect(noMonthWords(dueOn, graceDays, '2026-11-28')).toBe(words);
  });
});
