import { describe, expect, it } from 'vitest';
import { caseKeys } from '#functions/table/case-keys.ts';
import type { MyCase } from '#shared/contract/my-cases.ts';
import type { EffectsView } from '#shared/contract/personal-effects-views.ts';
import { ok, openCloudTable, refused } from '#test/cloud/cloud.ts';
import { keyed } from './parts/case-desk.ts';
import { saveAnswers } from './parts/case-party.ts';
import {
  addEffect,
  again,
  effectsDesk,
  effectsOf,
  moveEffect,
  recordOf,
  saveEffects,
  saveRefused,
} from './parts/effects-desk.ts';

const longAgo = (caseId: string, effectId: string) =>
  openCloudTable().update(caseKeys.effect(caseId, effectId), {
    decidedOn: new Date(Date.now() - 25 * 3_600_000).toISOString(),
  });
const drawn = {
  signatureType: 'draw',
  image: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
};

describe('a decision that staff write down', () => {
  it('says who wrote it down, is shown to the person in control, and is theirs once they say so', async () => {
    const of = await effectsDesk();
    const { row, decider, agent } = of;
    const ring = await addEffect(of, { handling: 'return-to-family' });
    expect(ring).toMatchObject({ decidedBy: agent.id, writtenBy: expect.any(String) });
    const seen = await effectsOf(decider, row.id);
    expect(seen.effects[0]).toMatchObject({ writtenBy: ring.writtenBy });
    expect(seen.people).toContainEqual({ id: ring.writtenBy, text: expect.stringMatching(/\w/) });
    expect((await ok<MyCase>('getMyCase', { id: row.id }, decider)).effectsToConfirm).toBe(1);
    const choice = { id: row.id, effectId: ring.id, handling: 'return-to-family', expected: 'return-to-family' };
    const confirmed = await ok<EffectsView>('choosePersonalEffectHandling', choice, keyed(decider));
    expect(confirmed.effects[0]).toMatchObject({ handling: 'return-to-family', decidedBy: agent.id });
    expect(confirmed.effects[0]).not.toHaveProperty('writtenBy');
    expect((await ok<MyCase>('getMyCase', { id: row.id }, decider)).effectsToConfirm).toBe(0);
    expect((await recordOf(row.id)).entries.map(({ type, actor }) => [type, actor.kind])).toEqual([
      ['custody.effect-inventoried', 'provider'],
      ['custody.effect-decided', 'family'],
    ]);
  });

  it('destroys nothing without the drawn signature of the person in control, or their own word', async () => {
    const of = await effectsDesk();
    const { row, staff, one, decider } = of;
    const [pills, letters] = [await addEffect(of, { state: 'stored' }), await addEffect(of, { item: 'other', state: 'stored' })];
    const written = (await saveEffects(of, again(pills, { handling: 'destroy' }))).effects[0]!;
    await longAgo(row.id, pills.id);
    const move = { id: row.id, effectId: pills.id, version: written.version, to: 'destroyed', secondPerson: one.id };
    const typed = { ...move, signature: { signatureType: 'type', typeText: 'Ruth Okafor' } };
    for (const each of [move, typed])
      expect(await refused('movePersonalEffect', each, keyed(staff))).toMatchObject({
        status: 400,
        errors: [{ field: 'signature', message: expect.stringMatching(/^Our staff wrote this decision down/) }],
      });
    expect((await moveEffect(of, written, { ...move, signature: drawn })).effects[0]).toMatchObject({ isSigned: true });
    const choice = { id: row.id, effectId: letters.id, handling: 'destroy' };
    await ok('choosePersonalEffectHandling', choice, keyed(decider));
    await longAgo(row.id, letters.id);
    const now = (await effectsOf(staff, row.id)).effects.find(({ id }) => id === letters.id)!;
    const gone = await moveEffect(of, now, { to: 'destroyed', secondPerson: one.id });
    expect(gone.effects.find(({ id }) => id === letters.id)).toMatchObject({ state: 'destroyed' });
  });
});

