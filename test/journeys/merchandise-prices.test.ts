import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ChangedRow } from '#shared/contract/merchandise-files.ts';
import type { SavedRow } from '#shared/contract/pricing-views.ts';
import type { ItemPriceRow } from '#shared/model/price-row.ts';
import { ok, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { colleague, priceDesk, rowsOf, saveRows } from './parts/price-desk.ts';

const desk = await priceDesk();
type Changed = { rows: ChangedRow[]; results: SavedRow[] };

/** What of a category has a price, and costs something. */
const items = async (category: string) =>
  (await rowsOf(desk, category)).flatMap(({ row }): ItemPriceRow[] => (row.kind === 'item' && row.priceCents ? [row] : []));
const named = ({ id, variantId, version }: ItemPriceRow, priceCents?: number | null) => ({
  id,
  ...(variantId ? { variantId } : {}),
  version,
  ...(priceCents === undefined ? {} : { priceCents }),
});
const change = (by: object, rows: readonly object[], isPreview = false, options: RequestOptions = desk.admin) =>
  ok<Changed>('changeMerchandisePrices', { change: by, rows, isPreview }, options);
const raise = { by: 'basis-points', basisPoints: 325 };
const share = (cents: number) => Math.floor((cents * 10_325 + 5000) / 10_000);

describe('a change of many prices', () => {
  it('is shown before anything is saved, is saved to the same cent, and is taken back', async () => {
    const before = await items('Caskets');
    expect(before.length).toBeGreaterThan(4);
    const preview = await change(
      raise,
      before.map((row) => named(row)),
      true,
    );
    expect(preview.results).toEqual([]);
    expect(preview.rows.map(({ beforeCents, afterCents }) => [beforeCents, afterCents])).toEqual(
      before.map(({ priceCents = 0 }) => [priceCents, share(priceCents)]),
    );
    expect(await items('Caskets')).toEqual(before);

    const saved = await change(
      raise,
      before.map((row) => named(row)),
    );
    expect(saved.rows).toEqual(preview.rows);
    expect(saved.results.map(({ at, status }) => [at, status])).toEqual(before.map((_, at) => [at, 'saved']));
    const raised = await items('Caskets');
    expect(raised.map(({ priceCents }) => priceCents)).toEqual(preview.rows.map(({ afterCents }) => afterCents));

    const back = saved.rows.map((row, at) => named(raised[at] as ItemPriceRow, row.beforeCents));
    await change({ by: 'undo' }, back);
    const after = await items('Caskets');
    expect(after).toEqual(before.map((row) => ({ ...row, version: row.version + 2 })));
  });

  it('is made once under a key, and without one refuses the second time', async () => {
    const [row] = await items('Urns');
    const rows = [named(row as ItemPriceRow)];
    const options = { ...desk.admin, key: randomUUID() };
    const first = await change(raise, rows, false, options);
    expect(await change(raise, rows, false, options)).toEqual(first);
    const again = await change(raise, rows);
    expect(again.results).toMatchObject([{ status: 'stale', theirs: { priceCents: share(row?.priceCents ?? 0) } }]);
    expect((await items('Urns'))[0]?.version).toBe((row?.version ?? 0) + 1);
  });

  it('leaves alone what a colleague saved, and saves the others', async () => {
    const [first, second, third] = await items('Urns');
    const rows = [first, second, third].map((row) => named(row as ItemPriceRow));
    await saveRows([{ ...second, priceCents: 55 }], await colleague(desk));
    const { results } = await change({ by: 'set', priceCents: 4200 }, rows);
    expect(results.map(({ status }) => status)).toEqual(['saved', 'stale', 'saved']);
    expect((await items('Urns')).slice(0, 3).map(({ priceCents }) => priceCents)).toEqual([4200, 55, 4200]);
    // What is as it is to be counts as saved: it may have been sent before.
    const repeat = await change({ by: 'set', priceCents: 4200 }, [rows[0] as object, rows[2] as object]);
    expect(repeat.results.map(({ status }) => status)).toEqual(['saved', 'saved']);
  });

  it('says what is wrong with a row, and saves the others', async () => {
    const [first, second] = await items('Urns');
    await saveRows([{ ...second, priceCents: undefined }], desk.admin);
    const bare = (await rowsOf(desk, 'Urns')).find(({ row }) => row.id === second?.id)?.row as ItemPriceRow;
    const unknown = { id: randomUUID(), version: 0 };
    const rows = [named(first as ItemPriceRow), named(bare), unknown, named(first as ItemPriceRow)];
    const down = await change({ by: 'cents', cents: -(first?.priceCents ?? 0) - 1 }, rows, true);
    expect(down.rows.map(({ fault }) => fault)).toEqual([
      'A price cannot be below zero.',
      'This has no price to change.',
      'This is no longer in the catalog.',
      'This is there twice.',
    ]);
    const { results } = await change({ by: 'round', toCents: 1000 }, rows);
    expect(results.map(({ status }) => status)).toEqual(['saved', 'invalid', 'invalid', 'invalid']);
    expect(results[1]).toEqual({
      at: 1,
      status: 'invalid',
      errors: [{ field: 'priceCents', message: 'This has no price to change.' }],
    });
  });

  it.each([
    { by: 'basis-points', basisPoints: -10_001 },
    { by: 'basis-points', basisPoints: 12.5 },
    { by: 'cents', cents: 1e300 },
    { by: 'set', priceCents: -1 },
    { by: 'set', priceCents: 10_000_000_001 },
    { by: 'round', toCents: 0 },
    { by: 'double' },
  ])('is refused if it is no such change: %o', async (by) => {
    const [row] = await items('Urns');
    const rows = [named(row as ItemPriceRow)];
    expect(await refused('changeMerchandisePrices', { change: by, rows }, desk.admin)).toMatchObject({ status: 400 });
  });

  it('is for those who change prices, at most 300 at a time, and never another home’s', async () => {
    const [row] = await items('Urns');
    const input = { change: raise, rows: [named(row as ItemPriceRow)] };
    expect(await refused('changeMerchandisePrices', input, await colleague(desk, 'staff'))).toMatchObject({ status: 403 });
    const many = { ...input, rows: Array.from({ length: 301 }, () => input.rows[0]) };
    expect(await refused('changeMerchandisePrices', many, desk.admin)).toMatchObject({ status: 400 });
    const elsewhere = await priceDesk();
    await change(raise, input.rows, false, elsewhere.admin);
    expect((await items('Urns'))[0]).toEqual(row);
  });
});
