import * as z from 'zod';
import { staffMemberSchema } from '#shared/model/employee.ts';
import { locationProfileSchema, locationSchema } from '#shared/model/location.ts';
import { membershipSchema } from '#shared/model/membership.ts';
import { reviewSchema } from '#shared/model/review.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, version } from '#shared/values/schemas.ts';

/** Describes a home where the person works, for the screen that offers a choice. `town` is "Boston, MA". */
export const ownLocationSchema = lazyObject(() => ({
  id: guid,
  name: z.string(),
  town: z.string(),
  isActive: z.boolean(),
  access: membershipSchema.shape.access,
  kind: membershipSchema.shape.kind,
}));
export type OwnLocation = z.infer<typeof ownLocationSchema>;

/** Describes a member as colleagues see them: everything but their account. */
const colleagueSchema = lazyObject(() => staffMemberSchema.omit({ appUserId: true }).shape);

/**
 * Describes a home's whole profile for its staff, including inactive packages and a page that isn't launched. `version` is that of the home's own row, and
 * every save of it sends it.
 */
export const currentLocationSchema = lazyObject(() => ({
  ...locationProfileSchema.shape,
  version,
  employees: z.array(colleagueSchema),
}));
export type CurrentLocation = z.infer<typeof currentLocationSchema>;

/** Describes the answer to a change of the home's own row: the row as it is now. */
export const savedLocationSchema = lazyObject(() => ({ ...locationSchema.shape, version }));
export type SavedLocation = z.infer<typeof savedLocationSchema>;

/** Describes a catalog service that the home has a price for. */
export const pricedServiceSchema = lazyObject(() => ({
  id: guid,
  name: z.string(),
  serviceCategoryId: guid,
  categoryName: z.string(),
}));

/** Describes the answer to an import of reviews. */
export const importedReviewsSchema = lazyObject(() => ({
  version,
  googlePlaceId: z.string(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  reviews: z.array(reviewSchema),
}));
export type ImportedReviews = z.infer<typeof importedReviewsSchema>;
