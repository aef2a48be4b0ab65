import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { composedText, email, guid, instant, line, nameLine, optionalEmail, requiredLines } from '../values/schemas.ts';
import { needType } from './enumerations/location.ts';

/** Limits the contact drawer's fields, in characters (docs/decisions.md, Marketplace). */
export const contactDrawerLimits = { name: 64, email: 64, phone: 15, message: 400 } as const;

/**
 * Describes what a family writes to a home: name, email, and message may not be blank. The drawer limits the phone (15 characters) but doesn't check it, so
 * foreign numbers pass; it contains only digits and signs. `packageId` names the package that was open.
 */
export const informationRequestSchema = lazyObject(() => ({
  needType: z.enum(needType.values, 'Required'),
  name: nameLine(contactDrawerLimits.name),
  email: email.max(contactDrawerLimits.email),
  phone: z
    .string()
    .trim()
    .max(contactDrawerLimits.phone)
    .regex(/^[\d\s()+.-]*$/, 'Invalid phone number')
    .default(''),
  message: requiredLines(contactDrawerLimits.message),
  packageId: guid.optional(),
}));
export type InformationRequest = z.infer<typeof informationRequestSchema>;

/** How many characters of a message its short row shows. */
export const MESSAGE_EXCERPT = 140;

/**
 * Describes a message as stored with the home it was sent to. `packageName` is the package's name at that time; `answeredOn` is set, with a name, once
 * someone at the home answers it or marks it as answered, and removed when the family writes again. Someone who only texted has no email and said nothing of
 * why they write.
 */
export const informationRequestRecordSchema = lazyObject(() => ({
  ...informationRequestSchema.shape,
  needType: informationRequestSchema.shape.needType.optional(),
  email: optionalEmail,
  message: composedText,
  id: guid,
  providerLocationId: guid,
  createdOn: instant,
  packageName: line(200).optional(),
  answeredOn: instant.optional(),
  answeredBy: line(200).optional(),
  /** When it was first answered. A family that writes again makes the message new, but not this. */
  firstAnsweredOn: instant.optional(),
  closedOn: instant.optional(),
  /** When something was last sent or received; missing if nothing was since the message itself. */
  lastOn: instant.optional(),
  lastExcerpt: line(MESSAGE_EXCERPT).optional(),
  /** The member of the home who takes care of it, by the name at that time. */
  assigneeId: guid.optional(),
  assigneeName: line(200).optional(),
  /** The case that was opened from it, or by a plan of the same family. */
  caseId: guid.optional(),
}));

/** Describes an unanswered message in brief, as stored beside the home. */
export const openMessageSchema = lazyObject(() => ({
  ...informationRequestRecordSchema.pick({ id: true, name: true, needType: true, createdOn: true }).shape,
  excerpt: line(MESSAGE_EXCERPT),
}));
export type OpenMessage = z.infer<typeof openMessageSchema>;

export type InformationRequestRecord = z.infer<typeof informationRequestRecordSchema>;
