import { expect, it } from 'vitest';
import { closeMethod } from '#shared/model/enumerations/ledger.ts';
import { agingWords, bookedLaterWords } from './aging-words.ts';
import { checkCounted, differenceWords, firstCounted } from './close-words.ts';

const methods = closeMethod.values.map((method) => ({
  ...{ method, receivedCents: 0, refundedCents: 0, expectedCents: 0 },
  ...(method === 'cash' ? { receivedCents: 20_000, expectedCents: 20_000 } : {}),
}));

it('asks to count what moved money, and says how it differs', () => {
  const first = firstCounted({ methods });
  expect(first).toEqual({ cash: '', checks: '0.00', cards: '0.00', ach: '0.00', insurance: '0.00' });
  expect(checkCounted(first, methods)).toMatchObject({ differs: false, faults: { cash: 'Enter an amount, like 25.00.' } });
  expect(checkCounted({ ...first, cash: '200' }, methods)).toMatchObject({ differs: false, faults: {} });
  expect(checkCounted({ ...first, cash: '200', cards: '-5' }, methods)).toMatchObject({
    ...{ differs: true, faults: {} },
    counted: { cash: 20_000, cards: -500 },
  });
  expect([undefined, 20_000, 18_000, 20_001].map((cents) => differenceWords(cents, 20_000))).toEqual([
    ...['', 'Matches', '$20.00 short', '$0.01 over'],
  ]);
});

it('says what is owed by age', () => {
  const totals = [
    { bucket: 'current', cases: 1, cents: 1_000 },
    { bucket: 'over-90', cases: 1, cents: 500 },
    { bucket: 'credit', cases: 1, cents: -200 },
  ] as const;
  expect(agingWords(totals)).toBe('$15.00 is owed: current $10.00, over 90 days $5.00.');
});

it('says how much entries booked later change the balances', () => {
  expect([null, 0].map((cents) => bookedLaterWords(cents, '2026-11-28'))).toEqual(['', '']);
  expect(bookedLaterWords(-10_000, '2026-11-28')).toBe(
    'These balances include entries booked after November 28, 2026, which lower what is owed by $100.00. The journal and the day close for November 28, 2026 don’t have them yet.',
  );
});
