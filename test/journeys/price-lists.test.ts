import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dayBegins, startScheduled } from '#functions/price-lists/start-scheduled.ts';
import { type JobContext, jobContext } from '#functions/runtime/job-context.ts';
import { readFacts } from '#functions/table/case-facts.ts';
import { locationUpdate, readLocationRow } from '#functions/table/location-row.ts';
import { eachStarting } from '#functions/table/scheduled-list.ts';
import { sectionItem } from '#functions/table/section.ts';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import type { PaperAddress } from '#shared/contract/paper-address.ts';
import type { PriceListDraft, VersionView } from '#shared/contract/price-lists.ts';
import type { HandOut } from '#shared/model/price-list-version.ts';
import { addDays } from '#shared/values/dates.ts';
import { ask, eventsOf, newAddress, ok, openCloudTable, refused, runJob, waitUntil } from '#test/cloud/cloud.ts';
import { everyRow } from '#test/cloud/every-row.ts';
import { readPdf } from '#test/documents/read-pdf.ts';
import { person } from '#test/world/cast.ts';
import { launched } from '#test/world/world.ts';
import { dashboardOf, openCase } from './parts/case-desk.ts';
import { add } from './parts/contact-desk.ts';
import { as, colleague, type PriceDesk, priceDesk, rowOf, saveRows } from './parts/price-desk.ts';

const draftOf = (desk: PriceDesk) => ok<PriceListDraft>('getPriceListDraft', {}, desk.admin);
const publishing = (desk: PriceDesk, more: object = {}) =>
  [
    { providerLocationId: desk.locationId, ...more },
    { ...desk.admin, key: randomUUID() },
  ] as const;
const publish = (desk: PriceDesk, more: object = {}) => ok<VersionView>('createGplPdf', ...publishing(desk, more));
const versionsOf = async (desk: PriceDesk) => (await ok<{ items: VersionView[] }>('getPriceListVersions', {}, desk.admin)).items;
const handOutsOf = async (desk: PriceDesk) => (await ok<{ items: HandOut[] }>('getHandOuts', {}, desk.admin)).items;
const bytesOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function setActive({ locationId }: PriceDesk, isActive: boolean): Promise<void> {
  const row = await readLocationRow(openCloudTable(), locationId);
  await openCloudTable().transact([locationUpdate(locationId, row!.version, { isActive })]);
}

