import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SavedRow } from '#shared/contract/pricing-views.ts';
import { refused } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { as, askToSave, colleague, overviewsAt, priceDesk, rowOf, rowsOf, saveRows } from './parts/price-desk.ts';

const desk = await priceDesk();
const errorsOf = (result: SavedRow | undefined) => (result?.status === 'invalid' ? result.errors : result?.status);

describe('the rows of a home that has saved none', () => {
  it('say what is in force: one for every service and item of the catalog', async () => {
    const embalming = await rowOf(desk, 'Care and preparation', 'Embalming');
    expect(embalming.row).toEqual(embalming.inForce);
    expect(embalming.row).toMatchObject({ version: 0, isOffered: true, unit: 'flat', priceCents: expect.any(Number) });
    expect(embalming).toMatchObject({ gplLine: 'embalming', shape: 'price', median: { cents: 84_500, source: 'published' } });
    const caskets = await rowOf(desk, 'Burial', 'Casket');
    expect(caskets).toMatchObject({ shape: 'range', goods: { categories: [{ name: 'Caskets' }, { name: 'Rental caskets' }] } });
    const sold = (await rowsOf(desk, 'Caskets')).filter(({ row }) => row.isOffered).map(({ row }) => row.priceCents as number);
    expect(caskets.goods?.range).toEqual({ minCents: Math.min(...sold), maxCents: Math.max(...sold) });
    expect((await rowOf(desk, 'Cremation', 'Direct cremation')).row).toMatchObject({ variants: expect.any(Array) });
  });

  it('are counted category by category, services before merchandise', async () => {
    const overviews = await overviewsAt(desk);
    expect(overviews.map(({ kind }) => kind)).toEqual(
      overviews
        .map(({ kind }) => kind)
        .toSorted()
        .reverse(),
    );
    for (const { priced, offered, total, changed, name } of overviews) {
      expect([priced <= offered, offered <= total, changed], name).toEqual([true, true, 0]);
      expect(total, name).toBeGreaterThan(0);
    }
  });

  it('are neither offered nor priced if the home has nothing in force', async () => {
    const bare = await priceDesk({ isBare: true });
    for (const { row } of [...(await rowsOf(bare, 'Transport')), ...(await rowsOf(bare, 'Urns'))])
      expect([row.isOffered, row.priceCents, row.version]).toEqual([false, undefined, 0]);
  });
});

