import { describe, expect, it } from 'vitest';
import type { CaseGates } from '#shared/contract/case-care.ts';
import type { EffectsView } from '#shared/contract/personal-effects-views.ts';
import { ok, refused } from '#test/cloud/cloud.ts';
import { keyed } from './parts/case-desk.ts';
import { saveAnswers } from './parts/case-party.ts';
import { fillPage } from './parts/custody-desk.ts';
import { addEffect, again, effectsDesk, effectsOf, effectsSave, recordOf, saveEffects } from './parts/effects-desk.ts';

/** Returns a case whose first call told of a ring and a watch. */
async function toldDesk() {
  const of = await effectsDesk();
  await saveAnswers(of.staff, of.row.id, { hasValuables: true, valuablesList: 'Wedding ring, watch' });
  return of;
}
type ToldDesk = Awaited<ReturnType<typeof toldDesk>>;

const ring = { source: 'first-call', words: 'Wedding ring' };
const watch = { source: 'first-call', words: 'watch' };
const none = ({ row, one, other }: ToldDesk, more: object = {}) => ({
  ...{ id: row.id, flag: 'true', inventoriedBy: one.id, witnessedBy: other.id },
  ...more,
});

describe('valuables that the first call recorded', () => {
  it('are asked on the page until each is on the list or accounted for, and the record says where they were told', async () => {
    const of = await toldDesk();
    const { staff, row } = of;
    expect(await effectsOf(staff, row.id)).toMatchObject({
      status: 'ready',
      told: [
        { ...ring, item: 'wedding-ring', quantity: 1 },
        { ...watch, item: 'watch' },
      ],
    });
    const added = await addEffect(of, { item: 'wedding-ring', told: [ring], handling: 'bury-or-cremate' });
    expect(added).toMatchObject({ told: [ring] });
    expect(await effectsOf(staff, row.id)).toMatchObject({ status: 'in-progress', told: [watch] });
    // What is changed later still is what was told.
    const [kept] = (await saveEffects(of, again(added, { foundWhere: 'Left hand' }))).effects;
    expect(kept).toMatchObject({ told: [ring], foundWhere: 'Left hand' });
    const accounts = [{ ...watch, became: 'His son kept it at the house.' }];
    const input = { ...effectsSave(row), accounts };
    const after = await ok<EffectsView>('updateDecedentPersonalEffects', input, keyed(staff));
    expect(after).toMatchObject({ status: 'complete', told: [], accounted: [{ ...accounts[0], byName: 'Stella Teal' }] });
    expect(await ok('updateDecedentPersonalEffects', input, keyed(staff))).toEqual(after);
    const { entries, fault } = await recordOf(row.id);
    expect([entries.map(({ type, data }) => [type, data.toldBy]), fault]).toEqual([
      [
        ['custody.effect-inventoried', ['first-call']],
        ['custody.effect-accounted-for', ['first-call']],
      ],
      null,
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/son kept|Wedding ring/);
  });

  it('keep there from being none, unless somebody says what became of each', async () => {
    const of = await toldDesk();
    const { staff, row } = of;
    const refusal = await refused('updatePersonalEffectFlag', none(of), keyed(staff));
    expect(refusal).toMatchObject({
      status: 409,
      detail: expect.stringMatching(/^2 things were told earlier\. The first call: Wedding ring; watch\. Write down/),
    });
    const some = none(of, { accounts: [{ ...ring, became: 'Taken off at the hospital.' }] });
    expect(await refused('updatePersonalEffectFlag', some, keyed(staff))).toMatchObject({
      status: 409,
      detail: expect.stringMatching(/^1 thing was told earlier\. The first call: watch\./),
    });
    const accounts = [ring, watch].map((each) => ({ ...each, became: 'Taken off at the hospital; his wife has it.' }));
    const after = await ok<EffectsView>('updatePersonalEffectFlag', none(of, { accounts }), keyed(staff));
    expect(after).toMatchObject({ status: 'complete', thereAreNoPersonalEffects: true, told: [] });
    const { entries, fault } = await recordOf(row.id);
    expect([entries.map(({ type }) => type), fault]).toEqual([['custody.effect-accounted-for', 'custody.no-effects'], null]);
    // Another call names something else: the page isn't complete any more.
    await saveAnswers(staff, row.id, { valuablesList: 'Wedding ring, watch, rosary' }, { valuablesList: 'Wedding ring, watch' });
    expect(await effectsOf(staff, row.id)).toMatchObject({ status: 'in-progress', told: [{ words: 'rosary' }] });
  });

  it('are refused an account of what nobody told of, or what is on the list', async () => {
    const of = await toldDesk();
    await addEffect(of, { told: [ring] });
    for (const words of ['Wedding ring', 'A fur coat']) {
      const accounts = [{ source: 'first-call', words, became: 'Lost.' }];
      const input = { ...effectsSave(of.row), accounts };
      expect(await refused('updateDecedentPersonalEffects', input, keyed(of.staff))).toMatchObject({
        status: 400,
        errors: [{ field: 'accounts.0.became' }],
      });
    }
  });

  it('stop what can’t be undone once staff began the list', async () => {
    const of = await toldDesk();
    await saveAnswers(of.staff, of.row.id, { dispositionType: 'cremation' });
    await addEffect(of, { told: [ring], handling: 'bury-or-cremate', isSure: true });
    const { gates } = await ok<CaseGates>('getCaseGates', { id: of.row.id }, of.staff);
    const line = gates.flatMap(({ checks }) => checks).find(({ key }) => key === 'E');
    expect(line).toMatchObject({
      status: 'missing',
      words: 'Something that was told earlier isn’t on the list of personal effects yet.',
    });
  });

  it('are told to staff alone: a relative sees neither them nor what became of them', async () => {
    const of = await toldDesk();
    await addEffect(of, { item: 'wedding-ring', told: [ring] });
    const accounts = [{ ...watch, became: 'His son kept it at the house.' }];
    await ok('updateDecedentPersonalEffects', { ...effectsSave(of.row), accounts }, keyed(of.staff));
    const seen = await effectsOf(of.decider, of.row.id);
    expect(seen).toMatchObject({ told: [], accounted: [], effects: [{ item: 'wedding-ring' }] });
    expect(seen.effects[0]).not.toHaveProperty('told');
    expect(JSON.stringify(seen)).not.toMatch(/son kept|first-call/);
  });
});

describe('what came along by the page of the removal', () => {
  it('is open until something is on the list', async () => {
    const of = await effectsDesk();
    const { staff, row } = of;
    await fillPage(staff, row.id, 'removal', { removalKind: 'own-staff', belongings: 'list' });
    expect((await effectsOf(staff, row.id)).told).toMatchObject([{ source: 'removal' }]);
    expect((await refused('updatePersonalEffectFlag', none(of), keyed(staff))).detail).toMatch(
      /^1 thing was told earlier\. The removal:/,
    );
    await addEffect(of);
    expect((await effectsOf(staff, row.id)).told).toEqual([]);
  });
});
