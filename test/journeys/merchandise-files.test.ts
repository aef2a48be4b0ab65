import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readRows, storeRows } from '#functions/catalog/imports/import-objects.ts';
import { runMerchandiseImport } from '#functions/reactions/run-merchandise-import.ts';
import { ofMerchandise, transactMerchandise } from '#functions/table/merchandise-changes.ts';
import { type MerchandiseImportRow as ImportRecord, merchandiseImportWrite } from '#functions/table/merchandise-import.ts';
import { priceRowItem } from '#functions/table/price-row.ts';
import type { WorkingItem } from '#shared/contract/merchandise-views.ts';
import type { ItemPriceRow } from '#shared/model/price-row.ts';
import { ok, openCloudTable, refused } from '#test/cloud/cloud.ts';
import { world } from '#test/world/world.ts';
import { ownItemAt } from './parts/merchandise-desk.ts';
import { checkedFile, exportedFile, savedFile, sendFile } from './parts/merchandise-files.ts';
import { colleague, priceDesk, rowOf, rowsOf, saveRows } from './parts/price-desk.ts';

const desk = await priceDesk();
const by = desk.admin;
const csv = (...lines: string[]) => `${lines.join('\r\n')}\r\n`;
const casketOf = async (name = 'Oak') => (await rowsOf(desk, 'Caskets')).find((view) => view.name.includes(name))!;
const takeAs = (id: string, which: string) => refused('takeMerchandiseImport', { id, which }, { ...by, key: randomUUID() });

