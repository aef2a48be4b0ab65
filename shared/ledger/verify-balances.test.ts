import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '../model/ledger.ts';
import { startBalances } from './verify-balances.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const entry = (number: number, fields: Partial<LedgerEntry> = {}): LedgerEntry => ({
  ...{ id: id(number), kind: 'fee', effectiveOn: '2026-11-28', locationId: id(900) },
  postings: [
    { account: 'receivable:none', cents: 35_00 },
    { account: 'fees', cents: -35_00 },
  ],
  ...fields,
});
function verified(...entries: unknown[]) {
  const { visit, verified } = startBalances();
  for (const [at, data] of entries.entries()) visit({ data }, at + 1);
  return verified();
}
const reversal = (number: number, reverses: string) =>
  entry(number, {
    ...{ kind: 'reversal', reverses },
    postings: [
      { account: 'receivable:none', cents: -35_00 },
      { account: 'fees', cents: 35_00 },
    ],
  });

describe('the balances of a ledger', () => {
  it('are the sums of its entries, and the books balance', () => {
    const found = verified(entry(1), entry(2), reversal(3, id(1)));
    expect(found.fault === null && found.replayed.sums).toMatchObject({ feesCents: 35_00, balanceCents: 35_00 });
  });

  it('are zero without entries', () => {
    const found = verified();
    expect(found.fault === null && found.replayed.sums.balanceCents).toBe(0);
  });

  it.each<[string, unknown[], number]>([
    [
      'does not add up',
      [
        entry(1),
        entry(2, {
          postings: [
            { account: 'cash', cents: 1 },
            { account: 'fees', cents: -2 },
          ],
        }),
      ],
      2,
    ],
    ['is there twice', [entry(1), entry(1)], 2],
    ['takes back an entry that is not before it', [reversal(1, id(2)), entry(2)], 1],
    ['takes back an entry a second time', [entry(1), reversal(2, id(1)), reversal(3, id(1))], 3],
    ['takes back one that takes back', [entry(1), reversal(2, id(1)), reversal(3, id(2))], 3],
    ['has one posting', [entry(1, { postings: [{ account: 'cash', cents: 1 }] })], 1],
    [
      'has parts of a cent',
      [
        entry(1, {
          postings: [
            { account: 'cash', cents: 0.5 },
            { account: 'fees', cents: -0.5 },
          ],
        }),
      ],
      1,
    ],
    [
      'has amounts in words',
      [
        {
          ...entry(1),
          postings: [
            { account: 'cash', cents: '1' },
            { account: 'fees', cents: -1 },
          ],
        },
      ],
      1,
    ],
    ['is about something else', [entry(1), { page: 1 }], 2],
    ['is nothing', [null], 1],
  ])('stop at an entry that %s', (_, data, sequence) => {
    const found = verified(...data);
    expect(found.fault).not.toBeNull();
    expect(found).toMatchObject({ sequence });
  });
});
