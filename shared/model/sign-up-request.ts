import * as z from 'zod';
import { isTimeZone } from '../values/dates.ts';
import { lazyObject } from '../values/lazy-object.ts';
import { isValidPhone, maskPhone } from '../values/phone.ts';
import { email, guid, instant, latitude, line, longitude, REQUIRED, requiredLine } from '../values/schemas.ts';
import { stateCodes } from '../values/state-codes.ts';
import { signUpStatus } from './enumerations/sign-up.ts';

/** A whole phone number that may not be left out; `phone` alone would call an empty one invalid. */
const requiredPhone = z
  .string()
  .trim()
  .min(1, { error: REQUIRED, abort: true })
  .max(20)
  .refine(isValidPhone, { error: 'Invalid phone number', abort: true })
  .overwrite(maskPhone);

/** Describes a funeral home that asks to join; every field is required (docs/decisions.md, Profile). */
export const signUpRequestSchema = lazyObject(() => ({
  businessName: requiredLine(120),
  email: email,
  phoneNumber: requiredPhone,
  firstName: requiredLine(64),
  lastName: requiredLine(64),
}));
export type SignUpRequest = z.infer<typeof signUpRequestSchema>;

/** A request as it is kept: open until it was decided, then with the moment and, where a home was made of it, which. */
export const signUpRequestRecordSchema = lazyObject(() => ({
  ...signUpRequestSchema.shape,
  id: guid,
  createdOn: instant,
  status: z.enum(signUpStatus.values).default('open'),
  decidedOn: instant.optional(),
  locationId: guid.optional(),
}));
export type SignUpRequestRecord = z.infer<typeof signUpRequestRecordSchema>;

/**
 * What an administrator turns a request into: the home, and who is invited to own it. Where on the map the home lies is found by its ZIP code unless
 * a lookup said so; degrees (WGS 84).
 */
export const newHomeSchema = lazyObject(() => ({
  name: requiredLine(120),
  address1: requiredLine(120),
  address2: line(120).default(''),
  city: requiredLine(80),
  stateCode: z.enum(stateCodes, REQUIRED),
  postalCode: z
    .string()
    .trim()
    .min(1, { error: REQUIRED, abort: true })
    .regex(/^\d{5}(-\d{4})?$/, 'Please enter a ZIP code of five digits.'),
  lat: latitude.optional(),
  lon: longitude.optional(),
  timeZone: z.string().min(1, { error: REQUIRED, abort: true }).max(64).refine(isTimeZone, 'Not a time zone'),
  firstName: requiredLine(64),
  lastName: requiredLine(64),
  email: email,
  phone: requiredPhone,
}));
export type NewHome = z.infer<typeof newHomeSchema>;