describe('a file of merchandise', () => {
  it('goes out, and changes nothing when it comes in again', async () => {
    const { text, fileName, rows, disposition } = await exportedFile(by);
    expect(
      text.startsWith('\ufeffid,variantId,Category,Vendor,Model,Name,Variant,Description,Offered,Special order,Price\r\n'),
    ).toBe(true);
    expect(disposition).toBe(`attachment; filename="${fileName}"`);
    expect(rows).toBeGreaterThan(40);
    const about = await checkedFile(by, text);
    expect(about).toMatchObject({ state: 'checked', total: rows, counts: { new: 0, changed: 0, same: rows, refused: 0 } });
    expect(await takeAs(about.id, 'all')).toMatchObject({ status: 409, detail: 'Nothing would change.' });
  });

  it('is named after its category, if it is of one', async () => {
    const { id: categoryId } = world.catalog.merchandiseCategories.find(({ name }) => name === 'Caskets')!;
    const one = await exportedFile(by, { categoryId });
    expect(one.fileName).toMatch(/^merchandise-caskets-\d{4}-\d\d-\d\d\.csv$/);
    const all = await exportedFile(by);
    expect(all.fileName).toMatch(/^merchandise-\d{4}-\d\d-\d\d\.csv$/);
    expect(one.rows).toBeLessThan(all.rows);
  });

  it('changes the prices that it says, once they are confirmed, and adds items of the home’s own', async () => {
    const { row, name } = await casketOf();
    const model = `Own-${randomUUID().slice(0, 8)}`;
    const file = csv(
      'id;Model;Category;Name;Description;Price;Offered',
      `${row.id};;;;;$4,321.5;yes`,
      `;${model};Caskets;"'=Pine; box";"Plain pine, by our own joiner.";950;`,
      `;${model}-2;Boats;Canoe;Birch.;10;`,
      `${randomUUID()};;;;;10;`,
    );
    const about = await checkedFile(by, file);
    expect(about).toMatchObject({ state: 'checked', counts: { new: 1, changed: 1, same: 0, refused: 2 } });
    expect(about.items.map((each) => [each.row, each.result, each.isSaved])).toEqual([
      [2, 'changed', null],
      [3, 'new', null],
      [4, 'refused', null],
      [5, 'refused', null],
    ]);
    expect(about.items[0]).toMatchObject({ id: row.id, name, changes: [{ field: 'Price', after: '$4,321.50' }] });
    expect(about.items[3]?.faults).toEqual([{ field: 'id', message: 'Nothing that you can sell has this id.' }]);
    expect((await rowOf(desk, 'Caskets', name)).row).toEqual(row);
    expect(await takeAs(about.id, 'all')).toMatchObject({
      status: 409,
      detail: expect.stringContaining('2 rows can’t be saved'),
    });
    const saved = await savedFile(by, about, 'sound');
    expect(saved).toMatchObject({ state: 'saved', saved: 2, stale: 0 });
    expect(saved.items.map(({ isSaved }) => isSaved)).toEqual([true, true, null, null]);
    expect((await rowOf(desk, 'Caskets', name)).row).toMatchObject({ priceCents: 432_150, version: row.version + 1 });
    const own = await ok<{ items: WorkingItem[] }>('allWorkingItems', { CategoryIds: [], Show: 'own', PageSize: 100 }, by);
    expect(own.items).toMatchObject([
      { name: '=Pine; box', modelNumber: model, source: 'own', offers: [{ row: { priceCents: 95_000, isOffered: true } }] },
    ]);
    expect(await takeAs(about.id, 'sound')).toMatchObject({ status: 409, detail: expect.stringContaining('saved already') });
    const { text } = await exportedFile(by);
    expect(text).toMatch(/,"?'=Pine; box"?,/);
    const again = await checkedFile(by, text);
    expect(again.counts).toMatchObject({ new: 0, changed: 0, refused: 0 });
  });

  it('leaves alone what someone else changed since it was checked', async () => {
    const [first, second] = await rowsOf(desk, 'Urns');
    const about = await checkedFile(by, csv('id,Price', `${first?.row.id},11`, `${second?.row.id},12`));
    await saveRows([{ ...first?.row, priceCents: 777 }], await colleague(desk));
    const saved = await savedFile(by, about, 'all');
    expect(saved).toMatchObject({ state: 'saved', saved: 1, stale: 1 });
    expect(saved.items.map(({ isSaved }) => isSaved)).toEqual([false, true]);
    expect(saved.items[0]?.changes).toMatchObject([{ field: 'Price', after: '$11.00', saved: '$7.77' }]);
    expect(saved.items[1]?.changes[0]).not.toHaveProperty('saved');
    const now = await rowsOf(desk, 'Urns');
    expect(now.slice(0, 2).map(({ row }) => row.priceCents)).toEqual([777, 1200]);
  });

  it('changes the words of an item and its price together, or neither', async () => {
    const item = (model: string, name: string, price: string) => `${model},Urns,${name},Turned by hand.,${price}`;
    const heading = 'Model,Category,Name,Description,Price';
    const models = ['A', 'B', 'C'].map((letter) => `${letter}-${randomUUID().slice(0, 8)}`);
    const first = csv(heading, ...models.map((model) => item(model, `Urn ${model}`, '100')));
    expect(await savedFile(by, await checkedFile(by, first), 'all')).toMatchObject({ saved: 3, stale: 0 });
    const own = await Promise.all(models.map((model) => rowOf(desk, 'Urns', `Urn ${model}`)));
    const about = await checkedFile(by, csv(heading, ...models.map((model) => item(model, `Bowl ${model}`, '200'))));
    expect(about.items.map(({ changes }) => changes.map(({ field }) => field))).toEqual(Array(3).fill(['Name', 'Price']));
    await saveRows([{ ...own[0]?.row, priceCents: 5 }], await colleague(desk));
    await ok('deleteItem', { id: own[1]?.row.id }, await colleague(desk));
    const saved = await savedFile(by, about, 'all');
    expect(saved.items.map(({ isSaved }) => isSaved)).toEqual([false, false, true]);
    expect((await rowOf(desk, 'Urns', `Urn ${models[0]}`)).row.priceCents).toBe(5);
    expect((await rowOf(desk, 'Urns', `Bowl ${models[2]}`)).row.priceCents).toBe(20_000);
  });

  it('makes one item of a vendor and model, whichever file adds it first', async () => {
    const [model, other] = [randomUUID(), randomUUID()].map((id) => `Twice-${id.slice(0, 8)}`);
    const file = (price: number) =>
      csv('Model,Category,Name,Description,Price', ...[model, other].map((each) => `${each},Urns,Urn ${each},Ash.,${price}`));
    const [first, second] = [await checkedFile(by, file(5)), await checkedFile(by, file(6))] as const;
    const both = await Promise.all([savedFile(by, first, 'all'), savedFile(by, second, 'all')]);
    expect(both.map(({ saved }) => saved).reduce((sum, saved) => sum + saved)).toBe(2);
    const own = await ok<{ items: WorkingItem[] }>('allWorkingItems', { CategoryIds: [], Show: 'own', PageSize: 100 }, by);
    for (const each of [model, other]) expect(own.items.filter(({ modelNumber }) => modelNumber === each)).toHaveLength(1);
  });

  it('adds no item that was added by hand since it was checked, and again one that was retired', async () => {
    const model = `Hand-${randomUUID().slice(0, 8)}`;
    const file = csv('Model,Category,Name,Description,Price', `${model},Urns,Urn ${model},Turned.,5`);
    const early = await checkedFile(by, file);
    const { item } = await ownItemAt(by, 'Urns', { modelNumber: model.toUpperCase() });
    expect(await savedFile(by, early, 'all')).toMatchObject({ saved: 0, stale: 1 });
    await ok('deleteItem', { id: item.id }, by);
    for (const _ of [1, 2]) {
      const saved = await savedFile(by, await checkedFile(by, file), 'all');
      expect(saved).toMatchObject({ saved: 1, stale: 0, counts: { new: 1 } });
      await ok('deleteItem', { id: (await rowOf(desk, 'Urns', `Urn ${model}`)).row.id }, by);
    }
  });

  it('stores nothing that isn’t a price, whatever a check let pass', async () => {
    const { row } = await casketOf('Poplar');
    const about = await checkedFile(by, csv('id,Offered,Price', `${row.id},${row.isOffered ? 'no' : 'yes'},77`));
    const rows = await readRows<{ price: object }>(about.id);
    await storeRows(
      about.id,
      rows.map((each) => ({ ...each, price: { ...each.price, isOffered: {} } })),
    );
    expect(await savedFile(by, about, 'all')).toMatchObject({ saved: 0 });
    expect((await casketOf('Poplar')).row).toEqual(row);
  });

  it('can’t break what reads prices: a row with another value than yes isn’t offered', async () => {
    const { row } = await casketOf('Poplar');
    const stored = priceRowItem(desk.locationId, { ...row, version: row.version + 1 } as ItemPriceRow);
    const put = { ...stored, isOffered: {}, isSpecialOrder: {} };
    await transactMerchandise(openCloudTable(), desk.locationId, [ofMerchandise({ put })]);
    const list = { CategoryIds: [], Show: 'all', PageSize: 300 };
    const { items } = await ok<{ items: WorkingItem[] }>('allWorkingItems', list, by);
    expect(items.find(({ id }) => id === row.id)?.offers[0]?.row).toMatchObject({ isOffered: false, isSpecialOrder: false });
    for (const call of ['getPricingOverviews', 'getAllSummaryServices']) await ok(call, {}, by);
    const [result] = (await saveRows([{ ...row, version: row.version + 1, isOffered: true }], by)) as { status: string }[];
    expect(result?.status).toBe('saved');
  });

  it('prices variants, each on its own', async () => {
    const { text } = await exportedFile(by);
    const rows = text.split('\r\n').filter((line) => /^[0-9a-f-]{36},[0-9a-f-]{36},/.test(line));
    expect(rows.length).toBeGreaterThan(0);
    const ids = rows.slice(0, 2).map((line) => line.split(',').slice(0, 2));
    const about = await checkedFile(
      by,
      csv('id,variantId,Offered,Price', ...ids.map(([id, variantId], at) => `${id},${variantId},yes,${at + 1}00`)),
    );
    expect(about.items.map(({ id, variantId }) => [id, variantId])).toEqual(ids);
    expect(await savedFile(by, about, 'all')).toMatchObject({ saved: 2, stale: 0 });
    const after = (await exportedFile(by)).text;
    for (const [at, [id, variantId]] of ids.entries())
      expect(after).toMatch(new RegExp(`^${id},${variantId},.*,yes,no,${at + 1}00\\.00\\r?$`, 'm'));
  });

  it('is saved once, however often its event comes, and wherever it died', async () => {
    const views = (await rowsOf(desk, 'Stationery')).concat(await rowsOf(desk, 'Keepsakes'));
    const lines = views.map(({ row }, at) => `${row.id},${at + 1}.01`);
    const about = await checkedFile(by, csv('id,Price', ...lines, ',1'));
    const event = { data: { importId: about.id, locationId: desk.locationId } } as never;
    await ok('takeMerchandiseImport', { id: about.id, which: 'sound' }, { ...by, key: randomUUID() });
    const context = { table: openCloudTable(), now: new Date(), newId: randomUUID } as never;
    await Promise.all([runMerchandiseImport(event, context), runMerchandiseImport(event, context)]);
    await runMerchandiseImport(event, context);
    const versions = (await rowsOf(desk, 'Stationery')).concat(await rowsOf(desk, 'Keepsakes'));
    expect(versions.map(({ row }) => [row.version, row.priceCents])).toEqual(
      views.map(({ row }, at) => [row.version + 1, (at + 1) * 100 + 1]),
    );
  });
});

