import { createHash, randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readFacts } from '#functions/table/case-facts.ts';
import { employeeItem } from '#functions/table/employee.ts';
import type { EffectsView } from '#shared/contract/personal-effects-views.ts';
import { ask, ok, openCloudTable, refused } from '#test/cloud/cloud.ts';
import { keyed, member } from './parts/case-desk.ts';
import { caseParty, relativeOf } from './parts/case-party.ts';
import { add } from './parts/contact-desk.ts';
import {
  addEffect,
  addPhoto,
  again,
  effectsDesk,
  effectsOf,
  effectsSave,
  moveEffect,
  recordOf,
  release,
  saveEffects,
  saveRefused,
} from './parts/effects-desk.ts';
import { picture, upload } from './parts/pictures.ts';

const factsOf = async (caseId: string) => (await readFacts(openCloudTable(), caseId))?.facts ?? {};

describe('bad input', () => {
  it('is refused beside its field', async () => {
    const of = await effectsDesk();
    const { row, one, agent } = of;
    const fault = async (effect: object) => {
      const { status, errors } = await saveRefused(of, effect);
      return [status, errors?.[0]?.field, errors?.[0]?.message];
    };
    expect(await fault({ inventoriedBy: one.id, witnessedBy: one.id })).toEqual([
      400,
      'personalEffects.0.witnessedBy',
      'The witness has to be someone else.',
    ]);
    expect(await fault({ inventoriedBy: agent.id })).toEqual([
      400,
      'personalEffects.0.inventoriedBy',
      'Choose someone who works here.',
    ]);
    const looker = { ...(await member(row.providerLocationId, 'Vera', 'Looks')), access: 'view-only' as const };
    await openCloudTable().put(employeeItem(looker));
    const only = 'Vera Looks may only look at cases. Choose someone who may record what was done.';
    expect(await fault({ inventoriedBy: one.id, witnessedBy: looker.id })).toEqual([400, 'personalEffects.0.witnessedBy', only]);
    for (const status of ['not-invited', 'pending', 'inactive'] as const) {
      const away = { ...(await member(row.providerLocationId, 'Linda', 'Keller')), status };
      await openCloudTable().put(employeeItem(away));
      const words = 'Linda Keller has no account that’s in use here. Choose someone who has.';
      expect(await fault({ inventoriedBy: one.id, witnessedBy: away.id })).toEqual([400, 'personalEffects.0.witnessedBy', words]);
    }
    expect(await fault({ bagTagId: '1234' })).toEqual([400, 'personalEffects.0.bagTagId', expect.stringMatching(/^Enter the 8/)]);
    expect((await fault({ item: 'car' }))[0]).toBe(400);
    expect((await fault({ quantity: 0 }))[0]).toBe(400);
    expect(await fault({ id: randomUUID(), version: 3 })).toEqual([404, undefined, undefined]);
    const wrong = { ...effectsSave(row, {}), decedentId: row.id === row.decedentId ? randomUUID() : row.id };
    expect((await refused('updateDecedentPersonalEffects', wrong, keyed(of.staff))).status).toBe(400);
    const none = await caseParty();
    expect(
      (await refused('updateDecedentPersonalEffects', effectsSave(none.row, { handling: 'ship' }), keyed(none.staff)))
        .errors?.[0],
    ).toMatchObject({ field: 'personalEffects.0.handling', message: expect.stringMatching(/^First say in the contacts/) });
  });

  it('leaves no flag beside items, and none without two people', async () => {
    const of = await effectsDesk();
    const { staff, row, one, other } = of;
    const flag = (value: boolean, people: object = {}) => ({ id: row.id, flag: String(value), ...people });
    const two = { inventoriedBy: one.id, witnessedBy: other.id };
    expect((await refused('updatePersonalEffectFlag', flag(true), keyed(staff))).errors?.map(({ field }) => field)).toEqual([
      'inventoriedBy',
      'witnessedBy',
    ]);
    expect((await refused('updatePersonalEffectFlag', flag(true, { ...two, witnessedBy: one.id }), keyed(staff))).status).toBe(
      400,
    );
    const none = await ok<EffectsView>('updatePersonalEffectFlag', flag(true, two), keyed(staff));
    expect(none).toMatchObject({
      status: 'complete',
      thereAreNoPersonalEffects: true,
      none: { names: ['Ida Larkspur', 'Rosa Gorham'] },
    });
    expect(await factsOf(row.id)).toHaveProperty('effectsResolvedOn');
    expect((await saveRefused(of, {})).detail).toMatch(/^The case says that there are no personal effects/);
    await ok('updatePersonalEffectFlag', flag(false), keyed(staff));
    expect(await factsOf(row.id)).not.toHaveProperty('effectsResolvedOn');
    const ring = await addEffect(of);
    expect((await refused('updatePersonalEffectFlag', flag(true, two), keyed(staff))).detail).toMatch(
      /^There are personal effects/,
    );
    const removal = { id: row.id, effectId: ring.id, version: ring.version, reason: 'It belongs to the nurse.' };
    expect(await ok('removePersonalEffect', { ...removal, secondPerson: of.other.id }, keyed(staff))).toMatchObject({
      status: 'ready',
      effects: [],
    });
    await ok('updatePersonalEffectFlag', flag(true, two), keyed(staff));
    const { entries, fault } = await recordOf(row.id);
    expect([entries.map(({ type }) => type), fault]).toEqual([
      [
        ...['custody.no-effects', 'custody.no-effects-withdrawn', 'custody.effect-inventoried', 'custody.effect-removed'],
        'custody.no-effects',
      ],
      null,
    ]);
  });
});