describe('a save of many rows', () => {
  it('keeps the good ones and says about each bad one which field and why, in the words of the screen', async () => {
    const views = await rowsOf(desk, 'Transport');
    const [first, second, third, fourth, fifth, sixth, seventh] = views.map(({ row }) => row);
    const results = await saveRows(
      [
        { ...first, priceCents: 123_450, note: 'Within 30 miles' },
        { ...second, priceCents: -1 },
        { ...third, priceCents: 10_000_000_001 },
        { ...fourth, priceCents: 'a hundred' },
        { ...fifth, priceCents: 12.5 },
        { ...sixth, priceCents: 100, includedUnits: -3 },
        { ...seventh, minCents: 1, maxCents: 2, priceCents: undefined },
        { ...first, id: randomUUID() },
        { ...first, version: 1, colour: 'red' },
        'not a row',
      ],
      desk.admin,
    );
    expect(results.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(results[0]).toEqual({ at: 0, status: 'saved', id: first?.id, version: 1 });
    const notAPrice = 'Enter a price, like 1,234.50.';
    expect(results.slice(1, 7).map(errorsOf)).toEqual([
      [{ field: 'priceCents', message: 'A price cannot be below zero.' }],
      [{ field: 'priceCents', message: 'A price is at most $100,000,000.00.' }],
      [{ field: 'priceCents', message: notAPrice }],
      [{ field: 'priceCents', message: notAPrice }],
      [{ field: 'includedUnits', message: 'Enter how many units the price includes, from 0 to 10,000.' }],
      [{ field: 'minCents', message: 'This service has one price, not a range.' }],
    ]);
    expect(errorsOf(results[7])).toEqual([{ field: 'id', message: 'This is no longer in the catalog.' }]);
    expect(results[8]?.status).toBe('invalid');
    expect(results[9]?.status).toBe('invalid');
    const now = await rowsOf(desk, 'Transport');
    expect(now[0]?.row).toMatchObject({ version: 1, priceCents: 123_450, note: 'Within 30 miles' });
    expect(now.slice(1).map(({ row }) => row)).toEqual(views.slice(1).map(({ row }) => row));
    expect(now[0]?.inForce).toEqual(views[0]?.inForce);
    expect((await overviewsAt(desk)).find(({ name }) => name === 'Transport')?.changed).toBe(1);
  });

  it('accepts ranges and containers only where the line states them, one way of pricing at a time', async () => {
    const { row: cremation } = await rowOf(desk, 'Cremation', 'Direct cremation');
    const { row: casket } = await rowOf(desk, 'Burial', 'Casket');
    const { row: film } = await rowOf(desk, 'Print and remembrance', 'Film of photographs');
    const variant = { container: 'Pine box', providedBy: 'funeral-home', priceCents: 199_500 };
    const range = { minCents: 900, maxCents: 100 };
    const results = await saveRows(
      [
        { ...cremation, variants: [variant] },
        { ...film, variants: [variant], priceCents: undefined },
        { ...casket, ...range },
        { ...casket, minCents: 5, maxCents: undefined },
        { ...casket, minCents: 5, maxCents: 6, priceCents: 7 },
        { ...cremation, variants: [{ ...variant, container: ' ' }] },
      ],
      desk.admin,
    );
    expect(results.map(errorsOf)).toEqual([
      'saved',
      [{ field: 'variants', message: 'Only direct cremation and immediate burial are priced by container.' }],
      [{ field: 'maxCents', message: 'The highest price is below the lowest.' }],
      [{ field: 'maxCents', message: 'Enter the highest price too.' }],
      [{ field: 'priceCents', message: 'Enter one price, a range, or prices by container: only one of them.' }],
      [{ field: 'variants.0.container', message: 'Required' }],
    ]);
  });

  it('returns a row that someone else saved since, as it is now, and counts the very same as saved', async () => {
    const other = await colleague(desk, 'owner');
    const { row } = await rowOf(desk, 'Urns', 'Brass urn');
    expect((await saveRows([{ ...row, priceCents: 22_200 }], other))[0]).toMatchObject({ status: 'saved', version: 1 });
    const [stale, again] = [
      await saveRows([{ ...row, priceCents: 33_300 }], desk.admin),
      await saveRows([{ ...row, priceCents: 22_200 }], desk.admin),
    ];
    expect(stale).toEqual([
      { at: 0, status: 'stale', id: row.id, theirs: { ...row, version: 1, priceCents: 22_200, isOffered: row.isOffered } },
    ]);
    expect(again[0]).toMatchObject({ status: 'saved', version: 1 });
    expect((await saveRows([{ ...row, version: 1, priceCents: 33_300 }], desk.admin))[0]).toMatchObject({ version: 2 });
    expect(
      errorsOf((await saveRows([{ ...row, id: (await rowOf(desk, 'Urns', 'Wood urn')).row.id, version: 7 }], other))[0]),
    ).toEqual([{ field: 'version', message: 'This row was never saved. Reload the page.' }]);
  });

  it('lets one of twenty simultaneous saves win each version, and loses no row of twenty different ones', async () => {
    const { row } = await rowOf(desk, 'Urns', 'Marble urn');
    const attempts = await Promise.all(
      [...Array(20).keys()].map((nth) => saveRows([{ ...row, priceCents: 50_000 + nth }], desk.admin)),
    );
    expect(attempts.flat().filter(({ status }) => status === 'saved')).toHaveLength(1);
    const rows = (await rowsOf(desk, 'Caskets')).map((view) => view.row);
    const results = await Promise.all(rows.map((each, nth) => saveRows([{ ...each, priceCents: 100_000 + nth }], desk.admin)));
    expect(results.flat().every(({ status }) => status === 'saved')).toBe(true);
    expect((await rowsOf(desk, 'Caskets')).map((view) => view.row.priceCents)).toEqual(rows.map((_, nth) => 100_000 + nth));
  });

  it('is 1 to 300 rows, and only for owners and admins', async () => {
    const { row } = await rowOf(desk, 'Urns', 'Wood urn');
    expect((await askToSave([], desk.admin)).status).toBe(400);
    expect((await askToSave(Array(301).fill(row), desk.admin)).status).toBe(400);
    for (const access of ['staff', 'view-only'] as const)
      expect(await refused('savePricingPlan', { rows: [row] }, await colleague(desk, access))).toMatchObject({ status: 403 });
    const trade = as(await person({ memberships: [{ locationId: desk.locationId, access: 'admin', kind: 'trade-company' }] }));
    for (const call of ['getPricingOverviews', 'getAllSummaryServices', 'getServices', 'listPricingPlans'])
      expect(await refused(call, {}, trade), call).toMatchObject({ status: 403 });
  });

  it('is about the caller’s own home, whatever the header names', async () => {
    const elsewhere = await priceDesk();
    const { row } = await rowOf(desk, 'Transport', 'Hearse');
    const foreign = { ...elsewhere.admin, headers: { ...elsewhere.admin.headers, 'x-location-id': desk.locationId } };
    await askToSave([{ ...row, priceCents: 1 }], foreign);
    expect((await rowOf(desk, 'Transport', 'Hearse')).row).toEqual(row);
  });
});
