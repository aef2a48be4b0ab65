import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readWholeLocation } from '#functions/table/location-row.ts';
import { replaceReviews } from '#functions/table/review.ts';
import type { PlaceDetails } from '#functions/vendors/places/port.ts';
import { PlacesUnavailable } from '#functions/vendors/places/port.ts';
import type { Review } from '#shared/model/review.ts';
import { locationChanged, retryOnConflict } from './change-location.ts';
import type { LocationsContext } from './implementer.ts';
import { os } from './implementer.ts';
import { importedReviews } from './imported-reviews.ts';

async function businessOf({ places }: LocationsContext, placeId: string): Promise<PlaceDetails> {
  const details = await places.details(placeId).catch((error: unknown) => {
    if (!(error instanceof PlacesUnavailable)) throw error;
    throw problem('unavailable', { detail: 'The reviews cannot be fetched right now. Please try again.', retryAfterSeconds: 5 });
  });
  if (!details) throw problem('not_found', { detail: 'This business is no longer on the map. Please search for it again.' });
  return details;
}

const byId = (one: Review, other: Review) => one.id.localeCompare(other.id);
const isSame = (before: readonly Review[], after: readonly Review[]) => {
  const fields = (reviews: readonly Review[]) =>
    [...reviews].sort(byId).map(({ id, text, authorName, rating, time }) => [id, text, authorName, rating, time]);
  return JSON.stringify(fields(before)) === JSON.stringify(fields(after));
};

/**
 * Imports a business's rating, review count, and reviews from the map, which replace all that the home had. The server asks the places service and trusts
 * the screen only for the place id. Importing the same data again changes nothing.
 */
export const setPlaceId = os.setPlaceId.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const business = await businessOf(context, input.id);
  const reviews = importedReviews({ placeId: input.id, reviews: business.reviews });
  const facts = {
    googlePlaceId: input.id,
    rating: business.rating ?? undefined,
    reviewCount: business.userRatingsTotal ?? 0,
  };
  const answer = (version: number) => ({ ...facts, rating: facts.rating ?? null, version, reviews });
  return retryOnConflict(async () => {
    const home = await readWholeLocation(context.table, locationId);
    if (!home) throw problem('not_found');
    const { version, googlePlaceId, rating, reviewCount, reviews: before } = home;
    const isThere =
      googlePlaceId === facts.googlePlaceId &&
      rating === facts.rating &&
      reviewCount === facts.reviewCount &&
      isSame(before, reviews);
    if (isThere) return answer(version);
    const event = locationChanged(context, locationId);
    await replaceReviews(context.table, { locationId, version, set: facts, before, after: reviews, event });
    return answer(version + 1);
  });
});
