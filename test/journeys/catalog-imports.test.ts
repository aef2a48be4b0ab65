import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { importWrite } from '#functions/table/catalog-import.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { nounNames } from '#shared/catalog/noun-names.ts';
import type { StagedChanges } from '#shared/contract/system-batches.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { type ImportFormat, noCounts } from '#shared/contract/system-imports.ts';
import { ok, openCloudTable, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { scriptedSvg } from '#test/documents/bad-pictures.ts';
import { person } from '#test/world/cast.ts';
import { checked, checkedImport, sendFile } from './parts/catalog.ts';
import { picture, upload } from './parts/pictures.ts';

let token: string;
beforeAll(async () => {
  token = (await person({ kind: 'system' })).token;
});
const by = (): RequestOptions => ({ token, key: randomUUID() });
const take = (noun: NounName, id: string, which: string, rows: number[] = []) => ({ noun, id, which, rows });
const name = () => `Vendor ${randomUUID()}`;

async function exported(noun: NounName, as: ImportFormat): Promise<string> {
  const { url } = await ok<{ url: string }>('exportEntries', { noun, as }, by());
  const answer = await fetch(url);
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  const bytes = Buffer.from(await answer.arrayBuffer());
  return (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString('utf8');
}

describe('a file', () => {
  it('is checked row by row, changes nothing, and is then taken as one batch', async () => {
    const [first, second] = [name(), name()];
    const rows = [{ name: first }, { name: second, isActive: false }, { name: '' }, { name: 'Extra', colour: 'red' }];
    const about = await checkedImport(by(), 'vendors', JSON.stringify(rows), 'json');
    expect(about).toMatchObject({ state: 'checked', checked: 4, total: 4, counts: { new: 2, refused: 2 }, problem: null });
    expect(about.items.map(({ row, result }) => [row, result])).toEqual([
      [1, 'new'],
      [2, 'new'],
      [3, 'refused'],
      [4, 'refused'],
    ]);
    expect(about.items[3]?.faults).toEqual([{ path: ['colour'], message: 'There is no field named “colour.”' }]);
    const id = about.items[0]?.id as string;
    expect(await refused('getEntry', { noun: 'vendors', id }, by())).toMatchObject({ status: 404 });
    expect(await refused('takeImport', take('vendors', about.id, 'all'), by())).toMatchObject({
      status: 409,
      detail: expect.stringContaining('Row 3 and 1 more'),
    });
    expect(await refused('takeImport', take('vendors', about.id, 'chosen', [1, 4]), by())).toMatchObject({ status: 409 });
    const { batch } = await ok<StagedChanges>('takeImport', take('vendors', about.id, 'sound'), by());
    expect(batch).toMatchObject({ kind: 'import', count: 2, title: 'Imported 2 vendors from vendors.json' });
    expect(await ok<EntryRow>('getEntry', { noun: 'vendors', id }, by())).toMatchObject({ name: first, state: 'new' });
    expect(await refused('takeImport', take('vendors', about.id, 'sound'), by())).toMatchObject({ status: 409 });
    await ok('discardEntry', { noun: 'vendors', id: batch?.id, version: batch?.version }, by());
    expect(await refused('getEntry', { noun: 'vendors', id }, by())).toMatchObject({ status: 404 });
  });

  it('isn’t taken over what someone changed since it was checked', async () => {
    const vendor = { id: randomUUID(), name: name() };
    const row = await ok<EntryRow>('saveEntry', { noun: 'vendors', entry: vendor, version: 0, base: null }, by());
    const about = await checkedImport(by(), 'vendors', JSON.stringify([{ id: vendor.id, isActive: false }]), 'json');
    expect(about.items).toMatchObject([{ result: 'changed', fields: ['isActive'] }]);
    const entry = { ...vendor, name: `${vendor.name} 2` };
    await ok('saveEntry', { noun: 'vendors', entry, version: row.version, base: null }, by());
    expect(await refused('takeImport', take('vendors', about.id, 'all'), by())).toMatchObject({ status: 409, code: 'stale' });
  });

  it.each([
    ['cut off', 'json', '[{"name": "Aurora', 'The file isn’t JSON, or it’s cut off.'],
    ['a million levels deep', 'json', `${'['.repeat(1_000_000)}`, 'The file is nested too deeply to be a list of entries.'],
    ['a picture', 'csv', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'The file isn’t UTF-8 text.'],
    ['of other columns', 'csv', 'colour\nred', 'There is no field named “colour.”'],
  ] as const)('is refused in words if it is %s', async (_, format, file, words) => {
    const about = await checkedImport(by(), 'vendors', file, format);
    expect(about).toMatchObject({ state: 'unreadable', items: [], problem: expect.stringContaining(words) });
    expect(await refused('takeImport', take('vendors', about.id, 'sound'), by())).toMatchObject({ status: 409 });
  });

  it('ends if its check never does', async () => {
    const { id } = await sendFile(by(), 'vendors', 'csv', `name\n${name()}`);
    const now = new Date();
    const about = { noun: 'vendors', format: 'csv', fileName: 'vendors.csv', state: 'checking', checked: 0, total: 1 } as const;
    const since = new Date(now.getTime() - 16 * 60_000).toISOString();
    const row = { ...about, id, counts: noCounts, problem: null, importedBy: 'Robin Vale', importedOn: since };
    await openCloudTable().transact([importWrite(row, now)]);
    expect(await ok('getImport', { noun: 'vendors', id }, by())).toMatchObject({
      state: 'unreadable',
      problem: expect.stringContaining('choose it again'),
    });
  });

  it('can be no larger than it said, nor than it may be, and is checked once', async () => {
    const begin = { noun: 'vendors', format: 'csv', bytes: 5_000_001 };
    expect(await refused('beginImport', begin, by())).toMatchObject({ status: 413 });
    const { id, url, type } = await sendFile(by(), 'vendors', 'csv', `name\n${name()}`);
    const headers = { 'content-type': type };
    expect(
      (await fetch(url, { method: 'PUT', body: 'name\nAnother that is longer than was said at first, and longer', headers }))
        .status,
    ).toBe(403);
    await checked(by(), 'vendors', id, 'csv');
    const again = { noun: 'vendors', id, format: 'csv', fileName: 'vendors.csv' };
    expect(await refused('checkImport', again, by())).toMatchObject({ status: 409 });
    expect(await refused('getImport', { noun: 'items', id }, by())).toMatchObject({ status: 404 });
  });

  it('names pictures by the files that came with it', async () => {
    const { items } = await ok<{ items: EntryRow[] }>('getEntries', { noun: 'itemCategories', pageSize: 1 }, by());
    const itemCategoryId = items[0]?.entry.id;
    const image = (path: string) => ({ id: randomUUID(), path, description: 'Front', isCover: true });
    const rows = ['Oak Front.JPG', 'https://example.com/oak.jpg'].map((path) => ({
      itemCategoryId,
      name: name(),
      description: 'Oak',
      images: [image(path)],
    }));
    const { id } = await sendFile(by(), 'items', 'json', JSON.stringify(rows));
    const input = { noun: 'items', id };
    await ok('uploadImportPicture', input, await upload(by(), await picture(), { name: 'oak front.jpg' }));
    const svg = await upload(by(), scriptedSvg, { name: 'oak.svg', type: 'image/svg+xml' });
    expect(await refused('uploadImportPicture', input, svg)).toMatchObject({ status: 415 });
    const about = await checked(by(), 'items', id, 'json');
    const late = await upload(by(), await picture(), { name: 'late.jpg' });
    expect(await refused('uploadImportPicture', input, late)).toMatchObject({ status: 409 });
    expect(about.items.map(({ result, faults }) => [result, faults[0]?.message])).toEqual([
      ['new', undefined],
      ['refused', 'No picture named “https://example.com/oak.jpg” came with this file.'],
    ]);
  });
});

describe('an export', () => {
  it.each(nounNames)('of %s changes nothing when it is imported again', async (noun) => {
    for (const format of ['json', 'csv'] as const) {
      const about = await checkedImport(by(), noun, await exported(noun, format), format);
      if (about.state === 'unreadable') expect(about.problem).toBe('There are no entries in this file.');
      else expect(about.counts).toEqual({ new: 0, changed: 0, same: about.total, refused: 0 });
    }
  });
});
