import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BulkResult, StagedChanges } from '#shared/contract/system-batches.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { ok, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { deskWithCase } from './parts/case-desk.ts';
import { beginCsv, checked, checkedImport } from './parts/catalog.ts';
import { publishDrafts } from './parts/publishing.ts';

let token: string;
beforeAll(async () => {
  token = (await person({ kind: 'system' })).token;
});
const by = (): RequestOptions => ({ token, key: randomUUID() });
type Edited = StagedChanges & { rows: BulkResult[] };

const save = (noun: string, entry: object) => ok<EntryRow>('saveEntry', { noun, entry, version: 0, base: null }, by());
const edit = async (noun: string, id: string, set: object, version = 0) =>
  (await ok<Edited>('editEntries', { noun, rows: [[id, version]], set }, by())).rows[0];
const first = async (noun: string, query?: string) =>
  (await ok<{ items: EntryRow[] }>('getEntries', { noun, query, pageSize: 1, sort: 'place' }, by())).items[0] as EntryRow;
const discard = (noun: string, { entry: { id }, version }: EntryRow) => ok('discardEntry', { noun, id, version }, by());

describe('a picture', () => {
  it('is no address: a draft has a fault, isn’t published, and many rows aren’t changed to it', async () => {
    const icon = { id: randomUUID(), carouselId: randomUUID(), name: 'Icon', path: 'https://evil.example/x.svg' };
    const row = await save('carouselIcons', icon);
    const words = 'Choose a picture, or upload one. An address can’t be used.';
    expect(row.faults).toMatchObject([{ path: ['path'], message: words }]);
    const drafts = [{ noun: 'carouselIcons', id: icon.id, version: row.version }];
    expect(await refused('publishRelease', { drafts, note: '', withoutDryRun: 'For a test' }, by())).toMatchObject({
      status: 400,
      errors: [{ message: `Icon: ${words}` }],
    });
    await discard('carouselIcons', row);
    const { entry, version } = await first('itemCategories');
    expect(await edit('itemCategories', entry.id, { image: '//evil.example/x' }, version)).toMatchObject({
      result: 'refused',
      message: `Picture: ${words}`,
    });
  });
});

describe('an identifier that every object has', () => {
  it('is refused for a question, and answering under it is refused as for any unknown one', async () => {
    const question = { id: randomUUID(), identifier: 'constructor', question: 'Who builds it?', fieldType: 'text' };
    const row = await save('questionGroups', { id: randomUUID(), name: 'Builders', kind: 'case', questions: [question] });
    const words = 'Choose another identifier. This one is reserved.';
    expect(row.faults).toContainEqual(expect.objectContaining({ path: ['questions', 0, 'identifier'], message: words }));
    await discard('questionGroups', row);
    const { staff, row: opened } = await deskWithCase();
    const answer = (name: string) =>
      refused('updateCaseDetails', { caseId: opened.id, changes: { [name]: 'x' }, expected: {} }, staff);
    for (const name of ['constructor', 'nobodyAsksThis'])
      expect(await answer(name)).toMatchObject({
        status: 400,
        errors: [{ field: `changes.${name}`, message: 'This question isn’t asked here.' }],
      });
  });
});

describe('an edit of many rows', () => {
  it('says what is wrong as the form does', async () => {
    const vendor = { id: randomUUID(), name: 'A vendor' };
    const row = await save('vendors', vendor);
    const answer = await edit('vendors', vendor.id, { name: null }, row.version);
    expect(answer).toMatchObject({ result: 'refused', message: 'Name: Required' });
    await discard('vendors', row);
  });

  it('doesn’t retire what entries still use', async () => {
    const { entry, version } = await first('itemCategories', 'Caskets');
    const alone = await refused('retireEntry', { noun: 'itemCategories', id: entry.id, version }, by());
    expect(alone).toMatchObject({ status: 409, detail: expect.stringContaining('entries still use “Caskets.”') });
    expect(await edit('itemCategories', entry.id, { isRetired: true }, version)).toEqual({
      id: entry.id,
      result: 'refused',
      message: alone.detail,
    });
  });

  it('is a batch of its noun alone: under another it isn’t discarded or published', async () => {
    const vendor = { id: randomUUID(), name: `Vendor ${randomUUID()}` };
    const { version } = await save('vendors', vendor);
    await publishDrafts(token, [{ noun: 'vendors', id: vendor.id, version }]);
    const set = { isActive: false };
    const { batch } = await ok<Edited>('editEntries', { noun: 'vendors', rows: [[vendor.id, 0]], set }, by());
    const seen = { noun: 'faqQuestions', id: batch?.id, version: batch?.version };
    expect(await refused('discardEntry', seen, by())).toMatchObject({ status: 404 });
    expect(await refused('publishRelease', { drafts: [seen], note: '', withoutDryRun: 'For a test' }, by())).toMatchObject({
      status: 404,
    });
    await ok('discardEntry', { ...seen, noun: 'vendors' }, by());
  });
});

describe('an import', () => {
  it('is checked only as what it was begun for, and says afterwards that it was', async () => {
    const begun = await beginCsv(by(), 'vendors', `name\nVendor ${randomUUID()}`);
    const input = { noun: 'vendors', id: begun.id, format: 'csv', fileName: 'x.csv' };
    expect(await refused('checkImport', { ...input, noun: 'services' }, by())).toMatchObject({ status: 404 });
    await checked(by(), 'vendors', begun.id, 'csv');
    expect(await refused('checkImport', input, by())).toMatchObject({
      status: 409,
      detail: 'This file was checked already. Choose it again to check it again.',
    });
    const taken = await checkedImport(by(), 'vendors', `name\nVendor ${randomUUID()}`);
    const { batch } = await ok<StagedChanges>('takeImport', { noun: 'vendors', id: taken.id, which: 'all' }, by());
    expect(await refused('checkImport', { ...input, id: taken.id }, by())).toMatchObject({
      status: 409,
      detail: expect.stringContaining('was taken already'),
    });
    await ok('discardEntry', { noun: 'vendors', id: batch?.id, version: batch?.version }, by());
  });
});

it('a draft has at most 100 KB', async () => {
  const entry = { id: randomUUID(), name: 'x'.repeat(360_000) };
  expect(await refused('saveEntry', { noun: 'vendors', entry, version: 0, base: null }, by())).toMatchObject({
    status: 400,
    detail: expect.stringContaining('This is over 100 KB'),
  });
});
