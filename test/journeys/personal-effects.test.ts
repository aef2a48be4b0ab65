import { describe, expect, it } from 'vitest';
import { readFacts } from '#functions/table/case-facts.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import type { CaseGates } from '#shared/contract/case-care.ts';
import type { EffectsView } from '#shared/contract/personal-effects-views.ts';
import { ok, openCloudTable, refused } from '#test/cloud/cloud.ts';
import { dashboardOf, keyed } from './parts/case-desk.ts';
import { saveAnswers } from './parts/case-party.ts';
import {
  addEffect,
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

const factsOf = async (caseId: string) => (await readFacts(openCloudTable(), caseId))?.facts ?? {};
/** Makes a decision as old as that. */
const decidedHoursAgo = (caseId: string, effectId: string, hours: number) =>
  openCloudTable().update(caseKeys.effect(caseId, effectId), {
    decidedOn: new Date(Date.now() - hours * 3_600_000).toISOString(),
  });
describe('a personal effect', () => {
  it('is written down by two, decided by the person in control, and released with ID and signature: each step in the record', async () => {
    const of = await effectsDesk();
    const { staff, row, one, other, agent, decider } = of;
    expect(await effectsOf(staff, row.id)).toMatchObject({
      status: 'ready',
      effects: [],
      editing: 'all',
      decider: { id: agent.id },
    });
    const ring = await addEffect(of, {
      item: 'wedding-ring',
      description: 'Gold, engraved R. O.',
      foundWhere: 'Left ring finger',
    });
    expect(ring).toMatchObject({ version: 1, state: 'on-body', inventoriedBy: one.id, witnessedBy: other.id });
    expect((await moveEffect(of, ring, { to: 'stored' })).effects[0]).toMatchObject({ state: 'stored', version: 2 });
    const choice = { id: row.id, effectId: ring.id, handling: 'return-to-family' };
    const decided = await ok<EffectsView>('choosePersonalEffectHandling', choice, keyed(decider));
    expect(decided).toMatchObject({ editing: 'decide', effects: [{ handling: 'return-to-family', decidedBy: agent.id }] });
    const [now] = (await effectsOf(staff, row.id)).effects;
    const released = await moveEffect(of, now!, release(of));
    expect(released).toMatchObject({
      status: 'complete',
      effects: [{ state: 'released', isSigned: true, idSeenKind: 'driver-license' }],
    });
    expect(JSON.stringify(released)).not.toContain('typeText');
    expect(released.people).toContainEqual({ id: agent.id, text: 'Ruth Okafor' });
    const { entries, fault } = await recordOf(row.id);
    expect([entries.map(({ type, actor }) => [type, actor.kind]), fault]).toEqual([
      [
        ['custody.effect-inventoried', 'provider'],
        ['custody.effect-moved', 'provider'],
        ['custody.effect-decided', 'family'],
        ['custody.effect-moved', 'provider'],
      ],
      null,
    ]);
    expect(entries[3]?.data).toMatchObject({ subject: 'effects-bag', subjectId: ring.id, from: 'stored', to: 'released' });
    expect(JSON.stringify(entries)).not.toMatch(/Okafor|Larkspur|engraved/);
    expect(await factsOf(row.id)).toMatchObject({ effectsResolvedOn: expect.any(String) });
    const { timeline } = await dashboardOf(staff, row.id);
    expect(timeline[0]).toMatchObject({ kind: 'effect-moved', subject: 'Wedding ring', from: 'Stored', to: 'Released' });
    // Something else turns up: the milestone is taken back.
    await addEffect(of, { item: 'keys' });
    expect(await factsOf(row.id)).not.toHaveProperty('effectsResolvedOn');
  });

  it('is refused a destruction without a decision, a second person, or a day of waiting, and shipping without a number', async () => {
    const of = await effectsDesk();
    const { row, one } = of;
    const pills = await addEffect(of, { item: 'medication', state: 'stored' });
    const why = async (effect: typeof pills, move: object) => {
      const { status, detail, errors } = await refused(
        'movePersonalEffect',
        { id: row.id, effectId: effect.id, version: effect.version, ...move },
        keyed(of.staff),
      );
      return [status, detail ?? errors?.[0]?.message];
    };
    const destroy = { to: 'destroyed', secondPerson: one.id };
    expect(await why(pills, destroy)).toEqual([
      409,
      expect.stringMatching(/^2 things are missing\. Decision: Nobody has decided/),
    ]);
    const choice = { id: row.id, effectId: pills.id, handling: 'destroy' };
    await ok('choosePersonalEffectHandling', choice, keyed(of.decider));
    const [decided] = (await effectsOf(of.staff, row.id)).effects;
    expect(await why(decided!, destroy)).toEqual([409, expect.stringMatching(/^A day of waiting: /)]);
    await decidedHoursAgo(row.id, pills.id, 23.9);
    expect(await why(decided!, destroy)).toEqual([409, expect.stringMatching(/^A day of waiting: /)]);
    await decidedHoursAgo(row.id, pills.id, 24.1);
    expect(await why(decided!, { to: 'destroyed' })).toEqual([409, 'Two people: Two people have to do it together.']);
    expect(await why(decided!, { to: 'destroyed', secondPerson: row.id })).toEqual([400, 'Choose someone who works here.']);
    expect(await why(decided!, { to: 'shipped', secondPerson: one.id })).toEqual([400, 'Enter the tracking number.']);
    expect(await why(decided!, { to: 'shipped', secondPerson: one.id, trackingNumber: '1Z' })).toEqual([
      409,
      expect.stringMatching(/^Something else was decided/),
    ]);
    const gone = await moveEffect(of, decided!, destroy);
    expect(gone).toMatchObject({ status: 'complete', effects: [{ state: 'destroyed', destroyWitness: one.id }] });
    expect((await saveRefused(of, again(gone.effects[0]!, { description: 'Blue' }))).status).toBe(409);
  });

  it('comes back only by a correction of an owner or admin, which names the entry that was wrong', async () => {
    const of = await effectsDesk();
    const watch = await addEffect(of, { item: 'watch', handling: 'return-to-family' });
    const [gone] = (await moveEffect(of, watch, release(of))).effects;
    const correction = { to: 'stored', correctionReason: 'The wrong watch was chosen.' };
    const call = { id: of.row.id, effectId: gone!.id, version: gone!.version, ...correction };
    expect((await refused('movePersonalEffect', call, keyed(of.staff))).status).toBe(403);
    const owner = await of.at({ access: 'owner' });
    const back = await ok<EffectsView>('movePersonalEffect', call, keyed(owner));
    expect(back.effects[0]).toMatchObject({ state: 'stored' });
    expect(back.effects[0]).not.toHaveProperty('releasedTo');
    const { entries, fault } = await recordOf(of.row.id);
    expect([entries.at(-1), fault]).toMatchObject([{ type: 'custody.effect-corrected', corrects: 2 }, null]);
    expect(JSON.stringify(entries)).not.toContain('wrong watch');
  });

  it('counts in the gate: nothing is undecided, and nothing is on the body that is meant for elsewhere', async () => {
    const of = await effectsDesk();
    const { row, staff } = of;
    await saveAnswers(staff, row.id, { dispositionType: 'cremation' });
    const line = async () => {
      const { gates } = await ok<CaseGates>('getCaseGates', { id: row.id }, staff);
      const found = gates.flatMap(({ checks }) => checks).find(({ key }) => key === 'E');
      return [found?.status, found?.words];
    };
    expect(await line()).toEqual(['missing', 'Write down the personal effects, or that there are none.']);
    const ring = await addEffect(of);
    expect(await line()).toEqual(['missing', 'Nobody has decided yet what happens to each personal effect.']);
    const [decided] = (await saveEffects(of, again(ring!, { handling: 'return-to-family' }))).effects;
    expect(await line()).toEqual(['missing', 'Something on the body has to be removed first. See the personal effects.']);
    await moveEffect(of, decided!, { to: 'stored' });
    expect((await line())[0]).toBe('met');
  });
});

describe('two people at the same time', () => {
  it('both keep what they save of two things, and the second is told who changed the same one', async () => {
    const of = await effectsDesk();
    const [ring, watch] = [await addEffect(of), await addEffect(of, { item: 'watch' })];
    const saves = [again(ring, { description: 'Silver' }), again(watch, { description: 'Steel' })];
    await Promise.all(saves.map((each) => saveEffects(of, each)));
    const { effects } = await effectsOf(of.staff, of.row.id);
    expect(effects.map(({ description }) => description)).toEqual(['Silver', 'Steel']);
    expect(await saveRefused(of, again(ring!, { description: 'Gold' }))).toMatchObject({
      status: 409,
      code: 'stale',
      detail: 'Stella Teal changed this in the meantime. Your changes aren’t saved yet.',
    });
    expect(
      await refused('movePersonalEffect', { id: of.row.id, effectId: ring.id, version: 1, to: 'stored' }, keyed(of.staff)),
    ).toMatchObject({
      status: 409,
      code: 'stale',
    });
    const many = await Promise.allSettled(Array.from({ length: 6 }, () => addEffect(of, { item: 'keys' })));
    expect(many.map(({ status }) => status)).toEqual(Array(6).fill('fulfilled'));
    expect((await recordOf(of.row.id)).fault).toBeNull();
    expect((await effectsOf(of.staff, of.row.id)).effects).toHaveLength(8);
  });

  it('send the same again without adding anything', async () => {
    const of = await effectsDesk();
    const input = effectsSave(of.row, { item: 'watch', handling: 'ship' });
    const first = await ok<EffectsView>('updateDecedentPersonalEffects', input, keyed(of.staff));
    expect(await ok('updateDecedentPersonalEffects', input, keyed(of.staff))).toEqual(first);
    const [watch] = first.effects;
    const move = { id: of.row.id, effectId: watch!.id, version: watch!.version, to: 'stored' };
    const by = keyed(of.staff);
    const moved = await ok('movePersonalEffect', move, by);
    expect(await ok('movePersonalEffect', move, by)).toEqual(moved);
    expect(await ok('movePersonalEffect', move, keyed(of.staff))).toEqual(moved);
    expect((await recordOf(of.row.id)).entries).toHaveLength(2);
  });
});
