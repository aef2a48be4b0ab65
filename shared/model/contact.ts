import type * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { contactInputFields, contactShape } from './contact-field-sets.ts';
import { REQUIRED_FIELD } from './contact-fields.ts';

/** Describes a person around a case, as stored. */
export const contactSchema = lazyObject(() => contactShape);
export type Contact = z.infer<typeof contactSchema>;

type WrittenTo = Pick<Contact, 'emailType' | 'email'>;
/** Requires an email address when saving writes to the contact (docs/decisions.md, Contacts). */
export const hasEmailToWriteTo = ({ emailType, email }: WrittenTo): boolean => emailType === 'do-not-send' || email !== '';
export const emailRequired = { error: REQUIRED_FIELD, path: ['email'] };

/** Describes a contact as the editor saves it. */
export const contactInputSchema = lazyObject(() => contactInputFields).refine(hasEmailToWriteTo, emailRequired);
export type ContactInput = z.infer<typeof contactInputSchema>;
