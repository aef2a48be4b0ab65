import { describe, expect, it } from 'vitest';
import { readChain, readChainHead } from '#functions/table/chain.ts';
import { readCustody } from '#functions/table/custody.ts';
import { employeeItem } from '#functions/table/employee.ts';
import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import { verifyChain } from '#shared/chain/verify-chain.ts';
import type { CaseGates } from '#shared/contract/case-care.ts';
import type { CarePageRow, CarePageView, CustodyLine } from '#shared/contract/custody-pages.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import { fieldsOf } from '#shared/custody/pages/care-field.ts';
import { carePages } from '#shared/custody/pages/index.ts';
import { type CarePageName, carePage, type TradeKind, tradeKind } from '#shared/model/enumerations/custody.ts';
import { ask, ok, openCloudTable, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { lately } from '#test/world/lately.ts';
import { dashboardOf, deskWithCase, keyed, member } from './parts/case-desk.ts';
import { caseParty, saveAnswers } from './parts/case-party.ts';
import { closedPage, filledPage, fillPage, pageOf } from './parts/custody-desk.ts';

const recordOf = async (caseId: string) => {
  const [table, chain] = [openCloudTable(), custodyChain(caseId)];
  const [{ links }, head] = await Promise.all([readChain(table, chain), readChainHead(table, chain)]);
  const lines = links.map(({ text }) => new TextEncoder().encode(text));
  return { entries: links.map(({ text }) => JSON.parse(text) as ChainEntry), fault: await verifyChain(lines, { chain, head }) };
};

const save = (id: string, page: string, changes: object, expected: object = {}) => ({ id, page, changes, expected });
const pagesOf = async (by: RequestOptions, id: string) =>
  ok<{ pages: CarePageRow[]; record: { sequence: number } | null }>('getCustodyPages', { id }, by);

type OwnFields = Partial<Record<CarePageName, (all: readonly string[]) => readonly string[]>>;

/** The fields that each trade fills in: those of its own work, and of the remains what the facility records. */
const ownFields: Readonly<Record<TradeKind, OwnFields>> = {
  'removal-service': { removal: (all) => all.filter((name) => name !== 'removalKind') },
  embalmer: { preservation: (all) => all, preparation: (all) => all },
  crematory: {
    'cremated-remains': () => [
      ...['deliveredAt', 'deliveryReceipt', 'discNumber', 'operator', 'chamber', 'startedAt', 'endedAt', 'processedBy'],
      ...['packagedBy', 'packagedAt', 'witnesses', 'temperatureRecord', 'soilShare'],
    ],
  },
};

/** Returns a trade company of a home that works on a case. */
async function tradeOn({ home, staff, at, row }: Awaited<ReturnType<typeof deskWithCase>>, tradeKinds: TradeKind[]) {
  const company = await member(home.id, 'Northgate', 'Removal');
  await openCloudTable().put(employeeItem({ ...company, kind: 'trade-company', tradeKinds }));
  await ok('assignTrade', { caseId: row.id, employeeId: company.id }, keyed(staff));
  return at({ kind: 'trade-company', employeeId: company.id });
}

describe('the timeline of custody', () => {
  type Lines = { lines: CustodyLine[]; next: number | null };
  const timeline = (id: string, by: RequestOptions, before?: number) =>
    ok<Lines>('getCustodyEntries', { id, ...(before === undefined ? {} : { before }) }, by);

  it('says what the record says, the newest first, with who and why, and what a correction corrects', async () => {
    const { staff, row, at } = await deskWithCase();
    const { id } = row;
    expect(await timeline(id, staff)).toEqual({ lines: [], next: null });
    const { version } = await closedPage(staff, id);
    await ok('reopenCustodyPage', { id, page: 'removal', version, reason: 'The time was wrong.' }, keyed(staff));
    await ok('updateDecedentStatus', { caseId: id, from: 'not-in-care', value: 'in-care', note: 'Side door.' }, keyed(staff));
    const correction = { caseId: id, from: 'in-care', value: 'not-in-care', correctionReason: 'That was her sister.' };
    await ok('updateDecedentStatus', correction, keyed(await at({ access: 'owner' })));
    const { lines, next } = await timeline(id, staff);
    expect(next).toBeNull();
    expect(lines.map(({ sequence, title, note, corrects }) => [sequence, title, note, corrects])).toEqual([
      [4, 'Corrected to Not in care', 'That was her sister.', 3],
      [3, 'In care', 'Side door.', undefined],
      [2, 'Removal opened again', 'The time was wrong.', undefined],
      [1, 'Removal closed', '', undefined],
    ]);
    for (const { byName } of lines) expect(byName).not.toBe('');
  });

  it('says where the person waits to be fetched, and then the place in the home', async () => {
    const { staff, row } = await deskWithCase();
    const presentLocation = { locationName: 'Mount Auburn Hospital', city: 'Cambridge', stateCode: 'MA' };
    await saveAnswers(staff, row.id, { isStillAtPlaceOfDeath: false, presentLocation });
    const now = () => ok<{ awaitedAt: string; place: object | null }>('getCustodyPages', { id: row.id }, staff);
    expect(await now()).toMatchObject({ awaitedAt: expect.stringContaining('Mount Auburn Hospital'), place: null });
    await fillPage(staff, row.id, 'removal', {
      removalKind: 'own-staff',
      removalTeam: [{ name: 'Peter Lindqvist' }],
      leftAt: lately('08:00'),
    });
    expect(await now()).toMatchObject({ awaitedAt: '', onTheWay: { since: lately('08:00'), with: 'Our team: Peter Lindqvist' } });
    await ok('updateDecedentStatus', { caseId: row.id, from: 'not-in-care', value: 'in-care' }, keyed(staff));
    await fillPage(staff, row.id, 'intake', { unit: 'Cooler 1', shelf: '4' });
    expect(await now()).toMatchObject({ awaitedAt: '', place: { name: 'Cooler 1', shelf: '4' }, reduction: null });
  });

  it('comes a page at a time, with every entry once, and says what was recorded late', async () => {
    const { staff, row } = await deskWithCase();
    let { version } = await closedPage(staff, row.id);
    const move = (from: string, value: string, more: object = {}) =>
      ok('updateDecedentStatus', { caseId: row.id, from, value, ...more }, keyed(staff));
    for (let turn = 0; turn < 12; turn += 1) {
      const opened = { id: row.id, page: 'removal', version, reason: `Turn ${turn}.` };
      ({ version } = await ok<CarePageView>('reopenCustodyPage', opened, keyed(staff)));
      // The oldest entry of the newest page, which follows one of the next page.
      const happenedOn = new Date(Date.now() - 3_600_000).toISOString();
      if (turn === 0) await move('not-in-care', 'pickup-requested', { happenedOn });
      ({ version } = await ok<CarePageView>('closeCustodyPage', { id: row.id, page: 'removal', version }, keyed(staff)));
    }
    await move('pickup-requested', 'out-for-pickup');
    const first = await timeline(row.id, staff);
    const rest = await timeline(row.id, staff, first.next!);
    expect([...first.lines, ...rest.lines].map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 27 }, (_, at) => 27 - at),
    );
    expect(rest.next).toBeNull();
    const late = [...first.lines, ...rest.lines].filter(({ happenedBefore }) => happenedBefore !== undefined);
    expect(late).toMatchObject([{ sequence: 3, title: 'Pickup requested', happenedBefore: 2 }]);
    expect(first.lines.at(-1)?.sequence).toBe(3);
  });

  it('keeps the notes of the home from a trade company', async () => {
    const of = await deskWithCase();
    const trade = await tradeOn(of, ['embalmer']);
    await ok(
      'updateDecedentStatus',
      { caseId: of.row.id, from: 'not-in-care', value: 'in-care', note: 'Her son was loud.' },
      keyed(of.staff),
    );
    expect((await timeline(of.row.id, trade)).lines).toMatchObject([{ title: 'In care', note: '' }]);
  });
});

