import { describe, expect, it } from 'vitest';
import type { VersionView } from '#shared/contract/price-lists.ts';
import { ask, newAddress, ok, refused } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { askToSave, priceDesk, rowsOf } from './parts/price-desk.ts';
import { publishedList } from './parts/published-list.ts';
import { added, newMember, teamHome } from './parts/team-home.ts';

const tooLarge = Number.MAX_SAFE_INTEGER;

/** How many answers had which status. */
const tally = (answers: readonly { status: number }[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(answers, ({ status }) => String(status))].map(([status, all]) => [status, all.length]));

describe('numbers that the table cannot hold', () => {
  it('are refused beside their row, and take nothing from the rows beside it', async () => {
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

  it('are refused as the version of settings', async () => {
    const desk = await priceDesk();
    const { settings } = await ok<{ settings: object }>('getPriceListDraft', {}, desk.admin);
    expect(await refused('savePriceListSettings', { settings, version: tooLarge }, desk.admin)).toMatchObject({ status: 400 });
  });
});

describe('a price list that many open at once', () => {
  it('opens for every one of forty families, and counts each', async () => {
    const { id, desk } = await publishedList();
    const opened = await Promise.all(Array.from({ length: 40 }, () => ask('viewGplPdf', { id }, { from: newAddress() })));
    expect(tally(opened)).toEqual({ 302: 40 });
    const { items } = await ok<{ items: VersionView[] }>('getPriceListVersions', {}, desk.admin);
    expect(items[0]?.handedOut).toBe(40);
    expect(Date.parse(items[0]?.lastHandedOutAt ?? '')).toBeGreaterThan(Date.parse(items[0]?.publishedOn ?? ''));
  });

  it('is not handed out without end to somebody who is signed in', async () => {
    const { desk } = await publishedList();
    const { token, headers } = await person();
    const by = { token, headers, from: newAddress() };
    const input = { LocationFileType: 'gpl', LocationId: desk.locationId };
    const answers = await Promise.all(Array.from({ length: 125 }, () => ask('downloadFile', input, by)));
    expect(tally(answers)).toEqual({ 200: 120, 429: 5 });
  });
});

describe('somebody who wants to know which e-mails have an account', () => {
  it('learns it by adding and inviting members no more often than by asking', async () => {
    const { owner } = await teamHome();
    const { account } = await person();
    const member = await added(owner.by);
    const tries = Array.from({ length: 62 }, (_, nth) =>
      nth % 2 === 0
        ? ask('saveEmployee', newMember({ email: account.email }), owner.by)
        : ask('inviteEmployee', { id: member.id, email: account.email, phone: '' }, owner.by),
    );
    expect(tally(await Promise.all(tries))).toEqual({ 400: 60, 429: 2 });
  });
});
