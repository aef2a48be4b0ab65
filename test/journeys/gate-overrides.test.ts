import { describe, expect, it } from 'vitest';
import { readChain, readChainHead } from '#functions/table/chain.ts';
import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import { verifyChain } from '#shared/chain/verify-chain.ts';
import type { CaseGates } from '#shared/contract/case-care.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import type { StaffMember } from '#shared/model/employee.ts';
import { mailbox, ok, openCloudTable, type RequestOptions, refused, waitUntil } from '#test/cloud/cloud.ts';
import { dashboardOf, keyed } from './parts/case-desk.ts';
import { saveAnswers } from './parts/case-party.ts';
import { contactDesk } from './parts/contact-desk.ts';
import { teammate } from './parts/notification-desk.ts';

const reason = 'The son took everything home on Monday.';
const burned = { from: 'in-care', value: 'cremated-remains-in-care' };

/** Opens a case of a cremation at a home with an owner, a funeral director, and someone who is neither. */
async function deciders() {
  const desk = await contactDesk();
  const { home, staff, row } = desk;
  await saveAnswers(staff, row.id, { dispositionType: 'cremation' });
  await ok('updateDecedentStatus', { caseId: row.id, from: 'not-in-care', value: 'in-care' }, keyed(staff));
  const made = (firstName: string, changes: Partial<StaffMember>) => teammate(home, firstName, changes);
  const [owner, director, other] = await Promise.all([
    made('Ida', { access: 'owner' }),
    made('Tom', { isFuneralDirector: true }),
    made('Ines', { isFuneralDirector: true }),
  ]);
  return { ...desk, id: row.id, owner, director, other };
}

const wanted = (id: string, key: string, more: object = {}) => ({ id, act: 'cremation', key, reason, ...more });
const override = (by: RequestOptions, id: string, key = 'E') => ok<CaseGates>('overrideGate', wanted(id, key), keyed(by));
const lineIn = ({ gates }: CaseGates, key: string) => gates.at(-1)?.checks.find((check) => check.key === key);

describe('going on without something', () => {
  it('takes two people: it’s an entry with the states of all lines, and the owner gets an email', async () => {
    const { id, staff, owner, director, other } = await deciders();
    expect(await refused('overrideGate', wanted(id, 'E'), keyed(staff))).toMatchObject({ status: 403 });
    const short = await refused('overrideGate', wanted(id, 'E', { reason: `${' '.repeat(20)}too short` }), keyed(owner.by));
    expect(short).toMatchObject({
      status: 400,
      errors: [{ field: 'reason', message: expect.stringContaining('20 characters') }],
    });
    const asked = lineIn(await override(director.by, id), 'E');
    expect(asked).toMatchObject({ status: 'missing', asked: { byName: 'Tom Vane', isOwn: true } });
    expect(lineIn(await ok<CaseGates>('getCaseGates', { id }, staff), 'E')?.asked).toMatchObject({ isOwn: false });
    // Alone, it changes nothing, and two directors aren’t enough.
    expect(await refused('overrideGate', wanted(id, 'E'), keyed(director.by))).toMatchObject({ status: 409 });
    expect(await refused('overrideGate', wanted(id, 'E'), keyed(other.by))).toMatchObject({
      status: 409,
      detail: 'An owner or admin and a funeral director have to agree.',
    });
    expect(lineIn(await ok<CaseGates>('getCaseGates', { id }, staff), 'E')?.status).toBe('missing');
    expect(lineIn(await override(owner.by, id), 'E')).toMatchObject({
      status: 'overridden',
      asked: null,
      mayBeOverridden: false,
    });

    const [table, chain] = [openCloudTable(), custodyChain(id)];
    const [{ links }, head] = await Promise.all([readChain(table, chain), readChainHead(table, chain)]);
    expect(
      await verifyChain(
        links.map(({ text }) => new TextEncoder().encode(text)),
        { chain, head },
      ),
    ).toBeNull();
    const entry = JSON.parse(links.at(-1)!.text) as ChainEntry;
    expect(entry).toMatchObject({
      type: 'custody.gate-overridden',
      actor: { id: owner.employee.appUserId },
      data: {
        ...{ act: 'cremation', line: 'E', decidedBy: [director.employee.appUserId, owner.employee.appUserId] },
        states: {
          A: 'missing',
          P: 'not-checked',
          W: 'missing',
          I: 'missing',
          D: 'missing',
          V1: 'missing',
          E: 'missing',
          H: 'met',
        },
      },
    });
    expect(links.at(-1)?.text).not.toMatch(/Vane|Monday/);
    const { timeline } = await dashboardOf(staff, id);
    expect(timeline.slice(0, 2).map(({ kind }) => kind)).toEqual(['gate-overridden', 'gate-override-asked']);
    const letter = await waitUntil('the email to the owner', async () =>
      (await mailbox(owner.employee.email).all()).find(({ subject }) => subject.includes('two people go on without')),
    );
    expect(letter.body.text).toContain('Tom Vane and Ida Vane');
    // What was decided isn’t decided again.
    expect((await refused('overrideGate', wanted(id, 'E'), keyed(owner.by))).status).toBe(409);
  });

  it('never is for the authorization, the wait, the medical examiner, a hold, or what isn’t ahead', async () => {
    const { id, owner, director } = await deciders();
    for (const key of ['A', 'W', 'M', 'D', 'V1', 'V2', 'I'])
      for (const by of [director.by, owner.by]) {
        const { status, detail } = await refused('overrideGate', wanted(id, key), keyed(by));
        expect([key, status, detail]).toEqual([key, 409, expect.stringMatching(/^Nobody can go on without this: /)]);
      }
    expect((await refused('overrideGate', wanted(id, 'H'), keyed(owner.by))).status).toBe(409);
    expect((await refused('overrideGate', wanted(id, 'E', { act: 'burial' }), keyed(owner.by))).status).toBe(409);
    expect((await refused('overrideGate', wanted(id, 'constructor'), keyed(owner.by))).status).toBe(409);
    const { status, detail } = await refused('updateDecedentStatus', { caseId: id, ...burned }, keyed(owner.by));
    expect([status, detail]).toEqual([409, expect.stringContaining('Authorization: ')]);
  });

  it('is for implants of which nobody knows after asking and feeling, and doesn’t count once something else is missing', async () => {
    const { id, staff, owner, director } = await deciders();
    const unknown = { hasImplant: 'unknown', hadRadioactiveTreatment: 'no', implantsFelt: 'none' };
    await saveAnswers(staff, id, unknown);
    await override(director.by, id, 'I');
    expect(lineIn(await override(owner.by, id, 'I'), 'I')?.status).toBe('overridden');
    await saveAnswers(staff, id, { hasImplant: 'yes' }, { hasImplant: 'unknown' });
    expect(lineIn(await ok<CaseGates>('getCaseGates', { id }, staff), 'I')).toMatchObject({
      status: 'missing',
      mayBeOverridden: false,
    });
  });
});
