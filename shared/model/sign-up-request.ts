import * as z from 'zod';
import { email, guid, instant, phone, requiredLine, timeZone } from '../values/schemas.ts';
import { homeAddressSchema } from './address.ts';
import { signUpStatus } from './enumerations/sign-up.ts';

/** A funeral home that asks to join (marketplace.md section 3): every field is required. */
export const signUpRequestSchema = z.strictObject({
  businessName: requiredLine(120),
  email: email,
  phoneNumber: phone,
  firstName: requiredLine(64),
  lastName: requiredLine(64),
});
export type SignUpRequest = z.infer<typeof signUpRequestSchema>;

/** A request as it is kept: open until it was decided, then with the moment and, where a home was made of it, which. */
export const signUpRequestRecordSchema = signUpRequestSchema.extend({
  id: guid,
  createdOn: instant,
  status: z.enum(signUpStatus.values).default('open'),
  decidedOn: instant.optional(),
  locationId: guid.optional(),
});
export type SignUpRequestRecord = z.infer<typeof signUpRequestRecordSchema>;

/** The parts of an address that a new home has to have; where on the map it lies is found by its ZIP code unless a lookup said so. */
export const newHomeAddressSchema = homeAddressSchema
  .extend({
    address1: requiredLine(120),
    city: requiredLine(80),
    postalCode: z
      .string()
      .trim()
      .regex(/^\d{5}(-\d{4})?$/, 'Please enter a ZIP code of five digits.'),
  })
  .partial({ lat: true, lon: true });

/** What an administrator turns a request into: the home, and who is invited to own it. */
export const newHomeSchema = z.strictObject({
  name: requiredLine(120),
  address: newHomeAddressSchema,
  timeZone: timeZone,
  firstName: requiredLine(64),
  lastName: requiredLine(64),
  email: email,
  phone: phone,
});
export type NewHome = z.infer<typeof newHomeSchema>;