describe('a bad file', () => {
  it.each([
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'isn’t a CSV file'],
    ['Latin-1', Buffer.from('Name,Price\r\nJosé,1\r\n', 'latin1'), 'isn’t UTF-8 text'],
    ['cut off', 'id,Name\n1,"Oak', 'isn’t CSV'],
    ['of other columns', 'id,Cost\n1,1', 'There is no column named “Cost.”'],
    ['a million blank rows', `id,Price\n${' \n'.repeat(1_000_000)}`, 'at most 5,000 rows'],
    ['a million rows', `id\n${'1\n'.repeat(1_000_000)}`, 'at most 5,000 rows'],
  ])('is refused in words: %s', async (_, file, words) => {
    const about = await checkedFile(by, file);
    expect(about).toMatchObject({ state: 'unreadable', items: [], problem: expect.stringContaining(words) });
    expect(await takeAs(about.id, 'sound')).toMatchObject({ status: 409 });
  });

  it('is refused row by row where yes or no is another word, even one that objects have', async () => {
    const [first, second, third] = await rowsOf(desk, 'Urns');
    const about = await checkedFile(
      by,
      csv(
        'id,Offered,Special order',
        `${first?.row.id},__proto__,`,
        `${second?.row.id},constructor,`,
        `${third?.row.id},,__proto__`,
      ),
    );
    expect(about.counts).toEqual({ new: 0, changed: 0, same: 0, refused: 3 });
    expect(about.items[0]?.faults).toEqual([{ field: 'Offered', message: '“__proto__” isn’t yes or no. Enter yes or no.' }]);
  });

  it('is refused row by row: formulas, wrong amounts, and two rows with one key', async () => {
    const [first, second] = await rowsOf(desk, 'Urns');
    const prices = ['-1', '1.005', '1e400', '=1+1', '100000000.01', '"1.234,50"'];
    const file = csv(
      'id,Price',
      ...prices.map((price) => `${first?.row.id},${price}`),
      `${second?.row.id},5`,
      `${second?.row.id},6`,
    );
    const about = await checkedFile(by, file);
    expect(about.counts).toEqual({ new: 0, changed: 0, same: 0, refused: 8 });
    expect(about.items.at(-1)?.faults).toEqual([{ field: null, message: 'Row 8 is about the same item.' }]);
  });

  it('can be no larger than a file may be, nor than it said', async () => {
    expect(await refused('beginMerchandiseImport', { bytes: 5_000_001 }, by)).toMatchObject({ status: 400 });
    const { url, type } = await sendFile(by, 'id,Price');
    const longer = await fetch(url, { method: 'PUT', body: 'id,Price\r\nand more', headers: { 'content-type': type } });
    expect(longer.status).toBe(403);
  });
});

