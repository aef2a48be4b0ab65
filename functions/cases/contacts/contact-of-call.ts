import { relationshipWords } from '#shared/cases/relationship-words.ts';
import type { FirstCall, PersonInShort } from '#shared/contract/cases-views.ts';
import type { Contact } from '#shared/model/contact.ts';
import { contactDefaults } from '#shared/model/contact-field-sets.ts';
import { fullNameOf } from '#shared/values/full-name.ts';

/** Returns the person who made the first call as the case's first contact. */
export function contactOfCall(id: string, call: NonNullable<FirstCall['contact']>): Contact {
  const { firstName, lastName, phoneNumber, email, isNextOfKin } = call;
  return {
    ...contactDefaults(),
    id,
    firstName,
    lastName,
    fullName: fullNameOf(call),
    phoneNumber,
    email,
    selectedRoles: ['first-contact', ...(isNextOfKin ? (['next-of-kin'] as const) : [])],
    ...(call.relationship === undefined ? {} : { relationship: call.relationship }),
    contactIsNOK: isNextOfKin,
    contactIsFirstContact: true,
  };
}

/** Returns a contact in brief. */
export function personInShort(contact: Contact): PersonInShort {
  const { id, fullName, selectedRoles: roles, phoneNumber, email, status } = contact;
  return { id, fullName, relationship: relationshipWords(contact), roles, phoneNumber, email, status };
}
