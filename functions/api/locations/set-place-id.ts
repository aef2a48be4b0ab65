import { importReviews } from '#functions/reviews/import-reviews.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { os } from './implementer.ts';

/** Imports the reviews of a business on the map for the home. */
export const setPlaceId = os.setPlaceId.handler(({ input, context }) =>
  importReviews(context, { locationId: homeOf(context).locationId, placeId: input.id }),
);
