import * as z from 'zod';
import { MAX_DESCRIPTION } from '#shared/model/limits.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import {
  latitude,
  line,
  lines,
  longitude,
  nameLine,
  REQUIRED,
  requiredLine,
  timeZone,
  tooLong,
  version,
} from '#shared/values/schemas.ts';
import { stateCodes } from '#shared/values/state-codes.ts';
import { isPublicWebAddress, MAX_WEB_ADDRESS } from '#shared/values/web-address.ts';

/** Describes a home's website as typed: empty, or a whole web address on a public host. */
export const websiteSchema = z
  .string()
  .trim()
  .max(MAX_WEB_ADDRESS, tooLong(MAX_WEB_ADDRESS))
  .refine((text) => text === '' || isPublicWebAddress(text), 'Enter a full web address, like https://www.example.com.');

/** Describes a home's name. */
export const locationNameSchema = nameLine(120);

/** Describes a home's street address as staff type it; `lat` and `lon` come from a chosen suggestion, and otherwise from the ZIP code. */
export const addressInputSchema = lazyObject(() => ({
  address1: requiredLine(120),
  address2: line(120).optional(),
  city: requiredLine(80),
  stateCode: z.enum(stateCodes, 'Please choose a state.'),
  postalCode: z
    .string()
    .trim()
    .min(1, REQUIRED)
    .regex(/^\d{5}(-\d{4})?$/, 'Enter a ZIP code, like 02134.'),
  lat: latitude.optional(),
  lon: longitude.optional(),
}));
export type AddressInput = z.infer<typeof addressInputSchema>;

/** Describes a home's description of itself. */
export const descriptionSchema = lines(MAX_DESCRIPTION);

/** Describes a save of the home's own row. Parts are edited separately, so any may be left out and then doesn't change. */
export const saveLocationSchema = lazyObject(() => ({
  version,
  name: locationNameSchema.optional(),
  address: addressInputSchema.optional(),
  website: websiteSchema.optional(),
  background: descriptionSchema.optional(),
  timeZone: timeZone.optional(),
}));
