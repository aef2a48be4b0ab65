import { homeLogged } from '#functions/homes/home-log.ts';
import { importReviews } from '#functions/reviews/import-reviews.ts';
import { os } from './implementer.ts';

/** Replaces a home's rating and reviews with those of a business, as the places service knows them. */
export const importLocationReviews = os.importLocationReviews.handler(async ({ input, context }) => {
  const { id: locationId, placeId } = input;
  const { rating, reviewCount } = await importReviews(context, {
    ...{ locationId, placeId },
    also: ({ name, formattedAddress }) => [
      homeLogged(context, { locationId, did: 'reviews-imported', of: `${name}, ${formattedAddress}` }),
    ],
  });
  return { rating, reviewCount };
});
