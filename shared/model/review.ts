import type * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, instant, lines, rating, requiredLine } from '../values/schemas.ts';

/** Describes a review of a home, imported from a places service. `rating` is 0 to 5 stars; `time` is when it was written. */
export const reviewSchema = lazyObject(() => ({
  id: guid,
  text: lines(5000),
  authorName: requiredLine(120),
  rating: rating,
  time: instant,
}));
export type Review = z.infer<typeof reviewSchema>;

/** Returns the full and half stars of a rating: a half star when the fraction is 0.25 or more (docs/decisions.md, Marketplace). */
export function starsOf(rating: number): { full: number; half: boolean } {
  const full = Math.floor(rating);
  return { full, half: rating - full >= 0.25 };
}
