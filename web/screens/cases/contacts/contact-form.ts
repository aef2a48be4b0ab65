import * as z from 'zod';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import type { Address } from '#shared/model/address.ts';
import { type ContactInput, emailRequired, hasEmailToWriteTo } from '#shared/model/contact.ts';
import {
  contactDefaults,
  contactInputFields,
  contactLabelsOf,
  pickContactFields,
  type SectionFieldName,
  sectionsOfContact,
} from '#shared/model/contact-field-sets.ts';
import { type CaseRole, caseRole, contactWay, emailType } from '#shared/model/enumerations/people.ts';
import { relationship } from '#shared/model/enumerations/relationship.ts';
import { formatAddress } from '#shared/values/format-address.ts';
import type { useZodForm } from '#web/parts/use-zod-form.ts';

type BesideName = 'address' | 'selectedRoles';
type TypedName = Exclude<SectionFieldName, BesideName>;
const isTyped = (name: SectionFieldName): name is TypedName => name !== 'address' && name !== 'selectedRoles';
const typedNames = sectionsOfContact.flatMap(({ fields }) => fields).filter(isTyped);

const { address: _address, selectedRoles: _roles, contactType: _type, ...typedFields } = contactInputFields;
/** What people type in the editor. The address and the roles, which have parts, are separate. Here, an empty choice is a value too. */
const fields = z.object({
  ...typedFields,
  relationship: z.union([z.literal(''), z.enum(relationship.values)]),
  preferredWay: z.union([z.literal(''), z.enum(contactWay.values)]),
  isDeceased: z.boolean(),
  emailType: z.enum(emailType.values),
});
export type ContactTyped = z.output<typeof fields>;

/** Nobody writes to someone who died, so the sections that are then hidden require nothing. */
export const contactForm = fields.refine((typed) => typed.isDeceased || hasEmailToWriteTo(typed), emailRequired);

/** `address` is null if none is known. */
export type ContactBeside = { address: Address | null; selectedRoles: CaseRole[] };
/** Everything that the editor saves. */
export type ContactFields = ContactTyped & ContactBeside;
export type ContactForm = ReturnType<typeof useZodForm<z.input<typeof fields>, ContactTyped>>;

export const noContact: ContactFields = {
  ...pickContactFields(contactDefaults(), typedNames),
  firstName: '',
  lastName: '',
  relationship: '',
  preferredWay: '',
  selectedRoles: [],
  address: null,
};

export const typedLabels: Record<keyof ContactTyped, string> = contactLabelsOf(typedNames);
export const contactLabels: Record<keyof ContactFields, string> = {
  ...typedLabels,
  ...contactLabelsOf(['address', 'selectedRoles']),
};

export const fieldsOf = (contact: CaseContact): ContactFields => ({
  ...noContact,
  ...pickContactFields(contact, typedNames),
  relationship: contact.relationship ?? '',
  preferredWay: contact.preferredWay ?? '',
  address: contact.address ?? null,
  selectedRoles: contact.selectedRoles,
});

/** Splits the fields into what is typed and the rest. */
export function halvesOf({ address, selectedRoles, ...typed }: ContactFields): { typed: ContactTyped; beside: ContactBeside } {
  return { typed, beside: { address, selectedRoles } };
}

/** Returns what is sent. The description of another relationship goes only with Other, and someone who died gets no email. */
export function inputOf({
  relationship: chosen,
  otherRelationship,
  preferredWay,
  address,
  ...typed
}: ContactFields): ContactInput {
  return {
    ...typed,
    contactType: 'contact',
    emailType: typed.isDeceased ? 'do-not-send' : typed.emailType,
    otherRelationship: chosen === 'other' ? otherRelationship : '',
    ...(chosen === '' ? {} : { relationship: chosen }),
    ...(preferredWay === '' ? {} : { preferredWay }),
    ...(address ? { address } : {}),
  };
}

/** Describes a field in the words of the screen, to compare two versions. */
export function valueWords(name: keyof ContactFields, of: ContactFields): string {
  const words: Partial<Record<keyof ContactFields, string>> = {
    relationship: of.relationship === '' ? '' : relationship.label(of.relationship),
    preferredWay: of.preferredWay === '' ? '' : contactWay.label(of.preferredWay),
    emailType: emailType.label(of.emailType),
    selectedRoles: of.selectedRoles.map(caseRole.label).join(', '),
    address: of.address ? formatAddress(of.address) : '',
  };
  const value = of[name];
  const plain = typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value ?? '');
  return (words[name] ?? plain) || 'Nothing';
}
