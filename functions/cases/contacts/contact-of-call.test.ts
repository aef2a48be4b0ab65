import { expect, it } from 'vitest';
import { contactOfCall } from './contact-of-call.ts';

const caller = { firstName: 'Nora', lastName: 'Quill', phoneNumber: '', email: '', isNextOfKin: false };
const roles = (call: Partial<Parameters<typeof contactOfCall>[1]>) => contactOfCall('1', { ...caller, ...call }).selectedRoles;

it('makes a relative or friend who called the first contact, and the next of kin both', () => {
  expect([roles({}), roles({ relationship: 'niece' }), roles({ relationship: 'friend' })]).toEqual(
    Array(3).fill(['first-contact']),
  );
  expect(roles({ relationship: 'niece', isNextOfKin: true })).toEqual(['first-contact', 'next-of-kin']);
});

it("doesn't make someone who called at work, such as a nurse, the first contact", () => {
  const nurse = contactOfCall('1', { ...caller, relationship: 'nurse' });
  expect(nurse).toMatchObject({ selectedRoles: [], contactIsFirstContact: false, contactIsNOK: false });
  expect(roles({ relationship: 'other' })).toEqual([]);
  expect(roles({ relationship: 'caregiver', isNextOfKin: true })).toEqual(['first-contact', 'next-of-kin']);
});