describe('a change of what a thing is', () => {
  it('drops what was decided and vouched for, says so in the record, and tells the family', async () => {
    const of = await effectsDesk();
    const { row, decider } = of;
    const ring = await addEffect(of, { item: 'wedding-ring', description: 'Gold', handling: 'return-to-family' });
    const brass = (await saveEffects(of, again(ring, { item: 'ring', description: 'Brass' }))).effects[0]!;
    for (const field of ['handling', 'decidedBy', 'writtenBy', 'inventoriedBy', 'witnessedBy'])
      expect(brass).not.toHaveProperty(field);
    expect((await effectsOf(decider, row.id)).effects[0]).toMatchObject({
      description: 'Brass',
      earlier: { item: 'wedding-ring', description: 'Gold' },
    });
    expect((await recordOf(row.id)).entries.map(({ type }) => type)).toEqual([
      'custody.effect-inventoried',
      'custody.effect-inventoried',
    ]);
  });

  it('leaves what a save doesn’t name, and takes back only what it says', async () => {
    const of = await effectsDesk();
    const watch = await addEffect(of, { item: 'watch', description: 'Steel', quantity: 2, handling: 'ship', amountCents: 100 });
    const { id, version, item } = watch;
    const after = (await saveEffects(of, { id, version, item, foundWhere: 'Left wrist' })).effects[0]!;
    const { inventoriedBy, witnessedBy, handling, decidedBy, writtenBy, quantity, description, amountCents } = watch;
    expect(after).toMatchObject({
      inventoriedBy,
      witnessedBy,
      handling,
      decidedBy,
      writtenBy,
      quantity,
      description,
      amountCents,
    });
    expect((await saveRefused(of, { id, version: 2, item, inventoriedBy: witnessedBy })).errors?.[0]).toMatchObject({
      field: 'personalEffects.0.witnessedBy',
    });
    const left = (await saveEffects(of, { id, version: 2, item, witnessedBy: null, handling: null, amountCents: null }))
      .effects[0]!;
    for (const field of ['witnessedBy', 'handling', 'decidedBy', 'writtenBy', 'amountCents'])
      expect(left).not.toHaveProperty(field);
    expect(left).toMatchObject({ inventoriedBy, description });
  });

  it('is told to the family when the thing is taken off the list', async () => {
    const of = await effectsDesk();
    const { row, staff, decider, other } = of;
    const ring = await addEffect(of, { description: 'Silver' });
    const removal = { id: row.id, effectId: ring.id, version: ring.version, reason: 'It belongs to the nurse.' };
    const fault = async (more: object) => (await refused('removePersonalEffect', { ...removal, ...more }, keyed(staff))).errors;
    expect(await fault({})).toEqual([{ field: 'secondPerson', message: 'Choose the second person.' }]);
    expect(await fault({ secondPerson: row.id })).toEqual([{ field: 'secondPerson', message: 'Choose someone who works here.' }]);
    const after = await ok<EffectsView>('removePersonalEffect', { ...removal, secondPerson: other.id }, keyed(staff));
    // Whoever works here goes on seeing it, and by whom it was taken off.
    expect(after.removed[0]?.byNames).toEqual([expect.stringMatching(/\S/), other.fullName]);
    expect(await effectsOf(decider, row.id)).toMatchObject({
      effects: [],
      removed: [{ item: 'ring', description: 'Silver', quantity: 1, reason: 'It belongs to the nurse.' }],
    });
  });
});

describe('what goes along into a cremation', () => {
  it('is never a battery, and of what burns or melts somebody has to be sure', async () => {
    const of = await effectsDesk();
    const { row, staff, decider } = of;
    await saveAnswers(staff, row.id, { dispositionType: 'cremation' });
    const along = { handling: 'bury-or-cremate' };
    const fault = async (effect: object) => (await saveRefused(of, effect)).errors?.[0];
    const field = 'personalEffects.0.handling';
    expect(await fault({ item: 'phone', ...along })).toMatchObject({
      field,
      message: expect.stringMatching(/batteries can be dangerous/),
    });
    expect(await fault({ item: 'phone', ...along, isSure: true })).toMatchObject({ field });
    expect(await fault({ item: 'cash', ...along })).toMatchObject({ field, message: expect.stringMatching(/burn or melt/) });
    await saveEffects(of, { item: 'cash', ...along, isSure: true });
    const phone = await addEffect(of, { item: 'phone' });
    const ring = await addEffect(of);
    const choose = (effectId: string, more: object = {}) => ({ id: row.id, effectId, ...along, ...more });
    for (const choice of [choose(phone.id, { isSure: true }), choose(ring.id)])
      expect(await refused('choosePersonalEffectHandling', choice, keyed(decider))).toMatchObject({
        status: 400,
        errors: [{ field: 'handling' }],
      });
    await ok('choosePersonalEffectHandling', choose(ring.id, { isSure: true }), keyed(decider));
  });

  it('goes with the cremated remains only while the home has them', async () => {
    const of = await effectsDesk();
    const handling = 'place-with-cremated-remains';
    const ring = await addEffect(of, { state: 'stored', handling });
    const move = { id: of.row.id, effectId: ring.id, version: ring.version, to: 'with-remains', secondPerson: of.one.id };
    expect(await refused('movePersonalEffect', move, keyed(of.staff))).toMatchObject({
      status: 409,
      detail: expect.stringMatching(/^The cremated remains aren’t in our care yet, or have left it/),
    });
  });
});
