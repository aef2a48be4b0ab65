import { problem } from '#functions/problem.ts';
import { os } from './implementer.ts';
import { suggested } from './suggested.ts';

export const getPlaceDetails = os.getPlaceDetails.handler(async ({ input, context }) => {
  const details = await suggested(() => context.places.details(input.placeId));
  if (!details) throw problem('not_found');
  return details;
});