describe('a price list that is published', () => {
  it('is a version with a hash, in force on the page, in the planner, and on paper alike', async () => {
    const desk = await priceDesk();
    const before = await draftOf(desk);
    expect(before.findings).toEqual([]);
    expect(before.inForce).toBeNull();
    const { row } = await rowOf(desk, 'Transport', 'Hearse');
    await saveRows([{ ...row, priceCents: 43_210 }], desk.admin);
    const version = await publish(desk);
    expect(version).toMatchObject({ isInForce: true, effectiveOn: before.today, handedOut: 0, keepUntil: null });
    expect(version.publishedBy).toBe('Ada Tester');
    expect(version.papers.map(({ paper }) => paper)).toEqual(['gpl', 'casket-price-list', 'outer-burial-container-price-list']);
    const address = await ok<PaperAddress>('getGplPdf', { id: version.id }, desk.admin);
    expect(address?.fileName).toBe('GPL Document.pdf');
    const bytes = await bytesOf(address!.url);
    expect(sha256(bytes)).toBe(version.papers[0]?.hash);
    const { text } = await readPdf(bytes);
    expect(text).toContain('$432.10');
    expect(text).not.toContain('DRAFT');
    await setActive(desk, true);
    const page = await ok<LocationProfile>('getLocationProfile', { id: desk.locationId });
    expect(page.priceList?.versions).toMatchObject([{ id: version.id, pages: version.papers[0]?.pages }]);
    expect(page.priceList?.lines.find(({ line }) => line === 'hearse')?.minCents).toBe(43_210);
    const after = await draftOf(desk);
    expect(after.changes).toEqual([]);
    expect(after.inForce?.id).toBe(version.id);
    expect(sha256(await bytesOf(String(after.inForceUrl)))).toBe(version.papers[0]?.hash);
    await waitUntil('the event of the change', async () =>
      (await eventsOf('location.changed')).some((event) => JSON.stringify(event).includes(desk.locationId)),
    );
  });

  it('is refused in words if it says more than a version can have', async () => {
    const desk = await priceDesk();
    const text = '葬'.repeat(4000);
    const long = Array.from({ length: 40 }, (_, nth) =>
      sectionItem({
        ...{ id: randomUUID(), providerLocationId: desk.locationId, sectionType: 'general', isActive: true },
        ...{ title: `Paragraph ${nth}`, text, sortOrder: nth },
      }),
    );
    await openCloudTable().putAll(long);
    expect(await refused('createGplPdf', ...publishing(desk))).toMatchObject({
      status: 413,
      detail: expect.stringContaining('more text than we can publish'),
    });
  });

  it('is published once, however often it is sent', async () => {
    const desk = await priceDesk();
    const [input, options] = publishing(desk);
    const [first, again] = [
      await ok<VersionView>('createGplPdf', input, options),
      await ok<VersionView>('createGplPdf', input, options),
    ];
    expect(again.id).toBe(first.id);
    expect(await versionsOf(desk)).toHaveLength(1);
  });

  it('never changes, when another takes its place: its document and hash stay, and it is kept for a year', async () => {
    const desk = await priceDesk();
    const first = await publish(desk);
    const { row } = await rowOf(desk, 'Care and preparation', 'Embalming');
    await saveRows([{ ...row, priceCents: 99_900 }], desk.admin);
    expect((await draftOf(desk)).changes).toMatchObject([{ key: 'embalming' }]);
    const second = await publish(desk);
    const [latest, earlier] = await versionsOf(desk);
    expect([latest?.id, latest?.isInForce, earlier?.id, earlier?.isInForce]).toEqual([second.id, true, first.id, false]);
    expect(earlier?.papers).toEqual(first.papers);
    expect(Number(earlier?.keepUntil?.slice(0, 4)) - Number(first.effectiveOn.slice(0, 4))).toBe(1);
    const address = await ok<PaperAddress>('getGplPdf', { id: first.id }, desk.admin);
    expect(sha256(await bytesOf(address!.url))).toBe(first.papers[0]?.hash);
  });

  it('is one if two publish at the same time', async () => {
    const desk = await priceDesk();
    const answers = await Promise.all([1, 2, 3].map(() => ask('createGplPdf', ...publishing(desk))));
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThanOrEqual(1);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(await versionsOf(desk)).toHaveLength(done.length);
    expect((await versionsOf(desk)).filter(({ isInForce }) => isInForce)).toHaveLength(1);
  });
});

describe('a fault of the list', () => {
  it('keeps it from being published until it is fixed', async () => {
    const desk = await priceDesk();
    const { row } = await rowOf(desk, 'Transport', 'Hearse');
    await saveRows([{ ...row, note: 'Within 50 miles. No charge on Mondays.' }], desk.admin);
    const { findings } = await draftOf(desk);
    expect(findings).toMatchObject([{ code: 'marked-free', clause: '16 CFR 453.4(b)(1)', place: { kind: 'row', id: row.id } }]);
    const refusal = await refused('createGplPdf', ...publishing(desk));
    expect(refusal).toMatchObject({ status: 409, code: 'conflict', detail: expect.stringMatching(/^1 problem to fix/) });
    expect(await versionsOf(desk)).toEqual([]);
    await ok('mendPriceList', { findingId: findings[0]?.id }, desk.admin);
    expect((await rowOf(desk, 'Transport', 'Hearse')).row).toMatchObject({ note: 'Within 50 miles.' });
    expect((await draftOf(desk)).findings).toEqual([]);
    // Already fixed: there is nothing left to do.
    await ok('mendPriceList', { findingId: findings[0]?.id }, desk.admin);
    await publish(desk);
  });

  it('that takes more than a click says so', async () => {
    const desk = await priceDesk();
    const { row } = await rowOf(desk, 'Transport', 'Forwarding to another funeral home');
    await saveRows([{ ...row, note: '' }], desk.admin);
    const { findings } = await draftOf(desk);
    expect(findings).toMatchObject([{ code: 'services-not-listed', clause: '16 CFR 453.2(b)(4)(ii)(A)' }]);
    expect(await refused('mendPriceList', { findingId: findings[0]?.id }, desk.admin)).toMatchObject({
      status: 409,
      code: 'conflict',
    });
  });

  it('is a date in the future, or before the list in force', async () => {
    const desk = await priceDesk();
    const { today } = await draftOf(desk);
    await publish(desk);
    for (const effectiveOn of ['2999-01-01', '2001-01-01'])
      expect(await refused('createGplPdf', ...publishing(desk, { effectiveOn }))).toMatchObject({
        status: 409,
        code: 'conflict',
      });
    expect(await refused('createGplPdf', ...publishing(desk, { effectiveOn: '2026-02-30' }))).toMatchObject({ status: 400 });
    expect((await publish(desk, { effectiveOn: today })).effectiveOn).toBe(today);
  });

  it('is a home without prices: there is no document and nothing to publish', async () => {
    const desk = await priceDesk({ isBare: true });
    expect(await ok('getGplPdf', { id: desk.locationId }, desk.admin)).toBeNull();
    expect(await refused('createGplPdf', ...publishing(desk))).toMatchObject({
      status: 409,
      detail: expect.stringMatching(/nothing to publish/),
    });
  });
});

