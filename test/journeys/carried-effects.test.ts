import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { HandoffView, ScannedHandoff } from '#shared/contract/handoffs.ts';
import type { EffectView } from '#shared/contract/personal-effects-views.ts';
import { ask, ok, type RequestOptions, refused, waitUntil } from '#test/cloud/cloud.ts';
import { keyed } from './parts/case-desk.ts';
import { relativeOf } from './parts/case-party.ts';
import { add } from './parts/contact-desk.ts';
import { addEffect, effectsOf, recordOf } from './parts/effects-desk.ts';
import { accept, accepting, handedOver, handoffDesk, handoffsOf, offer, offering } from './parts/handoff-desk.ts';
import { bellOf } from './parts/notification-desk.ts';

/** Returns a home with someone in its care and four things of theirs: a ring on the body, and the others in storage. */
async function carriedDesk() {
  const desk = await handoffDesk();
  const writers = { staff: desk.staff.by, row: desk.row, one: desk.staff.member, other: desk.admin.member };
  const add = (effect: object) => addEffect(writers, effect);
  const ring = await add({ item: 'ring', description: 'Gold, a blue stone.' });
  const keys = await add({ item: 'keys', quantity: 3, state: 'stored' });
  const cash = await add({ item: 'cash', amountCents: 2500, state: 'stored' });
  const watch = await add({ item: 'watch', state: 'stored' });
  const effect = async ({ id }: Pick<EffectView, 'id'>, by: RequestOptions = desk.staff.by) =>
    (await effectsOf(by, desk.row.id)).effects.find((each) => each.id === id);
  return { ...desk, ring, keys, cash, watch, effect };
}
type Desk = Awaited<ReturnType<typeof carriedDesk>>;

const ids = (...things: EffectView[]) => things.map(({ id }) => id);
const here = (...things: EffectView[]) => things.map(({ id }) => ({ id, isHere: true }));
const missing = ({ id }: EffectView, note = 'The bag was empty.') => ({ id, isHere: false, note });
const namesOf = (handoff: HandoffView | null | undefined) => handoff?.things?.map(({ name }) => name);

const offerThings = ({ staff, row, tag, trade }: Desk, ...things: EffectView[]) =>
  offer(staff.by, row.id, tag, trade, { things: ids(...things) });

const moveRefused = async ({ row }: Desk, { id: effectId, version }: EffectView, by: RequestOptions, move: object) =>
  (await refused('movePersonalEffect', { id: row.id, effectId, version, ...move }, keyed(by))).detail;

/** Waits for what somebody is told about a hand-off that was accepted without something. */
const toldIncomplete = (by: RequestOptions) =>
  waitUntil('a hand-off without something', async () => {
    const { items } = await bellOf(by);
    return items.find(({ title }) => title.endsWith('accepted a hand-off, and something isn’t there'));
  });

