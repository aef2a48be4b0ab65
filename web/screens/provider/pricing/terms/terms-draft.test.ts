import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ContractTerms, noContractTerms } from '#shared/model/contract-terms.ts';
import { termsFaults, termsFrom, typedTerms } from './terms-draft.ts';

const terms: fc.Arbitrary<ContractTerms> = fc.record({
  text: fc.constantFrom('', 'Please pay by check.'),
  dueInDays: fc.option(fc.integer({ min: 0, max: 365 })),
  returnedCheckFeeCents: fc.option(fc.integer({ min: 1, max: 10_000 })),
  financeCharge: fc.option(
    fc.record({ monthlyPpm: fc.integer({ min: 1, max: 50_000 }), graceDays: fc.integer({ min: 0, max: 365 }) }),
  ),
  allowsMarkup: fc.boolean(),
  actualsWithinDays: fc.option(fc.integer({ min: 1, max: 365 })),
});

describe('the form of contract terms', () => {
  it('has the terms as they were if nothing is typed', () => {
    fc.assert(
      fc.property(terms, (each) => {
        expect(termsFrom(typedTerms(each))).toEqual(each);
      }),
    );
  });

  it('says what is wrong in the words of its fields, and nothing about what is hidden', () => {
    const fields = { ...typedTerms(noContractTerms), dueInDays: 'soon', graceDays: '-1', monthlyPercent: '9' };
    expect(termsFrom(fields)).toEqual(noContractTerms);
    expect(
      termsFaults({ ...fields, due: 'days', hasFinanceCharge: 'yes', returnedCheckFee: '101', actualsWithinDays: '0' }),
    ).toEqual({
      dueInDays: 'Enter a number of days from 1 to 365.',
      returnedCheckFee: 'Enter a fee above $0 and up to $100, or leave it empty.',
      monthlyPercent: 'Enter a rate above 0 and up to 5, like 1.5.',
      graceDays: 'Enter a number of days from 0 to 365.',
      actualsWithinDays: 'Enter a number of days from 1 to 365.',
    });
  });
});