describe('a list that is scheduled', () => {
  /** Publishes a list, then schedules one with another price for tomorrow. */
  async function scheduled() {
    const desk = await priceDesk();
    const first = await publish(desk);
    const { row } = await rowOf(desk, 'Transport', 'Hearse');
    await saveRows([{ ...row, priceCents: 43_210 }], desk.admin);
    const { today } = await draftOf(desk);
    const tomorrow = addDays(today, 1);
    return { desk, first, tomorrow, list: await publish(desk, { effectiveOn: tomorrow }) };
  }
  const pageOf = ({ locationId }: PriceDesk) => ok<LocationProfile>('getLocationProfile', { id: locationId });
  const hearse = ({ priceList }: LocationProfile) => priceList?.lines.find(({ line }) => line === 'hearse')?.minCents;
  const unschedule = (desk: PriceDesk, versionId: string) =>
    ['unschedulePriceList', { versionId }, { ...desk.admin, key: randomUUID() }] as const;

  it('leaves the list in force until its day, and shows first in the history', async () => {
    const { desk, first, tomorrow, list } = await scheduled();
    expect(list).toMatchObject({ isScheduled: true, isInForce: false, effectiveOn: tomorrow });
    await setActive(desk, true);
    expect(hearse(await pageOf(desk))).not.toBe(43_210);
    await runJob('start-price-lists');
    expect(await versionsOf(desk)).toMatchObject([
      { id: list.id, isScheduled: true },
      { id: first.id, isInForce: true, isScheduled: false },
    ]);
    expect(await draftOf(desk)).toMatchObject({ inForce: { id: first.id }, scheduled: { id: list.id }, changes: [] });
    const address = await ok<PaperAddress>('getGplPdf', { id: list.id }, desk.admin);
    const bytes = await bytesOf(address!.url);
    expect(sha256(bytes)).toBe(list.papers[0]?.hash);
    expect((await readPdf(bytes)).text).toContain('$432.10');
    expect(await refused('viewGplPdf', { id: list.id })).toMatchObject({ status: 404 });
    const given = { versionId: list.id, to: 'Someone', how: 'mail' };
    expect(await refused('recordHandOut', given, { ...desk.admin, key: randomUUID() })).toMatchObject({ status: 404 });
  });

  it('takes effect once, as it was scheduled, whatever was changed since and however many runs there are', async () => {
    const { desk, first, tomorrow, list } = await scheduled();
    const { row } = await rowOf(desk, 'Transport', 'Hearse');
    await saveRows([{ ...row, priceCents: 99_900 }], desk.admin);
    const { timeZone } = await draftOf(desk);
    const table = openCloudTable();
    const at = (instant: string): JobContext => ({ ...jobContext(new Date(instant)), table });
    const begins = dayBegins(tomorrow, timeZone);
    const before = new Date(Date.parse(begins) - 1000).toISOString();
    expect(await startScheduled(at(before), desk.locationId)).toBe(false);
    const runs = await Promise.all([1, 2, 3].map(() => startScheduled(at(begins), desk.locationId)));
    expect(runs.filter(Boolean)).toHaveLength(1);
    await setActive(desk, true);
    const page = await pageOf(desk);
    expect(hearse(page)).toBe(43_210);
    expect(page.priceList?.versions.map(({ id }) => id)).toEqual([list.id, first.id]);
    expect(await versionsOf(desk)).toMatchObject([
      { id: list.id, isInForce: true, isScheduled: false, effectiveOn: tomorrow, publishedOn: begins },
      { id: first.id, isInForce: false },
    ]);
    expect(await draftOf(desk)).toMatchObject({ scheduled: null, changes: [{ after: expect.stringContaining('999') }] });
    expect(await refused(...unschedule(desk, list.id))).toMatchObject({ status: 409, code: 'conflict' });
  });

  it('is replaced by another, or taken back, as it was seen', async () => {
    const { desk, tomorrow, list } = await scheduled();
    const { row } = await rowOf(desk, 'Transport', 'Hearse');
    await saveRows([{ ...row, priceCents: 54_320 }], desk.admin);
    expect((await draftOf(desk)).changes).toMatchObject([
      { before: expect.stringContaining('$432.10'), after: expect.stringContaining('$543.20') },
    ]);
    const later = await publish(desk, { effectiveOn: addDays(tomorrow, 5) });
    expect((await draftOf(desk)).scheduled).toMatchObject({ id: later.id });
    expect(await refused(...unschedule(desk, list.id))).toMatchObject({ status: 409, code: 'stale' });
    await ok(...unschedule(desk, later.id));
    await ok(...unschedule(desk, later.id));
    expect((await draftOf(desk)).scheduled).toBeNull();
    expect(await versionsOf(desk)).toHaveLength(1);
    const waiting = await everyRow(eachStarting(openCloudTable(), { by: '2999', atOnce: 1000 }));
    expect(waiting).not.toContain(desk.locationId);
  });
});

