import { describe, expect, it } from 'vitest';
import { firstCallSchema } from '#shared/contract/cases-views.ts';
import { firstCallForm, firstCallOf, noCall, ownAnswers, typedBefore } from './first-call-form.ts';

const died = { ...noCall, decedentFirstName: 'Ada', decedentLastName: 'Marsh' };
const caller = { callerFirstName: 'Ruth', callerLastName: 'Marsh', callerPhone: '(617) 555-0142', isNextOfKin: true };
const errorsOf = (values: object) =>
  firstCallForm.safeParse(values).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
const sent = (values: object) => firstCallOf(firstCallForm.parse({ ...noCall, ...values }));

describe('the form of a first call', () => {
  it('asks for a first or last name, unless nobody knows it or it is a baby', () => {
    expect(errorsOf(noCall)).toEqual([['decedentLastName', 'Enter a first or last name, or choose Unknown or Baby of.']]);
    expect(errorsOf({ ...noCall, decedentLastName: 'Marsh' })).toEqual([]);
    expect(errorsOf({ ...noCall, nameKind: 'unknown' })).toEqual([]);
    expect(errorsOf({ ...noCall, nameKind: 'baby' })).toEqual([['babyOf', 'Enter the mother’s name.']]);
    expect(errorsOf({ ...died, callerPhone: '12', callerEmail: 'ruth@' })).toEqual([
      ['callerPhone', 'Enter a phone number, like (617) 555-0142'],
      ['callerEmail', 'Enter an email address, like name@example.com'],
    ]);
    expect(errorsOf({ ...died, callerPhone: ' 617 555 0142 ', callerEmail: ' Ruth@Example.com ' })).toEqual([]);
  });
  it('is sent as the API call expects it', () => {
    expect(firstCallSchema.parse(sent({ ...died, ...caller }))).toMatchObject({
      decedentFirstName: 'Ada',
      contact: { firstName: 'Ruth', lastName: 'Marsh', phoneNumber: '(617) 555-0142', isNextOfKin: true },
    });
    expect(sent(died)).not.toHaveProperty('contact');
  });
  it('makes the caller a contact once both names are known, and an answer in any case', () => {
    const nurse = { ...died, callerFirstName: 'Beth', callerPhone: '(617) 555-0142' };
    expect(sent(nurse)).not.toHaveProperty('contact');
    expect(ownAnswers(nurse)).toEqual({ callerName: 'Beth', callerPhoneNumber: '(617) 555-0142', callerIsNextOfKin: false });
    expect(ownAnswers(died)).toEqual({});
  });
  it('sends only the kind of name that is chosen', () => {
    const both = { ...died, babyOf: 'Maria Lopez' };
    expect(sent({ ...both, nameKind: 'unknown' })).toMatchObject({ decedentLastName: '', isNameUnknown: true });
    expect(sent({ ...both, nameKind: 'baby' })).toMatchObject({ decedentFirstName: '', decedentLastName: 'Marsh' });
    expect(ownAnswers({ ...both, nameKind: 'baby' })).toEqual({ babyOf: 'Maria Lopez' });
    expect(ownAnswers(both)).toEqual({});
  });
  it("restores what was typed, and nothing that it doesn't have", () => {
    const stored = { decedentFirstName: 'Ada', isNextOfKin: 'yes', other: 1, type: 'soon', nameKind: 'x' };
    expect(typedBefore(stored)).toEqual({ ...noCall, decedentFirstName: 'Ada' });
    expect(typedBefore(null)).toEqual(noCall);
  });
});
