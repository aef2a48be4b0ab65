import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { HomeLogView, ProviderUser, SystemLocation } from '#shared/contract/system-homes.ts';
import type { SystemProvider } from '#shared/contract/system-providers.ts';
import type { SupportSession } from '#shared/contract/systemusers.ts';
import { mailbox, ok, type RequestOptions, refused, waitUntil } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { currentHome, ownHome } from './parts/own-home.ts';
import { invited, rowOf, teamHome } from './parts/team-home.ts';

let token: string;
beforeAll(async () => {
  token = (await person({ kind: 'system', firstName: 'Robin', lastName: 'Vale' })).token;
});
const desk = { name: 'Robin Vale', by: (): RequestOptions => ({ token, key: randomUUID() }) };
type Page<Item> = { items: Item[]; nextCursor: string | null };

const users = (input: object) => ok<Page<ProviderUser>>('getProviderUsers', { pageSize: 100, ...input }, desk.by());
const logOf = async (id: string) => (await ok<{ items: HomeLogView[] }>('getLocationLog', { id }, desk.by())).items;

describe('the members of every home, for an administrator', () => {
  it('are found by home and by exact email, with their access and how far they came', async () => {
    const { locationId, name, owner, viewer, trade } = await teamHome();
    const pending = await invited(owner.by);
    const team = (await users({ locationId })).items;
    expect(team.map(({ email }) => email)).toEqual(team.map(({ email }) => email).toSorted());
    expect(team).toHaveLength(6);
    expect(team.find(({ id }) => id === pending.id)).toMatchObject({
      ...{ locationId, homeName: name, access: 'admin', kind: 'staff', state: 'invited' },
      invitedUntil: pending.invitation?.expiresOn,
    });
    expect(team.find(({ id }) => id === trade.member.id)).toMatchObject({ kind: 'trade-company', state: 'active' });
    const { email } = viewer.member;
    expect((await users({ email: email.toUpperCase() })).items).toMatchObject([{ id: viewer.member.id, locationId, email }]);
    expect((await users({ email: email.slice(1) })).items).toEqual([]);
    expect((await users({ email, locationId: randomUUID() })).items).toEqual([]);
  });

  it('are listed page by page, each once', async () => {
    const { locationId } = await teamHome();
    const pages: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page: Page<ProviderUser> = await users({ locationId, pageSize: 2, ...(cursor ? { cursor } : {}) });
      pages.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect([pages.length, new Set(pages).size]).toEqual([5, 5]);
    const first = await users({ pageSize: 3 });
    const second = await users({ pageSize: 3, cursor: first.nextCursor });
    const emails = [...first.items, ...second.items].map(({ email }) => email);
    expect(emails).toEqual(emails.toSorted());
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(6);
    expect((await refused('getProviderUsers', { cursor: 'bjp4' }, desk.by())).status).toBe(400);
  });

  it('get a new invitation, whose earlier link is void, or none; the log and the owner know', async () => {
    const { locationId, owner } = await teamHome();
    const pending = await invited(owner.by);
    const at = { id: pending.id, locationId };
    const key = randomUUID();
    await ok('resendUserInvitation', at, { ...desk.by(), key });
    await ok('resendUserInvitation', at, { ...desk.by(), key });
    const again = await rowOf(pending);
    expect(again).toMatchObject({ status: 'pending', version: pending.version + 1 });
    expect(again?.invitation?.id).not.toBe(pending.invitation?.id);
    await ok('cancelUserInvitation', at, desk.by());
    await ok('cancelUserInvitation', at, desk.by());
    const after = await rowOf(pending);
    expect([after?.status, after?.invitation]).toEqual(['not-invited', undefined]);
    expect(await logOf(locationId)).toMatchObject([
      { did: `Canceled the invitation of ${pending.fullName}`, by: desk.name, reason: null },
      { did: `Invited ${pending.fullName} again`, by: desk.name },
    ]);
    const { subject, body } = await mailbox(owner.member.email).mail();
    expect(subject).toBe('Yarrow support changed your team');
    expect(body.text?.replace(/\s+/g, ' ')).toContain(`${desk.name} (Yarrow support) canceled the invitation of`);
  });

  it('are invited only at their own home and before they joined', async () => {
    const { locationId, owner } = await teamHome();
    const pending = await invited(owner.by);
    for (const call of ['resendUserInvitation', 'cancelUserInvitation']) {
      const elsewhere = { id: pending.id, locationId: randomUUID() };
      expect((await refused(call, elsewhere, desk.by())).status, call).toBe(404);
      const joined = { id: owner.member.id, locationId };
      expect(await refused(call, joined, desk.by()), call).toMatchObject({
        status: 409,
        detail: 'Olive Teal has already joined.',
      });
    }
    expect((await rowOf(pending))?.version).toBe(pending.version);
  });
});