describe('personal effects that go along', () => {
  it('are answered one by one, are with the one who took them, and come back the same way', async () => {
    const desk = await carriedDesk();
    const { staff, trade, crematory, row, tag, ring, keys, cash, watch, effect } = desk;
    const proposed = (await effectsOf(staff.by, row.id)).effects.map(({ item, along }) => [item, along]);
    expect(proposed).toEqual([
      ['ring', 'proposed'],
      ['keys', 'possible'],
      ['cash', 'possible'],
      ['watch', 'possible'],
    ]);
    const handoff = await offerThings(desk, ring, keys, cash);
    expect(handoff.things).toEqual([
      { id: ring.id, name: 'Ring', description: 'Gold, a blue stone.' },
      { id: keys.id, name: 'Keys (3)', description: '' },
      { id: cash.id, name: 'Cash', description: '', amountCents: 2500 },
    ]);
    // The receiver reads what comes along without its worth, another company nothing, and nobody more of the inventory.
    const offered = (await handoffsOf(trade.by, row.id)).open;
    expect([namesOf(offered), JSON.stringify(offered)]).toEqual([
      ['Ring', 'Keys (3)', 'Cash'],
      expect.not.stringContaining('2500'),
    ]);
    expect((await handoffsOf(crematory.by, row.id)).open).not.toHaveProperty('things');
    expect((await effectsOf(trade.by, row.id)).effects.map(({ id }) => id)).toEqual([ring.id]);
    const isNamed = expect.stringMatching(/^An open hand-off names it\./);
    expect(await moveRefused(desk, keys, staff.by, { to: 'on-body' })).toEqual(isNamed);
    const off = { id: row.id, effectId: ring.id, version: ring.version, reason: 'Written down twice.' };
    expect(await refused('removePersonalEffect', off, keyed(staff.by))).toMatchObject({ status: 409, detail: isNamed });

    const answer = (...things: object[]) => refused('acceptHandoff', accepting(row.id, handoff, { things }), keyed(trade.by));
    expect((await answer(...here(ring))).errors).toEqual([
      { field: `things.${keys.id}`, message: 'Say whether it’s here.' },
      { field: `things.${cash.id}`, message: 'Say whether it’s here.' },
    ]);
    expect((await answer(...here(ring, cash), missing(keys, ''))).errors).toEqual([
      { field: `things.${keys.id}`, message: 'Say what you know about it.' },
    ]);
    const things = [...here(ring, cash), missing(keys)];
    const accepted = await accept(trade.by, row.id, handoff, { things });
    expect(accepted.handoff?.things).toMatchObject([
      { isHere: true },
      { isHere: false, note: 'The bag was empty.' },
      { isHere: true },
    ]);
    expect(await accept(trade.by, row.id, handoff, { things })).toEqual(accepted);

    const away = { name: 'Tristan Teal', since: accepted.handoff?.ended?.on };
    expect([await effect(ring), await effect(cash)]).toMatchObject([{ away }, { away, amountCents: 2500 }]);
    expect(await effect(keys)).toMatchObject({ state: 'stored', missed: { by: 'Tristan Teal', on: away.since } });
    expect(await effect(watch)).not.toHaveProperty('away');
    const theirs = (await effectsOf(trade.by, row.id)).effects;
    expect(theirs.map(({ item, along, away: has }) => [item, along, has?.name])).toEqual([
      ['ring', 'proposed', 'Tristan Teal'],
      ['cash', 'proposed', 'Tristan Teal'],
    ]);
    expect(JSON.stringify(theirs)).not.toContain('2500');
    const hasIt = expect.stringMatching(/^Tristan Teal has it, so this can’t be recorded\. It comes back with a hand-off\./);
    expect(await moveRefused(desk, cash, staff.by, { to: 'on-body' })).toEqual(hasIt);
    expect((await refused('removePersonalEffect', off, keyed(staff.by))).detail).toEqual(hasIt);

    expect((await refused('offerHandoff', offering(row.id, tag, null, { things: ids(watch) }), keyed(trade.by))).errors).toEqual([
      { field: 'things', message: 'Watch: the funeral home has it.' },
    ]);
    const back = await offer(trade.by, row.id, tag, null, { things: ids(ring, cash) });
    // The worth is frozen for the home, and isn’t shown to the company that gives it back.
    expect([back.things?.[1], (await handoffsOf(staff.by, row.id)).open?.things?.[1]]).toEqual([
      { id: cash.id, name: 'Cash', description: '' },
      { id: cash.id, name: 'Cash', description: '', amountCents: 2500 },
    ]);
    await accept(staff.by, row.id, back, { things: here(ring, cash) });
    for (const thing of [ring, cash]) expect(await effect(thing)).not.toHaveProperty('away');
    await ok('movePersonalEffect', { id: row.id, effectId: ring.id, version: ring.version, to: 'stored' }, keyed(staff.by));

    const { entries, fault } = await recordOf(row.id);
    expect(fault).toBeNull();
    const ofHandoffs = entries.filter(({ type }) => type.startsWith('custody.handoff-'));
    expect(ofHandoffs.map(({ data }) => [data.things, data.thingsMissed])).toEqual([
      [ids(ring, keys, cash), undefined],
      [ids(ring, cash), ids(keys)],
      [ids(ring, cash), undefined],
      [ids(ring, cash), undefined],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Keys|blue stone|empty/);
  });

  it('that aren’t there are told to both sides, and stay with the company that didn’t bring them', async () => {
    const desk = await carriedDesk();
    const { owner, admin, staff, trade, row, tag, ring, keys, effect } = desk;
    const handoff = await offerThings(desk, ring, keys);
    await accept(trade.by, row.id, handoff, { things: [...here(ring), missing(keys)] });
    expect((await toldIncomplete(owner.by)).words).toMatch(/^Not there: Keys \(3\)\. /);
    const back = await offer(trade.by, row.id, tag, null, { things: ids(ring) });
    await accept(staff.by, row.id, back, { things: [missing(ring, 'Not on the hand.')] });
    expect((await toldIncomplete(trade.by)).words).toMatch(/^Not there: Ring\. /);
    // The home’s own managers hear of what one of its staff didn’t find.
    await waitUntil('both hand-offs in the bell of the home', async () => {
      const { items } = await bellOf(admin.by);
      return items.filter(({ title }) => title.endsWith('and something isn’t there')).length === 2 || undefined;
    });
    expect(await effect(ring)).toMatchObject({ away: { name: 'Tristan Teal' }, missed: { by: desk.name } });
    // Only an owner or admin says where it is. Then it’s no longer away, and nobody looks for it.
    const corrected = { to: 'on-body', correctionReason: 'It was under the sheet.' };
    expect(await moveRefused(desk, ring, staff.by, corrected)).toBe('Only an owner or admin can correct this.');
    await ok('movePersonalEffect', { id: row.id, effectId: ring.id, version: ring.version, ...corrected }, keyed(owner.by));
    const found = await effect(ring);
    expect([found?.state, found?.away, found?.missed]).toEqual(['on-body', undefined, undefined]);
    expect((await recordOf(row.id)).entries.at(-1)).toMatchObject({
      type: 'custody.effect-corrected',
      data: { from: 'on-body', to: 'on-body' },
    });
    expect(await effect(keys)).toMatchObject({ missed: { by: 'Tristan Teal' } });
  });

  it('make another offer of one that names others, and the same one in any order', async () => {
    const desk = await carriedDesk();
    const { staff, trade, row, tag, ring, keys, watch, effect } = desk;
    const handoff = await offerThings(desk, ring, keys);
    expect(await offerThings(desk, keys, ring)).toEqual(handoff);
    for (const things of [ids(ring), ids(ring, keys, watch), []])
      expect(await refused('offerHandoff', offering(row.id, tag, trade, { things }), keyed(staff.by))).toMatchObject({
        status: 409,
        detail: expect.stringMatching(/^A hand-off to Tristan Teal is open\./),
      });
    // What an offer named is free again once it ended without anything passing.
    await ok('withdrawHandoff', { caseId: row.id, id: handoff.id }, keyed(staff.by));
    await ok('movePersonalEffect', { id: row.id, effectId: ring.id, version: ring.version, to: 'stored' }, keyed(staff.by));
    expect(await effect(ring)).toMatchObject({ state: 'stored', along: 'possible' });
    const unknown = offering(row.id, tag, trade, { things: [randomUUID()] });
    expect((await refused('offerHandoff', unknown, keyed(staff.by))).errors).toEqual([
      { field: 'things', message: 'One of these isn’t on the list any more. Choose again.' },
    ]);
  });

  it('are signed for by someone without an account, and are with them', async () => {
    const desk = await carriedDesk();
    const { owner, staff, row, tag, ring, keys, effect } = desk;
    const given = { caseId: row.id, ...handedOver(tag.id, { things: ids(ring, keys) }) };
    const { handoff } = await ok<ScannedHandoff>('handOver', given, keyed(staff.by));
    expect([handoff?.state, namesOf(handoff)]).toEqual(['unconfirmed', ['Ring', 'Keys (3)']]);
    expect(await effect(ring)).toMatchObject({ away: { name: 'Omar Reyes, Harbor Mortuary' } });
    // The family isn’t told who has it.
    const { id } = await add(staff.by, row.id, { firstName: 'Ruth', lastName: 'Okafor' });
    const seen = await effect(keys, await relativeOf(row, id));
    expect([seen?.away, seen?.missed, seen?.along]).toEqual([{ since: handoff?.ended?.on }, undefined, undefined]);
    expect((await recordOf(row.id)).entries.at(-1)).toMatchObject({
      type: 'custody.handoff-unconfirmed',
      data: { things: ids(ring, keys) },
    });
    expect(await moveRefused(desk, keys, owner.by, { to: 'on-body' })).toMatch(/^Omar Reyes, Harbor Mortuary has it/);
    const correction = { to: 'stored', correctionReason: 'They brought the keys back.' };
    await ok('movePersonalEffect', { id: row.id, effectId: keys.id, version: keys.version, ...correction }, keyed(owner.by));
    expect(await effect(keys)).not.toHaveProperty('away');
    expect(await effect(ring)).toHaveProperty('away');
    expect((await ask('printPersonalEffects', { id: row.id }, staff.by)).status).toBe(200);
  });
});
