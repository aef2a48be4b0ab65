import { expect, it } from 'vitest';
import { readChain } from '#functions/table/chain.ts';
import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import type { CarePageView } from '#shared/contract/custody-pages.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import { spelledCode } from '#shared/values/tag-code.ts';
import { ok, openCloudTable, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { lately } from '#test/world/lately.ts';
import { deskWithCase, keyed, member, openCase } from './parts/case-desk.ts';
import { fillPage, pageOf } from './parts/custody-desk.ts';
import { close } from './parts/gate-desk.ts';
import { bind, bound, newTags, tagsOf } from './parts/tag-desk.ts';

const read = (by: RequestOptions, id: string, tagScan: string) => ({
  save: { id, page: 'intake', changes: { tagScan, unit: 'Cooler 2' }, expected: {} },
  by: keyed(by),
});

const findingsOf = async (caseId: string) => {
  const { links } = await readChain(openCloudTable(), custodyChain(caseId));
  return links.map(({ text }) => (JSON.parse(text) as ChainEntry).data.finding).filter(Boolean);
};

it('stops at another person’s tag at the intake: it isn’t saved, and both records say so', async () => {
  const { staff, row } = await deskWithCase();
  const other = await openCase(staff);
  const [[own], [others]] = [await bound(staff, row.id), await bound(staff, other.id)];
  const wrong = read(staff, row.id, spelledCode(others.code));
  const view = await ok<CarePageView>('saveCustodyPage', wrong.save, wrong.by);
  expect(view.otherTag?.belongsTo).toMatchObject({ id: other.id, decedentFullName: other.decedentFullName });
  expect(view.values).toEqual({ unit: 'Cooler 2' });
  expect(await findingsOf(row.id)).toEqual(['other-case']);
  expect(await findingsOf(other.id)).toEqual(['found-elsewhere']);
  expect((await tagsOf(staff, row.id)).hold).toContain('Someone else’s tag');
  const [unused] = await newTags(staff, 1);
  const unknown = read(staff, row.id, unused!.code);
  expect(await refused('saveCustodyPage', unknown.save, unknown.by)).toMatchObject({
    status: 400,
    errors: [{ field: 'changes.tagScan', message: expect.stringContaining('isn’t the code of the tag on this case') }],
  });
  const right = await fillPage(staff, row.id, 'intake', { tagScan: spelledCode(own.code) });
  expect([right.otherTag, right.values.tagScan]).toEqual([undefined, spelledCode(own.code)]);
});

it('stops at another person’s tag at the removal, too, where a tag has to be bound before its code counts', async () => {
  const { staff, row } = await deskWithCase();
  const other = await openCase(staff);
  const [others] = await bound(staff, other.id);
  const save = (tagId: string) => ({ id: row.id, page: 'removal', changes: { tagId, vehicle: 'Van 2' }, expected: {} });
  const view = await ok<CarePageView>('saveCustodyPage', save(spelledCode(others.code)), keyed(staff));
  expect([view.otherTag?.belongsTo?.id, view.values]).toEqual([other.id, { vehicle: 'Van 2' }]);
  expect([await findingsOf(row.id), await findingsOf(other.id)]).toEqual([['other-case'], ['found-elsewhere']]);
  const whyNot = async (code: string) =>
    (await refused('saveCustodyPage', save(code), keyed(staff))).errors?.map(({ field, message }) => [field, message]);
  const [tag, unused] = await newTags(staff, 2);
  const notBound = 'This tag isn’t on anybody yet. Bind it to this case on the Tags page first.';
  expect(await whyNot(tag!.code)).toEqual([['changes.tagId', notBound]]);
  await bind(staff, row.id, tag!);
  expect(await whyNot(unused!.code)).toEqual([['changes.tagId', expect.stringContaining('isn’t the code of the tag on this')]]);
  expect((await fillPage(staff, row.id, 'removal', { tagId: tag!.code })).values.tagId).toBe(tag!.code);
});

it('closes an intake only once the person is in care, after they left, and with their own tag', async () => {
  const { staff, row, home } = await deskWithCase();
  const { id } = row;
  const [one, two] = [await member(home.id, 'Wanda', 'Fennimore'), await member(home.id, 'Rosa', 'Gorham')];
  const [tag] = await newTags(staff, 1);
  await fillPage(staff, id, 'intake', {
    ...{ receivedAt: lately('09:00'), receivedBy: one.id, secondPerson: two.id, tagScan: tag!.code },
    ...{ bandPlace: 'wrist', condition: 'undamaged', implantsFelt: 'none', unit: 'Cooler 2' },
  });
  const whyNot = async () => {
    const { version } = await pageOf(staff, id, 'intake');
    const { status, errors } = await refused('closeCustodyPage', { id, page: 'intake', version }, keyed(staff));
    return [status, errors?.[0]?.field, errors?.[0]?.message];
  };
  expect(await whyNot()).toEqual([400, 'receivedAt', expect.stringContaining('still Not in care. Record In care first.')]);
  await ok('updateDecedentStatus', { caseId: id, from: 'not-in-care', value: 'in-care' }, keyed(staff));
  await fillPage(staff, id, 'removal', { removalKind: 'own-staff', leftAt: lately('09:05') });
  expect(await whyNot()).toEqual([400, 'receivedAt', expect.stringContaining('before the person left')]);
  const [changes, expected] = [{ leftAt: lately('08:30') }, { leftAt: lately('09:05') }];
  await ok('saveCustodyPage', { id, page: 'removal', changes, expected }, keyed(staff));
  // The tag was put on somebody else after its code was written down here.
  const other = await openCase(staff);
  await bind(staff, other.id, tag!);
  const stopped = await close(staff, id, 'intake');
  expect([stopped.closed, stopped.otherTag?.belongsTo?.id]).toEqual([null, other.id]);
  expect(await findingsOf(id)).toEqual(['other-case']);
  const [own] = await bound(staff, id);
  expect((await close(staff, id, 'intake')).otherTag?.belongsTo?.id).toBe(other.id);
  const corrected = { changes: { tagScan: own.code }, expected: { tagScan: tag!.code } };
  await ok('saveCustodyPage', { id, page: 'intake', ...corrected }, keyed(staff));
  expect((await close(staff, id, 'intake')).closed).toMatchObject({ byName: 'Stella Teal' });
});
