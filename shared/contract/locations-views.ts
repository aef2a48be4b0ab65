import * as z from 'zod';
import { staffMemberSchema } from '#shared/model/employee.ts';
import { locationProfileSchema, locationSchema } from '#shared/model/location.ts';
import { membershipSchema } from '#shared/model/membership.ts';
import { reviewSchema } from '#shared/model/review.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, version } from '#shared/values/schemas.ts';

/** A home that a person works at, on the screen where one of several is chosen. `town` is "Boston, MA". */
export const ownLocationSchema = lazyObject(() => ({
  id: guid,
  name: z.string(),
  town: z.string(),
  isActive: z.boolean(),
  access: membershipSchema.shape.access,
  kind: membershipSchema.shape.kind,
}));
export type OwnLocation = z.infer<typeof ownLocationSchema>;

/** A member as colleagues see them: all but the account behind them. */
const colleagueSchema = lazyObject(() => staffMemberSchema.omit({ appUserId: true }).shape);

/**
 * A home's whole profile as its staff see it: inactive packages and a page that is not launched included. `version` is that of the home's own row, which
 * every save of it names.
 */
export const currentLocationSchema = lazyObject(() => ({
  ...locationProfileSchema.shape,
  version,
  employees: z.array(colleagueSchema),
}));
export type CurrentLocation = z.infer<typeof currentLocationSchema>;

/** What a change of the home's own row answers: the row as it is now. */
export const savedLocationSchema = lazyObject(() => ({ ...locationSchema.shape, version }));
export type SavedLocation = z.infer<typeof savedLocationSchema>;

/** A catalog service that the home has a price for. */
export const pricedServiceSchema = lazyObject(() => ({
  id: guid,
  name: z.string(),
  serviceCategoryId: guid,
  categoryName: z.string(),
}));

/** What an import of reviews answers. */
export const importedReviewsSchema = lazyObject(() => ({
  version,
  googlePlaceId: z.string(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  reviews: z.array(reviewSchema),
}));
export type ImportedReviews = z.infer<typeof importedReviewsSchema>;