describe('a list that is handed out', () => {
  it('is recorded with its version, its hash, to whom, when, and how', async () => {
    const desk = await priceDesk();
    const version = await publish(desk);
    const member = await colleague(desk, 'staff');
    const given = { versionId: version.id, to: 'The family of Walter Marsh', how: 'in-person' };
    const handOut = await ok<HandOut>('recordHandOut', given, { ...member, key: randomUUID() });
    expect(handOut).toMatchObject({ ...given, paper: 'gpl', hash: version.papers[0]?.hash, by: 'Ada Tester' });
    expect(await handOutsOf(desk)).toEqual([handOut]);
    expect(await versionsOf(desk)).toMatchObject([{ handedOut: 1, lastHandedOutAt: handOut.at }]);
    const blank = await refused('recordHandOut', { ...given, to: ' ' }, { ...member, key: randomUUID() });
    expect(blank).toMatchObject({ status: 400, errors: [{ field: 'to', message: 'Required' }] });
    expect(await refused('recordHandOut', { ...given, how: 'online' }, { ...member, key: randomUUID() })).toMatchObject({
      status: 400,
    });
    expect(await refused('recordHandOut', { ...given, versionId: randomUUID() }, { ...member, key: randomUUID() })).toMatchObject(
      { status: 404 },
    );
  });

  it('names the case that it was for, which says so in its timeline', async () => {
    const desk = await priceDesk();
    const { id: versionId } = await publish(desk);
    const member = await colleague(desk, 'staff');
    const given = { versionId, to: 'The family of Walter Marsh', how: 'in-person' };
    const row = await openCase(member);
    const forCase = await ok<HandOut>('recordHandOut', { ...given, caseId: row.id }, { ...member, key: randomUUID() });
    expect(forCase).toMatchObject({ caseId: row.id, caseName: `${row.decedentFullName}, ${row.caseNumber}` });
    expect((await dashboardOf(member, row.id)).timeline).toMatchObject([
      { kind: 'price-list-given', subject: 'The family of Walter Marsh' },
      { kind: 'case-created' },
    ]);
    // The task of giving it follows this fact.
    const { facts } = (await readFacts(openCloudTable(), row.id)) ?? {};
    expect(facts?.completedDocuments).toEqual(['general-price-list']);
    const other = await openCase(await colleague(await priceDesk()));
    expect(await refused('recordHandOut', { ...given, caseId: other.id }, { ...member, key: randomUUID() })).toMatchObject({
      status: 404,
    });
    expect(await handOutsOf(desk)).toEqual([forCase]);
  });

  it('names the person of the case who got it, and nobody else', async () => {
    const desk = await priceDesk();
    const { id: versionId } = await publish(desk);
    const member = await colleague(desk, 'staff');
    const [row, other] = [await openCase(member), await openCase(member)];
    const ada = await add(member, row.id, { firstName: 'Ada', lastName: 'Marsh' });
    const given = { versionId, caseId: row.id, to: 'Ada Marsh', how: 'in-person' };
    const hand = (input: object) => ok<HandOut>('recordHandOut', { ...given, ...input }, { ...member, key: randomUUID() });
    expect(await hand({ contactId: ada.id })).toMatchObject({ contactId: ada.id, caseId: row.id });
    for (const input of [{ contactId: randomUUID() }, { contactId: ada.id, caseId: other.id }, { contactId: row.decedentId }])
      expect(await refused('recordHandOut', { ...given, ...input }, { ...member, key: randomUUID() })).toMatchObject({
        status: 400,
        errors: [{ field: 'contactId' }],
      });
  });

  it('is opened from the public page with only its address, and counted once a day for each network address', async () => {
    const desk = await priceDesk();
    const version = await publish(desk);
    const from = newAddress();
    expect((await ask('viewGplPdf', { id: version.id }, { from })).status).toBe(404);
    await setActive(desk, true);
    const opened = await Promise.all(Array.from({ length: 5 }, () => ask('viewGplPdf', { id: version.id }, { from })));
    for (const { status, headers } of opened) {
      expect(status).toBe(302);
      expect(sha256(await bytesOf(headers.get('location') ?? ''))).toBe(version.papers[0]?.hash);
    }
    expect(await versionsOf(desk)).toMatchObject([{ handedOut: 1 }]);
    for (const other of [newAddress(), newAddress()]) await ask('viewGplPdf', { id: version.id }, { from: other });
    expect(await versionsOf(desk)).toMatchObject([{ handedOut: 3 }]);
    expect((await handOutsOf(desk)).every(({ how, by }) => how === 'online' && by === '')).toBe(true);
    expect((await ask('viewGplPdf', { id: randomUUID() }, { from })).status).toBe(404);
  });

  it('is not handed out to previews, images, and browsers that prefetch', async () => {
    const desk = await priceDesk();
    const version = await publish(desk);
    await setActive(desk, true);
    const open = async (headers: Record<string, string>) =>
      (await ask('viewGplPdf', { id: version.id }, { from: newAddress(), headers })).status;
    expect(await open({ 'sec-purpose': 'prefetch' })).toBe(403);
    expect(await open({ 'sec-fetch-dest': 'image' })).toBe(302);
    expect(await open({ 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' })).toBe(302);
    expect(await handOutsOf(desk)).toEqual([]);
    expect(await open({ 'sec-fetch-dest': 'document', 'sec-fetch-user': '?1' })).toBe(302);
    expect(await handOutsOf(desk)).toHaveLength(1);
  });

  it('of a home of the sample data is there from the beginning', async () => {
    const home = launched.find(({ priceList }) => priceList)!;
    const page = await ok<LocationProfile>('getLocationProfile', { id: home.id });
    const [inForce] = page.priceList?.versions ?? [];
    const { status, headers } = await ask('viewGplPdf', { id: inForce?.id }, { from: newAddress() });
    expect(status).toBe(302);
    const { text } = await readPdf(await bytesOf(headers.get('location') ?? ''));
    expect(text).toContain(home.name);
    expect(text).toContain('General Price List');
  });

  it('is fetched by a signed-in family, whose name is kept once a day; home’s own people are handed nothing', async () => {
    const desk = await priceDesk();
    const version = await publish(desk);
    const file = { LocationFileType: 'casket-price-list', LocationId: desk.locationId };
    const family = as(await person({ firstName: 'Ellen', lastName: 'Marsh' }));
    expect(await refused('downloadFile', file, family)).toMatchObject({ status: 404 });
    expect((await ok<PaperAddress>('downloadFile', file, desk.admin))?.fileName).toBe('Casket Price List.pdf');
    await setActive(desk, true);
    const address = await ok<PaperAddress>('downloadFile', file, family);
    expect((await readPdf(await bytesOf(address!.url))).text).toContain('Casket Price List');
    await ok('downloadFile', file, family);
    expect(await handOutsOf(desk)).toMatchObject([
      { to: 'Ellen Marsh', how: 'online', versionId: version.id, paper: 'casket-price-list' },
    ]);
    expect(await refused('downloadGplPdf', { id: randomUUID() }, family)).toMatchObject({ status: 404 });
  });
});

describe('the settings of the list', () => {
  it('are saved at the version that was seen, and change what the list says', async () => {
    const desk = await priceDesk();
    const { settings, settingsVersion } = await draftOf(desk);
    const branch = { name: 'By the sea', address: '3 Shore Road, Rye, NH 03870', telephone: '(603) 555-0113' };
    const changed = { ...settings, basicFee: 'in-caskets', separateCasketList: false, branches: [branch], retentionYears: 3 };
    expect(await ok('savePriceListSettings', { version: settingsVersion, settings: changed }, desk.admin)).toEqual({
      version: 1,
    });
    expect(await refused('savePriceListSettings', { version: settingsVersion, settings: changed }, desk.admin)).toMatchObject({
      status: 409,
      code: 'stale',
    });
    const draft = await draftOf(desk);
    expect(draft.findings).toEqual([]);
    expect(draft.papers).toEqual(['gpl', 'outer-burial-container-price-list']);
    const address = await ok<PaperAddress>('getGplPdf', { id: desk.locationId }, desk.admin);
    expect(address?.fileName).toBe('GPL Document draft.pdf');
    const text = (await readPdf(await bytesOf(address!.url))).text.replace(/\s+/g, ' ');
    expect(text).toContain([branch.name, branch.address, branch.telephone].join(' · '));
    expect(text).toMatch(/Please note that a fee of \$[\d,.]+ for the use of our basic services/);
    const short = { ...changed, retentionYears: 0 };
    expect(await refused('savePriceListSettings', { version: 1, settings: short }, desk.admin)).toMatchObject({ status: 400 });
  });
});

describe('another home', () => {
  it('publishes, reads, and records nothing here', async () => {
    const [desk, other] = [await priceDesk(), await priceDesk()];
    const version = await publish(desk);
    expect(
      await refused('createGplPdf', { providerLocationId: desk.locationId }, { ...other.admin, key: randomUUID() }),
    ).toMatchObject({ status: 404 });
    expect(await refused('getGplPdf', { id: version.id }, other.admin)).toMatchObject({ status: 404 });
    expect(await refused('getGplPdf', { id: desk.locationId }, other.admin)).toMatchObject({ status: 404 });
    const given = { versionId: version.id, to: 'Someone', how: 'mail' };
    expect(await refused('recordHandOut', given, { ...other.admin, key: randomUUID() })).toMatchObject({ status: 404 });
    expect(await versionsOf(other)).toEqual([]);
    const members = ['staff', 'view-only'] as const;
    for (const access of members)
      expect(
        await refused(
          'createGplPdf',
          { providerLocationId: desk.locationId },
          { ...(await colleague(desk, access)), key: randomUUID() },
        ),
      ).toMatchObject({ status: 403 });
    const trade = as(await person({ memberships: [{ locationId: desk.locationId, kind: 'trade-company' }] }));
    expect(await refused('getPriceListDraft', {}, trade)).toMatchObject({ status: 403 });
  });
});
