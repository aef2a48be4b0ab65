import * as z from 'zod';
import { contactInputFields, contactShape } from './contact-field-sets.ts';
import { REQUIRED_FIELD } from './contact-fields.ts';

/** A person around a case, as it is stored. */
export const contactSchema = z.strictObject(contactShape);
export type Contact = z.infer<typeof contactSchema>;

type WrittenTo = Pick<Contact, 'emailType' | 'email'>;
/** The email is required when the contact is to be written to (case-management.md section 5). */
export const hasEmailToWriteTo = ({ emailType, email }: WrittenTo): boolean => emailType === 'do-not-send' || email !== '';
export const emailRequired = { error: REQUIRED_FIELD, path: ['email'] };

/** A contact as the editor saves it. */
export const contactInputSchema = z.strictObject(contactInputFields).refine(hasEmailToWriteTo, emailRequired);
export type ContactInput = z.infer<typeof contactInputSchema>;
