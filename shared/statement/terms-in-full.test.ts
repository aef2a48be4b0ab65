import { describe, expect, it } from 'vitest';
import { type ContractTerms, noContractTerms } from '#shared/model/contract-terms.ts';
import type { StatementLine } from '#shared/model/contract-version.ts';
import { actualsDueOn, funeralSignedOn, ruleSentences, rulesOfTerms, termsInFull } from './terms-in-full.ts';

const rules = (change: Partial<ContractTerms> = {}) => rulesOfTerms({ ...noContractTerms, ...change });
const late = { financeCharge: { monthlyPpm: 15_000, graceDays: 30 }, returnedCheckFeeCents: 3_500 };

describe('the terms of a statement', () => {
  it('say what its rules mean, below what was written', () => {
    expect(termsInFull({ terms: 'Please pay by check.\n', rules: rules(late), dueOn: null })).toBe(
      'Please pay by check.\n\nA finance charge of 1.5% a month (simple) is added to what is overdue by more than 30 days.\nThe fee for a returned check is $35.00.',
    );
    expect(ruleSentences(rules({ financeCharge: { monthlyPpm: 7_500, graceDays: 0 } }))).toEqual([
      'A finance charge of 0.75% a month (simple) is added to what is overdue.',
    ]);
    expect(ruleSentences(rules({ actualsWithinDays: 15 }))).toEqual([
      'We give you the actual charges for cash advances in writing within 15 days after signing.',
    ]);
  });

  it('are only what was written where there are no rules, or none says anything', () => {
    expect(termsInFull({ terms: 'Ours.', rules: rules(), dueOn: null })).toBe('Ours.');
    expect(termsInFull({ terms: 'Ours.', dueOn: null })).toBe('Ours.');
  });

  it('say that the total is due on signing unless it has a date of its own', () => {
    const onSigning = { terms: '', rules: rules({ dueInDays: 0 }) };
    expect(termsInFull({ ...onSigning, dueOn: null })).toBe('The total is due when everyone has signed.');
    expect(termsInFull({ ...onSigning, dueOn: '2026-12-31' })).toBe('');
    expect(rules({ dueInDays: 30 }).isDueOnSigning).toBe(false);
  });
});

describe('actual charges', () => {
  it('are due some days after signing while a cash advance is an estimate', () => {
    const advance = (standing: 'estimate' | 'actual') =>
      [{ cashAdvance: { payee: '', costCents: 1, rebateCents: 0, standing } }] as unknown as StatementLine[];
    const fifteen = rules({ actualsWithinDays: 15 });
    expect(actualsDueOn({ rules: fifteen, lines: advance('estimate') }, '2026-11-20')).toBe('2026-12-05');
    expect(actualsDueOn({ rules: fifteen, lines: advance('actual') }, '2026-11-20')).toBeNull();
    expect(actualsDueOn({ rules: rules(), lines: advance('estimate') }, '2026-11-20')).toBeNull();
  });

  it('count from the contract of the funeral, not from one that was signed in advance', () => {
    const inAdvance = { signedOn: '1998-03-02', isPreNeed: true };
    const reopened = { signedOn: null };
    expect(funeralSignedOn([inAdvance])).toBeUndefined();
    expect(funeralSignedOn([{ signedOn: '2026-11-24' }, { signedOn: '2026-11-20' }, reopened, inAdvance])).toBe('2026-11-20');
    expect(funeralSignedOn([])).toBeUndefined();
  });
});
