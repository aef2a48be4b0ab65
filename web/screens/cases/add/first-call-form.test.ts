import { describe, expect, it } from 'vitest';
import { firstCallSchema } from '#shared/contract/cases-views.ts';
import { firstCallForm, firstCallOf, noCall, typedBefore } from './first-call-form.ts';

const died = { ...noCall, decedentFirstName: 'Ada', decedentLastName: 'Marsh' };
const errorsOf = (values: object) =>
  firstCallForm.safeParse(values).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

describe('the form of a first call', () => {
  it('requires the name of the person who died, and both names of the caller once any of their details are filled in', () => {
    expect(errorsOf(noCall)).toEqual([
      ['decedentFirstName', 'Required field.'],
      ['decedentLastName', 'Required field.'],
    ]);
    expect(errorsOf(died)).toEqual([]);
    expect(errorsOf({ ...died, callerPhone: '(617) 555-0100' })).toEqual([
      ['callerFirstName', 'Required field.'],
      ['callerLastName', 'Required field.'],
    ]);
    expect(errorsOf({ ...died, callerPhone: '12' })).toHaveLength(1);
  });
  it('is sent as the API call expects it', () => {
    const values = { ...died, dateOfDeath: '2026-07-01', callerFirstName: 'Ruth', callerLastName: 'Marsh', isNextOfKin: true };
    const call = firstCallOf(firstCallForm.parse(values));
    expect(firstCallSchema.parse(call)).toMatchObject({
      dateOfDeath: '2026-07-01',
      contact: { firstName: 'Ruth', lastName: 'Marsh', isNextOfKin: true },
    });
    expect(firstCallOf(firstCallForm.parse({ ...values, type: 'pre-need' }))).not.toHaveProperty('dateOfDeath');
    expect(firstCallOf(firstCallForm.parse(died))).not.toHaveProperty('contact');
  });
  it("restores what was typed, and nothing that it doesn't have", () => {
    expect(typedBefore({ decedentFirstName: 'Ada', isNextOfKin: 'yes', other: 1, type: 'soon' })).toEqual({
      ...noCall,
      decedentFirstName: 'Ada',
    });
    expect(typedBefore(null)).toEqual(noCall);
  });
});
