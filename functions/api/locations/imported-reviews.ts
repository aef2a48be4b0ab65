import { createHash } from 'node:crypto';
import type { PlaceDetails } from '#functions/vendors/places/port.ts';
import type { Review } from '#shared/model/review.ts';
import { uuidV7 } from '#shared/values/ids.ts';
import { hasWord, tidyText, withoutHiddenCharacters } from '#shared/values/tidy-text.ts';
import { unifyLineBreaks } from '#shared/values/typed-text.ts';

/** Most reviews that an import keeps. Places services return only a few. */
const MAX_REVIEWS = 40;

/** Characters that no field of ours may contain, however they are written elsewhere. */
const unkept = /[^\P{Cc}\n\t]|\p{Cs}/gu;
const plain = (text: string, length: number) =>
  tidyText(withoutHiddenCharacters(unifyLineBreaks(text).slice(0, length).replace(unkept, ' '))).normalize();

/** Returns an author's name, which other services allow to be an emoji or invisible. */
const nameOf = (text: string) => {
  const name = plain(text.replace(/\s+/g, ' '), 120);
  return hasWord(name) ? name : 'Anonymous';
};

/** Returns the id of a review, the same at every import, so that importing again changes nothing. */
const idOf = (placeId: string, { authorName, time }: PlaceDetails['reviews'][number]) => {
  const random = createHash('sha256').update(`${placeId}\n${authorName}\n${time}`).digest().subarray(0, 10);
  return uuidV7({ now: Math.max(0, Date.parse(time)), random });
};

/** Returns a business's reviews as a home keeps them: newest first, without repeats or forbidden characters. */
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
