import { describe, expect, it } from 'vitest';
import { readChain, readChainHead } from '#functions/table/chain.ts';
import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import { verifyChain } from '#shared/chain/verify-chain.ts';
import type { CaseGates } from '#shared/contract/case-care.ts';
import type { StartedReduction } from '#shared/contract/reduction-calls.ts';
import type { TagRow } from '#shared/contract/tags-views.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import type { Reduction } from '#shared/model/handoff.ts';
import { ok, openCloudTable, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { dashboardOf, keyed, openCase } from './parts/case-desk.ts';
import { caseEvents } from './parts/case-facts.ts';
import { saveAnswers } from './parts/case-party.ts';
import { pageOf } from './parts/custody-desk.ts';
import { accept, handoffDesk, move, offer, offering } from './parts/handoff-desk.ts';
import { reductionDesk, starting } from './parts/reduction-desk.ts';
import { bind, bound, newTags, tagsOf } from './parts/tag-desk.ts';

const table = openCloudTable();

/** Reads the record of a case as somebody would who has only the table. */
async function entriesOf(caseId: string): Promise<ChainEntry[]> {
  const chain = custodyChain(caseId);
  const [{ links }, head] = await Promise.all([readChain(table, chain), readChainHead(table, chain)]);
  const lines = links.map(({ text }) => new TextEncoder().encode(text));
  expect(await verifyChain(lines, { chain, head })).toBeNull();
  return links.map(({ text }) => JSON.parse(text) as ChainEntry);
}

const start = (by: RequestOptions, ...of: Parameters<typeof starting>) =>
  ok<StartedReduction>('startReduction', starting(...of), keyed(by));
const whyNotStart = async (by: RequestOptions, ...of: Parameters<typeof starting>) =>
  (await refused('startReduction', starting(...of), keyed(by))).detail;

describe('the start of a cremation', { timeout: 60_000 }, () => {
  it('is recorded by the crematory that has the person, once everything is in place right then', async () => {
    const { staff, owner, trade, crematory, row, tag } = await reductionDesk();
    const reduction = { purpose: 'reduction' };
    expect(await whyNotStart(crematory.by, row.id, tag)).toMatch(/has the person, and so only they can record this\.$/);
    await accept(crematory.by, row.id, await offer(staff.by, row.id, tag, crematory, reduction));
    for (const by of [staff.by, trade.by])
      expect(await whyNotStart(by, row.id, tag)).toBe('Northgate Crematory has the person, and so only they can record this.');
    expect((await pageOf(crematory.by, row.id, 'cremated-remains')).reduction).toEqual({
      ...{ known: null, whyNotStart: null, whyNotEnd: 'No start is recorded. Record it first.', isUnconfirmed: false },
    });
    // What changed after the hand-off counts.
    const notified = (after: string, before: string) =>
      saveAnswers(staff.by, row.id, { medicalExaminerNotified: after }, { medicalExaminerNotified: before });
    await notified('yes', 'not-required');
    expect(await whyNotStart(crematory.by, row.id, tag)).toMatch(/^Medical examiner or coroner: /);
    // The company that has the person reads that before it enters anything, and no other company does.
    const missingTo = async (by: RequestOptions) => {
      const { gates } = await ok<CaseGates>('getCaseGates', { id: row.id }, by);
      return gates.map(({ act, missing, checks }) => [act, missing.map(({ title }) => title), checks.length]);
    };
    expect(await missingTo(crematory.by)).toEqual([['cremation', expect.arrayContaining(['Medical examiner or coroner']), 0]]);
    expect(await missingTo(trade.by)).toEqual([]);
    await notified('not-required', 'yes');
    // Nobody writes a cremation that hasn’t started.
    for (const [by, changes] of [
      [
        staff.by,
        { startedAt: new Date().toISOString(), endedAt: new Date().toISOString(), packagedAt: new Date().toISOString() },
      ],
      [crematory.by, { discNumber: '9999', operator: 'Omar Perez' }],
    ] as const)
      expect(await refused('saveCustodyPage', { id: row.id, page: 'cremated-remains', changes }, keyed(by))).toMatchObject({
        status: 400,
        errors: Object.keys(changes).map((name) => ({
          field: `changes.${name}`,
          message: 'This can be filled in once the start is recorded.',
        })),
      });
    const { reduction: known } = await start(crematory.by, row.id, tag);
    const rewritten = { id: row.id, page: 'cremated-remains', expected: { startedAt: known?.started.on } };
    const earlier = { ...rewritten, changes: { startedAt: row.createdOn } };
    expect(await refused('saveCustodyPage', earlier, keyed(staff.by))).toMatchObject({
      errors: [{ field: 'changes.startedAt', message: expect.stringMatching(/^The start is recorded\./) }],
    });
    await ok('saveCustodyPage', { ...rewritten, changes: { packagedBy: 'Omar Perez' } }, keyed(crematory.by));
    const by = crematory.person.account.id;
    expect(known).toMatchObject({ act: 'cremation', discNumber: '4411', started: { by } });
    // The same, sent again.
    expect((await start(crematory.by, row.id, tag)).reduction).toEqual(known);
    const started = (await entriesOf(row.id)).filter(({ type }) => type === 'custody.disposition-started');
    expect(started.map(({ data }) => data)).toMatchObject([
      {
        ...{ act: 'cremation', discNumber: '4411', verifiedHow: ['tag-scanned'], tag: { id: tag.id } },
        states: { A: 'met', M: 'not-needed', I: 'met', D: 'met', V1: 'met', V2: 'met', H: 'met' },
      },
    ]);
    expect(JSON.stringify(started)).not.toContain('Perez');
    expect((await pageOf(staff.by, row.id, 'cremated-remains')).values).toMatchObject({
      ...{ discNumber: '4411', operator: 'Omar Perez', chamber: 'Retort 2', startedAt: known?.started.on },
    });
    expect((await tagsOf(staff.by, row.id)).checks[0]).toMatchObject({ finding: 'confirmed', by });
    expect((await caseEvents('disposition.started', row.id))[0]?.data).toMatchObject({ act: 'cremation' });
    const { gates } = await ok<CaseGates>('getCaseGates', { id: row.id }, staff.by);
    expect(gates.map(({ act }) => act)).toEqual(['release']);
    // Nobody can be handed over in between, or said to be elsewhere.
    const elsewhere = { caseId: row.id, from: 'transferred', value: 'in-care', correctionReason: 'They are back, says Omar.' };
    expect(await refused('updateDecedentStatus', elsewhere, keyed(owner.by))).toMatchObject({
      status: 409,
      detail: expect.stringMatching(/^The cremation has started, and Northgate Crematory has the person\./),
    });
    const back = { purpose: 'return' };
    const whyNotBack = async (of: Pick<TagRow, 'id'>) =>
      (await refused('offerHandoff', offering(row.id, of, null, back), keyed(crematory.by))).detail;
    expect(await whyNotBack(tag)).toBe('The cremation has started. Record its end first.');
    expect((await refused('endReduction', { caseId: row.id }, keyed(staff.by))).detail).toMatch(/^Northgate Crematory has/);
    const early = { caseId: row.id, endedOn: '2026-01-01T00:00:00.000Z' };
    expect(await refused('endReduction', early, keyed(crematory.by))).toMatchObject({ errors: [{ field: 'endedOn' }] });
    expect(await ok('endReduction', { caseId: row.id }, keyed(crematory.by))).toMatchObject({ ended: { by } });
    expect(await ok('endReduction', { caseId: row.id }, keyed(crematory.by))).toMatchObject({ ended: { by } });
    expect(await whyNotBack(tag)).toBe('The cremation is over. Scan the tag on the cremated remains.');
    expect((await entriesOf(row.id)).map(({ type }) => type).filter((type) => type.includes('disposition'))).toEqual([
      ...['custody.disposition-started', 'custody.disposition-completed'],
    ]);
    await caseEvents('disposition.completed', row.id);
    const [remains] = (await newTags(staff.by, 1)) as [TagRow];
    await bind(crematory.by, row.id, remains, { subject: 'cremated-remains' });
    // It was checked when it started. What is said later changes nothing about that.
    await notified('yes', 'not-required');
    await accept(staff.by, row.id, await offer(crematory.by, row.id, remains, null));
    const { decedent, timeline } = await dashboardOf(staff.by, row.id);
    expect(decedent.status).toBe('cremated-remains-in-care');
    const kinds = timeline.map(({ kind, subject }) => [kind, subject]).filter(([kind]) => kind?.startsWith('disposition'));
    expect(kinds.toReversed()).toEqual([
      ['disposition-started', 'cremation'],
      ['disposition-completed', 'cremation'],
    ]);
  });

  it('is the home’s own if it has the person, and stops every other change of care until its end', async () => {
    const { staff, owner, admin, trade, row, tag, spare } = await reductionDesk();
    expect(await whyNotStart(trade.by, row.id, tag)).toMatch(/has the person, and so only they can record this\.$/);
    await bind(staff.by, row.id, spare, { role: 'outer' });
    expect(await whyNotStart(staff.by, row.id, spare)).toBe('Scan the primary tag on the person.');
    await start(staff.by, row.id, tag);
    for (const to of ['cremated-remains-in-care', 'transferred'])
      expect((await move(staff.by, row.id, 'in-care', to)).body.detail).toBe(
        'The cremation has started. Record its end on the page of the cremated remains first.',
      );
    expect(await whyNotStart(admin.by, row.id, tag)).toMatch(/^The start is recorded already: /);
    const { started, ended } = await ok<Reduction>('endReduction', { caseId: row.id }, keyed(admin.by));
    const late = { caseId: row.id, endedOn: started.on, reason: 'I pressed it late.' };
    expect(await refused('endReduction', late, keyed(staff.by))).toMatchObject({ status: 403 });
    expect(await ok('endReduction', late, keyed(owner.by))).toMatchObject({ ended: { by: ended!.by, on: started.on } });
    expect((await pageOf(staff.by, row.id, 'cremated-remains')).values.endedAt).toBe(started.on);
    const ends = (await entriesOf(row.id)).filter(({ type }) => type === 'custody.disposition-completed');
    expect(ends.map(({ occurredOn, corrects, data }) => [occurredOn, corrects, data.reason])).toEqual([
      [ended!.on, undefined, undefined],
      [started.on, ends[0]!.sequence, 'I pressed it late.'],
    ]);
    expect((await move(staff.by, row.id, 'in-care', 'transferred')).body.detail).toMatch(/^The cremation is over\./);
    expect((await move(staff.by, row.id, 'in-care', 'cremated-remains-in-care')).status).toBe(200);
    expect(await whyNotStart(staff.by, row.id, tag, { discNumber: '4412' })).toMatch(/^The start is recorded already: /);
    // A correction to a time before it takes it back.
    const corrected = { caseId: row.id, from: 'cremated-remains-in-care', value: 'in-care', correctionReason: 'The wrong case.' };
    await ok('updateDecedentStatus', corrected, keyed(owner.by));
    expect((await pageOf(staff.by, row.id, 'cremated-remains')).reduction).toMatchObject({ known: null, whyNotStart: null });
  });

  it('is a stop at another case’s tag: nothing starts, and both records say so', async () => {
    const { staff, row, tag } = await reductionDesk();
    const other = await openCase(staff.by, { decedentFirstName: 'Amelia', decedentLastName: 'Okafor' });
    const [theirs] = await bound(staff.by, other.id);
    expect(await start(staff.by, row.id, theirs)).toMatchObject({
      ...{ finding: 'other-case', reduction: null, belongsTo: { id: other.id } },
    });
    expect(await whyNotStart(staff.by, row.id, tag)).toMatch(/Stopped|Tag and papers/);
    const types = async (id: string) => (await entriesOf(id)).map(({ type }) => type);
    expect(await types(other.id)).toContain('custody.identity-verified');
    expect(await types(row.id)).not.toContain('custody.disposition-started');
  });

  it('asks for the disc and who does it, beside their fields', async () => {
    const { staff, row, tag } = await handoffDesk();
    const said = await refused('startReduction', starting(row.id, tag, { discNumber: ' ', operator: '' }), keyed(staff.by));
    expect([said.status, said.errors]).toMatchObject([
      400,
      [
        { field: 'discNumber', message: 'Enter the number on the disc.' },
        { field: 'operator', message: 'Enter who does it.' },
      ],
    ]);
    expect(await whyNotStart(staff.by, row.id, tag)).toBe(
      'The disposition of this case isn’t a cremation or another reduction. Choose it first.',
    );
  });
});
