import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ToldAnswer, ToldThing } from '../../model/personal-effect.ts';
import { effectsStatus, standingOf } from './effect-standing.ts';
import { answeredTold, noneRefusal, openTold, toldThings, withAnswers } from './told-effects.ts';

const wordsOf = (valuablesList: string) => toldThings({ hasValuables: true, valuablesList }, {}).map(({ words }) => words);
const thing = (words: string): ToldThing => ({ source: 'first-call', words });
const answer = (words: string, became = 'Her daughter kept it.'): ToldAnswer => ({
  ...{ ...thing(words), became, by: 'someone', byName: 'Ida Larkspur', on: '2026-05-11T10:00:00.000Z' },
});

describe('what was told of', () => {
  it.each([
    ['Wedding ring, glasses.', ['Wedding ring', 'glasses']],
    ['Wedding ring; the quilt from her bed.', ['Wedding ring', 'the quilt from her bed']],
    ['Gold wedding band, left hand', ['Gold wedding band, left hand']],
    ['A gold and silver ring', ['A gold and silver ring']],
    ['Watch and rosary, and her Bible\nkeys', ['Watch', 'rosary', 'her Bible', 'keys']],
    ['Ring. ring', ['ring']],
  ])('%j is %j', (list, words) => {
    expect(wordsOf(list)).toEqual(words);
  });

  it('says what each is and how many, as far as the words say it', () => {
    const told = toldThings(
      { valuablesList: 'Gold wedding band; earrings; two photographs in her handbag; 3 rings; a quilt' },
      {},
    );
    expect(told.map(({ item, quantity }) => [item, quantity])).toEqual([
      ['wedding-ring', 1],
      ['earrings', 1],
      ['photograph', 2],
      ['ring', 3],
      ['other', 1],
    ]);
  });

  it('is something that nobody named if there are valuables, and what the removal brought', () => {
    const told = toldThings({ hasValuables: true }, { belongings: 'list' });
    expect(told.map(({ source, words }) => [source, words])).toEqual([
      ['first-call', 'Valuables that nobody named'],
      ['removal', 'Something that came with the person'],
    ]);
    expect(toldThings({ hasValuables: false, valuablesList: 'A ring' }, { belongings: 'none' })).toEqual([]);
  });

  it('is never empty words or more than a save can name, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 4000 }), (list) => {
        const told = toldThings({ hasValuables: true, valuablesList: list }, { belongings: 'list' });
        expect(told.length).toBeLessThanOrEqual(40);
        for (const { words, quantity } of told) {
          expect(words.length).toBeGreaterThan(0);
          expect(words.length).toBeLessThanOrEqual(200);
          expect(quantity).toBeGreaterThanOrEqual(1);
        }
      }),
    );
  });
});

describe('what was told and is open', () => {
  const told = [thing('Ring'), thing('Watch'), { source: 'removal', words: 'Something' } as const];

  it('is what nothing on the list is and nobody accounted for', () => {
    expect(openTold(told, [], [])).toEqual(told);
    expect(openTold(told, [{ told: [thing('ring')] }], [])).toEqual([thing('Watch')]);
    expect(openTold(told, [{}], [answer('Ring')])).toEqual([thing('Watch')]);
  });

  it('keeps there from being none, and keeps the page from being complete', () => {
    expect(noneRefusal([])).toBeUndefined();
    expect(noneRefusal(openTold(told, [], []))).toMatch(
      /^3 things were told earlier\. The first call: Ring; Watch\. The removal: Something\. Write down/,
    );
    const none = { thereAreNoPersonalEffects: true };
    expect(effectsStatus({ ...none, effectsStanding: standingOf([], 1) })).toBe('in-progress');
    expect(effectsStatus({ ...none, effectsStanding: standingOf([], 0) })).toBe('complete');
  });

  it('is answered by the last answer about it, until it’s on the list', () => {
    const answers = withAnswers([answer('Ring', 'Lost.')], [answer('RING', 'Found.')]);
    expect(answers.map(({ became }) => became)).toEqual(['Found.']);
    expect(answeredTold(told, [], answers)).toEqual(answers);
    expect(answeredTold(told, [{ told: [thing('Ring')] }], answers)).toEqual([]);
  });
});