describe('who takes part', () => {
  it('a relative wishes, only who is in control decides, and nobody after it has left', async () => {
    const of = await effectsDesk();
    const { row, staff, decider } = of;
    const ring = await addEffect(of);
    const contact = await add(staff, row.id, { firstName: 'Ben', lastName: 'Okafor' });
    const ben = await relativeOf(row, contact.id);
    const choice = (handling: string, more: object = {}) => ({ id: row.id, effectId: ring.id, handling, ...more });
    const wished = await ok<EffectsView>('choosePersonalEffectHandling', choice('ship'), keyed(ben));
    expect(wished).toMatchObject({ editing: 'wish', effects: [{ wishes: [{ handling: 'ship' }] }] });
    expect(wished.effects[0]).not.toHaveProperty('handling');
    expect((await effectsOf(decider, row.id)).effects[0]?.wishes).toHaveLength(1);
    await ok('choosePersonalEffectHandling', choice('return-to-family'), keyed(decider));
    const stale = await refused('choosePersonalEffectHandling', choice('destroy'), keyed(decider));
    expect(stale).toMatchObject({ status: 409, code: 'stale' });
    await ok('choosePersonalEffectHandling', choice('bury-or-cremate', { expected: 'return-to-family' }), keyed(decider));
    await ok('choosePersonalEffectHandling', choice('return-to-family', { expected: 'bury-or-cremate' }), keyed(decider));
    const [now] = (await effectsOf(staff, row.id)).effects;
    expect(now).toMatchObject({ handling: 'return-to-family' });
    await moveEffect(of, now!, release(of));
    expect((await refused('choosePersonalEffectHandling', choice('ship'), keyed(ben))).detail).toMatch(/^It has left our care/);
    const [seen] = (await effectsOf(ben, row.id)).effects;
    expect(Object.keys(seen!)).not.toEqual(expect.arrayContaining(['inventoriedBy']));
    const { family: stranger } = await caseParty();
    expect((await ask('getPersonalEffects', { id: row.id }, stranger)).status).toBe(404);
  });

  it('a trade company sees what travels along, and changes nothing', async () => {
    const of = await effectsDesk();
    const { row, staff, home, at } = of;
    await addEffect(of, { item: 'dentures', amountCents: 100 });
    await addEffect(of, { item: 'cash', amountCents: 4200, state: 'stored' });
    const company = await member(home.id, 'Northgate', 'Removal');
    await openCloudTable().put(employeeItem({ ...company, kind: 'trade-company' }));
    await ok('assignTrade', { caseId: row.id, employeeId: company.id }, keyed(staff));
    const trade = await at({ kind: 'trade-company', employeeId: company.id });
    const seen = await effectsOf(trade, row.id);
    expect(seen).toMatchObject({ editing: 'none', none: null, decider: null, effects: [{ item: 'dentures' }] });
    expect(JSON.stringify(seen)).not.toMatch(/amountCents|inventoriedBy|Larkspur/);
    expect((await ask('updateDecedentPersonalEffects', effectsSave(row, {}), keyed(trade))).status).toBe(403);
  });
});

