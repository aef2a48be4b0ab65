import { describe, expect, it } from 'vitest';
import type { CaseGates } from '#shared/contract/case-care.ts';
import type { MyCase } from '#shared/contract/my-cases.ts';
import { ask, ok, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { dashboardOf, keyed } from './parts/case-desk.ts';
import { pageOf } from './parts/custody-desk.ts';
import { readyDesk, recordOf } from './parts/ready-desk.ts';

const burned = { from: 'in-care', value: 'cremated-remains-in-care' };
const reason = 'Disputed by the brother.';
const words = /^.+ put everything final on hold on .+: “Disputed by the brother\.” An owner or admin can end it\.$/;

type Held = { hold?: { words: string; isPlaced?: boolean }; heldSince: string | null };
const overviewOf = (by: RequestOptions, id: string) => ok<Held>('getCustodyPages', { id }, by);
const hold = (by: RequestOptions, id: string) => ok('holdDisposition', { id, reason }, keyed(by));

describe('a hold on everything final', { timeout: 60_000 }, () => {
  it('refuses what can’t be undone, in its words, until an owner or admin ends it', async () => {
    const { staff, id, at } = await readyDesk();
    const owner = await at({ access: 'owner' });
    expect(await refused('holdDisposition', { id, reason: ' ' }, keyed(staff))).toMatchObject({
      status: 400,
      errors: [{ field: 'reason', message: 'Say why, such as “Disputed by the brother.”' }],
    });
    await hold(staff, id);
    const [gate] = (await ok<CaseGates>('getCaseGates', { id }, staff)).gates;
    expect(gate?.whyNot).toMatch(/^Stopped: .+ put everything final on hold on /);
    expect(gate?.checks.find(({ key }) => key === 'H')).toMatchObject({
      ...{ status: 'missing', mayBeOverridden: false, link: { page: 'custody' } },
      words: expect.stringMatching(words),
    });
    expect(await refused('updateDecedentStatus', { caseId: id, ...burned }, keyed(staff))).toMatchObject({
      status: 409,
      detail: gate?.whyNot,
    });
    const { hold: shown, heldSince } = await overviewOf(staff, id);
    expect(shown).toMatchObject({ words: expect.stringMatching(words), isPlaced: true });
    expect(await pageOf(staff, id, 'preparation')).toMatchObject({ hold: shown });
    const { people } = await ok<{ people: { caseId: string; hold?: string }[] }>('getPeopleInCare', {}, staff);
    expect(people.find(({ caseId }) => caseId === id)?.hold).toMatch(/^The home put everything final on hold on /);

    expect(await dashboardOf(staff, id)).toMatchObject({
      holdReason: reason,
      whyNotDelete: expect.stringMatching(/^Everything final is on hold, so this case can’t be deleted\./),
    });
    expect((await refused('deleteCase', { id }, keyed(staff))).detail).toMatch(/^Everything final is on hold/);

    expect((await refused('holdDisposition', { id, reason: 'Once more.' }, keyed(staff))).detail).toMatch(/ already\.$/);
    const ending = { id, since: heldSince, reason: 'They agree now.' };
    expect((await refused('endDispositionHold', ending, keyed(staff))).status).toBe(403);
    const other = { ...ending, since: '2020-01-01T00:00:00.000Z' };
    expect((await refused('endDispositionHold', other, keyed(owner))).status).toBe(409);
    await ok('endDispositionHold', ending, keyed(owner));
    expect(await overviewOf(staff, id)).toMatchObject({ heldSince: null });
    await ok('updateDecedentStatus', { caseId: id, ...burned }, keyed(staff));

    const { entries, fault } = await recordOf(id);
    expect(fault).toBeNull();
    const types = entries.map(({ type }) => type).filter((type) => type.startsWith('custody.hold-'));
    expect(types).toEqual(['custody.hold-placed', 'custody.hold-ended']);
    expect(JSON.stringify(entries)).not.toContain('brother');
    const { timeline } = await dashboardOf(staff, id);
    const told = timeline.filter(({ kind }) => kind.startsWith('hold-'));
    expect(told.map(({ kind, reason: why }) => [kind, why])).toEqual([
      ['hold-ended', 'They agree now.'],
      ['hold-placed', reason],
    ]);
  });

  it('promises the family nothing, and doesn’t tell them of the dispute', async () => {
    const { staff, id, relative } = await readyDesk();
    await hold(staff, id);
    const seen = await ok<MyCase>('getMyCase', { id }, relative);
    expect(seen.standing.next).toBe('We’ll talk with you before anything more happens. You can call us at any hour.');
    expect(JSON.stringify(seen)).not.toMatch(/Disputed|on hold/);
  });

  it('that races a cremation refuses it if it’s first, and comes too late for it if it isn’t', async () => {
    const { staff, id } = await readyDesk();
    const [held, act] = await Promise.all([
      ask('holdDisposition', { id, reason }, keyed(staff)),
      ask('updateDecedentStatus', { caseId: id, ...burned }, keyed(staff)),
    ]);
    expect(held.status).toBe(200);
    const { entries } = await recordOf(id);
    const types = entries.map(({ type }) => type).filter((type) => /hold-placed|moved/.test(type));
    // Coming into care was the first.
    expect(types.slice(1)).toEqual(act.status === 200 ? ['custody.moved', 'custody.hold-placed'] : ['custody.hold-placed']);
  });
});
