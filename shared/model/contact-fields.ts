import * as z from 'zod';
import { guid, line, nameLine, optionalEmail, optionalNameLine, optionalPhone } from '../values/schemas.ts';
import { addressSchema } from './address.ts';
import { caseRole, contactStatus, contactType, contactWay, emailType } from './enumerations/people.ts';
import type { FieldVisibility } from './enumerations/question.ts';
import { relationship } from './enumerations/relationship.ts';

/** Names an empty name of the contact editor, beside its field (docs/decisions.md, Contacts). */
export const REQUIRED_FIELD = 'Required field.';

/** The sections of the staff's contact editor, in order. */
export const contactSections = {
  personal: 'Personal Information',
  contact: 'Contact Information',
  address: 'Address',
  roles: 'Case roles',
} as const;
export type ContactSection = keyof typeof contactSections;
export const contactSection = Object.keys(contactSections) as ContactSection[];

/** What a relative may do with a field of their own contact, and with the same field of other contacts. */
type RelativeAccess = { readonly own: FieldVisibility; readonly others: FieldVisibility };
const editable = { own: 'can-edit', others: 'can-see' } as const satisfies RelativeAccess;
const ownOnlyEditable = { own: 'can-edit', others: 'cannot-see' } as const satisfies RelativeAccess;
const readable = { own: 'can-see', others: 'can-see' } as const satisfies RelativeAccess;
const ownOnly = { own: 'can-see', others: 'cannot-see' } as const satisfies RelativeAccess;
const staffOnly = { own: 'cannot-see', others: 'cannot-see' } as const satisfies RelativeAccess;

export type ContactFieldDefinition = {
  schema: () => z.ZodType;
  label: string;
  /** The label in the relative's own form, if it differs. */
  ownLabel?: string;
  /** Where the staff's editor has it: in a section, sent along without a control, or not at all because other fields decide it. */
  section: ContactSection | 'sent' | 'derived';
  relative: RelativeAccess;
  /** Whether it is filled in from the same person's contact in another case. */
  isCopied?: true;
};

/**
 * Describes every field of a contact, in the order of the forms. The schemas, both forms, and the visibility rules come from this table. Relatives maintain
 * their own contact, except the email address they sign in with and their roles; of others they see names and roles.
 */
export const contactFields = {
  id: { schema: () => guid, label: 'Id', section: 'derived', relative: readable },
  firstName: {
    schema: () => nameLine(64, REQUIRED_FIELD),
    label: 'First name',
    section: 'personal',
    relative: editable,
    isCopied: true,
  },
  middleName: {
    schema: () => optionalNameLine(64).default(''),
    label: 'Middle name',
    section: 'personal',
    relative: editable,
    isCopied: true,
  },
  lastName: {
    schema: () => nameLine(64, REQUIRED_FIELD),
    label: 'Last name',
    section: 'personal',
    relative: editable,
    isCopied: true,
  },
  lastNamePriorMarriage: {
    schema: () => optionalNameLine(64).default(''),
    label: 'Last name prior to first marriage',
    ownLabel: 'Last name before your first marriage',
    section: 'personal',
    relative: ownOnlyEditable,
    isCopied: true,
  },
  fullName: { schema: () => line(200), label: 'Full name', section: 'derived', relative: readable, isCopied: true },
  relationship: {
    schema: () => z.enum(relationship.values).optional(),
    label: 'Relationship to decedent',
    ownLabel: 'How you are related',
    section: 'personal',
    relative: editable,
  },
  /** The family's own word if the relationship is Other. */
  otherRelationship: {
    schema: () => line(64).default(''),
    label: 'Relationship in their words',
    ownLabel: 'In your words',
    section: 'personal',
    relative: editable,
  },
  isDeceased: { schema: () => z.boolean().default(false), label: 'Deceased', section: 'personal', relative: readable },
  phoneNumber: {
    schema: () => optionalPhone.default(''),
    label: 'Phone',
    section: 'contact',
    relative: ownOnlyEditable,
    isCopied: true,
  },
  email: { schema: () => optionalEmail.default(''), label: 'Email', section: 'contact', relative: ownOnly, isCopied: true },
  preferredWay: {
    schema: () => z.enum(contactWay.values).optional(),
    label: 'Preferred way to be reached',
    ownLabel: 'How you like to be reached',
    section: 'contact',
    relative: ownOnlyEditable,
    isCopied: true,
  },
  emailType: {
    schema: () => z.enum(emailType.values).default('do-not-send'),
    label: 'Email to this contact',
    section: 'contact',
    relative: staffOnly,
  },
  address: {
    schema: () => addressSchema.optional(),
    label: 'Address',
    ownLabel: 'Where you live',
    section: 'address',
    relative: ownOnlyEditable,
    isCopied: true,
  },
  selectedRoles: {
    schema: () => z.array(z.enum(caseRole.values)).max(caseRole.values.length).default([]),
    label: 'Roles',
    section: 'roles',
    relative: readable,
  },
  status: {
    schema: () => z.enum(contactStatus.values).default('contact-only'),
    label: 'Status',
    section: 'derived',
    relative: ownOnly,
  },
  sortOrder: { schema: () => z.int().min(0).default(0), label: 'Order', section: 'derived', relative: readable },
  contactType: {
    schema: () => z.enum(contactType.values).default('contact'),
    label: 'Kind',
    section: 'sent',
    relative: readable,
  },
  contactIsNOK: { schema: () => z.boolean().default(false), label: 'Next of kin', section: 'derived', relative: readable },
  contactIsAgentInCharge: {
    schema: () => z.boolean().default(false),
    label: 'In control of disposition',
    section: 'derived',
    relative: readable,
  },
  contactIsFirstContact: {
    schema: () => z.boolean().default(false),
    label: 'First contact',
    section: 'derived',
    relative: readable,
  },
} as const satisfies Readonly<Record<string, ContactFieldDefinition>>;
