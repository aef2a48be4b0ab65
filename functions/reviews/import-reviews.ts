import { createHash } from 'node:crypto';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { retryOnConflict } from '#functions/runtime/retry-on-conflict.ts';
import { readWholeLocation } from '#functions/table/location-row.ts';
import { raise } from '#functions/table/outbox.ts';
import { replaceReviews } from '#functions/table/review.ts';
import type { Write } from '#functions/table/table.ts';
import { type PlaceDetails, type PlacesPort, PlacesUnavailable } from '#functions/vendors/places/port.ts';
import type { ImportedReviews } from '#shared/contract/locations-views.ts';
import type { Review } from '#shared/model/review.ts';
import { uuidV7 } from '#shared/values/ids.ts';
import { hasWord } from '#shared/values/name-rules.ts';
import { tidyText, withoutHiddenCharacters } from '#shared/values/tidy-text.ts';
import { unifyLineBreaks } from '#shared/values/typed-text.ts';

type ReviewsContext = OperationContext & { places: Pick<PlacesPort, 'details'> };

/** Most reviews that an import keeps; places services give a handful. */
const MAX_REVIEWS = 40;

/** What no field of ours holds, however it is written elsewhere. */
const unkept = /[^\P{Cc}\n\t]|\p{Cs}/gu;
const plain = (text: string, length: number) =>
  tidyText(withoutHiddenCharacters(unifyLineBreaks(text).slice(0, length).replace(unkept, ' '))).normalize();

/** Returns an author's name, which elsewhere may be an emoji or nothing that can be seen. */
const nameOf = (text: string) => {
  const name = plain(text.replace(/\s+/g, ' '), 120);
  return hasWord(name) ? name : 'Anonymous';
};

/** The same review gets the same id at every import, so that importing again changes nothing. */
const idOf = (placeId: string, { authorName, time }: PlaceDetails['reviews'][number]) => {
  const random = createHash('sha256').update(`${placeId}\n${authorName}\n${time}`).digest().subarray(0, 10);
  return uuidV7({ now: Math.max(0, Date.parse(time)), random });
};

/** A business's reviews as a home keeps them: newest first, each once, without signs that no page may hold. */
export function importedReviews({ placeId, reviews }: Pick<PlaceDetails, 'placeId' | 'reviews'>): Review[] {
  const each = reviews.map((review) => ({
    id: idOf(placeId, review),
    text: plain(review.text, 5000),
    authorName: nameOf(review.authorName),
    rating: Math.min(5, Math.max(0, review.rating)),
    time: new Date(review.time).toISOString(),
  }));
  const once = [...new Map(each.map((review) => [review.id, review])).values()];
  return once.sort((a, b) => b.time.localeCompare(a.time) || a.id.localeCompare(b.id)).slice(0, MAX_REVIEWS);
}

async function businessOf({ places }: ReviewsContext, placeId: string): Promise<PlaceDetails> {
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

/** What a home's page says of its rating: nothing once it is cleared. */
type Facts = { googlePlaceId: string | undefined; rating: number | undefined; reviewCount: number };

/** Replaces a home's rating and reviews, with what else goes into the transaction (made when something changes). The same ones again change nothing. */
export async function replaceRating(
  context: OperationContext,
  locationId: string,
  {
    facts,
    reviews,
    also,
  }: {
    facts: Facts;
    reviews: readonly Review[];
    also?: (before: { rating?: number | undefined; reviewCount: number }) => Write[];
  },
): Promise<number> {
  return retryOnConflict(async () => {
    const home = await readWholeLocation(context.table, locationId);
    if (!home) throw problem('not_found');
    const { version, googlePlaceId, rating, reviewCount, reviews: before } = home;
    const isThere =
      googlePlaceId === facts.googlePlaceId &&
      rating === facts.rating &&
      reviewCount === facts.reviewCount &&
      isSame(before, reviews);
    if (isThere) return version;
    const changed = raise(context.event('location.changed', { locationId }, locationId));
    await replaceReviews(context.table, {
      ...{ locationId, version, set: facts, before, after: reviews },
      also: [...(also?.(home) ?? []), changed],
    });
    return version + 1;
  });
}

/**
 * Imports a business's rating, review count, and reviews from the map, which replace all that the home had. The server asks the places service and trusts
 * the screen only for the place id. Importing the same data again changes nothing.
 */
export async function importReviews(
  context: ReviewsContext,
  { locationId, placeId, also }: { locationId: string; placeId: string; also?: (business: PlaceDetails) => Write[] },
): Promise<ImportedReviews> {
  const business = await businessOf(context, placeId);
  const reviews = importedReviews({ placeId, reviews: business.reviews });
  const { rating, userRatingsTotal } = business;
  const facts = { googlePlaceId: placeId, rating: rating ?? undefined, reviewCount: userRatingsTotal ?? 0 };
  const version = await replaceRating(context, locationId, { facts, reviews, also: () => also?.(business) ?? [] });
  return { ...facts, rating, version, reviews };
}
