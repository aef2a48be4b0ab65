import { expect, it } from 'vitest';
import { accountWords, isReversible, reversalsOf } from './ledger-words.ts';

it('calls accounts what people call them, and a payer by name', () => {
  const accounts = ['card-clearing', `receivable:${'a'.repeat(8)}`, 'receivable:none', 'tax:1'] as const;
  expect(accounts.map((account) => accountWords(account, () => 'Ruth Okafor'))).toEqual([
    ...['Card payments', 'Owed by Ruth Okafor', 'Owed, nobody named', 'Taxes'],
  ]);
});

it('lets an entry be taken back once, if it was made by hand', () => {
  const line = (number: number, id: string, kind: 'fee' | 'payment' | 'reversal', reverses?: string) => ({
    number,
    entry: { id, kind, ...(reverses ? { reverses } : {}) },
  });
  const lines = [line(4, 'd', 'reversal', 'a'), line(3, 'c', 'fee'), line(2, 'b', 'payment'), line(1, 'a', 'fee')];
  const reversals = reversalsOf(lines);
  expect([...reversals]).toEqual([['a', 4]]);
  expect(lines.map((each) => isReversible(each, reversals))).toEqual([false, true, false, false]);
});
