import { createHash } from 'node:crypto';
import type { PlaceDetails } from '#functions/vendors/places/port.ts';
import type { Review } from '#shared/model/review.ts';
import { uuidV7 } from '#shared/values/ids.ts';
import { hasWord, tidyText, withoutHiddenCharacters } from '#shared/values/tidy-text.ts';
import { unifyLineBreaks } from '#shared/values/typed-text.ts';

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
