import { describe, expect, it } from 'vitest';
import type { SavedLocation } from '#shared/contract/locations-views.ts';
import { launchAllowed } from '#shared/launch/index.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import { ask, eventsOf, ok, refused, waitUntil } from '#test/cloud/cloud.ts';
import { currentHome, ownHome } from './parts/own-home.ts';

const changesOf = async (locationId: string) =>
  (await eventsOf('location.changed')).filter(
    ({ event }) => (event.detail as { data?: { locationId?: string } }).data?.locationId === locationId,
  );

/** Each condition of the launch, missing alone, with the words that say so. */
const missing: [string, (home: LocationProfile) => Partial<LocationProfile>, string][] = [
  ['description', () => ({ background: 'x'.repeat(62) }), '38 more characters'],
  ['team', () => ({ employees: [] }), '1 team member'],
  ['photos', () => ({ images: [] }), '1 more photo'],
  ['packages', ({ templates }) => ({ templates: templates.slice(0, 1) }), '2 more packages'],
  ['packages', ({ templates }) => ({ templates: templates.map((each) => ({ ...each, isActive: false })) }), '3 more packages'],
  ['website', () => ({ website: '' }), '1 website'],
  ['attributes', () => ({ attributes: [] }), '1 attribute'],
  ['languages', () => ({ languages: [] }), '1 language'],
];

describe('launching a home', () => {
  it.each(missing)('is refused without enough of %s, which is named, and the page stays down', async (step, without, words) => {
    const complete = await ownHome();
    const { id, by } = await ownHome(without(complete.home));
    const problem = await refused('makeLocationActive', {}, by);
    expect(problem).toMatchObject({ status: 409, code: 'conflict', errors: [{ field: step, message: words }] });
    expect(problem.detail).toContain(words);
    expect(launchAllowed({ ...complete.home, ...without(complete.home) })).toBe(false);
    expect((await currentHome(by)).isActive).toBe(false);
    expect((await refused('getLocationProfile', { id })).code).toBe('not_found');
  });

  it('needs no general information: that is a step of Getting Started, which Save & Launch saves', async () => {
    const { by } = await ownHome({ phone: '', email: '', licenseNumber: '', preNeedProgramCompany: '' });
    expect(await ok<SavedLocation>('makeLocationActive', {}, by)).toMatchObject({ isActive: true });
    await ok('makeLocationInactive', {}, by);
  });

  it('shows the page, and taking it down hides it; doing either twice counts once, with one event each', async () => {
    const { id, by } = await ownHome();
    expect(await ok<SavedLocation>('makeLocationActive', {}, by)).toMatchObject({ isActive: true, version: 2 });
    expect(await ok<SavedLocation>('makeLocationActive', {}, by)).toMatchObject({ isActive: true, version: 2 });
    await ok('getLocationProfile', { id });
    expect(await ok<SavedLocation>('makeLocationInactive', {}, by)).toMatchObject({ isActive: false, version: 3 });
    expect(await ok<SavedLocation>('makeLocationInactive', {}, by)).toMatchObject({ isActive: false, version: 3 });
    expect((await refused('getLocationProfile', { id })).code).toBe('not_found');
    const events = await waitUntil('both changes on the bus', async () => {
      const found = await changesOf(id);
      return found.length >= 2 && found;
    });
    expect(events).toHaveLength(2);
  });

  it('by five people at the same time is one launch', async () => {
    const { id, by } = await ownHome();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask<SavedLocation>('makeLocationActive', {}, by)));
    expect(answers.map(({ status, body }) => [status, body.isActive, body.version])).toEqual(Array(5).fill([200, true, 2]));
    await ok('makeLocationInactive', {}, by);
    expect(id).toBeTruthy();
  });

  it('is for owners and admins', async () => {
    for (const access of ['staff', 'view-only'] as const) {
      const { by } = await ownHome({}, access);
      for (const call of ['makeLocationActive', 'makeLocationInactive'])
        expect((await refused(call, {}, by)).code).toBe('forbidden');
    }
  });
});
