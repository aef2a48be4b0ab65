import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isOwner } from '#shared/access/can.ts';
import type { CurrentLocation, OwnLocation, SavedLocation } from '#shared/contract/locations-views.ts';
import type { Membership } from '#shared/model/membership.ts';
import { ask, mailbox, newEmail, ok, refused, waitUntil } from '#test/cloud/cloud.ts';
import { cast, person } from '#test/world/cast.ts';
import { launched, notLaunched } from '#test/world/world.ts';
import { currentHome, generalInformation, ownHome } from './parts/own-home.ts';

const boston = { address1: '12 Main St', city: 'Boston', stateCode: 'MA', postalCode: '02134' };

describe('the profile of a home', () => {
  it('is read whole by its staff, not launched and with inactive packages, without the accounts behind its people', async () => {
    const { id, home, by } = await ownHome({}, 'view-only');
    const read = await currentHome(by);
    expect(read).toMatchObject({ id, name: home.name, isActive: false, version: 1 });
    expect(read.templates.map((each) => each.id).sort()).toEqual(home.templates.map((each) => each.id).sort());
    expect(read.employees).toHaveLength(1);
    expect(JSON.stringify(read)).not.toContain('appUserId');
  });

  it('is not for a trade company, which sees only its cases', async () => {
    const { id } = await ownHome();
    const { trade } = await cast(id);
    for (const call of ['getCurrentLocation', 'getCurrentServices'])
      expect((await refused(call, {}, trade)).code).toBe('forbidden');
  });

  it('is changed part by part: what is left out stays', async () => {
    const { home, by } = await ownHome();
    const website = 'https://quince.example.com';
    const saved = await ok<SavedLocation>('saveCurrentLocation', { version: 1, website }, by);
    expect(saved).toMatchObject({ website, version: 2, name: home.name, background: home.background });
    const background = 'Line one.\r\nLine two.';
    await ok('saveCurrentLocation', { version: 2, background }, by);
    expect(await currentHome(by)).toMatchObject({ website, background: 'Line one.\nLine two.', version: 3 });
  });

  it('brings a new name and time zone to the memberships of its people', async () => {
    const { by } = await ownHome();
    const places = async () => (await ok<{ memberships: Membership[] }>('me', {}, by)).memberships;
    await ok('saveCurrentLocation', { version: 1, name: 'Quince & Daughters' }, by);
    expect(await places()).toMatchObject([{ locationName: 'Quince & Daughters' }]);
    await ok('saveCurrentLocation', { version: 2, timeZone: 'America/Denver' }, by);
    expect(await places()).toMatchObject([{ locationName: 'Quince & Daughters', timeZone: 'America/Denver' }]);
  });

  it('takes its place from the ZIP code, or from a suggestion near it, and from nowhere else', async () => {
    const { by } = await ownHome();
    const place = async (version: number, address: object) =>
      (await ok<SavedLocation>('saveCurrentLocation', { version, address: { ...boston, ...address } }, by)).address;
    expect((await place(1, {})).lat).toBeCloseTo(42.35, 1);
    expect(await place(2, { address1: '14 Main St', lat: 42.4, lon: -71.1 })).toMatchObject({ lat: 42.4, lon: -71.1 });
    // The same address again keeps its place.
    expect(await place(3, { address1: '14 Main St' })).toMatchObject({ lat: 42.4, lon: -71.1 });
    // Los Angeles is not near 02134.
    expect((await place(4, { address1: '16 Main St', lat: 34, lon: -118 })).lat).toBeCloseTo(42.35, 1);
    // An unknown ZIP code, in a known town.
    expect((await place(5, { postalCode: '00001' })).lat).toBeCloseTo(42.35, 0);
    const { errors } = await refused(
      'saveCurrentLocation',
      { version: 6, address: { ...boston, postalCode: '00001', city: 'Nowhere At All' } },
      by,
    );
    expect(errors).toEqual([{ field: 'address.postalCode', message: 'We do not know this ZIP code. Please check it.' }]);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Required'],
    [{ website: 'javascript:alert(1)' }, 'website', 'Enter a full web address, like https://www.example.com.'],
    [
      { website: 'https://user:password@quince.example.com' },
      'website',
      'Enter a full web address, like https://www.example.com.',
    ],
    [{ website: 'http://169.254.169.254' }, 'website', 'Enter a full web address, like https://www.example.com.'],
    [{ website: 'quince' }, 'website', 'Enter a full web address, like https://www.example.com.'],
    [{ address: { ...boston, stateCode: 'XX' } }, 'address.stateCode', 'Please choose a state.'],
    [{ address: { ...boston, postalCode: '021' } }, 'address.postalCode', 'Enter a ZIP code, like 02134.'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'Not a time zone'],
  ])('refuses %j in the words of the screen', async (input, field, message) => {
    const { by } = await ownHome();
    const { status, errors } = await refused('saveCurrentLocation', { version: 1, ...input }, by);
    expect([status, errors]).toEqual([400, [{ field, message }]]);
  });

  it('accepts a description of 5,000 characters and none longer', async () => {
    const { by } = await ownHome();
    expect((await refused('saveCurrentLocation', { version: 1, background: 'x'.repeat(5001) }, by)).code).toBe('invalid_input');
    await ok('saveCurrentLocation', { version: 1, background: 'x'.repeat(5000) }, by);
  });
});

