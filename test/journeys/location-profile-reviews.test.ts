import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ImportedReviews } from '#shared/contract/locations-views.ts';
import { ask, ok, refused } from '#test/cloud/cloud.ts';
import { currentHome, ownHome } from './parts/own-home.ts';

const alder = 'embedded-alder-brook';

const review = (nth: number) => ({
  id: randomUUID(),
  text: `Review ${nth}`,
  authorName: `Author ${nth}`,
  rating: 4,
  time: new Date(Date.UTC(2025, 0, 1) + nth * 3_600_000).toISOString(),
});

describe('an import of reviews', () => {
  it('replaces rating, count, and reviews with those of the business', async () => {
    const { by } = await ownHome({ reviews: [review(1), review(2)], rating: 3, reviewCount: 2 });
    const imported = await ok<ImportedReviews>('setPlaceId', { id: alder }, by);
    expect(imported).toMatchObject({ googlePlaceId: alder, rating: 4.7, reviewCount: 63, version: 2 });
    const home = await currentHome(by);
    expect(home).toMatchObject({ googlePlaceId: alder, rating: 4.7, reviewCount: 63, version: 2 });
    expect(home.reviews.map(({ authorName }) => authorName)).toEqual(['Renata Okafor', 'Paul Lindqvist', 'Minh-Anh Tran']);
  });

  it('twice counts once: nothing changes, not even the version', async () => {
    const { by } = await ownHome({ reviews: [] });
    const first = await ok<ImportedReviews>('setPlaceId', { id: alder }, by);
    expect(await ok<ImportedReviews>('setPlaceId', { id: alder }, by)).toEqual(first);
    expect((await currentHome(by)).reviews).toHaveLength(3);
  });

  it('of another business leaves nothing of the first, and one without a rating has none', async () => {
    const { by } = await ownHome({ reviews: [] });
    await ok('setPlaceId', { id: alder }, by);
    await ok('setPlaceId', { id: 'embedded-two-rivers' }, by);
    const home = await currentHome(by);
    expect([home.reviews, home.reviewCount, 'rating' in home]).toEqual([[], 0, false]);
  });

  it('by several people at the same time ends in one of their choices, whole', async () => {
    const { by } = await ownHome({ reviews: [] });
    const choices = [alder, 'embedded-stone-harbor', alder, 'embedded-stone-harbor'];
    const answers = await Promise.all(choices.map((id) => ask('setPlaceId', { id }, by)));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { googlePlaceId, reviews } = await currentHome(by);
    expect(reviews).toHaveLength(googlePlaceId === alder ? 3 : 2);
  });

  it('replaces more reviews than one transaction can have', async () => {
    const { by } = await ownHome({ reviews: Array.from({ length: 120 }, (_, nth) => review(nth)) });
    await ok('setPlaceId', { id: alder }, by);
    expect((await currentHome(by)).reviews).toHaveLength(3);
  });

  it('of a business that is not on the map changes nothing', async () => {
    const { by } = await ownHome();
    expect(await refused('setPlaceId', { id: 'nowhere' }, by)).toMatchObject({ status: 404, code: 'not_found' });
    expect((await currentHome(by)).version).toBe(1);
  });

  it('is for owners and admins', async () => {
    const { by } = await ownHome({}, 'staff');
    expect((await refused('setPlaceId', { id: alder }, by)).code).toBe('forbidden');
  });
});
