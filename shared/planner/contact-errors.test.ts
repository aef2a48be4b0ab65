import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrangementSchema } from '../model/arrangement.ts';
import { WEBSITE_IN_NAME } from '../values/name-rules.ts';
import { areContactsValid, contactErrors } from './contact-errors.ts';
import { type DraftContact, emptyContact } from './plan-draft.ts';

const text = fc.oneof(
  fc.constantFrom('', ' ', 'Maren', 'Ana María', '山田', "O'Neil", 'win.com', 'Visit www.win'),
  fc.string({ maxLength: 8, unit: 'grapheme' }),
);
const emails = fc.oneof(
  fc.constantFrom('', 'maren@example.com', ' Maren@Example.com ', 'maren@', 'ü@example.com', `${'a'.repeat(65)}@b.co`),
  text,
);
const phones = fc.constantFrom('', '(617) 555-0134', '(617) 555-013', '6175550134', '(117) 555-0134', 'call me');

const contact = (contactType: DraftContact['contactType']) =>
  fc
    .record({ firstName: text, middleName: text, lastName: text, email: emails, phoneNumber: phones, isRelated: fc.boolean() })
    .map(
      ({ isRelated, ...typed }): DraftContact => ({
        ...emptyContact('1', contactType),
        ...typed,
        ...(isRelated ? { relationship: 'daughter' } : {}),
      }),
    );

/** Returns whether the server's schema accepts the same people, arranged as in a save. */
const isTaken = (type: 'myself' | 'someone-else', contacts: readonly DraftContact[]): boolean =>
  arrangementSchema.safeParse({
    arrangementId: '0190a1b2-0000-7000-8000-000000000001',
    providerLocationId: '0190a1b2-0000-7000-8000-000000000002',
    completedFinalStep: 2,
    timing: 'pre-need',
    type,
    contacts: contacts
      .filter(({ contactType }) => contactType === 'contact' || type === 'someone-else')
      .map(({ contactType, firstName, middleName, lastName, relationship, email, phoneNumber }) =>
        contactType === 'decedent'
          ? { contactType, firstName, middleName, lastName }
          : { contactType, firstName, middleName, lastName, email, phoneNumber, ...(relationship ? { relationship } : {}) },
      ),
  }).success;

it("agrees with the server's schema on every person", () => {
  fc.assert(
    fc.property(
      fc.constantFrom('myself' as const, 'someone-else' as const),
      contact('contact'),
      fc.option(contact('decedent'), { nil: undefined }),
      fc.array(contact('contact'), { maxLength: 2 }),
      (type, first, decedent, more) => {
        // Only the server refuses control characters: no keyboard types them.
        const people = [first, ...(decedent ? [decedent] : []), ...more];
        fc.pre(
          people.every(
            ({ firstName, middleName, lastName }) => !/[\p{Cc}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/u.test(firstName + middleName + lastName),
          ),
        );
        expect(areContactsValid({ type, contacts: people })).toBe(isTaken(type, people));
      },
    ),
    { numRuns: 1000, seed: 20261121 },
  );
});

it("names each field in the screen's words", () => {
  const first = { ...emptyContact('a', 'contact'), email: 'nobody', phoneNumber: '(617) 555' };
  expect(contactErrors({ type: 'someone-else', contacts: [first, emptyContact('b', 'decedent')] })).toEqual([
    { key: 'a', field: 'firstName', message: 'Required' },
    { key: 'a', field: 'lastName', message: 'Required' },
    { key: 'a', field: 'relationship', message: 'Required' },
    { key: 'a', field: 'email', message: 'Invalid Email' },
    { key: 'a', field: 'phoneNumber', message: 'Invalid phone number' },
    { key: 'b', field: 'firstName', message: 'Required' },
    { key: 'b', field: 'lastName', message: 'Required' },
  ]);
});

it('refuses the address of a website in any name, in the words of other forms', () => {
  const person = { ...emptyContact('a', 'contact'), firstName: 'Maren', middleName: 'www.win', lastName: 'Visit win.com' };
  expect(contactErrors({ type: 'myself', contacts: [{ ...person, email: 'maren@example.com' }] })).toEqual([
    { key: 'a', field: 'middleName', message: WEBSITE_IN_NAME },
    { key: 'a', field: 'lastName', message: WEBSITE_IN_NAME },
  ]);
});
