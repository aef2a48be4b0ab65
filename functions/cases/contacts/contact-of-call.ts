import { flagsOfRoles } from '#shared/cases/people-of-case.ts';
import { relationshipWords } from '#shared/cases/relationship-words.ts';
import type { FirstCall, PersonInShort } from '#shared/contract/cases-views.ts';
import type { Contact } from '#shared/model/contact.ts';
import { contactDefaults } from '#shared/model/contact-field-sets.ts';
import type { CaseRole } from '#shared/model/enumerations/people.ts';
import type { Relationship } from '#shared/model/enumerations/relationship.ts';
import { fullNameOf } from '#shared/values/full-name.ts';

/** Those who call because they looked after the person, such as a nurse. The home makes no arrangements with them. */
const callersAtWork: ReadonlySet<Relationship> = new Set<Relationship>([
  'caregiver',
  'nurse',
  'primary-care-physician',
  'attorney',
  'clergy',
  'other',
]);

/** Returns the roles of the caller: the first contact is the family's, so someone who calls at work isn't, unless they are the next of kin. */
function rolesOf({ relationship, isNextOfKin }: NonNullable<FirstCall['contact']>): CaseRole[] {
  if (isNextOfKin) return ['first-contact', 'next-of-kin'];
  return relationship && callersAtWork.has(relationship) ? [] : ['first-contact'];
}

/** Returns the person who made the first call as a contact of the case. */
export function contactOfCall(id: string, call: NonNullable<FirstCall['contact']>): Contact {
  const { firstName, lastName, phoneNumber, email } = call;
  const selectedRoles = rolesOf(call);
  return {
    ...contactDefaults(),
    id,
    firstName,
    lastName,
    fullName: fullNameOf(call),
    phoneNumber,
    email,
    selectedRoles,
    ...(call.relationship === undefined ? {} : { relationship: call.relationship }),
    ...flagsOfRoles(selectedRoles),
  };
}

/** Returns a contact in brief. */
export function personInShort(contact: Contact): PersonInShort {
  const { id, fullName, selectedRoles: roles, phoneNumber, email, status } = contact;
  return { id, fullName, relationship: relationshipWords(contact), roles, phoneNumber, email, status };
}
