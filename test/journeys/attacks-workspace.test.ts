import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { VersionView } from '#shared/contract/price-lists.ts';
import { api, ask, newAddress, newEmail, ok, refused } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { currentHome, ownHome } from './parts/own-home.ts';
import { listed, newPackage, save, sentOf, workshop } from './parts/package-maker.ts';
import { askToSave, priceDesk, rowOf, rowsOf, saveRows } from './parts/price-desk.ts';
import { publishedList } from './parts/published-list.ts';
import { newMember, teamHome } from './parts/team-home.ts';

const tooLarge = Number.MAX_SAFE_INTEGER;

/** Counts answers by status. */
const tally = (answers: readonly { status: number }[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(answers, ({ status }) => String(status))].map(([status, all]) => [status, all.length]));

describe('numbers that the table cannot have', () => {
  it("are refused beside their row, and don't affect the rows beside it", async () => {
    const desk = await priceDesk();
    const [first, second, third] = (await rowsOf(desk, 'Transport')).map(({ row }) => row);
    const { status, body } = await askToSave(
      [
        { ...first, version: tooLarge },
        { ...second, includedUnits: 1e-200 },
        { ...third, priceCents: 77_700 },
      ],
      desk.admin,
    );
    expect(status).toBe(200);
    const results = (body as { results: { status: string; errors?: { field: string }[] }[] }).results;
    expect(results.map((each) => each.errors?.[0]?.field ?? each.status)).toEqual(['version', 'includedUnits', 'saved']);
  });

  it('are refused as coordinates', async () => {
    const { by } = await ownHome();
    const { version } = await currentHome(by);
    const nowhere = { address1: '1 Main Street', city: 'Nowhere at All', stateCode: 'MA', postalCode: '00000' };
    const answers = await Promise.all(
      [
        { lat: 1e-200, lon: -71 },
        { lat: 42, lon: -5e-324 },
      ].map((place) => ask('saveCurrentLocation', { version, address: { ...nowhere, ...place } }, by)),
    );
    expect(tally(answers)).toEqual({ 400: 2 });
  });

  it('are refused as the version of settings', async () => {
    const desk = await priceDesk();
    const { settings } = await ok<{ settings: object }>('getPriceListDraft', {}, desk.admin);
    expect(await refused('savePriceListSettings', { settings, version: tooLarge }, desk.admin)).toMatchObject({ status: 400 });
  });
});

describe('a price list that many open at the same time', () => {
  it('opens for every one of forty families, and counts each', async () => {
    const { id, desk } = await publishedList();
    const opened = await Promise.all(Array.from({ length: 40 }, () => ask('viewGplPdf', { id }, { from: newAddress() })));
    expect(tally(opened)).toEqual({ 302: 40 });
    const { items } = await ok<{ items: VersionView[] }>('getPriceListVersions', {}, desk.admin);
    expect(items[0]?.handedOut).toBe(40);
    expect(Date.parse(items[0]?.lastHandedOutAt ?? '')).toBeGreaterThan(Date.parse(items[0]?.publishedOn ?? ''));
  });

  it('is not handed out without limit to someone who is signed in', async () => {
    const { desk } = await publishedList();
    const { token, headers } = await person();
    const by = { token, headers, from: newAddress() };
    const input = { LocationFileType: 'gpl', LocationId: desk.locationId };
    const answers = await Promise.all(Array.from({ length: 125 }, () => ask('downloadFile', input, by)));
    expect(tally(answers)).toEqual({ 200: 120, 429: 5 });
  });
});

describe('price lists that are published one right after the other', () => {
  it('are in their order, and the last is the one in force', async () => {
    const desk = await priceDesk();
    const { row } = await rowOf(desk, 'Transport', 'Hearse');
    const published: string[] = [];
    for (let version = 0; version < 5; version += 1) {
      await saveRows([{ ...row, version, priceCents: 40_000 + version }], desk.admin);
      published.unshift((await ok<VersionView>('createGplPdf', { providerLocationId: desk.locationId }, desk.admin)).id);
    }
    type Page = { items: VersionView[]; nextCursor: string | null };
    const first = await ok<Page>('getPriceListVersions', { pageSize: 2 }, desk.admin);
    const rest = await ok<Page>('getPriceListVersions', { pageSize: 50, cursor: first.nextCursor }, desk.admin);
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(published);
    expect([rest.nextCursor, first.items.map(({ isInForce }) => isInForce)]).toEqual([null, [true, false]]);
    const plans = await ok<{ items: { id: string; isInForce: boolean }[] }>('listPricingPlans', {}, desk.admin);
    expect(plans.items.slice(1).map(({ id }) => id)).toEqual(published);
    expect(plans.items.find(({ isInForce }) => isInForce)?.id).toBe(published[0]);
  });
});

