import { describe, expect, it } from 'vitest';
import type { ChainId } from '#shared/chain/chain-head.ts';
import { readKnown, verdictWords } from './verdict-words.ts';

const chain: ChainId = { kind: 'ledger', subject: '0198f0aa-1111-7222-8333-444455556666' };
const hash = '0123456789abcdef'.repeat(4);
const head = { sequence: 1200, hash };

describe('the words for a record', () => {
  it('say what a code on paper leaves open: nothing up to its entry, and everything after it', () => {
    const [none, earlier, last] = [undefined, { sequence: 900, hash }, head].map(
      (known) => verdictWords({ chain, head, known }, null).notChecked,
    );
    expect(none?.[0]).toContain('remove entries from the end, or write the whole record again');
    expect(earlier?.[0]).toContain('remove entries after entry 900, or write those again');
    expect(earlier?.[0]).toContain('enter a later entry number and code');
    expect(last).toEqual(['Whether what the entries say is true.', 'Who made this file. It has no signature.']);
  });

  it('count entries', () => {
    const resultOf = (sequence: number) => verdictWords({ chain, head: { sequence, hash } }, null).result;
    expect([0, 1, 1200].map(resultOf)).toEqual([
      'This ledger has no entries.',
      'The one entry of this ledger is unchanged since it was written.',
      'All 1,200 entries of this ledger are here, in order, and unchanged since they were written.',
    ]);
  });

  it('claim nothing of the entries before one that the paper names', () => {
    const fault = { sequence: 5, reason: 'rewritten', words: 'Entry 5 isn’t it.' } as const;
    expect(verdictWords({ chain, head }, fault)).toMatchObject({ isWhole: false, result: 'Entry 5 isn’t it.', checked: [] });
  });
});

describe('what is typed from paper', () => {
  it.each([
    ['', ' ', {}],
    ['12', '0123 4567-89AB cdef', { known: { sequence: 12, hash: '0123456789abcdef' } }],
    ['12', hash, { known: { sequence: 12, hash } }],
  ])('is read: %s, %s', (number, code, read) => {
    expect(readKnown(number, code)).toEqual(read);
  });

  it.each([
    ['', hash, 'number'],
    ['0', hash, 'number'],
    ['1.5', hash, 'number'],
    ['12', '', 'code'],
    ['12', '0123456789abcde', 'code'],
    ['12', '0123456789abcdeg', 'code'],
    ['12', `${hash}0`, 'code'],
  ])('is refused in its field: %s, %s', (number, code, field) => {
    expect(readKnown(number, code)).toMatchObject({ field });
  });
});
