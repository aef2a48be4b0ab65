import { describe, expect, it } from 'vitest';
import type { LineWhy } from '#shared/model/priced-plan.ts';
import { percentWords } from './percent-words.ts';
import { listWords, whyWords } from './why-words.ts';

describe('why a line is on the account', () => {
  const said: readonly [LineWhy, string][] = [
    [{ kind: 'chosen' }, 'You chose it.'],
    [{ kind: 'package', name: 'Plain' }, 'It is part of the package “Plain.”'],
    [
      { kind: 'follows', because: 'Visiting hours', question: 'Should the casket be open?' },
      'It follows from your answer under “Visiting hours”: Should the casket be open?',
    ],
    [{ kind: 'follows', because: 'Plain' }, 'It comes with “Plain.”'],
    [{ kind: 'non-declinable' }, 'Every funeral arrangement includes this fee, and it cannot be declined.'],
    [
      { kind: 'required', by: 'cemetery', reason: 'Hillside asks for a liner' },
      'Required by the cemetery: Hillside asks for a liner.',
    ],
    [{ kind: 'required', by: 'law', reason: 'It is so.' }, 'Required by law: It is so.'],
    [{ kind: 'discount', reason: 'For those who served.' }, 'For those who served.'],
    [{ kind: 'tax', ratePpm: 88_750 }, 'A tax of 8.875% that the home has to charge.'],
    [{ kind: 'tax', rateBasisPoints: 625 }, 'A tax of 6.25% that the home has to charge.'],
    [{ kind: 'allowance', name: 'Plain' }, '“Plain” already pays this much toward it.'],
  ];

  it.each(said)('%j', (why, words) => {
    expect(whyWords({ why, section: 'services' })).toBe(words);
  });

  it('says that the line of a flat package is the package itself', () => {
    const why = { kind: 'package', name: 'Plain' } as const;
    expect(whyWords({ why, section: 'package' })).toBe('You chose this package: one price for everything in it.');
  });

  it('adds the line of the price list, if there is one', () => {
    expect(listWords({ gplLine: 'hearse' })).toBe('On the price list under “Hearse”');
    expect(listWords({ gplLine: null })).toBe('');
  });

  it('writes rates as people do', () => {
    expect([100, 500, 5_000, 62_500, 70_000, 101_000, 88_750, 1].map(percentWords)).toEqual([
      '0.01%',
      '0.05%',
      '0.5%',
      '6.25%',
      '7%',
      '10.1%',
      '8.875%',
      '0.0001%',
    ]);
  });
});