describe('someone who wants to know which emails have an account', () => {
  it('learns it neither by adding and inviting members nor by what the form says of an email', async () => {
    const { owner } = await teamHome();
    const answersTo = async (email: string) => {
      const { body, status } = await ask<{ id: string }>('saveEmployee', newMember({ email }), owner.by);
      const invitation = await ask('inviteEmployee', { id: body.id, email, phone: '' }, owner.by);
      return [status, invitation.status];
    };
    const [{ account }, unknown] = [await person(), newEmail('unknown')];
    expect(await answersTo(account.email)).toEqual([200, 200]);
    expect(await answersTo(unknown)).toEqual([200, 200]);
  });
});

describe('a form made to break the server', () => {
  const part = (name: string) => `--xyz\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\n\r\nx\r\n`;

  it.each([
    ['thirty thousand parts', Array.from({ length: 30_000 }, (_, nth) => part(`f${nth}`)).join('')],
    ['a name nested fifty thousand deep', part(`file${'[a]'.repeat(50_000)}`)],
  ])('with %s is a bad request, not a failure', async (_, parts) => {
    const { by } = await ownHome();
    const headers = { ...by.headers, 'content-type': 'multipart/form-data; boundary=xyz' };
    const request = { ...by, method: 'POST', key: randomUUID(), headers, body: `${parts}--xyz--\r\n` };
    // Parsing this once took eleven seconds, more than the time limit of a call.
    const answer = await api('/api/locations/current/images/upload', request);
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid_input' }]);
  });

  const thirtyThousand = `${Array.from({ length: 30_000 }, (_, nth) => part(`f${nth}`)).join('')}--xyz--\r\n`;
  const twice = 'multipart/form-data; boundary=other; boundary=xyz';

  it('with two boundaries is a bad request', async () => {
    const { by } = await ownHome();
    const headers = { ...by.headers, 'content-type': twice };
    const request = { ...by, method: 'POST', key: randomUUID(), headers, body: thirtyThousand };
    const answer = await api('/api/locations/current/images/upload', request);
    expect([answer.status, answer.body]).toMatchObject([400, { detail: 'The form needs exactly one boundary.' }]);
  });

  it.each([
    ['a form', twice, thirtyThousand],
    ['JSON that does not parse', 'application/json', '{'],
    ['a type that is not taken', 'text/plain', 'x'],
  ])('from a stranger is a 401 whatever it contains: %s', async (_, type, body) => {
    const request = { method: 'POST', key: randomUUID(), headers: { 'content-type': type }, body };
    const answer = await api('/api/locations/current/images/upload', request);
    expect([answer.status, answer.body]).toMatchObject([401, { code: 'unauthenticated' }]);
  });
});

describe('a package that one person saves while another archives it or offers it again', () => {
  it('keeps the price that was saved', async () => {
    const shop = await workshop();
    const sent = newPackage(shop, { pricingMethod: 'flat', priceCents: 5000 });
    let first = await save(shop, sent);
    for (let priceCents = 10_001; priceCents <= 10_020; priceCents += 1) {
      const change = first.template.isActive ? 'archiveTemplate' : 'restoreTemplate';
      const saving = { version: first.version, template: sentOf(first, { priceCents }) };
      const answers = await Promise.all([ask('saveTemplate', saving, shop.staff), ask(change, { id: sent.id }, shop.staff)]);
      expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
      first = (await listed(shop)).find(({ template }) => template.id === sent.id) ?? first;
      expect([answers[0].status, first.template.priceCents]).toEqual([200, priceCents]);
    }
  });
});
