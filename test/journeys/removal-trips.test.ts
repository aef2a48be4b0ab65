import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readChain, readChainHead } from '#functions/table/chain.ts';
import { employeeItem } from '#functions/table/employee.ts';
import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import { verifyChain } from '#shared/chain/verify-chain.ts';
import type { CustodyLine } from '#shared/contract/custody-pages.ts';
import type { EffectsView } from '#shared/contract/personal-effects-views.ts';
import type { EffectOnTrip, RecordedOnTrip, TripPack } from '#shared/contract/trip-calls.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import type { TradeKind } from '#shared/model/enumerations/custody.ts';
import { ask, ok, openCloudTable, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { lately } from '#test/world/lately.ts';
import { deskWithCase, keyed, member, openCase } from './parts/case-desk.ts';
import { saveAnswers } from './parts/case-party.ts';
import { closedPage, fillPage, pageOf } from './parts/custody-desk.ts';
import { bind, newTags, tagsOf } from './parts/tag-desk.ts';
import { awaited, onPhone, phonePhoto, photoSent } from './parts/trip-desk.ts';

/** Reads the record of a case as somebody would who has only the table: its entries, and what is wrong with it. */
async function recordOf(caseId: string) {
  const [table, chain] = [openCloudTable(), custodyChain(caseId)];
  const [{ links }, head] = await Promise.all([readChain(table, chain), readChainHead(table, chain)]);
  const lines = links.map(({ text }) => new TextEncoder().encode(text));
  const entries = links.map(({ text }) => JSON.parse(text) as ChainEntry);
  return {
    entries,
    onTrip: entries.filter(({ data }) => 'deviceHappenedOn' in data),
    fault: await verifyChain(lines, { chain, head }),
  };
}

const note = (caseId: string, changes: object, more: object = {}) => ({
  id: randomUUID(),
  caseId,
  ...onPhone(),
  changes,
  ...more,
});
const packOf = (by: RequestOptions) => ok<TripPack>('getTripPack', {}, by);

/** Returns a home with a case whose decedent waits to be brought into care. */
async function removal() {
  const desk = await deskWithCase({ decedentFirstName: 'Wilhelmina', decedentLastName: 'Achterberg' });
  await awaited(desk.staff, desk.row.id);
  return desk;
}

/** Returns a trade company of a home that works on a case. */
async function tradeOn({ home, staff, at, row }: Awaited<ReturnType<typeof removal>>, tradeKinds: TradeKind[]) {
  const company = await member(home.id, 'Northgate', 'Removal');
  await openCloudTable().put(employeeItem({ ...company, kind: 'trade-company', tradeKinds }));
  await ok('assignTrade', { caseId: row.id, employeeId: company.id }, keyed(staff));
  return at({ kind: 'trade-company', employeeId: company.id });
}

describe('what a removal team takes along', () => {
  it('is who waits to be brought into care, with the removal’s page, and the unused tags, without a Social Security number', async () => {
    const { home, staff, row } = await removal();
    const other = await openCase(staff);
    await ok(
      'saveDecedent',
      {
        id: row.id,
        changes: { weightPounds: 182, socialSecurityNumber: '219-09-9998', dateOfBirth: '1938-03-04', gender: 'female' },
      },
      keyed(staff),
    );
    await fillPage(staff, row.id, 'removal', { vehicle: 'Van 2' });
    const [tag] = await newTags(staff, 1);
    const pack = await packOf(staff);
    expect(pack).toMatchObject({ homeName: home.name, isAll: true, tags: [{ id: tag?.id, code: tag?.code }] });
    expect(pack.cases).toHaveLength(1);
    expect(pack.cases[0]).toMatchObject({
      id: row.id,
      decedentFullName: 'Wilhelmina Achterberg',
      decedentStatus: 'pickup-requested',
      ...{ weightPounds: 182, dateOfBirth: '1938-03-04', gender: 'female', ageYears: expect.any(Number) },
      tags: [],
      page: { page: 'removal', values: { vehicle: 'Van 2' }, editing: 'all' },
    });
    expect(JSON.stringify(pack)).not.toMatch(/219|9998|socialSecurity/);
    expect(pack.cases.map(({ id }) => id)).not.toContain(other.id);
  });

  it('is for a removal service its own cases, and nothing for a trade company that does something else', async () => {
    const desk = await removal();
    const second = await openCase(desk.staff);
    await awaited(desk.staff, second.id);
    await newTags(desk.staff, 1);
    const valuables = { hasValuables: true, valuablesList: 'Gold wedding band, left hand' };
    await saveAnswers(desk.staff, desk.row.id, valuables);
    const service = await packOf(await tradeOn(desk, ['removal-service']));
    expect(service.cases.map(({ id, page }) => [id, page.editing])).toEqual([[desk.row.id, 'trade']]);
    expect(service.tags).toHaveLength(1);
    expect(service.cases[0]?.removal).toEqual(valuables);
    expect(await packOf(await tradeOn(desk, ['embalmer']))).toMatchObject({ cases: [], tags: [] });
    expect(await packOf((await removal()).staff)).not.toMatchObject({ cases: [{ id: desk.row.id }] });
  });
});

describe('an entry that a phone made', () => {
  it('is in the record once, however often and by however many it is sent, days later too', async () => {
    const { staff, row } = await removal();
    const team = note(row.id, { removalTeam: [{ name: 'Ida Larkspur' }] });
    const [tag] = await newTags(staff, 1);
    const binding = { id: randomUUID(), caseId: row.id, ...onPhone(), tag: tag?.id, how: 'tag-scanned' };
    const many = await Promise.all(Array.from({ length: 5 }, () => ok<RecordedOnTrip>('noteOnTrip', team, staff)));
    expect(many.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
    const bound = await Promise.all(Array.from({ length: 5 }, () => ok<RecordedOnTrip>('bindTagOnTrip', binding, staff)));
    expect(bound.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
    const dayOld = { sentOn: new Date(Date.now() + 40 * 86_400_000).toISOString() };
    expect(await ok('noteOnTrip', { ...team, ...dayOld }, staff)).toMatchObject({ isRepeat: true });
    expect(await ok('bindTagOnTrip', { ...binding, ...dayOld }, keyed(staff))).toMatchObject({ isRepeat: true });
    const { onTrip, fault } = await recordOf(row.id);
    expect([onTrip.map(({ type }) => type), fault]).toEqual([['custody.removal-noted', 'custody.tag-bound'], null]);
    expect(onTrip.map(({ data }) => data.id)).toEqual([team.id, binding.id]);
    expect(JSON.stringify(onTrip)).not.toMatch(/Larkspur|Teal/);
    expect((await pageOf(staff, row.id, 'removal')).values).toMatchObject({
      removalTeam: [{ name: 'Ida Larkspur' }],
      tagId: `${tag?.code.slice(0, 4)} ${tag?.code.slice(4)}`,
    });
    expect((await tagsOf(staff, row.id)).tags).toMatchObject([{ id: tag?.id, role: 'primary' }]);
  });

  it('keeps both clocks, corrects one that is wrong, asks about one that can’t be right, and says what is late', async () => {
    const { staff, row } = await removal();
    const arrived = note(row.id, { arrivedAt: lately('09:00') }, { ...onPhone({ aheadSeconds: 600 }), isByClock: true });
    const answer = await ok<RecordedOnTrip>('noteOnTrip', arrived, staff);
    const happened = Date.parse(answer.happenedOn as string);
    expect(Math.abs(happened - Date.now())).toBeLessThan(60_000);
    expect(answer.page.values.arrivedAt).toBe(answer.happenedOn);
    const early = await ok<RecordedOnTrip>(
      'noteOnTrip',
      note(row.id, { vehicle: 'Van 2' }, onPhone({ agoSeconds: 7200 })),
      staff,
    );
    expect(Date.parse(early.happenedOn as string)).toBeLessThan(happened - 7_000_000);
    const wrong = note(row.id, { mileage: 12 }, onPhone({ aheadSeconds: 3 * 86_400 }));
    const ahead = { ...note(row.id, { mileage: 12 }), deviceOn: new Date(Date.now() + 600_000).toISOString() };
    for (const entry of [wrong, ahead])
      expect(await refused('noteOnTrip', entry, staff)).toMatchObject({ status: 400, errors: [{ field: 'saidOn' }] });
    const saidOn = new Date(Date.now() - 3_600_000).toISOString();
    expect(await ok('noteOnTrip', { ...wrong, saidOn }, staff)).toMatchObject({ happenedOn: saidOn });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect(await refused('noteOnTrip', { ...ahead, saidOn: tomorrow }, staff)).toMatchObject({ status: 400 });
    const { onTrip, fault } = await recordOf(row.id);
    expect(fault).toBeNull();
    expect(onTrip).toMatchObject([
      { data: { deviceHappenedOn: arrived.deviceOn, skewSeconds: expect.closeTo(600, -1) } },
      { sequence: expect.any(Number) },
      { data: { deviceHappenedOn: wrong.deviceOn, timeGiven: true } },
    ]);
    const { lines } = await ok<{ lines: CustodyLine[] }>('getCustodyEntries', { id: row.id }, staff);
    expect(lines.slice(0, 3).map(({ happenedBefore }) => happenedBefore)).toEqual([undefined, onTrip[0]?.sequence, undefined]);
  });

  it('is refused, and says why, if someone wrote the same meanwhile, closed the page, or took the tag; deciding keeps it', async () => {
    const { staff, row } = await removal();
    const mine = note(row.id, { vehicle: 'Van 2' });
    await fillPage(staff, row.id, 'removal', { vehicle: 'Hearse' });
    expect(await refused('noteOnTrip', mine, staff)).toMatchObject({
      status: 409,
      code: 'stale',
      detail: 'Someone else changed this meanwhile. Vehicle: Hearse.',
    });
    expect(await ok('noteOnTrip', { ...mine, isDecided: true }, staff)).toMatchObject({ page: { values: { vehicle: 'Van 2' } } });
    expect((await recordOf(row.id)).onTrip).toHaveLength(1);

    const other = await openCase(staff);
    const [tag, spare] = await newTags(staff, 2);
    await bind(staff, other.id, tag as { id: string });
    const binding = { id: randomUUID(), caseId: row.id, ...onPhone(), tag: tag?.id, how: 'tag-scanned' };
    expect(await refused('bindTagOnTrip', binding, staff)).toMatchObject({
      status: 409,
      detail: expect.stringMatching(/^Stop\./),
    });
    const one = await ok<RecordedOnTrip>('bindTagOnTrip', { ...binding, tag: spare?.id }, staff);
    expect(one.tags).toEqual([{ code: spare?.code, role: 'primary' }]);
    const [third] = await newTags(staff, 1);
    expect(await refused('bindTagOnTrip', { ...binding, id: randomUUID(), tag: third?.id }, staff)).toMatchObject({
      status: 409,
    });

    const { staff: colleague, row: closed } = await removal();
    await closedPage(colleague, closed.id);
    expect(await refused('noteOnTrip', note(closed.id, { vehicle: 'Van 2' }), colleague)).toMatchObject({
      status: 409,
      detail: 'Stella Teal closed this page. Open it again to change it.',
    });
    expect((await recordOf(closed.id)).onTrip).toEqual([]);
  });

  it('is a thing that came with the person, written down once by who noted it, for staff alone', async () => {
    const desk = await removal();
    const { staff, row } = desk;
    const service = await tradeOn(desk, ['removal-service']);
    const thing = {
      id: randomUUID(),
      caseId: row.id,
      ...onPhone({ agoSeconds: 3600 }),
      item: 'wedding-ring',
      description: 'Gold, engraved',
    };
    const many = await Promise.all(Array.from({ length: 4 }, () => ok<EffectOnTrip>('noteEffectOnTrip', thing, staff)));
    expect(many.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
    const [ring] = (await ok<EffectsView>('getPersonalEffects', { id: row.id }, staff)).effects;
    expect(ring).toMatchObject({ id: thing.id, item: 'wedding-ring', description: 'Gold, engraved', state: 'on-body' });
    expect(ring?.inventoriedBy).toEqual(expect.any(String));
    expect(ring?.witnessedBy).toBeUndefined();
    const off = { id: row.id, effectId: thing.id, version: ring?.version, reason: 'Written down twice.' };
    const { id: secondPerson } = await member(row.providerLocationId, 'Rosa', 'Gorham');
    await ok('removePersonalEffect', { ...off, secondPerson }, keyed(staff));
    const dayOld = { sentOn: new Date(Date.now() + 40 * 86_400_000).toISOString() };
    expect(await ok('noteEffectOnTrip', { ...thing, ...dayOld }, staff)).toEqual({ isRepeat: true });
    expect((await ok<EffectsView>('getPersonalEffects', { id: row.id }, staff)).effects).toEqual([]);
    const { onTrip, fault } = await recordOf(row.id);
    expect([onTrip.map(({ type, data }) => [type, data.id]), fault]).toEqual([[['custody.effect-inventoried', thing.id]], null]);
    expect(Math.abs(Date.parse(onTrip[0]!.occurredOn) - (Date.now() - 3_600_000))).toBeLessThan(60_000);
    const another = { ...thing, id: randomUUID() };
    expect((await refused('noteEffectOnTrip', another, service)).status).toBe(403);
    expect((await refused('noteEffectOnTrip', { ...another, item: 'crown' }, staff)).status).toBe(400);
    expect((await refused('noteEffectOnTrip', another, (await removal()).staff)).status).toBe(404);
  });

  it('is refused in words if it’s sent again with other details, with nothing changed, and is silent with the same', async () => {
    const desk = await removal();
    const { staff, row } = desk;
    const [tag, spare] = await newTags(staff, 2);
    const van = note(row.id, { vehicle: 'Van 2', mileage: 12.5 }, { expected: {} });
    const binding = { id: randomUUID(), caseId: row.id, ...onPhone(), tag: tag?.id, how: 'tag-scanned' };
    const ring = { id: randomUUID(), caseId: row.id, ...onPhone(), item: 'ring', description: 'Gold', quantity: 1 };
    const [one, other] = [await phonePhoto(300), await phonePhoto(320)];
    const shot = { id: randomUUID(), ...onPhone() };
    const photo = (bytes: Uint8Array, more = {}) => photoSent(staff, row.id, bytes, { ...shot, ...more });
    await ok('noteOnTrip', van, staff);
    await ok('bindTagOnTrip', binding, staff);
    await ok('noteEffectOnTrip', ring, staff);
    await ok('keepPhotoOnTrip', {}, await photo(one));
    const before = await recordOf(row.id);
    expect(before.onTrip).toHaveLength(4);
    const anew = { sentOn: new Date(Date.now() + 5000).toISOString() };
    // When it’s sent, what it was noted over, and that someone decided aren’t what it says; nor is the order of its fields.
    const sameVan = {
      ...van,
      ...anew,
      changes: { mileage: 12.5, vehicle: 'Van 2' },
      expected: { vehicle: 'Hearse' },
      isDecided: true,
    };
    expect(await ok('noteOnTrip', sameVan, staff)).toMatchObject({ isRepeat: true });
    expect(await ok('bindTagOnTrip', { ...binding, ...anew }, staff)).toMatchObject({ isRepeat: true });
    expect(await ok('noteEffectOnTrip', { ...ring, ...anew }, staff)).toEqual({ isRepeat: true });
    expect(await ok('keepPhotoOnTrip', {}, await photo(one, anew))).toMatchObject({ isRepeat: true });
    const earlier = onPhone({ agoSeconds: 60 });
    const refusals: [string, object, string, RequestOptions?][] = [
      ['noteOnTrip', { ...van, changes: { vehicle: 'Hearse' } }, 'Vehicle: Van 2. Miles driven: 12.5 miles'],
      ['noteOnTrip', { ...van, ...earlier }, 'Vehicle: Van 2. Miles driven: 12.5 miles'],
      ['noteOnTrip', { ...van, saidOn: earlier.deviceOn }, 'Vehicle: Van 2. Miles driven: 12.5 miles'],
      ['bindTagOnTrip', { ...binding, tag: spare?.id }, `Tag ${tag?.code.slice(0, 4)} ${tag?.code.slice(4)}`],
      ['noteEffectOnTrip', { ...ring, description: 'Silver' }, 'Ring: Gold'],
      ['keepPhotoOnTrip', {}, 'A photo', await photo(other)],
      // Another kind of entry, which not everyone may see.
      ['noteOnTrip', { ...van, id: ring.id }, ''],
      ['noteEffectOnTrip', { ...ring, id: van.id }, ''],
    ];
    for (const [name, input, said, by = staff] of refusals)
      expect(await refused(name as 'noteOnTrip', input as never, by), said).toMatchObject({
        status: 409,
        code: 'idempotency_conflict',
        detail: `This entry was already recorded, with other details${said && `: ${said}`}.`,
      });
    const service = await tradeOn(desk, ['removal-service']);
    expect((await refused('noteEffectOnTrip', { ...ring, description: 'Silver' }, service)).status).toBe(403);
    expect(await recordOf(row.id)).toEqual(before);
    expect((await pageOf(staff, row.id, 'removal')).values).toMatchObject({ vehicle: 'Van 2' });
  });

  it('of two with the same id and different details at the same moment, is recorded once, and the other one is told', async () => {
    const { staff, row } = await removal();
    const van = note(row.id, { vehicle: 'Van 2' });
    const answers = await Promise.all([
      ask('noteOnTrip', van, staff),
      ask('noteOnTrip', { ...van, changes: { mileage: 12 } }, staff),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await recordOf(row.id)).onTrip).toHaveLength(1);
  });

  it('is refused once the case is cancelled, for who can’t fill in the removal, and with fields that it doesn’t ask', async () => {
    const desk = await removal();
    const { staff, row } = desk;
    const [service, embalmer] = [await tradeOn(desk, ['removal-service']), await tradeOn(desk, ['embalmer'])];
    expect(await ok('noteOnTrip', note(row.id, { mileage: 12.5 }), service)).toMatchObject({
      page: { values: { mileage: 12.5 } },
    });
    expect((await refused('noteOnTrip', note(row.id, { removalKind: 'delivered' }), service)).status).toBe(403);
    expect((await refused('noteOnTrip', note(row.id, { mileage: 1 }), embalmer)).status).toBe(403);
    expect((await refused('noteOnTrip', note(row.id, { fluids: [] }), staff)).status).toBe(400);
    expect((await refused('noteOnTrip', note(row.id, { mileage: -1 }), staff)).status).toBe(400);
    expect((await ask('noteOnTrip', note(row.id, { mileage: 1 }), (await removal()).staff)).status).toBe(404);
    const { status } = row;
    await ok('updateCaseStatus', { caseId: row.id, from: status, value: 'cancelled', reason: 'Another home.' }, keyed(staff));
    expect(await refused('noteOnTrip', note(row.id, { vehicle: 'Van 2' }), staff)).toMatchObject({
      status: 409,
      detail: 'This case is cancelled. Call the home.',
    });
    expect((await packOf(staff)).cases).toEqual([]);
  });

  it('counts if a removal service noted it before the home had the person, however late it’s sent', async () => {
    const desk = await removal();
    const { staff, row } = desk;
    const service = await tradeOn(desk, ['removal-service']);
    const before = { ...note(row.id, { mileage: 12 }), ...onPhone({ agoSeconds: 600 }) };
    await ok('updateDecedentStatus', { caseId: row.id, from: 'pickup-requested', value: 'out-for-pickup' }, keyed(staff));
    await ok('updateDecedentStatus', { caseId: row.id, from: 'out-for-pickup', value: 'in-care' }, keyed(staff));
    expect(await ok('noteOnTrip', before, service)).toMatchObject({ page: { values: { mileage: 12 } } });
    expect(await refused('noteOnTrip', note(row.id, { vehicle: 'Van 2' }), service)).toMatchObject({
      status: 409,
      detail: expect.stringMatching(/^The home has the person now/),
    });
    await ok('noteOnTrip', note(row.id, { vehicle: 'Van 2' }), staff);
  });
});
