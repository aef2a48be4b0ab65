import { expect, it } from 'vitest';
import { contactValues } from '../identifiers/contact-identifiers.ts';
import { staffValues } from '../identifiers/home-identifiers.ts';
import { withoutUnknown } from '../identifiers/identifier.ts';
import type { Contact } from '../model/contact.ts';
import type { StaffMember } from '../model/employee.ts';
import type { SignerRole } from '../model/enumerations/document.ts';
import type { Answers } from '../questions/conditional-question.ts';
import { signersFacts, signingContacts } from './signers-facts.ts';

const ROLE = 'person-in-control-of-disposition';
const idOf = (number: number) => `018f4a2b-0000-7000-8000-00000000000${number}`;
const contact = (number: number, firstName: string, more: object): Contact =>
  ({ ...contactDefaults, id: idOf(number), firstName, lastName: 'Marsh', sortOrder: number, ...more }) as unknown as Contact;
const contactDefaults = { contactType: 'family', selectedRoles: [], phoneNumber: '', email: '', otherRelationship: '' };
const ellen = contact(1, 'Ellen', { selectedRoles: [ROLE], relationship: 'spouse', phoneNumber: '6175550100', address: {} });
const adelina = contact(2, 'Adelina', { relationship: 'child' });
const [miriam, peter] = [3, 4].map(
  (number) => ({ id: idOf(number), fullName: `Director ${number}`, kind: 'staff' }) as StaffMember,
);
const people = { contacts: [ellen, adelina], staff: [miriam!, peter!] };
const known = withoutUnknown({ ...contactValues(people.contacts), ...staffValues('assigned', peter) }) as Answers;
const signer = (order: number, role: SignerRole, who: { contactId?: string; employeeId?: string; fullName?: string }) => ({
  order,
  role,
  fullName: '',
  ...who,
});

it('are about the contact who signs for a role, with nothing of the one who has it', () => {
  const signers = [signer(1, ROLE, { contactId: adelina.id })];
  const facts = signersFacts(known, signers, people);
  expect(known.personInControlOfDispositionFullName).toBe('Ellen Marsh');
  expect(facts.personInControlOfDispositionFullName).toBe('Adelina Marsh');
  expect(facts.personInControlOfDispositionRelationshipWords).not.toBe(known.personInControlOfDispositionRelationshipWords);
  expect(facts).not.toHaveProperty('personInControlOfDispositionAddress');
  expect(facts.personInControlOfDispositionPhoneNumber).not.toBe('6175550100');
  expect(signingContacts(signers, people.contacts).get(ROLE)).toBe(adelina);
});

it('are those of the case where the one who has the role signs, or nobody was chosen', () => {
  expect(signersFacts(known, [signer(1, ROLE, { contactId: ellen.id })], people)).toBe(known);
  expect(signersFacts(known, [signer(1, ROLE, {})], people)).toBe(known);
});

it('are about each of two signers with one role in what they fill in, and elsewhere about the first', () => {
  const signers = [signer(1, ROLE, { contactId: adelina.id }), signer(2, ROLE, { contactId: ellen.id })];
  const nameFor = (slot?: number) => signersFacts(known, signers, people, slot).personInControlOfDispositionFullName;
  expect([nameFor(), nameFor(1), nameFor(2)]).toEqual(['Adelina Marsh', 'Adelina Marsh', 'Ellen Marsh']);
});

it('name a member of staff who signs for a relative, and the director who signs in what they fill in alone', () => {
  const signers = [
    signer(1, ROLE, { employeeId: miriam!.id, fullName: 'Director 3' }),
    signer(2, 'funeral-director', { employeeId: miriam!.id }),
  ];
  expect(signersFacts(known, signers, people).personInControlOfDispositionFullName).toBe('Director 3');
  expect(signersFacts(known, signers, people).assignedFullName).toBe('Director 4');
  expect(signersFacts(known, signers, people, 2).assignedFullName).toBe('Director 3');
});
