import { homeLogged } from '#functions/homes/home-log.ts';
import { replaceRating } from '#functions/reviews/import-reviews.ts';
import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';

/** Removes what a home's page says of its rating, and which business that came from, so that nobody takes it for imported. */
export const clearLocationRatings = os.clearLocationRatings.handler(async ({ input: { id: locationId, reason }, context }) => {
  const facts = { googlePlaceId: undefined, rating: undefined, reviewCount: 0 };
  await replaceRating(context, locationId, {
    facts,
    reviews: [],
    also: ({ rating, reviewCount }) => [
      homeLogged(context, {
        ...{ locationId, did: 'ratings-cleared', reason },
        of: `${rating ?? 'no rating'}, ${reviewCount} ${reviewCount === 1 ? 'rating' : 'ratings'}`,
      }),
    ],
  });
  return done;
});
