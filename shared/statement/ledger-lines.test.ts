import { expect, it } from 'vitest';
import { dividedCredit } from '../ledger/owed-shares.ts';
import { creditPostings } from '../ledger/postings.ts';
import { replay } from '../ledger/replay.ts';
import type { LedgerEntry, Posting } from '../model/ledger.ts';
import { accountLines, extraLines, invoiceLines } from './ledger-lines.ts';

const [ruth, tom] = ['00000000-0000-4000-8000-000000000901', '00000000-0000-4000-8000-000000000902'];
const entry = (
  id: string,
  kind: LedgerEntry['kind'],
  postings: [Posting['account'], number][],
  more: Partial<LedgerEntry> = {},
) =>
  ({
    ...{ id, kind, effectiveOn: '2026-11-28', locationId: 'home', ...more },
    postings: postings.map(([account, cents]) => ({ account, cents })),
  }) as LedgerEntry;

/** A deposit and an installment, both of Ruth, whose trust grew; then the funeral, which Ruth and Tom share. */
const entries = [
  entry(
    'a',
    'payment',
    [
      ['checks', 100],
      [`receivable:${ruth}`, -100],
    ],
    { paymentId: 'p1' },
  ),
  entry('b', 'pre-need-deposit', [
    [`receivable:${ruth}`, 100],
    ['pre-need-obligation', -100],
  ]),
  entry(
    'c',
    'payment',
    [
      ['checks', 300],
      ['pre-need-obligation', -300],
    ],
    { paymentId: 'p2' },
  ),
  entry(
    'd',
    'trust-deposit',
    [
      ['pre-need-trust', 300],
      ['checks', -300],
    ],
    { paymentId: 'p2' },
  ),
  entry('e', 'trust-growth', [
    ['pre-need-trust', 40],
    ['pre-need-obligation', -40],
  ]),
  entry('f', 'charge', [
    [`receivable:${ruth}`, 500],
    [`receivable:${tom}`, 500],
    ['revenue:services', -1000],
  ]),
  entry('g', 'pre-need-applied', [
    ['pre-need-obligation', 440],
    ['pre-need-difference', -30],
    [`receivable:${ruth}`, -205],
    [`receivable:${tom}`, -205],
  ]),
];
const paidByRuth = { method: 'check', reference: '', payer: ruth } as const;
const receipts = {
  payments: new Map([
    ['p1', paidByRuth],
    ['p2', paidByRuth],
  ]),
  refunds: new Map(),
};
const linesOf = (payer?: string) => accountLines(entries, receipts, payer).map(({ key, cents }) => [key, cents]);

it('counts what was paid in advance once, and of its use for the funeral only the growth', () => {
  expect(linesOf()).toEqual([
    ['a', -100],
    ['c', -300],
    ['f', 1000],
    ['g', -10],
  ]);
  expect(accountLines(entries, receipts).at(-1)?.words).toBe('Growth of what was paid in advance');
});

it('comes to what each payer owes', () => {
  const balance = (payer: string) => accountLines(entries, receipts, payer).reduce((sum, { cents }) => sum + cents, 0);
  expect([balance(ruth), balance(tom)]).toEqual([295, 295]);
  expect(accountLines(entries, receipts, tom).at(-1)).toMatchObject({ words: 'Paid in advance', cents: -205 });
});

const aunt = '00000000-0000-4000-8000-000000000903';
const paidByAunt = { ...paidByRuth, payer: aunt } as const;
const helped = [
  entry('f', 'charge', [
    [`receivable:${ruth}`, 600],
    [`receivable:${tom}`, 400],
    ['revenue:services', -1000],
  ]),
  entry(
    'h',
    'payment',
    [
      ['checks', 500],
      [`receivable:${aunt}`, -500],
    ],
    { paymentId: 'p3', effectiveOn: '2026-11-30', lateFor: '2026-11-29' },
  ),
];
const ofAunt = { payments: new Map([['p3', paidByAunt]]), refunds: new Map() };

it('tells each payer what others paid for them, but not who', () => {
  const of = (payer?: string) => accountLines(helped, ofAunt, payer).map(({ words, cents }) => [words, cents]);
  expect(of(ruth)).toEqual([
    ['Contract, version 1', 600],
    ['Paid by others', -300],
  ]);
  expect(of(aunt)).toEqual([
    ['Payment: Check (booked on November 30, 2026)', -500],
    ['Counts toward what others owe', 500],
  ]);
  expect(of()).toEqual([
    ['Contract, version 1', 1000],
    ['Payment: Check (booked on November 30, 2026)', -500],
  ]);
  expect(invoiceLines(helped, ofAunt, tom)).toEqual([
    { key: 'h#others', on: '2026-11-29', words: 'Paid by others', cents: -200 },
  ]);
  const back = entry(
    'i',
    'reversal',
    [
      ['checks', -500],
      [`receivable:${aunt}`, 500],
    ],
    { paymentId: 'p3', reverses: 'h' },
  );
  expect(accountLines([...helped, back], ofAunt, ruth).at(-1)).toMatchObject({ words: 'No longer paid by others', cents: 300 });
  expect(invoiceLines([...helped, back], ofAunt, tom)).toEqual([]);
});

it('calls a part of a refund that named nobody what it is', () => {
  const charged = entry('f', 'charge', [
    [`receivable:${ruth}`, 500],
    [`receivable:${tom}`, 500],
    ['revenue:services', -1000],
  ]);
  const back = entry('g', 'refund', [
    ['receivable:none', 200],
    ['checks', -200],
  ]);
  const none = { payments: new Map(), refunds: new Map() };
  expect(accountLines([charged, back], none, tom).at(-1)).toMatchObject({
    words: 'Part of a refund that named nobody',
    cents: 100,
  });
});

it('tells each payer their part of what was written off for everyone as that, not as paid by others', () => {
  const { sums } = replay(helped);
  const written = entry('j', 'write-off', []);
  const entries = [...helped, { ...written, postings: creditPostings('write-off', dividedCredit(200, sums)) }];
  const of = (payer?: string) => accountLines(entries, ofAunt, payer).map(({ words, cents }) => [words, cents]);
  expect(of(ruth)).toEqual([
    ['Contract, version 1', 600],
    ['Paid by others', -300],
    ['Written off', -120],
  ]);
  expect(of(tom).at(-1)).toEqual(['Written off', -80]);
  expect(of(aunt)).toHaveLength(2);
  expect(extraLines(entries, ofAunt, tom)).toEqual([{ key: 'j', on: '2026-11-28', words: 'Written off', cents: -80 }]);
});

it('shows the day that an entry is for, and the day it was booked if that differs', () => {
  expect(accountLines(helped, ofAunt).map(({ on }) => on)).toEqual(['2026-11-28', '2026-11-29']);
});