describe('a page of custody', () => {
  it('goes from Missing info to Complete, is closed by name in the record, and opens again only with a reason', async () => {
    const { staff, row } = await deskWithCase();
    const { id } = row;
    const first = await pageOf(staff, id, 'removal');
    expect(first).toMatchObject({ status: 'missing-info', version: 0, values: {}, editing: 'all', closed: null });
    expect(first.missing.map(({ name }) => name)).toEqual(['removalKind']);
    const { removalKind, removalTeam, ...rest } = filledPage;
    expect(await fillPage(staff, id, 'removal', { removalKind, removalTeam })).toMatchObject({ status: 'ready', version: 1 });
    const early = await refused('closeCustodyPage', { id, page: 'removal', version: 1 }, keyed(staff));
    expect(early).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([{ field: 'tagId', message: 'Required field.' }]),
    });
    expect(await fillPage(staff, id, 'removal', rest)).toMatchObject({ status: 'in-progress', version: 2, missing: [] });
    const by = keyed(staff);
    const closed = await ok<CarePageView>('closeCustodyPage', { id, page: 'removal', version: 2 }, by);
    expect(closed).toMatchObject({ status: 'complete', version: 3, closed: { byName: 'Stella Teal' } });
    expect(await ok('closeCustodyPage', { id, page: 'removal', version: 2 }, by)).toEqual(closed);
    expect(await ok('closeCustodyPage', { id, page: 'removal', version: 2 }, keyed(staff))).toEqual(closed);
    expect(await refused('saveCustodyPage', save(id, 'removal', { vehicle: 'Van 2' }), keyed(staff))).toMatchObject({
      status: 409,
      detail: 'Stella Teal closed this page. Open it again to change it.',
    });
    expect(await refused('reopenCustodyPage', { id, page: 'removal', version: 3, reason: ' ' }, keyed(staff))).toMatchObject({
      status: 400,
    });
    const reason = 'The arrival was an hour later.';
    await ok('reopenCustodyPage', { id, page: 'removal', version: 3, reason }, keyed(staff));
    expect(await pageOf(staff, id, 'removal')).toMatchObject({ status: 'in-progress', closed: null });
    const { entries, fault } = await recordOf(id);
    expect([entries.map(({ type }) => type), fault]).toEqual([['custody.page-closed', 'custody.page-reopened'], null]);
    expect(JSON.stringify(entries)).not.toMatch(/Pereira|Larkspur|Teal|an hour later/);
    expect(await pagesOf(staff, id)).toMatchObject({ record: { sequence: 2 } });
    const { timeline } = await dashboardOf(staff, id);
    expect(timeline.slice(0, 2)).toMatchObject([
      { kind: 'care-page-reopened', subject: 'Removal', reason },
      { kind: 'care-page-closed', subject: 'Removal' },
    ]);
  });

  it('stands beside the changes of care in one record: neither is taken for the other', async () => {
    const { staff, row, at } = await deskWithCase();
    const { id } = row;
    const move = (from: string, value: string, more: object = {}) =>
      ok('updateDecedentStatus', { caseId: id, from, value, ...more }, keyed(staff));
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    await move('not-in-care', 'pickup-requested', { happenedOn: hoursAgo(50) });
    await closedPage(staff, id);
    // The page was closed a moment ago, but nobody was moved since: this isn't late.
    await move('pickup-requested', 'out-for-pickup', { happenedOn: hoursAgo(40) });
    await fillPage(staff, id, 'preservation', { preservationMethod: 'none' });
    await ok('closeCustodyPage', { id, page: 'preservation', version: 1 }, keyed(staff));
    const owner = await at({ access: 'owner' });
    const correction = { caseId: id, from: 'out-for-pickup', value: 'in-care', correctionReason: 'Brought to us.' };
    await ok('updateDecedentStatus', correction, keyed(owner));
    const { entries, fault } = await recordOf(id);
    expect(fault).toBeNull();
    expect(entries.map(({ type, corrects }) => [type, corrects])).toEqual([
      ['custody.moved', undefined],
      ['custody.page-closed', undefined],
      ['custody.moved', undefined],
      ['custody.page-closed', undefined],
      ['custody.corrected', 3],
    ]);
    expect((await readCustody(openCloudTable(), id)).map(({ to }) => to)).toEqual([
      'pickup-requested',
      'out-for-pickup',
      'in-care',
    ]);
  });

  it('keeps what two people write in two fields, and tells the second of two in the same one', async () => {
    const { staff, row } = await deskWithCase();
    const { id } = row;
    const names = ['unit', 'shelf', 'releaseTagText', 'temperature', 'bandPlace', 'condition'];
    const values = ['A', '2', 'M. Okafor', 38.5, 'wrist', 'undamaged'];
    await Promise.all(names.map((name, at) => fillPage(staff, id, 'intake', { [name]: values[at] })));
    const { values: stored, version } = await pageOf(staff, id, 'intake');
    expect(stored).toEqual(Object.fromEntries(names.map((name, at) => [name, values[at]])));
    expect(version).toBe(6);
    expect(await refused('saveCustodyPage', save(id, 'intake', { unit: 'B' }, { unit: 'C' }), keyed(staff))).toMatchObject({
      status: 409,
      code: 'stale',
    });
    expect(await ok('saveCustodyPage', save(id, 'intake', { unit: 'A' }, { unit: 'C' }), keyed(staff))).toMatchObject({
      version: 6,
    });
    await ok('saveCustodyPage', save(id, 'intake', { unit: null }, { unit: 'A' }), keyed(staff));
    expect((await pageOf(staff, id, 'intake')).values).not.toHaveProperty('unit');
    const stale = await refused('closeCustodyPage', { id, page: 'intake', version: 6 }, keyed(staff));
    expect(stale).toMatchObject({ status: 409, code: 'stale' });
  });

  it('refuses what isn’t asked, what is of another kind, and people who don’t work here, in words beside the field', async () => {
    const { staff, row, home } = await deskWithCase();
    const { id } = row;
    const faults = async (page: string, changes: object) => {
      const { status, errors } = await refused('saveCustodyPage', save(id, page, changes), keyed(staff));
      return [status, errors?.[0]?.field, errors?.[0]?.message];
    };
    expect(await faults('intake', { constructor: 'x' })).toEqual([400, 'changes.constructor', 'This isn’t asked here.']);
    expect(await faults('intake', { temperature: 400 })).toEqual([400, 'changes.temperature', expect.any(String)]);
    expect(await faults('intake', { bandPlace: 'neck' })).toEqual([400, 'changes.bandPlace', 'Choose one of the options']);
    expect(await faults('intake', { receivedBy: id })).toEqual([400, 'changes.receivedBy', 'Choose one of the options']);
    expect(await faults('preservation', { coldPeriods: [{ in: 'soon' }] })).toEqual([
      400,
      'changes.coldPeriods',
      expect.stringMatching(/^Row 1, In: /),
    ]);
    const one = await member(home.id, 'Ida', 'Larkspur');
    const { people } = await fillPage(staff, id, 'intake', { receivedBy: one.id });
    expect(people).toEqual([{ id: one.id, text: 'Ida Larkspur' }]);
  });

  it('refuses a time that is still to come, or long before the case, also in a row', async () => {
    const { staff, row } = await deskWithCase();
    const [ahead, before] = [new Date(Date.now() + 3_600_000).toISOString(), '1900-01-01T12:00:00.000Z'];
    const tries: [string, object, string][] = [
      ['intake', { receivedAt: ahead }, 'This has not happened yet.'],
      ['intake', { receivedAt: before }, 'This is more than a year before the case was opened. Check the date.'],
      ['removal', { leftAt: ahead }, 'This has not happened yet.'],
      ['preservation', { temperatureReadings: [{ at: ahead }] }, 'This has not happened yet.'],
    ];
    for (const [page, changes, message] of tries) {
      const problem = await refused('saveCustodyPage', save(row.id, page, changes), keyed(staff));
      expect(problem.errors, JSON.stringify(changes)).toEqual([{ field: `changes.${Object.keys(changes)[0]}`, message }]);
    }
  });

  it('says by when someone has to be preserved, until they are in cold', async () => {
    const { staff, row } = await deskWithCase();
    const { id } = row;
    const dueOf = async () => (await ok<{ preservation: unknown }>('getCustodyPages', { id }, staff)).preservation;
    expect(await dueOf()).toBeNull();
    await ok('updateDecedentStatus', { caseId: id, from: 'not-in-care', value: 'in-care' }, keyed(staff));
    await fillPage(staff, id, 'intake', { receivedAt: lately('09:00') });
    expect(await dueOf()).toMatchObject({ state: 'waiting', dueAt: lately('09:00', 1), isLaw: false });
    const into = lately('10:00');
    const after = await fillPage(staff, id, 'preservation', { preservationMethod: 'refrigerate', coldPeriods: [{ in: into }] });
    expect(after.preservation).toMatchObject({ state: 'cold', dueAt: null, coldSince: into });
    // They can't be in two places.
    const before = after.values.coldPeriods as object[];
    const twice = save(
      id,
      'preservation',
      { coldPeriods: [...before, { in: lately('11:00'), unit: 'Cooler 2' }] },
      { coldPeriods: before },
    );
    const placed = save(id, 'preservation', { placements: [{ at: lately('11:00'), kind: 'chapel', place: 'East' }] });
    for (const [call, field] of [
      [twice, 'changes.coldPeriods'],
      [placed, 'changes.placements'],
    ] as const)
      expect(await refused('saveCustodyPage', call, keyed(staff))).toMatchObject({
        status: 400,
        errors: [{ field, message: 'The cold is still open: write down when they were taken out.' }],
      });
    expect(await dueOf()).toEqual(after.preservation);
    expect(await pageOf(staff, id, 'intake')).not.toHaveProperty('preservation');
  });

  it('isn’t closed as the report of an embalming that isn’t authorized, unless Embalmed was recorded', async () => {
    const { home, staff, row, at } = await deskWithCase();
    const { id } = row;
    await ok('updateDecedentStatus', { caseId: id, from: 'not-in-care', value: 'in-care' }, keyed(staff));
    const when = { startedAt: lately('09:00'), endedAt: lately('10:00') };
    const filled = await fillPage(staff, id, 'preparation', {
      ...{ preparationOptions: ['embalm'], embalmer: 'Ida Larkspur', licenseNumber: 'MA-1', facility: 'Larkspur', ...when },
      signature: { signatureType: 'type', typeText: 'Ida Larkspur' },
    });
    // Once it’s chosen, the checklist is there, whatever was said on the first call.
    const { gates } = await ok<CaseGates>('getCaseGates', { id }, staff);
    const embalming = gates.find(({ act }) => act === 'embalming');
    expect(embalming?.missing.map(({ title }) => title)).toContain('Authorization');
    // An embalmer’s company, which doesn’t see the checklist, reads the same lines on the page. Nobody else gets them with it.
    const needs = async (by: RequestOptions, page: CarePageName = 'preparation') => (await pageOf(by, id, page)).embalmingNeeds;
    const embalmer = await tradeOn({ home, staff, at, row }, ['embalmer']);
    expect(await needs(embalmer)).toEqual(embalming?.missing);
    const others = [needs(staff), needs(embalmer, 'preservation'), needs(await tradeOn({ home, staff, at, row }, ['crematory']))];
    expect(await Promise.all(others)).toEqual([undefined, undefined, undefined]);
    const close = { id, page: 'preparation', version: filled.version };
    expect(await refused('closeCustodyPage', close, keyed(staff))).toMatchObject({ status: 409, detail: embalming?.whyNot });
    const owner = await at({ access: 'owner' });
    const correctionReason = 'Embalmed at the hospital before we had the papers.';
    await ok('updateDecedentStatus', { caseId: id, from: 'in-care', value: 'embalmed', correctionReason }, keyed(owner));
    expect(await needs(embalmer)).toEqual([]);
    expect(await ok('closeCustodyPage', close, keyed(staff))).toMatchObject({ status: 'complete' });
  });

  it('shows the remains only where the disposition makes some', async () => {
    const { staff, row } = await deskWithCase();
    const statusOf = async () => (await pagesOf(staff, row.id)).pages.find(({ page }) => page === 'cremated-remains')?.isNeeded;
    expect(await statusOf()).toBe(false);
    await ok('updateCaseDetails', { caseId: row.id, changes: { dispositionType: 'cremation' } }, keyed(staff));
    expect(await statusOf()).toBe(true);
  });

  it('names the crematory of the case as the facility until someone writes another', async () => {
    const { staff, row } = await deskWithCase();
    const remains = async () => (await pageOf(staff, row.id, 'cremated-remains')).values;
    const crematory = { locationName: 'Mystic River Crematory', address1: '40 Wharf Road', city: 'Somerville', stateCode: 'MA' };
    await saveAnswers(staff, row.id, { dispositionType: 'cremation', crematoryAddress: crematory });
    expect(await remains()).toEqual({ facility: 'Mystic River Crematory' });
    await fillPage(staff, row.id, 'cremated-remains', { container: 'Cardboard' });
    expect(await remains()).toEqual({ facility: 'Mystic River Crematory', container: 'Cardboard' });
    const other = save(row.id, 'cremated-remains', { facility: 'Harbor' }, { facility: 'Mystic River Crematory' });
    await ok('saveCustodyPage', other, keyed(staff));
    expect(await remains()).toEqual({ facility: 'Harbor', container: 'Cardboard' });
  });
});

