import { describe, expect, it } from 'vitest';
import { ok, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { keyed, openCase } from './parts/case-desk.ts';
import { saveAnswers } from './parts/case-party.ts';
import { accept, accepting, handoffDesk, handoffsOf, offer } from './parts/handoff-desk.ts';
import { bind, newTags, tagsOf } from './parts/tag-desk.ts';

const FOUND_ELSEWHERE = /^This tag was found with someone else\./;
const compare = (by: RequestOptions, caseId: string, { id: tag }: { id: string }) =>
  ok('compareTag', { caseId, tag, how: 'tag-scanned' }, keyed(by));

/** Returns a desk on which the tag of the person can be found with someone else. */
async function holdDesk() {
  const desk = await handoffDesk();
  const { staff, row, tag } = desk;
  const other = await openCase(staff.by, { decedentLastName: 'Sandoval' });
  const [hers] = await newTags(staff.by, 1);
  await bind(staff.by, other.id, hers!);
  return {
    ...desk,
    hold: async () => (await tagsOf(staff.by, row.id)).hold,
    find: (by: RequestOptions = staff.by) => compare(by, other.id, tag),
  };
}

describe('a tag that was found with someone else', { timeout: 60_000 }, () => {
  it('lets the person come back, and stays a stop until two people say on the Tags page that it’s them', async () => {
    const { staff, admin, trade, row, tag, hold, find } = await holdDesk();
    await accept(trade.by, row.id, await offer(staff.by, row.id, tag, trade));
    await find();
    expect(await hold()).toMatch(FOUND_ELSEWHERE);
    await accept(staff.by, row.id, await offer(trade.by, row.id, tag, null));
    // Two accounts have scanned the tag since. Neither was asked whether it’s the right person.
    expect((await tagsOf(staff.by, row.id)).checks.slice(0, 2).map(({ finding }) => finding)).toEqual(['confirmed', 'confirmed']);
    expect(await hold()).toMatch(FOUND_ELSEWHERE);
    await compare(admin.by, row.id, tag);
    expect(await hold()).toMatch(FOUND_ELSEWHERE);
    await compare(staff.by, row.id, tag);
    expect(await hold()).toBeUndefined();
    await offer(staff.by, row.id, tag, trade);
  });

  it('keeps a hand-off that was offered before from being accepted, in words that both sides read', async () => {
    const { staff, admin, trade, crematory, row, tag, find } = await holdDesk();
    for (const [to, purpose] of [
      [trade, 'preparation'],
      [trade, 'transport'],
      [crematory, 'storage'],
    ] as const) {
      const handoff = await offer(staff.by, row.id, tag, to, { purpose });
      expect((await handoffsOf(to.by, row.id)).hold).toBeNull();
      await find();
      expect(await refused('acceptHandoff', accepting(row.id, handoff), keyed(to.by))).toMatchObject({
        status: 409,
        detail: expect.stringContaining('This tag was found with someone else.'),
        missing: expect.arrayContaining([expect.objectContaining({ title: 'Stopped' })]),
      });
      for (const { by } of [staff, to])
        expect(await handoffsOf(by, row.id)).toMatchObject({
          hold: expect.stringMatching(FOUND_ELSEWHERE),
          custodian: { kind: 'home' },
          open: { id: handoff.id, state: 'offered' },
        });
      for (const { by } of [staff, admin]) await compare(by, row.id, tag);
      expect(await accept(to.by, row.id, handoff)).toMatchObject({ handoff: { state: 'accepted' } });
      await accept(staff.by, row.id, await offer(to.by, row.id, tag, null));
    }
  });

  it('isn’t the only thing that is checked again: so is the medical examiner’s release', async () => {
    const { staff, trade, row, tag } = await holdDesk();
    const handoff = await offer(staff.by, row.id, tag, trade);
    await saveAnswers(staff.by, row.id, { medicalExaminerNotified: 'yes' }, { medicalExaminerNotified: 'not-required' });
    expect((await refused('acceptHandoff', accepting(row.id, handoff), keyed(trade.by))).detail).toMatch(
      /^Medical examiner or coroner: /,
    );
    expect((await handoffsOf(staff.by, row.id)).custodian).toMatchObject({ kind: 'home' });
  });
});
