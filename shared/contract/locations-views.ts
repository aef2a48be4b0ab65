import * as z from 'zod';
import { MAX_DESCRIPTION } from '#shared/launch/launch-steps.ts';
import { homeAddressSchema } from '#shared/model/address.ts';
import { staffMemberSchema } from '#shared/model/employee.ts';
import { imageSchema } from '#shared/model/image.ts';
import { locationSchema } from '#shared/model/location.ts';
import { priceListSchema } from '#shared/model/price-list.ts';
import { reviewSchema } from '#shared/model/review.ts';
import { templateSchema } from '#shared/model/template.ts';
import {
  guid,
  latitude,
  lines,
  longitude,
  REQUIRED,
  requiredLine,
  timeZone,
  version,
  webAddress,
} from '#shared/values/schemas.ts';
import { stateCodes } from '#shared/values/states.ts';
import { membershipSchema } from './session.ts';

/** A home that a person works at, on the screen where one of several is chosen. `town` is "Boston, MA". */
export const ownLocationSchema = z.strictObject({
  id: guid,
  name: z.string(),
  town: z.string(),
  isActive: z.boolean(),
  access: membershipSchema.shape.access,
  kind: membershipSchema.shape.kind,
});
export type OwnLocation = z.infer<typeof ownLocationSchema>;

/** A member as colleagues see them: all but the account behind them. */
const colleagueSchema = staffMemberSchema.omit({ appUserId: true });

/**
 * A home's whole profile as its staff see it: inactive packages and a page that is not launched included. `version` is that of the home's own row, which
 * every save of it names.
 */
export const currentLocationSchema = locationSchema.extend({
  version,
  reviews: z.array(reviewSchema),
  employees: z.array(colleagueSchema),
  images: z.array(imageSchema),
  templates: z.array(templateSchema),
  priceList: priceListSchema.optional(),
});
export type CurrentLocation = z.infer<typeof currentLocationSchema>;

/** What a change of the home's own row answers: the row as it is now. */
export const savedLocationSchema = locationSchema.extend({ version });
export type SavedLocation = z.infer<typeof savedLocationSchema>;

/** A service of the catalogue that the home has a price for. */
export const pricedServiceSchema = z.strictObject({
  id: guid,
  name: z.string(),
  serviceCategoryId: guid,
  categoryName: z.string(),
});

/** A web address as it is typed: empty, or with http or https. */
const website = z
  .string()
  .trim()
  .max(2048)
  .refine(
    (text) => text === '' || webAddress.safeParse(text).success,
    'Please give a whole web address, such as https://www.example.com.',
  );

/** A home's street address as staff give it; `lat` and `lon` come with a suggestion that was picked, else from the ZIP code. */
export const addressInputSchema = z.strictObject({
  address1: requiredLine(120),
  address2: homeAddressSchema.shape.address2,
  city: requiredLine(80),
  stateCode: z.enum(stateCodes, 'Please choose a state.'),
  postalCode: z
    .string()
    .trim()
    .min(1, REQUIRED)
    .regex(/^\d{5}(-\d{4})?$/, 'Please give a ZIP code, such as 02134.'),
  lat: latitude.optional(),
  lon: longitude.optional(),
});
export type AddressInput = z.infer<typeof addressInputSchema>;

/** A home's description of itself. */
export const descriptionSchema = lines(MAX_DESCRIPTION);

/** A save of the home's own row. Every part may be left out: each is edited by itself, and what is left out stays. */
export const saveLocationSchema = z.strictObject({
  version,
  name: requiredLine(120).optional(),
  address: addressInputSchema.optional(),
  website: website.optional(),
  background: descriptionSchema.optional(),
  timeZone: timeZone.optional(),
});
export type SaveLocation = z.infer<typeof saveLocationSchema>;

/** What an import of reviews answers. */
export const importedReviewsSchema = z.strictObject({
  version,
  googlePlaceId: z.string(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  reviews: z.array(reviewSchema),
});
export type ImportedReviews = z.infer<typeof importedReviewsSchema>;
