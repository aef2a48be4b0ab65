import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decedentNameOf, MAX_BABY_OF, twoNamesOf, typedDecedentName } from './decedent-name.ts';
import { fullNameOf } from './full-name.ts';

describe('the name of the person who died', () => {
  it('is what is known of it', () => {
    expect(decedentNameOf({ firstName: 'Ada', middleName: 'Jo', lastName: 'Marsh' })).toBe('Ada Jo Marsh');
    expect(decedentNameOf({ firstName: '', lastName: 'Marsh' })).toBe('Marsh');
    expect(decedentNameOf({ firstName: ' ', lastName: '' })).toBe('Unknown');
  });
  it("is the mother's until a baby has a first name", () => {
    const baby = { firstName: '', lastName: 'Lopez', babyOf: 'Maria Lopez' };
    expect(decedentNameOf(baby)).toBe('Baby of Maria Lopez');
    expect(decedentNameOf({ ...baby, firstName: 'Luz' })).toBe('Luz Lopez');
  });
  it('is never empty, and as long as a full name may be', () => {
    const name = fc.string({ maxLength: 64 });
    const baby = fc.option(fc.string({ maxLength: MAX_BABY_OF }), { nil: undefined });
    fc.assert(
      fc.property(name, name, baby, (firstName, lastName, babyOf) => {
        const shown = decedentNameOf({ firstName, lastName, babyOf });
        expect(shown).not.toBe('');
        expect(shown.length).toBeLessThanOrEqual(200);
      }),
    );
  });
});

describe('a name that was typed on one line', () => {
  it('is taken apart', () => {
    expect(typedDecedentName(' Ada  Jo May Marsh ')).toMatchObject({ firstName: 'Ada', middleName: 'Jo May', lastName: 'Marsh' });
    expect(typedDecedentName('baby girl of Maria Lopez')).toMatchObject({ firstName: '', babyOf: 'Maria Lopez' });
    expect(typedDecedentName('UNKNOWN')).toMatchObject({ firstName: '', isUnknown: true });
    expect(typedDecedentName('Jane Doe')).toMatchObject({ isUnknown: true });
    expect(typedDecedentName('')).toMatchObject({ firstName: '', isUnknown: false });
    expect(twoNamesOf('Ruth Ann Marsh')).toEqual({ firstName: 'Ruth', lastName: 'Ann Marsh' });
  });
  it('loses no word of it', () => {
    const name = fc.array(fc.stringMatching(/^[A-Z][a-z]{1,8}$/), { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(name, (typed) => {
        fc.pre(!/^(unknown|unidentified|john doe|jane doe|baby .*)$/i.test(typed));
        expect(fullNameOf(typedDecedentName(typed))).toBe(typed);
        expect(fullNameOf(twoNamesOf(typed))).toBe(typed);
      }),
    );
  });
});
