import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nounNames } from './noun-names.ts';
import { closenessOf, searchQuery } from './search-query.ts';

describe('a search of the catalog', () => {
  it('asks for words, nouns, states, and identifiers, or for entries without them', () => {
    expect(searchQuery('  Oak -urn noun:Items is:draft -is:retired reads:veteran ')).toEqual({
      terms: [
        { kind: 'word', value: 'oak', isNot: false },
        { kind: 'word', value: 'urn', isNot: true },
        { kind: 'noun', value: 'items', isNot: false },
        { kind: 'is', value: 'draft', isNot: false },
        { kind: 'is', value: 'retired', isNot: true },
        { kind: 'reads', value: 'veteran', isNot: false },
      ],
      faults: [],
    });
  });

  it('finds first what is called just that, then what begins with it', () => {
    const { terms } = searchQuery('oak casket is:draft -pine');
    const names = ['Linings', 'A casket of oak', 'Oak lid of a casket', 'Oak casket, large', ' Oak  Casket'];
    expect(names.map((name) => closenessOf(name, terms))).toEqual([4, 3, 2, 1, 0]);
    expect(closenessOf('Anything', searchQuery('is:draft').terms)).toBe(0);
  });

  it('says what it does not understand', () => {
    expect(searchQuery('noun:caskets is:old reads:').faults).toEqual([
      `There is no list “caskets.” After noun:, name one of ${nounNames.join(', ')}.`,
      '“is:old” isn’t a state. Try is:draft, is:retired, is:faulty (needs fixes), or is:unused.',
      'Add an identifier after reads:, like reads:veteran.',
    ]);
  });

  it('takes anything else as words, and a hyphen alone as one', () => {
    expect(searchQuery('constructor:x - 7"').terms.map(({ value, isNot }) => [value, isNot])).toEqual([
      ['constructor:x', false],
      ['-', false],
      ['7"', false],
    ]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { terms, faults } = searchQuery(text.replaceAll(/["“”]/g, ''));
        expect(terms.length + faults.length).toBe(text.replaceAll(/["“”]/g, '').split(/\s+/).filter(Boolean).length);
      }),
    );
  });

  it('takes words in quotation marks together, also before the second mark is typed', () => {
    const told = (text: string) => searchQuery(text).terms.map(({ kind, value, isNot }) => [kind, value, isNot]);
    const basic = ['phrase', 'basic services', false];
    for (const text of ['"basic services"', '“Basic  services”', '" basic services', '"basic services" '])
      expect(told(text), text).toEqual([basic]);
    expect(told('-"basic services" oak')).toEqual([
      ['phrase', 'basic services', true],
      ['word', 'oak', false],
    ]);
    expect(told('" ""')).toEqual([
      ['word', '"', false],
      ['word', '""', false],
    ]);
    expect(closenessOf('Basic services of staff', searchQuery('"basic services"').terms)).toBe(1);
    fc.assert(fc.property(fc.string(), (text) => void searchQuery(`"${text}`)));
  });
});
