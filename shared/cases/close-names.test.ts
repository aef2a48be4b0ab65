import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstNames, lastNames } from '#world/data/people.ts';
import { closeNames, MAX_CLOSE_NAMES } from './close-names.ts';
import { wordsOf } from './words-of.ts';

const names = [...new Set([...firstNames, ...lastNames].flatMap(wordsOf))];
const surnames = [...new Set(lastNames.flatMap(wordsOf))].filter((name) => name.length >= 4);
const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Every way to get one letter of a name wrong, but for its first. */
function typosOf(name: string): string[] {
  const typos = new Set<string>();
  for (let at = 1; at <= name.length; at += 1) {
    const [before, after] = [name.slice(0, at), name.slice(at)];
    for (const letter of letters) typos.add(before + letter + after);
    if (after === '') continue;
    typos.add(before + after.slice(1));
    for (const letter of letters) typos.add(before + letter + after.slice(1));
    if (after.length > 1) typos.add(`${before}${after[1]}${after[0]}${after.slice(2)}`);
  }
  typos.delete(name);
  return [...typos];
}

describe('names that are close to a typed word', () => {
  it('include every surname of the sample after any one mistake behind its first letter', () => {
    expect(surnames.length).toBeGreaterThan(50);
    const missed = surnames.flatMap((name) => typosOf(name).filter((typo) => !closeNames(typo, names).includes(name)));
    expect(missed).toEqual([]);
  });

  it('are found among thousands of other names, and never more than are looked at', () => {
    const word = fc.stringMatching(/^[a-z]{3,12}$/);
    fc.assert(
      fc.property(fc.constantFrom(...surnames), fc.array(word, { maxLength: 300 }), fc.nat(), (name, others, nth) => {
        const typos = typosOf(name);
        const typo = typos[nth % typos.length] as string;
        const found = closeNames(typo, [...others, name]);
        expect(found.length).toBeLessThanOrEqual(MAX_CLOSE_NAMES);
        if (found.length < MAX_CLOSE_NAMES) expect(found).toContain(name);
        expect(found).not.toContain(typo);
      }),
      { numRuns: 200 },
    );
  });

  it('come closest first, whole names before half-typed ones', () => {
    expect(closeNames('marhs', ['march', 'marsh', 'marshall', 'moss'])).toEqual(['marsh', 'marshall']);
    expect(closeNames('whitak', ['whittaker', 'whitman'])).toEqual(['whittaker']);
    expect(closeNames('okonkvp', ['okonkwo'])).toEqual([]);
    expect(closeNames('montgomrey', ['montgomery', 'montgomry'])).toEqual(['montgomery', 'montgomry']);
  });

  it('never begin with another letter, and two letters are too few', () => {
    expect(closeNames('zarsh', ['marsh'])).toEqual([]);
    expect(closeNames('li', ['lin', 'lee'])).toEqual([]);
  });
});