describe('who sees and fills in a page of custody, on the wire', () => {
  it.each([
    ['removal-service', 'removal', { vehicle: 'Van 2' }, { removalKind: 'own-staff' }],
    ['embalmer', 'preservation', { preservationMethod: 'refrigerate' }, null],
    ['embalmer', 'preparation', { embalmer: 'Ida Larkspur' }, null],
    ['crematory', 'cremated-remains', { witnesses: 'Ida Larkspur' }, { storage: 'Shelf 2' }],
  ] as const)('lets a trade company (%s) fill in its fields of %s, and no others', async (kind, page, own, others) => {
    const desk = await deskWithCase();
    const [{ row, staff }, trade] = [desk, await tradeOn(desk, [kind])];
    await fillPage(staff, row.id, 'intake', { unit: 'Unit 2' });
    expect(await ok('saveCustodyPage', save(row.id, page, own), keyed(trade))).toMatchObject({ values: own, editing: 'trade' });
    if (others)
      expect(await refused('saveCustodyPage', save(row.id, page, others), keyed(trade))).toMatchObject({
        status: 403,
        errors: [{ message: 'You can see this, but not change it.' }],
      });
    expect(await refused('saveCustodyPage', save(row.id, 'intake', { unit: 'X' }), keyed(trade))).toMatchObject({ status: 403 });
    expect(await pageOf(trade, row.id, 'intake')).toMatchObject({ editing: 'none', values: { unit: 'Unit 2' } });
    const { version } = await pageOf(trade, row.id, page);
    expect(await refused('closeCustodyPage', { id: row.id, page, version }, keyed(trade))).toMatchObject({ status: 403 });
  });

  it.each(tradeKind.values)(
    'lets a trade company (%s) fill in the fields that its trade has, and no other of any page',
    async (kind) => {
      const desk = await deskWithCase();
      const trade = await tradeOn(desk, [kind]);
      for (const page of carePage.values) {
        const fields = fieldsOf(carePages[page]).map(({ name }) => name);
        const own: readonly string[] = ownFields[kind][page]?.(fields) ?? [];
        const others = fields.filter((name) => !own.includes(name));
        const blank = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]));
        // Each field that isn’t theirs is named in the refusal, and none that is.
        const refusal = await ask('saveCustodyPage', save(desk.row.id, page, blank(fields)), keyed(trade));
        const named =
          (refusal.body as { errors?: { field: string }[] }).errors?.map(({ field }) => field.replace('changes.', '')) ?? [];
        expect([page, refusal.status, named]).toEqual([page, others.length > 0 ? 403 : 200, own.length > 0 ? others : fields]);
        if (own.length > 0) await ok('saveCustodyPage', save(desk.row.id, page, blank(own)), keyed(trade));
      }
    },
  );

  it('lets a removal service fill in a removal until the home has the person', async () => {
    const desk = await deskWithCase();
    const [{ row, staff }, trade] = [desk, await tradeOn(desk, ['removal-service'])];
    const [{ id }, mileage] = [row, { mileage: 12 }];
    const move = (from: string, value: string) => ok('updateDecedentStatus', { caseId: id, from, value }, keyed(staff));
    await move('not-in-care', 'pickup-requested');
    expect(await ok('saveCustodyPage', save(id, 'removal', mileage), keyed(trade))).toMatchObject({ editing: 'trade' });
    await move('pickup-requested', 'out-for-pickup');
    await move('out-for-pickup', 'in-care');
    expect(await pageOf(trade, id, 'removal')).toMatchObject({ editing: 'none', values: mileage });
    expect(await refused('saveCustodyPage', save(id, 'removal', { vehicle: 'Van 2' }), keyed(trade))).toMatchObject({
      status: 403,
      detail: expect.stringMatching(/^The home has the person now/),
    });
    await ok('saveCustodyPage', save(id, 'removal', { vehicle: 'Van 2' }), keyed(staff));
  });

  it('lets a trade company of another trade, or of none, only read', async () => {
    for (const kinds of [['crematory'], []] as TradeKind[][]) {
      const desk = await deskWithCase();
      const trade = await tradeOn(desk, kinds);
      const { id } = desk.row;
      expect(await pageOf(trade, id, 'removal')).toMatchObject({ editing: 'none' });
      expect(await refused('saveCustodyPage', save(id, 'removal', { vehicle: 'Van 2' }), keyed(trade))).toMatchObject({
        status: 403,
      });
    }
  });

  it('shows none of it to a family, and lets view-only staff only read', async () => {
    const { row, staff, family, at } = await caseParty();
    const { id } = row;
    await fillPage(staff, id, 'intake', { unit: 'Unit 2' });
    for (const name of [
      'getCustodyPages',
      'getCustodyEntries',
      'getCustodyPage',
      'saveCustodyPage',
      'closeCustodyPage',
      'reopenCustodyPage',
    ]) {
      const input = { id, page: 'intake', changes: { unit: 'X' }, version: 1, reason: 'Why' };
      const { status, body } = await ask(name, input, keyed(family));
      expect([403, 404], name).toContain(status);
      expect(JSON.stringify(body)).not.toContain('Unit 2');
    }
    const viewer = await at({ access: 'view-only' });
    expect(await pageOf(viewer, id, 'intake')).toMatchObject({ editing: 'none', values: { unit: 'Unit 2' } });
    expect(await refused('saveCustodyPage', save(id, 'intake', { unit: 'X' }), keyed(viewer))).toMatchObject({ status: 403 });
  });
});