describe('pictures of a personal effect', () => {
  it('are at most four, are shown to who sees it, and to nobody else', async () => {
    const of = await effectsDesk();
    const { row, staff, decider } = of;
    const cash = await addEffect(of, { item: 'cash', state: 'stored' });
    for (let nth = 0; nth < 4; nth += 1) await addPhoto(of, cash);
    const full = await refused(
      'addPersonalEffectPhoto',
      { id: row.id },
      await upload(staff, await picture(), { fields: { effectId: cash.id } }),
    );
    expect(full).toMatchObject({ status: 409, detail: 'There are 4 pictures of it already. Remove one to make room.' });
    const { effects } = await effectsOf(staff, row.id);
    const [photoId] = effects[0]!.photos;
    const shown = { id: row.id, photoId, width: '480' };
    const { image } = await ok<{ image: string }>('getPersonalEffectPhoto', shown, decider);
    expect(image).toMatch(/^data:image\/webp;base64,/);
    const { trade, row: others } = await caseParty();
    expect((await ask('getPersonalEffectPhoto', shown, trade)).status).toBe(404);
    expect((await ask('getPersonalEffectPhoto', { ...shown, id: others.id }, staff)).status).toBe(404);
    const bad = await upload(staff, new TextEncoder().encode('<svg/>'), { fields: { effectId: cash.id } });
    expect((await refused('addPersonalEffectPhoto', { id: row.id }, bad)).status).toBe(415);
    const left = await ok<EffectsView>('removePersonalEffectPhoto', { id: row.id, effectId: cash.id, photoId }, keyed(staff));
    expect(left.effects[0]?.photos).toHaveLength(3);
    expect((await ask('getPersonalEffectPhoto', shown, staff)).status).toBe(404);
    const [decided] = (await saveEffects(of, again(left.effects[0]!, { handling: 'return-to-family' }))).effects;
    await moveEffect(of, decided!, release(of));
    const { entries } = await recordOf(row.id);
    const evidence = entries.at(-1)?.data.evidence as { sha256: string }[];
    expect(evidence).toHaveLength(3);
    const { url } = await ok<{ url: string }>('getCustodyExport', { id: row.id }, await of.at({ access: 'owner' }));
    const exported = unzipSync(new Uint8Array(await (await fetch(url)).arrayBuffer()));
    for (const { sha256 } of evidence)
      expect(createHash('sha256').update(exported[`evidence/${sha256}.webp`]!).digest('hex')).toBe(sha256);
    const print = await ok<{ url: string }>('printPersonalEffects', { id: row.id }, keyed(staff));
    expect(
      Buffer.from(await (await fetch(print.url)).arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });
});

describe('updateRemovalLocation', () => {
  it('changes where the decedent is in the answers of the first call, and nothing else', async () => {
    const { staff, row } = await effectsDesk();
    const changes = { placeOfDeathType: 'hospice-in-home', removalAccess: 'Side door', releasingContact: 'Nurse Pereira' };
    const input = { caseId: row.id, changes, expected: {} };
    expect(await ok('updateRemovalLocation', input, keyed(staff))).toMatchObject({ answers: changes });
    expect(await refused('updateRemovalLocation', { ...input, changes: { callerName: 'Ruth' } }, keyed(staff))).toMatchObject({
      status: 400,
      errors: [{ field: 'changes.callerName', message: 'This isn’t about where the decedent is picked up.' }],
    });
    expect(
      (await refused('updateRemovalLocation', { ...input, changes: { placeOfDeathType: 'hospital-er' } }, keyed(staff))).status,
    ).toBe(409);
  });
});
