import { describe, expect, it } from 'vitest';
import { caseKeys } from '#functions/table/case-keys.ts';
import { readChain, readChainHead } from '#functions/table/chain.ts';
import { employeeItem } from '#functions/table/employee.ts';
import { caseTagsIn, caseTagsWrite, tagMove } from '#functions/table/tag.ts';
import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import { verifyChain } from '#shared/chain/verify-chain.ts';
import type { CaseTagsView, Comparison, FoundTag, TagRow, TagSheetView } from '#shared/contract/tags-views.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import { codeOfTag, isTagCode, spelledCode, tagAddress } from '#shared/values/tag-code.ts';
import { ask, ok, openCloudTable, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { busyHome } from './parts/busy-home.ts';
import { dashboardOf, keyed, member, openCase } from './parts/case-desk.ts';
import { accept, handoffDesk, offer } from './parts/handoff-desk.ts';
import { bind, bound, newTags, type TagsPage, tagsOf } from './parts/tag-desk.ts';

const damaged = { reason: 'damaged', note: '' };

/** Reads the record of a case as somebody would who has only the table: its entries, and what is wrong with it. */
async function recordOf(caseId: string) {
  const [table, chain] = [openCloudTable(), custodyChain(caseId)];
  const [{ links }, head] = await Promise.all([readChain(table, chain), readChainHead(table, chain)]);
  const fault = await verifyChain(
    links.map(({ text }) => new TextEncoder().encode(text)),
    { chain, head },
  );
  return {
    entries: links.map(({ text }) => JSON.parse(text) as ChainEntry),
    fault,
    text: links.map(({ text }) => text).join('\n'),
  };
}

const compare = (by: RequestOptions, caseId: string, tag: string, more: object = {}) =>
  ok<Comparison>('compareTag', { caseId, tag, how: 'tag-scanned', ...more }, keyed(by));

/** Returns a trade company of a home, and what lets it work on a case. */
async function tradeAt({ home, staff, at }: Awaited<ReturnType<typeof busyHome>>) {
  const company = await member(home.id, 'Northgate', 'Removal');
  await openCloudTable().put(employeeItem({ ...company, kind: 'trade-company' }));
  const by = await at({ kind: 'trade-company', employeeId: company.id });
  return { by, assign: (caseId: string) => ok('assignTrade', { caseId, employeeId: company.id }, keyed(staff)) };
}

describe('the tags of a home', () => {
  it('are made by the sheet, each with another code, counted, and listed by their state', async () => {
    const { staff } = await busyHome();
    expect(await ok<TagsPage>('getTags', {}, staff)).toEqual({
      items: [],
      nextCursor: null,
      counts: { unbound: 0, bound: 0, retired: 0 },
    });
    const sheet = await ok<TagSheetView>('makeTags', { paper: 'avery-5160', count: 31 }, keyed(staff));
    expect(sheet).toMatchObject({ paper: 'avery-5160', count: 60, madeBy: 'Stella Teal' });
    const first = await ok<TagsPage>('getTags', { pageSize: 40 }, staff);
    const rest = await ok<TagsPage>('getTags', { pageSize: 40, cursor: first.nextCursor }, staff);
    const all = [...first.items, ...rest.items];
    expect([first.items.length, rest.items.length, rest.nextCursor, first.counts.unbound]).toEqual([40, 20, null, 60]);
    expect(new Set(all.map(({ code }) => code)).size).toBe(60);
    for (const { id, code, state } of all) expect([isTagCode(code), codeOfTag(id), state]).toEqual([true, code, 'unbound']);
    expect(await ok('getTagSheets', {}, staff)).toEqual({ items: [sheet] });
    expect((await refused('getTags', { cursor: 'x' }, staff)).status).toBe(400);
    expect((await refused('makeTags', { paper: 'avery-5160', count: 91 }, keyed(staff))).status).toBe(400);
  });

  it('are printed as a PDF until all of them are used', async () => {
    const { staff, row } = await caseAt();
    const [tag] = (await newTags(staff, 1)) as [TagRow];
    const site = 'https://yarrow.example';
    const printed = await ok<{ url: string; fileName: string }>('printTags', { id: tag.sheetId, site }, staff);
    const file = Buffer.from(await (await fetch(printed.url)).arrayBuffer());
    expect([printed.fileName, file.subarray(0, 5).toString()]).toEqual(['Tags.pdf', '%PDF-']);
    await bind(staff, row.id, tag);
    expect(await refused('printTags', { id: tag.sheetId, site }, staff)).toMatchObject({ status: 409 });
    expect(await refused('printTags', { id: tag.sheetId, site: 'javascript:alert(1)' }, staff)).toMatchObject({ status: 400 });
    const band = await ok<{ url: string; fileName: string }>('printNameBand', { caseId: row.id }, staff);
    expect(band.fileName).toBe('Name band.pdf');
    const other = await busyHome();
    expect((await refused('printTags', { id: tag.sheetId, site }, other.staff)).status).toBe(404);
  });

  it('are thrown away only while they’re on nobody', async () => {
    const { staff, row } = await caseAt();
    const [used, unused] = await bound(staff, row.id);
    const discard = (id: string, retirement: object = damaged) =>
      ask<{ detail?: string }>('discardTag', { id, retirement }, keyed(staff));
    expect((await discard(unused.id, { reason: 'other' })).status).toBe(400);
    expect([(await discard(unused.id)).status, (await discard(unused.id)).status]).toEqual([200, 200]);
    expect((await discard(used.id)).body.detail).toBe('This tag is in use. Retire it on the page of its case.');
    const { items, counts } = await ok<TagsPage>('getTags', { state: 'retired' }, staff);
    expect([items.map(({ id }) => id), counts]).toEqual([[unused.id], { unbound: 0, bound: 1, retired: 1 }]);
    expect(
      await refused('bindTag', { caseId: row.id, tag: unused.id, how: 'tag-scanned', role: 'outer' }, keyed(staff)),
    ).toMatchObject({
      status: 409,
      detail: 'This tag was retired. A tag is never used twice: take a new one.',
    });
  });
});

/** Returns a home with a case, and who works there. */
async function caseAt(changes: object = {}) {
  const desk = await busyHome();
  return { ...desk, row: await openCase(desk.staff, changes) };
}

describe('a tag of a case', () => {
  it('is bound once, one to a place, with an entry of the record; names and reasons are beside it', async () => {
    const { staff, row } = await caseAt();
    const other = await openCase(staff);
    const [first, second, third] = (await newTags(staff, 3)) as [TagRow, TagRow, TagRow];
    const bindTag = (input: object) => ask<{ detail?: string; errors?: unknown[] }>('bindTag', input, keyed(staff));
    const outer = { tag: second.id, how: 'tag-scanned', role: 'outer' };
    expect((await bindTag({ caseId: row.id, ...outer })).body.detail).toBe('Bind the primary tag first.');
    const typed = { caseId: row.id, tag: spelledCode(first.code).toLowerCase(), how: 'tag-typed' };
    expect((await bindTag(typed)).body.errors).toEqual([{ field: 'whyTyped', message: 'Say why the tag couldn’t be scanned.' }]);
    expect((await bindTag({ ...typed, how: 'tag-scanned' })).status).toBe(400);
    expect((await bindTag({ ...typed, whyTyped: 'The label is wet.' })).status).toBe(200);
    expect((await bindTag({ ...typed, whyTyped: 'Once more.' })).status).toBe(200);
    expect((await bindTag({ caseId: row.id, ...outer, tag: tagAddress('https://yarrow.example', second.id) })).status).toBe(200);
    expect((await bindTag({ caseId: row.id, tag: third.id, how: 'tag-scanned' })).body.detail).toBe(
      'There is already a tag there. Retire it first.',
    );
    expect((await bindTag({ caseId: other.id, tag: first.id, how: 'tag-scanned' })).body.detail).toMatch(
      /^Stop\. This tag belongs to someone else/,
    );
    const { entries, fault, text } = await recordOf(row.id);
    expect(fault).toBeNull();
    expect(entries.map(({ type, data }) => [type, data])).toMatchObject([
      ['custody.tag-bound', { tag: { id: first.id, code: first.code, role: 'primary', subject: 'decedent' }, how: 'tag-typed' }],
      ['custody.tag-bound', { tag: { id: second.id, role: 'outer' }, how: 'tag-scanned' }],
    ]);
    expect(text).not.toMatch(/Teal|wet/);
    expect(
      (await dashboardOf(staff, row.id)).timeline.filter(({ kind }) => kind === 'tag-bound').map(({ subject }) => subject),
    ).toEqual([undefined, undefined]);
  });

  it('is bound by one of twenty people who try at the same moment, and the record stays whole', async () => {
    const { staff, row } = await caseAt();
    const other = await openCase(staff);
    const [tag] = (await newTags(staff, 1)) as [TagRow];
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, nth) =>
        ask('bindTag', { caseId: nth % 2 === 0 ? row.id : other.id, tag: tag.id, how: 'tag-scanned' }, keyed(staff)),
      ),
    );
    expect(outcomes.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const [one, two] = [await recordOf(row.id), await recordOf(other.id)];
    expect([one.entries.length + two.entries.length, one.fault, two.fault]).toEqual([1, null, null]);
    expect((await ok<TagsPage>('getTags', { state: 'bound' }, staff)).counts).toEqual({ unbound: 0, bound: 1, retired: 0 });
  });

  it('is retired with a reason, and another takes its place; a correction of care still names the move before it', async () => {
    const { staff, row, at } = await caseAt();
    await ok('updateDecedentStatus', { caseId: row.id, from: 'not-in-care', value: 'pickup-requested' }, keyed(staff));
    const [tag, next] = await bound(staff, row.id);
    const retire = (retirement: object) => ask('retireTag', { caseId: row.id, id: tag.id, retirement }, keyed(staff));
    expect((await retire({ reason: 'other', note: ' ' })).status).toBe(400);
    expect([(await retire(damaged)).status, (await retire(damaged)).status]).toEqual([200, 200]);
    await bind(staff, row.id, next);
    const owner = await at({ access: 'owner' });
    const correction = { caseId: row.id, from: 'pickup-requested', value: 'in-care', correctionReason: 'A slip.' };
    await ok('updateDecedentStatus', correction, keyed(owner));
    const { entries, fault } = await recordOf(row.id);
    expect(fault).toBeNull();
    expect(entries.map(({ type, corrects }) => [type, corrects])).toEqual([
      ['custody.moved', undefined],
      ['custody.tag-bound', undefined],
      ['custody.tag-retired', undefined],
      ['custody.tag-bound', undefined],
      ['custody.corrected', 1],
    ]);
    expect((await tagsOf(staff, row.id)).tags.map(({ id, retired }) => [id, retired?.reason])).toEqual([
      [tag.id, 'damaged'],
      [next.id, undefined],
    ]);
  });

  it('is replaced in one step: the old one is retired with a reason, the new one has to be compared again', async () => {
    const { staff, row } = await caseAt();
    const [tag, next] = await bound(staff, row.id);
    const [third] = (await newTags(staff, 1)) as [TagRow];
    const replacing = (id: string, fresh: { id: string }, retirement: object = damaged) => ({
      ...{ caseId: row.id, id, retirement, tag: fresh.id, how: 'tag-scanned' },
    });
    const whyNot = async (...of: Parameters<typeof replacing>) => {
      const { detail, errors } = await refused('replaceTag', replacing(...of), keyed(staff));
      return detail ?? errors?.[0]?.message;
    };
    expect(await whyNot(tag.id, tag)).toBe('This is the old tag. Scan the new one.');
    expect(await whyNot(next.id, third)).toBe('This tag isn’t on this case.');
    await ok('replaceTag', replacing(tag.id, next), keyed(staff));
    // The same, sent again under another key.
    const after = await ok<CaseTagsView>('replaceTag', replacing(tag.id, next), keyed(staff));
    expect(after.tags.map(({ id, role, subject, retired }) => [id, role, subject, retired?.reason])).toEqual([
      [tag.id, 'primary', 'decedent', 'damaged'],
      [next.id, 'primary', 'decedent', undefined],
    ]);
    // A tag is never used twice.
    expect(await whyNot(next.id, tag)).toBe('This tag was retired. A tag is never used twice: take a new one.');
    const both = await Promise.all(
      [0, 1].map(async () => (await ask('replaceTag', replacing(next.id, third), keyed(staff))).status),
    );
    expect(both).toEqual([200, 200]);
    expect((await ok<TagsPage>('getTags', { state: 'retired' }, staff)).counts).toEqual({ unbound: 0, bound: 1, retired: 2 });
    const { entries, fault } = await recordOf(row.id);
    expect(fault).toBeNull();
    expect(entries.map(({ type }) => type.replace('custody.tag-', ''))).toEqual([
      'bound',
      'retired',
      'bound',
      'retired',
      'bound',
    ]);
    const { timeline } = await dashboardOf(staff, row.id);
    expect(timeline.filter(({ kind }) => kind === 'tag-replaced').map(({ from, subject }) => [from, subject])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('takes two people to retire if an import brought a second primary one, and holds the case until then', async () => {
    const { staff, row, at, home } = await caseAt();
    const [first, second] = await bound(staff, row.id);
    const table = openCloudTable();
    const item = await table.get(caseKeys.tags(row.id), { consistent: true });
    const stored = caseTagsIn(item ? [item] : []);
    const [tag] = stored.tags;
    const { owner: _, ...unused } = second;
    await table.transact([
      caseTagsWrite(row.id, { ...stored, tags: [...stored.tags, { ...tag!, id: second.id, code: second.code }] }),
      ...tagMove(home.id, unused, { ...unused, state: 'bound', caseId: row.id }),
    ]);
    expect((await tagsOf(staff, row.id)).hold).toContain('two primary tags');
    const retire = (by: RequestOptions) => ok('retireTag', { caseId: row.id, id: first.id, retirement: damaged }, keyed(by));
    await retire(staff);
    await retire(staff);
    expect((await tagsOf(staff, row.id)).hold).toContain('two primary tags');
    await retire(await at({}));
    expect((await tagsOf(staff, row.id)).hold).toBeUndefined();
    expect((await recordOf(row.id)).entries.map(({ type }) => type)).toEqual([
      'custody.tag-bound',
      'custody.tag-retirement-asked',
      'custody.tag-retired',
    ]);
  });
});

describe('a tag that is compared', () => {
  it('confirms who someone is, or holds the case until it does', async () => {
    const { staff, row, at } = await caseAt();
    const colleague = await at({});
    const [tag, unused] = await bound(staff, row.id);
    expect(await compare(staff, row.id, tag.id)).toMatchObject({ finding: 'confirmed' });
    const doubted = await compare(staff, row.id, tag.id, { isThem: false, note: 'The hair is another color.' });
    expect(doubted).toMatchObject({ finding: 'not-them', tags: { hold: expect.stringContaining('isn’t them') } });
    const typed = { how: 'tag-typed', whyTyped: 'No camera.' };
    expect((await compare(staff, row.id, tag.code, typed)).tags.hold).toContain('two people compare the primary tag');
    expect((await compare(colleague, row.id, tag.id)).tags.hold).toBeUndefined();
    expect(await refused('compareTag', { caseId: row.id, tag: unused.id, how: 'tag-scanned' }, keyed(staff))).toMatchObject({
      status: 409,
      detail: 'This tag isn’t on anyone yet. Bind it to the case first.',
    });
    const { entries, fault, text } = await recordOf(row.id);
    expect([fault, entries.slice(1).map(({ data }) => [data.how, data.finding])]).toEqual([
      null,
      [
        ['tag-scanned', 'confirmed'],
        ['tag-scanned', 'not-them'],
        ['tag-typed', 'confirmed'],
        ['tag-scanned', 'confirmed'],
      ],
    ]);
    expect(text).not.toMatch(/hair|camera/);
  });

  it('stays stopped after it disagreed, whatever one person binds and compares', async () => {
    const { staff, row, at } = await caseAt();
    const [peter, ana] = [await at({}), await at({})];
    const [tag, fresh] = await bound(staff, row.id);
    await compare(staff, row.id, tag.id, { isThem: false });
    await ok('retireTag', { caseId: row.id, id: tag.id, retirement: damaged }, keyed(peter));
    await bind(peter, row.id, fresh);
    for (let times = 1; times <= 12; times += 1)
      expect((await compare(peter, row.id, fresh.id)).tags.hold).toContain('two people compare the primary tag');
    expect((await compare(staff, row.id, fresh.id)).tags.hold).toContain('isn’t them');
    expect((await compare(ana, row.id, fresh.id)).tags.hold).toBeUndefined();
  });

  it('stops at another case’s tag, with an entry in both records; only staff are told whose it is', async () => {
    const desk = await caseAt();
    const { staff, row } = desk;
    const other = await openCase(staff);
    const [tag] = await bound(staff, other.id);
    const trade = await tradeAt(desk);
    await trade.assign(row.id);
    const found = await compare(staff, row.id, tag.id);
    expect(found).toMatchObject({ finding: 'other-case', belongsTo: { id: other.id, decedentFullName: other.decedentFullName } });
    expect(found.tags.hold).toContain('Someone else’s tag');
    const toTrade = await compare(trade.by, row.id, tag.id);
    expect([toTrade.finding, toTrade.belongsTo]).toEqual(['other-case', undefined]);
    expect((await tagsOf(staff, other.id)).hold).toContain('found with someone else');
    const [here, there] = [await recordOf(row.id), await recordOf(other.id)];
    expect([here.fault, there.fault]).toEqual([null, null]);
    expect(here.entries.map(({ data }) => data.finding)).toEqual(['other-case', 'other-case']);
    expect(there.entries.map(({ data }) => data.finding)).toEqual([undefined, 'found-elsewhere', 'found-elsewhere']);
  });
});

describe('while a trade company has the person', () => {
  it('the home binds and retires the tags of bags, and is told why it can’t handle the person’s', async () => {
    const { staff, trade, row, tag, spare } = await handoffDesk();
    await accept(trade.by, row.id, await offer(staff.by, row.id, tag, trade));
    const whyNot = /^.+ has the person, and so only they can bind, replace, or compare the person’s tag\.$/;
    const none = { bind: null, compare: null, retire: null };
    const refusals = { bind: expect.stringMatching(whyNot), compare: expect.stringMatching(whyNot), retire: expect.anything() };
    expect((await tagsOf(staff.by, row.id)).whyNot).toEqual({ person: refusals, aside: none });
    expect((await tagsOf(trade.by, row.id)).whyNot).toEqual({ person: none, aside: none });
    const more = { caseId: row.id, tag: spare.id, how: 'tag-scanned' };
    expect((await refused('bindTag', { ...more, role: 'outer' }, keyed(staff.by))).detail).toMatch(whyNot);
    await ok('bindTag', { ...more, subject: 'effects-bag' }, keyed(staff.by));
    await ok('retireTag', { caseId: row.id, id: spare.id, retirement: damaged }, keyed(staff.by));
    expect((await refused('retireTag', { caseId: row.id, id: tag.id, retirement: damaged }, keyed(staff.by))).status).toBe(409);
  });
});

describe('whose a tag is', () => {
  it('is shown to the home, and to a trade company on the case; everyone else gets the same 404', async () => {
    const desk = await caseAt({ contact: { firstName: 'Rosalind', lastName: 'Quillfeather' } });
    const { staff, row } = desk;
    const [tag, unused] = await bound(staff, row.id);
    const trade = await tradeAt(desk);
    const elsewhere = await busyHome();
    const find = (by: RequestOptions, text: string) => ask<FoundTag & { detail?: string }>('findTag', { tag: text }, by);
    for (const text of [tag.id, tag.code, spelledCode(tag.code)])
      expect((await find(staff, text)).body).toMatchObject({
        tag: { id: tag.id, state: 'bound' },
        place: { subject: 'decedent', role: 'primary' },
        of: { id: row.id, decedentFullName: row.decedentFullName, caseNumber: row.caseNumber },
      });
    expect((await find(staff, unused.id)).body).toMatchObject({ tag: { state: 'unbound' } });
    const own = (await newTags(elsewhere.staff, 1))[0]!;
    const strangers = [await find(elsewhere.staff, tag.id), await find(staff, own.id), await find(elsewhere.staff, tag.code)];
    // Another tag's id with the same beginning: the code alone doesn't open it.
    const forged = `${tag.id.slice(0, 8)}${tag.id[8] === '0' ? '1' : '0'}${tag.id.slice(9)}`;
    for (const { status, body } of [...strangers, await find(staff, forged)])
      expect([status, body.detail]).toEqual([404, 'This isn’t one of the home’s tags.']);
    expect((await find(trade.by, tag.id)).status).toBe(404);
    await trade.assign(row.id);
    const seen = await find(trade.by, tag.id);
    expect(seen.body.of).toMatchObject({ decedentFullName: row.decedentFullName });
    expect(JSON.stringify(seen.body)).not.toContain('Quillfeather');
    expect((await find(staff, 'not a tag')).status).toBe(400);
  });
});
