import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { email, guid, instant, line, requiredLine, requiredLines } from '../values/schemas.ts';
import { needType } from './enumerations/location.ts';

/** Limits the contact drawer's fields, in characters (docs/decisions.md, Marketplace). */
export const contactDrawerLimits = { name: 64, email: 64, phone: 15, message: 400 } as const;

/**
 * What a family writes to a home: name, email and message may not be blank. The drawer bounds the phone (15 characters) but does not
 * check it, so a number from abroad passes; it holds digits and signs only. `packageId` names the package that was open.
 */
export const informationRequestSchema = lazyObject(() => ({
  needType: z.enum(needType.values, 'Required'),
  name: requiredLine(contactDrawerLimits.name),
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

/**
 * A request as it is kept with the home that it was sent to. `packageName` is what the package was called then; `answeredOn` is there once somebody of the home
 * said that it is answered, with their name.
 */
export const informationRequestRecordSchema = lazyObject(() => ({
  ...informationRequestSchema.shape,
  id: guid,
  providerLocationId: guid,
  createdOn: instant,
  packageName: line(200).optional(),
  answeredOn: instant.optional(),
  answeredBy: line(200).optional(),
}));

/** Characters of a message that its short row shows. */
export const MESSAGE_EXCERPT = 140;

/** A message in short, as it stands beside the home for as long as nobody has answered it. */
export const openMessageSchema = lazyObject(() => ({
  ...informationRequestRecordSchema.pick({ id: true, name: true, needType: true, createdOn: true }).shape,
  excerpt: line(MESSAGE_EXCERPT),
}));
export type OpenMessage = z.infer<typeof openMessageSchema>;

export type InformationRequestRecord = z.infer<typeof informationRequestRecordSchema>;
