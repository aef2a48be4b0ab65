import * as z from 'zod';
import { guid, line, optionalEmail, optionalPhone, requiredLine } from '../values/schemas.ts';
import { addressSchema } from './address.ts';
import { caseRole, contactStatus, contactType, emailType } from './enumerations/people.ts';
import { relationship } from './enumerations/relationship.ts';

/** What stands beside an empty name of the contact editor (case-management.md section 5). */
const REQUIRED_FIELD = 'Required field.';

const contactFields = {
  id: guid,
  firstName: requiredLine(64, REQUIRED_FIELD),
  lastName: requiredLine(64, REQUIRED_FIELD),
  middleName: line(64).default(''),
  lastNamePriorMarriage: line(64).default(''),
  fullName: line(200),
  email: optionalEmail.default(''),
  emailType: z.enum(emailType.values).default('do-not-send'),
  phoneNumber: optionalPhone.default(''),
  selectedRoles: z.array(z.enum(caseRole.values)).max(caseRole.values.length).default([]),
  relationship: z.enum(relationship.values).optional(),
  /** The family's own word where the relationship is Other. */
  otherRelationship: line(64).default(''),
  address: addressSchema.optional(),
  isDeceased: z.boolean().default(false),
  status: z.enum(contactStatus.values).default('contact-only'),
  sortOrder: z.int().min(0).default(0),
  contactType: z.enum(contactType.values).default('contact'),
  contactIsNOK: z.boolean().default(false),
  contactIsAgentInCharge: z.boolean().default(false),
  contactIsFirstContact: z.boolean().default(false),
};

/** A person around a case (case-management.md section 3, Contact), as it is kept. */
export const contactSchema = z.strictObject(contactFields);
export type Contact = z.infer<typeof contactSchema>;

/** What of a contact nobody types: whose it is, what it has come to, and what follows from its roles. */
const kept = {
  id: true,
  fullName: true,
  status: true,
  sortOrder: true,
  contactIsNOK: true,
  contactIsAgentInCharge: true,
  contactIsFirstContact: true,
} as const;

/** The fields of the editor, and what its sections hold; `hasEmailToWriteTo` belongs to whatever schema has them. */
export const contactInputFields = contactSchema.omit(kept).shape;

type WrittenTo = Pick<Contact, 'emailType' | 'email'>;
/** The email is required when the contact is to be written to (case-management.md section 5). */
export const hasEmailToWriteTo = ({ emailType, email }: WrittenTo): boolean => emailType === 'do-not-send' || email !== '';
export const emailRequired = { error: REQUIRED_FIELD, path: ['email'] };

/** A contact as the editor saves it. */
export const contactInputSchema = z.strictObject(contactInputFields).refine(hasEmailToWriteTo, emailRequired);
export type ContactInput = z.infer<typeof contactInputSchema>;
