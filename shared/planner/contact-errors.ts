import { isEmail } from '../values/email.ts';
import { hasWebsite, hasWord, NO_WORD, WEBSITE_IN_NAME } from '../values/name-rules.ts';
import { FORMATTED_PHONE_LENGTH, isValidPhone, maskPhone } from '../values/phone.ts';
import type { DraftContact, PlanDraft } from './plan-draft.ts';

export type ContactField = 'firstName' | 'middleName' | 'lastName' | 'relationship' | 'email' | 'phoneNumber';

/** The name of each field of a contact, as on its label. */
export const contactFieldWords: Readonly<Record<ContactField, string>> = {
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  relationship: 'Relationship',
  email: 'Email',
  phoneNumber: 'Phone',
};

/** What is wrong with one field of one contact, in the words shown beside it. */
export type ContactError = { key: string; field: ContactField; message: string };

const REQUIRED = 'Required';

const emailMessage = (email: string): string | undefined =>
  email.trim() === '' ? REQUIRED : isEmail(email) ? undefined : 'Invalid Email';

/** Returns what is wrong with a phone. It is optional, but otherwise complete: 14 characters when formatted. */
const phoneMessage = (phone: string): string | undefined =>
  phone.trim() === '' || (isValidPhone(phone) && maskPhone(phone).length >= FORMATTED_PHONE_LENGTH)
    ? undefined
    : 'Invalid phone number';

const websiteMessage = (name: string): string | undefined => (hasWebsite(name) ? WEBSITE_IN_NAME : undefined);

function nameMessage(name: string): string | undefined {
  if (name.trim() === '') return REQUIRED;
  return hasWord(name) ? websiteMessage(name) : NO_WORD;
}

const errorsOf = (contact: DraftContact, isForSomeoneElse: boolean): ContactError[] => {
  const isContact = contact.contactType === 'contact';
  const messages: [ContactField, string | undefined][] = [
    ['firstName', nameMessage(contact.firstName)],
    ['middleName', websiteMessage(contact.middleName)],
    ['lastName', nameMessage(contact.lastName)],
    ['relationship', isContact && isForSomeoneElse && !contact.relationship ? REQUIRED : undefined],
    ['email', isContact ? emailMessage(contact.email) : undefined],
    ['phoneNumber', isContact ? phoneMessage(contact.phoneNumber) : undefined],
  ];
  return messages.flatMap(([field, message]) => (message ? [{ key: contact.key, field, message }] : []));
};

/** Returns the people that count: the decedent only if the plan is for someone else. The person who plans comes first, then the decedent. */
export const countingContacts = (plan: Pick<PlanDraft, 'contacts' | 'type'>): DraftContact[] => {
  const contacts = plan.contacts.filter(({ contactType }) => contactType === 'contact');
  const decedent = plan.type === 'myself' ? undefined : plan.contacts.find(({ contactType }) => contactType === 'decedent');
  return decedent ? [...contacts.slice(0, 1), decedent, ...contacts.slice(1)] : contacts;
};

/**
 * Returns what is wrong with the people of a plan (docs/decisions.md, Planner; the same rules as `arrangementSchema`, without its validator), in the order
 * of the screen. The person who plans and every other contact need readable names and an email, and any phone number must be complete. In a plan for someone
 * else, each contact says how they are related, and the decedent has names.
 */
export const contactErrors = (plan: Pick<PlanDraft, 'contacts' | 'type'>): ContactError[] =>
  countingContacts(plan).flatMap((contact) => errorsOf(contact, plan.type === 'someone-else'));

/** Returns whether the people of a plan can be saved. */
export const areContactsValid = (plan: Pick<PlanDraft, 'contacts' | 'type'>): boolean => {
  const people = countingContacts(plan);
  const hasDecedent = people.some(({ contactType }) => contactType === 'decedent');
  return people[0]?.contactType === 'contact' && (plan.type === 'myself' || hasDecedent) && contactErrors(plan).length === 0;
};
