import * as z from 'zod';
import { MAX_DESCRIPTION } from '#shared/model/limits.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { latitude, line, lines, longitude, REQUIRED, requiredLine, timeZone, tooLong, version } from '#shared/values/schemas.ts';
import { stateCodes } from '#shared/values/state-codes.ts';
import { isPublicWebAddress, MAX_WEB_ADDRESS } from '#shared/values/web-address.ts';

/** A home's website as it is typed: empty, or a whole web address on a public host. */
export const websiteSchema = z
  .string()
  .trim()
  .max(MAX_WEB_ADDRESS, tooLong(MAX_WEB_ADDRESS))
  .refine((text) => text === '' || isPublicWebAddress(text), 'Enter a full web address, like https://www.example.com.');

/** A home's name. */
export const locationNameSchema = requiredLine(120);

/** A home's street address as staff give it; `lat` and `lon` come with a suggestion that was picked, else from the ZIP code. */
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

/** A home's description of itself. */
export const descriptionSchema = lines(MAX_DESCRIPTION);

/** A save of the home's own row. Every part may be left out: each is edited by itself, and what is left out stays. */
export const saveLocationSchema = lazyObject(() => ({
  version,
  name: locationNameSchema.optional(),
  address: addressInputSchema.optional(),
  website: websiteSchema.optional(),
  background: descriptionSchema.optional(),
  timeZone: timeZone.optional(),
}));
