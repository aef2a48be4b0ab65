import { expect, it } from 'vitest';
import { timelineItem } from '#functions/table/case.ts';
import type { CaseTagsView } from '#shared/contract/tags-views.ts';
import { carePage } from '#shared/model/enumerations/custody.ts';
import { spelledCode } from '#shared/values/tag-code.ts';
import { ask, ok, openCloudTable, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { keyed, openCase } from './parts/case-desk.ts';
import { fillPage, pageOf } from './parts/custody-desk.ts';
import { accept, accepting, handedOver, handoffDesk, handoffsOf, move, offer } from './parts/handoff-desk.ts';
import { bind, bound, newTags } from './parts/tag-desk.ts';

/** Returns everything that a company reads of a case, as it’s on the wire. */
async function onTheWire(by: RequestOptions, id: string): Promise<string> {
  const answers = await Promise.all([
    ...(['getCase', 'getCaseTimeline', 'getCustodyPages', 'getCustodyEntries'] as const).map((name) => ask(name, { id }, by)),
    ...carePage.values.map((page) => ask('getCustodyPage', { id, page }, by)),
    ...[ask('getCaseHandoffs', { caseId: id }, by), ask('getWaitingHandoffs', {}, by), ask('getCaseTags', { caseId: id }, by)],
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  return JSON.stringify(answers.map(({ body }) => body));
}

it('doesn’t tell a company the code of a tag before it has read it on the person', { timeout: 60_000 }, async () => {
  const { staff, crematory, row, tag } = await handoffDesk();
  const code = spelledCode(tag.code);
  await fillPage(staff.by, row.id, 'removal', { tagId: code });
  await fillPage(staff.by, row.id, 'intake', { tagScan: code });
  const handoff = await offer(staff.by, row.id, tag, crematory, { purpose: 'storage' });
  // What was written down before told the code in the activity, too.
  const by = { kind: 'provider', id: staff.member.id, name: 'Stella Teal', onBehalfOf: null } as const;
  const old = {
    id: '0198f0aa-1111-7222-8333-444455556666',
    caseId: row.id,
    kind: 'tag-confirmed',
    by,
    subject: tag.code,
  } as const;
  await openCloudTable().put(timelineItem({ ...old, at: new Date().toISOString() }));
  const said = await onTheWire(crematory.by, row.id);
  expect(said).toContain(handoff.id);
  for (const secret of [tag.id, tag.code, code]) expect(said).not.toContain(secret);
  // The home still reads what it wrote.
  expect((await pageOf(staff.by, row.id, 'removal')).values).toMatchObject({ tagId: code });
  await accept(crematory.by, row.id, handoff);
});

it('is replaced and retired by a company that has the person, which is sent neither its id nor its code', async () => {
  const { staff, trade, row, tag, spare } = await handoffDesk();
  const { id: caseId } = row;
  const [fresh] = await newTags(staff.by, 1);
  await accept(trade.by, caseId, await offer(staff.by, caseId, tag, trade));
  const retirement = { reason: 'damaged' };
  const ownTags = async () => (await ok<CaseTagsView>('getCaseTags', { caseId }, trade.by)).tags;
  const [{ id, code }] = (await ownTags()) as [CaseTagsView['tags'][number]];
  expect([id === tag.id, code]).toEqual([false, undefined]);
  const replacing = { caseId, id, retirement, tag: spare.id, how: 'tag-scanned' };
  for (const _time of ['once', 'twice']) {
    const { tags, checks } = await ok<CaseTagsView>('replaceTag', replacing, keyed(trade.by));
    expect(tags.map((each) => [each.id === spare.id, each.code, each.retired !== undefined])).toEqual([
      [false, tag.code, true],
      [false, undefined, false],
    ]);
    expect(JSON.stringify(checks)).not.toContain(spare.code);
  }
  const own = (await ownTags())[1]!;
  const after = await ok<CaseTagsView>('retireTag', { caseId, id: own.id, retirement }, keyed(trade.by));
  expect(after.tags.map(({ retired }) => retired?.reason)).toEqual(['damaged', 'damaged']);
  expect((await refused('retireTag', { caseId, id: fresh!.id, retirement }, keyed(trade.by))).status).toBe(409);
});

it('tells a company nothing of the other case when a tag disagrees, in neither case', async () => {
  const { staff, trade, crematory, row, tag } = await handoffDesk();
  const other = await openCase(staff.by, { decedentFirstName: 'Wilhelmina', decedentLastName: 'Achterberg' });
  await ok('assignTrade', { caseId: other.id, employeeId: trade.member.id }, keyed(staff.by));
  const [theirs] = await bound(staff.by, other.id);
  await ok('compareTag', { caseId: row.id, tag: theirs.id, how: 'tag-scanned' }, keyed(staff.by));
  const [here, there] = [await onTheWire(crematory.by, row.id), await onTheWire(trade.by, other.id)];
  expect(here).toContain('belongs to someone else');
  expect(there).toContain('was found with someone else');
  for (const { id, caseNumber, decedentLastName } of [other])
    for (const secret of [id, caseNumber, decedentLastName, theirs.id, theirs.code]) expect(here).not.toContain(secret);
  for (const secret of [row.id, row.caseNumber, row.decedentLastName, tag.id, theirs.id, theirs.code])
    expect(there).not.toContain(secret);
});

it('isn’t on cremated remains before there are any', async () => {
  const { staff, row, spare } = await handoffDesk();
  const early = { caseId: row.id, tag: spare.id, how: 'tag-scanned', subject: 'cremated-remains' };
  expect(await refused('bindTag', early, keyed(staff.by))).toMatchObject({
    status: 409,
    detail: expect.stringMatching(/^There are no cremated remains yet\./),
  });
  await bind(staff.by, row.id, spare, { role: 'outer' });
});

it('goes with whoever leaves our care: a change of care says nobody who has them, and waits for an open hand-off, also when it corrects', async () => {
  const { staff, owner, trade, row, tag } = await handoffDesk();
  const whyNot = async (to: string) => (await move(staff.by, row.id, 'in-care', to)).body.detail;
  expect(await whyNot('transferred')).toBe('Hand the person over on the Custody page. It says who has them.');
  const handoff = await offer(staff.by, row.id, tag, trade);
  for (const to of ['preparation-started', 'transferred'])
    expect(await whyNot(to)).toBe('A hand-off is open. Finish it, or take it back.');
  const correction = { caseId: row.id, from: 'in-care', value: 'preparation-started', correctionReason: 'It was begun before.' };
  expect((await refused('updateDecedentStatus', correction, keyed(owner.by))).detail).toMatch(
    /^A hand-off is open\. .*Then this can/,
  );
  expect(await refused('acceptHandoff', accepting(row.id, handoff, { how: 'tag-typed' }), keyed(trade.by))).toMatchObject({
    status: 400,
  });
  await ok('withdrawHandoff', { caseId: row.id, id: handoff.id }, keyed(staff.by));
  await ok('handOver', { caseId: row.id, ...handedOver(tag.id) }, keyed(staff.by));
  expect((await handoffsOf(staff.by, row.id)).custodian).toMatchObject({ kind: 'outside', name: 'Omar Reyes, Harbor Mortuary' });
});
