import { expect, it } from 'vitest';
import { reviewSchema } from '#shared/model/review.ts';
import { importedReviews } from './import-reviews.ts';

it.each([
  ['Ann\u202eLee', 'AnnLee'],
  ['Ann\u2028Lee', 'Ann Lee'],
  ['\u3164\u200b', 'Anonymous'],
  ['🌸', 'Anonymous'],
  ['שרה כהן', 'שרה כהן'],
])('keeps the author %j of a review as %j', (authorName, storedReviews) => {
  const time = '2026-01-05T12:00:00.000Z';
  const [review] = importedReviews({ placeId: 'p', reviews: [{ authorName, rating: 5, text: 'Kind\u2028people\u202e.', time }] });
  expect(review).toMatchObject({ authorName: storedReviews, text: 'Kind people.' });
  expect(reviewSchema.safeParse(review).success).toBe(true);
});
