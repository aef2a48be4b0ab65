import * as z from 'zod';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import type { Address } from '#shared/model/address.ts';
import { type ContactInput, contactInputFields, emailRequired, hasEmailToWriteTo } from '#shared/model/contact.ts';
import { type CaseRole, caseRole, emailType } from '#shared/model/enumerations/people.ts';
import { relationship } from '#shared/model/enumerations/relationship.ts';
import { formatAddress } from '#shared/values/format-address.ts';
import type { useZodForm } from '#web/parts/use-zod-form.ts';

/** What the editor types; the address and the roles, which have parts, stand beside it. */
const fields = z.object({
  firstName: contactInputFields.firstName,
  middleName: contactInputFields.middleName,
  lastName: contactInputFields.lastName,
  lastNamePriorMarriage: contactInputFields.lastNamePriorMarriage,
  relationship: z.union([z.literal(''), z.enum(relationship.values)]),
  otherRelationship: contactInputFields.otherRelationship,
  isDeceased: z.boolean(),
  phoneNumber: contactInputFields.phoneNumber,
  email: contactInputFields.email,
  emailType: z.enum(emailType.values),
});
export type ContactTyped = z.output<typeof fields>;

/** Somebody who died is written to by nobody: what stands in the sections that are hidden then asks for nothing. */
export const contactForm = fields.refine((typed) => typed.isDeceased || hasEmailToWriteTo(typed), emailRequired);

/** `address` null: none is known. */
export type ContactBeside = { address: Address | null; selectedRoles: CaseRole[] };
/** Everything that the editor saves. */
export type ContactFields = ContactTyped & ContactBeside;
export type ContactForm = ReturnType<typeof useZodForm<z.input<typeof fields>, ContactTyped>>;

export const noContact: ContactFields = {
  firstName: '',
  middleName: '',
  lastName: '',
  lastNamePriorMarriage: '',
  relationship: '',
  otherRelationship: '',
  isDeceased: false,
  phoneNumber: '',
  email: '',
  emailType: 'do-not-send',
  selectedRoles: [],
  address: null,
};

export const typedLabels: Record<keyof ContactTyped, string> = {
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  lastNamePriorMarriage: 'Last name prior to first marriage',
  relationship: 'Relationship to decedent',
  otherRelationship: 'Relationship to the decedent',
  isDeceased: 'Deceased',
  phoneNumber: 'Phone',
  email: 'Email',
  emailType: 'Email to this contact',
};
export const contactLabels: Record<keyof ContactFields, string> = { ...typedLabels, address: 'Address', selectedRoles: 'Roles' };

export const fieldsOf = (contact: CaseContact): ContactFields => ({
  ...(Object.fromEntries(Object.keys(fields.shape).map((name) => [name, contact[name as keyof CaseContact]])) as ContactTyped),
  relationship: contact.relationship ?? '',
  address: contact.address ?? null,
  selectedRoles: contact.selectedRoles,
});

/** What is typed, and what stands beside it. */
export function halvesOf({ address, selectedRoles, ...typed }: ContactFields): { typed: ContactTyped; beside: ContactBeside } {
  return { typed, beside: { address, selectedRoles } };
}

/** What is sent. Another's word for the relationship goes with Other alone; to whoever died no email is sent. */
export function inputOf({ relationship: chosen, otherRelationship, address, ...typed }: ContactFields): ContactInput {
  return {
    ...typed,
    contactType: 'contact',
    emailType: typed.isDeceased ? 'do-not-send' : typed.emailType,
    otherRelationship: chosen === 'other' ? otherRelationship : '',
    ...(chosen === '' ? {} : { relationship: chosen }),
    ...(address ? { address } : {}),
  };
}

/** A field in the words of the screen, where two versions stand beside each other. */
export function valueWords(name: keyof ContactFields, of: ContactFields): string {
  const words: Partial<Record<keyof ContactFields, string>> = {
    relationship: of.relationship === '' ? '' : relationship.label(of.relationship),
    emailType: emailType.label(of.emailType),
    selectedRoles: of.selectedRoles.map(caseRole.label).join(', '),
    isDeceased: of.isDeceased ? 'Yes' : 'No',
    address: of.address ? formatAddress(of.address) : '',
  };
  return (words[name] ?? String(of[name] ?? '')) || 'Nothing';
}

/** The sections of the editor with the fields that each holds; whoever died has the first alone. */
export const sections = [
  {
    key: 'personal',
    title: 'Personal Information',
    fields: ['firstName', 'middleName', 'lastName', 'lastNamePriorMarriage', 'relationship', 'otherRelationship', 'isDeceased'],
  },
  { key: 'contact', title: 'Contact Information', fields: ['phoneNumber', 'email', 'emailType'] },
  { key: 'address', title: 'Address', fields: ['address'] },
  { key: 'roles', title: 'Case roles', fields: ['selectedRoles'] },
] as const satisfies readonly { key: string; title: string; fields: readonly (keyof ContactFields)[] }[];
export type SectionKey = (typeof sections)[number]['key'];
