import { relationshipWords } from '../cases/relationship-words.ts';
import type { Answer } from '../model/answer.ts';
import type { Contact } from '../model/contact.ts';
import { type CaseRole, caseRole } from '../model/enumerations/people.ts';
import type { FieldType } from '../model/enumerations/question.ts';
import { fullNameOf } from '../values/full-name.ts';
import { type Identifier, inCamelCase } from './identifier.ts';

/** Roles that can also be flagged on a contact. */
const marks: Partial<Record<CaseRole, (contact: Contact) => boolean>> = {
  'first-contact': ({ contactIsFirstContact }) => contactIsFirstContact,
  'next-of-kin': ({ contactIsNOK }) => contactIsNOK,
  'person-in-control-of-disposition': ({ contactIsAgentInCharge }) => contactIsAgentInCharge,
};

/** Returns whether a contact has a role in its case, chosen or flagged. */
export const hasRole = (contact: Contact, role: CaseRole): boolean =>
  contact.selectedRoles.includes(role) || (marks[role]?.(contact) ?? false);

type Part = {
  suffix: string;
  label: string;
  fieldType: FieldType;
  enumeration?: string;
  read: (contact: Contact) => Answer | undefined;
};

/** What is named about the first contact with a role. */
const parts: readonly Part[] = [
  { suffix: 'FullName', label: 'full name', fieldType: 'string', read: fullNameOf },
  { suffix: 'FirstName', label: 'first name', fieldType: 'string', read: ({ firstName }) => firstName },
  { suffix: 'LastName', label: 'last name', fieldType: 'string', read: ({ lastName }) => lastName },
  {
    suffix: 'Relationship',
    label: 'relationship',
    fieldType: 'enum',
    enumeration: 'relationship',
    read: ({ relationship: related }) => related,
  },
  {
    suffix: 'RelationshipWords',
    label: 'relationship in words',
    fieldType: 'string',
    read: (contact) => relationshipWords(contact) || undefined,
  },
  { suffix: 'PhoneNumber', label: 'phone number', fieldType: 'string', read: ({ phoneNumber }) => phoneNumber },
  { suffix: 'Email', label: 'email', fieldType: 'string', read: ({ email }) => email },
  {
    suffix: 'PreferredWay',
    label: 'preferred way to be reached',
    fieldType: 'enum',
    enumeration: 'contactWay',
    read: ({ preferredWay }) => preferredWay,
  },
  { suffix: 'Address', label: 'address', fieldType: 'address', read: ({ address }) => address },
];

/** The names for a case's people by role: every part for the first contact with the role, and all names together. */
export const contactIdentifiers: readonly Identifier[] = caseRole.values.flatMap((role): Identifier[] => [
  ...parts.map(({ suffix, label, fieldType, enumeration }) => ({
    name: `${inCamelCase(role)}${suffix}`,
    label: `${caseRole.label(role)}: ${label}`,
    fieldType,
    home: { kind: 'contact' as const, role },
    ...(enumeration ? { enumeration } : {}),
  })),
  {
    name: `${inCamelCase(role)}Names`,
    label: `${caseRole.label(role)}: all names`,
    fieldType: 'string',
    home: { kind: 'contact', role },
  },
]);

const inOrder = (contacts: readonly Contact[]) =>
  contacts.filter(({ contactType }) => contactType !== 'decedent').toSorted((one, other) => one.sortOrder - other.sortOrder);

/** Returns the person whom the names of a role are about: the first of a case who has it. */
export const firstWithRole = (contacts: readonly Contact[], role: CaseRole): Contact | undefined =>
  inOrder(contacts).find((contact) => hasRole(contact, role));

/** Returns the names that are about the one person who is meant by a role, their full name first. */
export const roleNames = (role: CaseRole): string[] => parts.map(({ suffix }) => `${inCamelCase(role)}${suffix}`);

/** Returns the values of those names for a contact. */
export const roleValues = (role: CaseRole, contact: Contact): Record<string, Answer | undefined> =>
  Object.fromEntries(parts.map(({ suffix, read }) => [`${inCamelCase(role)}${suffix}`, read(contact)]));

/** Returns the values for a case's people, in order, without the decedent. */
export function contactValues(contacts: readonly Contact[]): Record<string, Answer | undefined> {
  const people = inOrder(contacts);
  return Object.fromEntries(
    caseRole.values.flatMap((role) => {
      const having = people.filter((contact) => hasRole(contact, role));
      const [first] = having;
      if (!first) return [];
      return [...Object.entries(roleValues(role, first)), [`${inCamelCase(role)}Names`, having.map(fullNameOf).join(', ')]];
    }),
  );
}