describe('an import', () => {
  it('lists its rows page by page, and refuses a cursor that isn’t its own', async () => {
    const views = (await rowsOf(desk, 'Urns')).slice(0, 3);
    const { id } = await checkedFile(by, csv('id,Price', ...views.map(({ row }) => `${row.id},1.23`)));
    type Page = { items: { row: number }[]; nextCursor: string | null };
    const first = await ok<Page>('getMerchandiseImport', { id, pageSize: 2 }, by);
    expect(first.items.map(({ row }) => row)).toEqual([2, 3]);
    const second = await ok<Page>('getMerchandiseImport', { id, pageSize: 2, cursor: first.nextCursor }, by);
    expect([second.items.map(({ row }) => row), second.nextCursor]).toEqual([[4], null]);
    for (const cursor of ['x', '3', 'bzozMA'])
      expect(await refused('getMerchandiseImport', { id, cursor }, by), cursor).toMatchObject({
        status: 400,
        errors: [{ field: 'cursor' }],
      });
  });

  it('is another home’s business: 404', async () => {
    const other = await priceDesk({ isBare: true });
    const { id } = await sendFile(by, csv('id,Price'));
    const check = { id, fileName: 'merchandise.csv' };
    expect(await refused('checkMerchandiseImport', check, other.admin)).toMatchObject({ status: 404 });
    const about = await checkedFile(by, csv('id,Price', `${(await casketOf()).row.id},5`));
    expect(await refused('getMerchandiseImport', { id: about.id }, other.admin)).toMatchObject({ status: 404 });
    expect(await refused('takeMerchandiseImport', { id: about.id, which: 'all' }, other.admin)).toMatchObject({ status: 404 });
    expect(await refused('checkMerchandiseImport', { ...check, id: about.id }, by)).toMatchObject({ status: 409 });
  });

  it('is for those who change prices; everyone who reads them may export', async () => {
    const member = await colleague(desk, 'staff');
    expect(await refused('beginMerchandiseImport', { bytes: 10 }, member)).toMatchObject({ status: 403 });
    expect((await exportedFile(member)).rows).toBeGreaterThan(0);
    expect(await refused('exportMerchandise', { categoryId: randomUUID() }, member)).toMatchObject({ status: 404 });
  });

  it('ends if its check never does, and can be saved again if its saving never ended', async () => {
    const now = new Date();
    const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
    const since = ago(11);
    const counts = { new: 0, changed: 1, same: 0, refused: 0 };
    const record = (state: ImportRecord['state'], importedOn: string, savingSince: string | null): ImportRecord => ({
      id: randomUUID(),
      locationId: desk.locationId,
      fileName: 'merchandise.csv',
      state,
      total: 1,
      counts,
      saved: 0,
      stale: 0,
      problem: null,
      importedBy: 'Robin Vale',
      importedOn,
      savingSince,
    });
    const [stuck, running, half] = [
      record('checking', ago(2.1), null),
      record('checking', ago(1.5), null),
      record('saving', since, since),
    ];
    await openCloudTable().transact([stuck, running, half].map((each) => merchandiseImportWrite(each, now)));
    expect(await ok('getMerchandiseImport', { id: running.id }, by)).toMatchObject({ state: 'checking' });
    expect(await ok('getMerchandiseImport', { id: stuck.id }, by)).toMatchObject({ state: 'unreadable' });
    expect(await ok('getMerchandiseImport', { id: half.id }, by)).toMatchObject({
      state: 'checked',
      problem: expect.stringContaining('Save it again'),
    });
    expect(await ok('takeMerchandiseImport', { id: half.id, which: 'all' }, by)).toMatchObject({
      state: 'saving',
      problem: null,
    });
  });
});