describe('two people who save one profile', () => {
  const saves: [string, object][] = [
    ['saveCurrentLocation', { website: 'https://one.example.com' }],
    ['saveGeneralInformation', generalInformation],
    ['setAttributesAndLanguages', { attributes: ['Catering'], languages: [] }],
  ];

  it.each(saves)('conflict in %s: the second hears that it is stale, and nothing of theirs is written', async (call, input) => {
    const { by } = await ownHome();
    await ok('saveCurrentLocation', { version: 1, background: 'Saved in between.' }, by);
    const problem = await refused(call, { version: 1, ...input }, by);
    expect(problem).toMatchObject({ status: 409, code: 'stale' });
    expect(await currentHome(by)).toMatchObject({ version: 2, background: 'Saved in between.' });
  });

  it('let one of ten simultaneous saves win', async () => {
    const { by } = await ownHome();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => ask('saveCurrentLocation', { version: 1, background: `Version ${nth}` }, by)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });
});

describe('attributes and languages', () => {
  it('are kept once whatever their case, in the spelling of the default list', async () => {
    const { by } = await ownHome();
    const attributes = ['catering', 'Doves', 'CATERING', ' doves '];
    const saved = await ok<SavedLocation>('setAttributesAndLanguages', { version: 1, attributes, languages: ['french'] }, by);
    expect(saved.attributes).toEqual([{ attribute: 'Catering' }, { attribute: 'Doves' }]);
    expect(saved.languages).toEqual([{ language: 'French' }]);
  });

  it.each([
    ['a'.repeat(31), 'At most 30 characters.'],
    ['  ', 'Please type something to add.'],
  ])('refuse %j', async (text, message) => {
    const { by } = await ownHome();
    const { errors } = await refused('setAttributesAndLanguages', { version: 1, attributes: [text], languages: [] }, by);
    expect(errors).toEqual([{ field: 'attributes.0', message }]);
  });

  it('of 30 characters pass', async () => {
    const { by } = await ownHome();
    await ok('setAttributesAndLanguages', { version: 1, attributes: ['a'.repeat(30)], languages: ['é'.repeat(30)] }, by);
  });
});

describe('general information', () => {
  it('is saved; without a program there is no company and no funding for one', async () => {
    const { by } = await ownHome();
    const saved = await ok<SavedLocation>(
      'saveGeneralInformation',
      { version: 1, ...generalInformation, hasPreNeedProgram: false },
      by,
    );
    expect(saved).toMatchObject({
      phone: '(617) 555-0134',
      email: 'desk@quince.example.com',
      licenseNumber: 'FE-1042',
      hasPreNeedProgram: false,
      isPreNeedInsuranceFunded: false,
      preNeedProgramCompany: '',
      hasAcceptedTermsAndConditions: true,
    });
  });

  it('with another email tells the former address and the owner where families’ messages go now, and who decided it', async () => {
    const { by, home } = await ownHome();
    const owner = home.employees.find(isOwner);
    const [former, next] = [newEmail('former'), newEmail('next')];
    const save = (version: number, emailAddress: string) =>
      ok<SavedLocation>('saveGeneralInformation', { version, ...generalInformation, emailAddress }, by);
    await save(1, former);
    await save(2, next);
    for (const reader of [former, owner?.email ?? '']) {
      const { body } = await mailbox(reader).mail(
        ({ subject, body }) => /email address/.test(subject) && body.text?.includes(next) === true,
      );
      expect(body.text).toContain(former);
    }
    expect(await mailbox(next).all()).toEqual([]);
  });

  it.each([
    ['phoneNumber', '617555'],
    ['emailAddress', ''],
    ['emailAddress', 'desk'],
    ['licenseId', ' '],
    ['licenseType', 'pet-cemetery'],
    ['acceptTermsAndConditions', false],
  ])('refuses %s %j and saves nothing', async (field, value) => {
    const { by } = await ownHome();
    const { status, errors } = await refused('saveGeneralInformation', { version: 1, ...generalInformation, [field]: value }, by);
    expect([status, errors?.map((each) => each.field)]).toEqual([400, [field]]);
    expect((await currentHome(by)).version).toBe(1);
  });
});

