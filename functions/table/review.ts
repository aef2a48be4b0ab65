import type { Location } from '#shared/model/location.ts';
import type { Review } from '#shared/model/review.ts';
import { toItem } from './item.ts';
import { locationKeys } from './location.ts';
import { locationUpdate } from './location-row.ts';
import type { Table, Write } from './table.ts';

const keyOf = (locationId: string, { time, id }: Review) => locationKeys.review(locationId, time, id);

/** Most reviews that go with the row's own write: a transaction can have 100 writes. */
const atOnce = 45;

export type ReviewsChange = {
  locationId: string;
  version: number;
  set: Partial<Location>;
  before: readonly Review[];
  after: readonly Review[];
  /** What else goes into the transaction: the event, last. */
  also: readonly Write[];
};

/**
 * Replaces the earlier reviews with those of an import, in one transaction with what the home's row says about them. A home with very many loses the oldest
 * just before it.
 */
export async function replaceReviews(table: Table, change: ReviewsChange): Promise<void> {
  const { locationId, version, set, before, after, also } = change;
  const remainingKeys = new Set(after.map((review) => keyOf(locationId, review).sk));
  const gone = before.map((review) => keyOf(locationId, review)).filter(({ sk }) => !remainingKeys.has(sk));
  for (const key of gone.slice(atOnce)) await table.delete(key);
  await table.transact([
    locationUpdate(locationId, version, set),
    ...after.slice(0, atOnce).map((review): Write => ({ put: toItem('review', keyOf(locationId, review), review) })),
    ...gone.slice(0, atOnce).map((key): Write => ({ delete: key })),
    ...also,
  ]);
}
