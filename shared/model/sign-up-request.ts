import * as z from 'zod';
import { isTimeZone } from '../values/dates.ts';
import { lazyObject } from '../values/lazy-object.ts';
import { isValidPhone, maskPhone } from '../values/phone.ts';
import { email, guid, instant, latitude, line, longitude, nameLine, REQUIRED, requiredLine } from '../values/schemas.ts';
import { stateCodes } from '../values/state-codes.ts';
import { signUpStatus } from './enumerations/sign-up.ts';

/** Describes a complete, required phone number; `phone` alone would call an empty one invalid. */
const requiredPhone = z
  .string()
  .trim()
  .min(1, { error: REQUIRED, abort: true })
  .max(20)
  .refine(isValidPhone, { error: 'Invalid phone number', abort: true })
  .overwrite(maskPhone);

/** Describes a funeral home that asks to join; every field is required (docs/decisions.md, Profile). */
export const signUpRequestSchema = lazyObject(() => ({
  businessName: nameLine(120),
  email: email,
  phoneNumber: requiredPhone,
  firstName: nameLine(64),
  lastName: nameLine(64),
}));
export type SignUpRequest = z.infer<typeof signUpRequestSchema>;

/** Describes a request as stored: open until it is decided, then with the time and, if a home was made from it, which one. */
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
 * Describes what an administrator turns a request into: the home, and who is invited to own it. The ZIP code gives its place on the map unless a lookup
 * did; degrees (WGS 84).
 */
export const newHomeSchema = lazyObject(() => ({
  name: nameLine(120),
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
  firstName: nameLine(64),
  lastName: nameLine(64),
  email: email,
  phone: requiredPhone,
}));
export type NewHome = z.infer<typeof newHomeSchema>;