describe('the pages of every home, for an administrator', () => {
  const found = async (input: object) =>
    (await ok<Page<SystemLocation>>('getSystemLocations', { pageSize: 100, ...input }, desk.by())).items;

  it('are found by name and by the owner’s email, as homes are in the list of providers', async () => {
    const [{ home }, { locationId, owner }] = [await ownHome(), await teamHome()];
    for (const [search, id] of [
      [{ query: home.name.toUpperCase(), by: 'name' }, home.id],
      [{ query: owner.member.email, by: 'ownerEmail' }, locationId],
    ] as const) {
      expect((await found(search)).map((each) => each.id)).toEqual([id]);
      const homes = await ok<Page<SystemProvider>>('getProviders', { pageSize: 100, ...search }, desk.by());
      expect(homes.items.map((each) => each.id)).toEqual([id]);
    }
    expect(await found({ query: 'zzz no such town', by: 'town' })).toEqual([]);
  });

  it('move in the list by town with the address', async () => {
    const { by, id: locationId } = await ownHome();
    const { version, address } = await currentHome(by);
    const { address1, postalCode, stateCode, lat, lon } = address;
    const moved = { address1, postalCode, stateCode, lat, lon, city: `Newtown ${randomUUID().slice(0, 8)}` };
    await ok('saveCurrentLocation', { version, address: moved }, by);
    expect(await found({ query: moved.city, by: 'town' })).toMatchObject([{ id: locationId, city: moved.city }]);
  });

  it('lose their rating for a reason, and get one from the map, logged', async () => {
    const { by, id } = await ownHome({ rating: 3, reviewCount: 1, googlePlaceId: 'embedded-two-rivers' });
    const before = await currentHome(by);
    expect((await refused('clearLocationRatings', { id, reason: ' ' }, desk.by())).status).toBe(400);
    const reason = 'These are reviews of another home';
    await ok('clearLocationRatings', { id, reason }, desk.by());
    const cleared = await currentHome(by);
    expect([cleared.reviews, cleared.reviewCount, 'rating' in cleared, 'googlePlaceId' in cleared]).toEqual([
      [],
      0,
      false,
      false,
    ]);
    // Nothing is left to clear, so nothing more is logged.
    await ok('clearLocationRatings', { id, reason }, desk.by());

    const place = { id, placeId: 'embedded-alder-brook' };
    expect((await refused('importLocationReviews', { ...place, acceptTerms: false }, desk.by())).status).toBe(400);
    const imported = await ok('importLocationReviews', { ...place, acceptTerms: true }, desk.by());
    expect(imported).toEqual({ rating: 4.7, reviewCount: 63 });
    const after = await currentHome(by);
    expect(after).toMatchObject({ googlePlaceId: place.placeId, rating: 4.7, version: before.version + 2 });
    expect(after.reviews).toHaveLength(3);
    expect(await logOf(id)).toMatchObject([
      { did: 'Imported the reviews of Alder Brook Funeral Home, 48 Church St, Waltham, MA 02453', by: desk.name },
      { did: 'Removed the rating and the reviews (3, 1 rating)', by: desk.name, reason },
    ]);
    const [listed] = await found({ query: after.name, by: 'name' }).then((homes) => homes.filter((home) => home.id === id));
    expect(listed).toMatchObject({ rating: 4.7, reviewCount: 63, placeId: place.placeId });
  });

  it('of a home or a business that does not exist are a 404', async () => {
    const { id } = await ownHome();
    const input = { placeId: 'nowhere', acceptTerms: true };
    expect((await refused('importLocationReviews', { id, ...input }, desk.by())).status).toBe(404);
    const nowhere = randomUUID();
    expect((await refused('clearLocationRatings', { id: nowhere, reason: 'A mistake' }, desk.by())).status).toBe(404);
    expect((await refused('getLocationLog', { id: nowhere }, desk.by())).status).toBe(404);
  });
});

describe('a support session', () => {
  it('counts the calls that change something, and is in the bells of those who manage the team', async () => {
    const { owner, admin, viewer } = await teamHome();
    const [reason, agent] = [`They asked for help ${randomUUID()}`, await person({ kind: 'system', firstName: 'Sam' })];
    const acting: RequestOptions = { token: agent.token };
    await ok('supportLogin', { email: admin.member.email, reason }, { ...acting, key: randomUUID() });
    const session = async () => {
      const { items } = await ok<{ items: SupportSession[] }>('getSupportSessions', { pageSize: 100 }, desk.by());
      return items.find((each) => each.reason === reason);
    };
    expect(await session()).toMatchObject({ writes: 0, personName: expect.any(String), endedOn: null });
    const asAdmin: RequestOptions = { token: agent.token, headers: admin.by.headers ?? {} };
    const { version } = await currentHome(asAdmin);
    await ok('saveCurrentLocation', { version, website: 'https://example.com' }, asAdmin);
    expect(await session()).toMatchObject({ writes: 1 });

    type Bell = { items: { kind: string; title: string; words: string | null }[] };
    const bellOf = async (by: RequestOptions) =>
      (await ok<Bell>('getNotifications', {}, by)).items.filter(({ kind }) => kind === 'support-entered');
    const told = await waitUntil('a notification', async () => {
      const found = await bellOf(owner.by);
      return found.length > 0 && found;
    });
    expect(told).toMatchObject([
      { title: 'Yarrow support is working in your home', words: expect.stringContaining(reason.slice(0, 40)) },
    ]);
    expect(await bellOf(viewer.by)).toEqual([]);
  });
});