describe('the homes of a person', () => {
  it('are listed as cards, launched or not, and nobody has another list', async () => {
    const [one, two] = [launched[0]!, notLaunched[0]!];
    const staff = await person({
      memberships: [
        { locationId: one.id, access: 'owner' },
        { locationId: two.id, access: 'staff' },
      ],
    });
    const { items } = await ok<{ items: OwnLocation[] }>('getOwnLocations', {}, staff);
    expect(items.map(({ id, isActive, access }) => [id, isActive, access]).sort()).toEqual(
      [
        [one.id, true, 'owner'],
        [two.id, false, 'staff'],
      ].sort(),
    );
    expect(items[0]?.town).toMatch(/^.+, [A-Z]{2}$/);
    expect(await ok('getOwnLocations', {}, await person())).toEqual({ items: [] });
  });

  it('give their logo to everyone once launched, before that to their own people', async () => {
    const home = launched.find(({ images }) => images.some(({ isLogo }) => isLogo))!;
    expect(await ok('getLocationLogo', { id: home.id })).toEqual({ path: home.images.find(({ isLogo }) => isLogo)?.path });
    const own = await ownHome();
    await ok('getLocationLogo', { id: own.id }, own.by);
    expect((await refused('getLocationLogo', { id: own.id })).code).toBe('not_found');
    expect((await refused('getLocationLogo', { id: randomUUID() })).code).toBe('not_found');
  });

  it('are closed to each other: the staff of one change only their own, whatever header they send', async () => {
    const [one, other] = [await ownHome(), await ownHome()];
    const headers = { ...one.by.headers, 'x-location-id': other.id };
    for (const call of ['getCurrentLocation', 'makeLocationActive', 'makeLocationInactive'])
      expect((await refused(call, {}, { ...one.by, headers })).code).toBe('forbidden');
    expect((await refused('saveCurrentLocation', { version: 1, name: 'Mine' }, { ...one.by, headers })).code).toBe('forbidden');
    expect(await currentHome(other.by)).toMatchObject({ name: other.home.name, version: 1 });
  });

  it('name the services that they price', async () => {
    const home = launched.find(({ priceList }) => priceList)!;
    const staff = await person({ memberships: [{ locationId: home.id, access: 'view-only' }] });
    const { items } = await ok<{ items: { name: string; categoryName: string }[] }>('getCurrentServices', {}, staff);
    expect(items.length).toBeGreaterThan(5);
    expect(items.every(({ name, categoryName }) => name && categoryName)).toBe(true);
    const empty = await ownHome();
    expect(await ok('getCurrentServices', {}, empty.by)).toEqual({ items: [] });
  });
});

describe('what families see', () => {
  it('follows a change of a launched home within seconds', async () => {
    const { id, by } = await ownHome({ isActive: true });
    await ok('saveCurrentLocation', { version: 1, name: 'Quince of the Morning' }, by);
    const found = await waitUntil('the new name in a search', async () => {
      const { items } = await ok<{ items: { id: string }[] }>('searchLocations', { query: 'Quince of the Morning' });
      return items.some((each) => each.id === id);
    });
    expect(found).toBe(true);
    expect(await ok<CurrentLocation>('getLocationProfile', { id })).toMatchObject({ name: 'Quince of the Morning' });
    // Taken down again, so that no other test finds it.
    await ok('makeLocationInactive', {}, by);
    expect((await refused('getLocationProfile', { id })).code).toBe('not_found');
  });
});
