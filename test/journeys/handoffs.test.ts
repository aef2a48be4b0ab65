import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readChain, readChainHead } from '#functions/table/chain.ts';
import { employeeItem } from '#functions/table/employee.ts';
import { handoffWrite, readAwaitedHandoff, readHandoff } from '#functions/table/handoff.ts';
import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import { verifyChain } from '#shared/chain/verify-chain.ts';
import type { HandoffView, ScannedHandoff } from '#shared/contract/handoffs.ts';
import type { TagRow } from '#shared/contract/tags-views.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import { ask, ok, openCloudTable, type RequestOptions, refused, runJob, waitUntil } from '#test/cloud/cloud.ts';
import { authorizeCremation } from './parts/authorized-cremation.ts';
import { dashboardOf, keyed, openCase } from './parts/case-desk.ts';
import { saveAnswers } from './parts/case-party.ts';
import { identified, noImplants } from './parts/gate-desk.ts';
import { accept, accepting, handedOver, handoffDesk, handoffsOf, move, offer, offering } from './parts/handoff-desk.ts';
import { bellOf } from './parts/notification-desk.ts';
import { bind, bound, newTags, tagsOf } from './parts/tag-desk.ts';

const table = openCloudTable();

/** Reads the record of a case as somebody would who has only the table. */
async function recordOf(caseId: string) {
  const chain = custodyChain(caseId);
  const [{ links }, head] = await Promise.all([readChain(table, chain), readChainHead(table, chain)]);
  const lines = links.map(({ text }) => new TextEncoder().encode(text));
  const entries = links.map(({ text }) => JSON.parse(text) as ChainEntry);
  return { entries, fault: await verifyChain(lines, { chain, head }), text: links.map(({ text }) => text).join('\n') };
}
const typesOf = async (caseId: string) => {
  const { entries, fault } = await recordOf(caseId);
  expect(fault).toBeNull();
  return entries.map(({ type }) => type.replace('custody.', '')).filter((type) => type.startsWith('handoff'));
};
/** Waits for what somebody is told of a kind. */
const told = (by: RequestOptions, kind: string, count = 1) =>
  waitUntil(`${count} of ${kind}`, async () => {
    const items = (await bellOf(by)).items.filter((each) => each.kind === kind);
    return items.length >= count ? items : undefined;
  });
const statusOf = async (desk: Awaited<ReturnType<typeof handoffDesk>>) =>
  (await dashboardOf(desk.staff.by, desk.row.id)).decedent.status;

describe('a hand-off', () => {
  it('passes custody once the other side has scanned the same tag, and back the same way', async () => {
    const desk = await handoffDesk();
    const { staff, trade, row, tag, name } = desk;
    expect(await handoffsOf(staff.by, row.id)).toMatchObject({
      custodian: { kind: 'home', name, isConfirmed: true, since: expect.any(String) },
      ...{ end: null, whyNotOffer: null, open: null, earlier: [], isUnconfirmedReduction: false },
      companies: [
        { name: 'Northgate Crematory', tradeKinds: ['crematory'], hasAccount: true },
        { name: 'Tristan Teal', tradeKinds: ['embalmer', 'removal-service'], hasAccount: true },
      ],
    });
    const handoff = await offer(staff.by, row.id, tag, trade);
    expect(handoff).toMatchObject({
      state: 'offered',
      role: 'giver',
      isOverdue: false,
      to: { kind: 'trade', id: trade.member.id },
    });
    // Nothing has passed yet.
    expect([await statusOf(desk), (await handoffsOf(trade.by, row.id)).open?.role]).toEqual(['in-care', 'receiver']);
    expect(await ok('getWaitingHandoffs', {}, trade.by)).toMatchObject({
      items: [{ id: handoff.id, role: 'receiver', of: { id: row.id, decedentFullName: 'Amélie Okafor' } }],
    });
    expect((await accept(trade.by, row.id, handoff, { place: 'Prep room 2' })).handoff).toMatchObject({ state: 'accepted' });
    expect(await handoffsOf(staff.by, row.id)).toMatchObject({
      custodian: { kind: 'trade', id: trade.member.id, name: 'Tristan Teal', place: 'Prep room 2', isConfirmed: true },
      ...{ whyNotOffer: 'Tristan Teal has the person. Ask there for a hand-off.', open: null },
      earlier: [{ id: handoff.id, state: 'accepted', effects: 'A wedding ring, on the left hand.' }],
    });
    expect(await statusOf(desk)).toBe('transferred');
    const back = await offer(trade.by, row.id, tag, null);
    expect(back).toMatchObject({ from: { kind: 'trade' }, to: { kind: 'home', name } });
    await accept(staff.by, row.id, back, { place: 'Cooler 2' });
    expect(await statusOf(desk)).toBe('in-care');
    expect((await handoffsOf(staff.by, row.id)).custodian).toMatchObject({ kind: 'home', name, place: 'Cooler 2' });
    expect(await typesOf(row.id)).toEqual(['handoff-offered', 'handoff-accepted', 'handoff-offered', 'handoff-accepted']);
    // Names and what goes along are beside the record.
    const { text, entries } = await recordOf(row.id);
    expect(text).not.toMatch(/Teal|ring|Cooler/);
    expect(entries.find(({ type }) => type === 'custody.handoff-accepted')?.data).toMatchObject({
      ...{
        handoffId: handoff.id,
        from: { kind: 'home' },
        to: { kind: 'trade', id: trade.member.id },
        verifiedHow: ['tag-scanned'],
      },
      ...{ purpose: 'preparation', papers: ['pronouncement'], changes: [{ from: 'in-care', to: 'transferred' }] },
    });
    // Each scan is a comparison as well.
    expect((await tagsOf(staff.by, row.id)).checks.map(({ finding, by }) => [finding, by])).toMatchObject([
      ['confirmed', staff.person.account.id],
      ['confirmed', trade.person.account.id],
      ['confirmed', trade.person.account.id],
      ['confirmed', staff.person.account.id],
    ]);
    const { timeline } = await dashboardOf(trade.by, row.id);
    expect(timeline.filter(({ kind }) => kind.startsWith('handoff')).map(({ kind, subject, to }) => [kind, subject, to])).toEqual(
      [
        ['handoff-accepted', 'Tristan Teal', 'in-care'],
        ['handoff-offered', name, undefined],
        ['handoff-accepted', name, 'transferred'],
        ['handoff-offered', 'Tristan Teal', undefined],
      ],
    );
  });

  it('tells the other side, and the one who waits hears the answer', async () => {
    const { staff, trade, owner, row, tag } = await handoffDesk();
    const handoff = await offer(staff.by, row.id, tag, trade);
    const [offered] = await told(trade.by, 'handoff-offered');
    expect(offered).toMatchObject({ title: 'Stella Teal offers a hand-off', case: { id: row.id } });
    // Nobody corrects where the person is while it’s open.
    const gone = { caseId: row.id, from: 'in-care', value: 'not-in-care', correctionReason: 'They never came to us.' };
    expect(await refused('updateDecedentStatus', gone, keyed(owner.by))).toMatchObject({
      status: 409,
      detail: expect.stringMatching(/^A hand-off is open\. Finish it, or take it back/),
    });
    await ok('refuseHandoff', { caseId: row.id, id: handoff.id, reason: 'The cooler is full.' }, keyed(trade.by));
    const [answered] = await told(owner.by, 'handoff-answered');
    expect(answered?.title).toBe('Tristan Teal refused a hand-off');
    expect(answered?.words).toMatch(/: The cooler is full\.$/);
    await offer(staff.by, row.id, tag, trade);
    const { open } = await handoffsOf(staff.by, row.id);
    await ok('withdrawHandoff', { caseId: row.id, id: open?.id, reason: 'Wrong company.' }, keyed(staff.by));
    expect((await told(trade.by, 'handoff-answered')).map(({ title }) => title)).toEqual(['Stella Teal took a hand-off back']);
    expect(await told(trade.by, 'handoff-offered', 2)).toHaveLength(2);
    expect(await typesOf(row.id)).toEqual(['handoff-offered', 'handoff-refused', 'handoff-offered', 'handoff-withdrawn']);
  });

  it('can be sent again at every step, under the same key or another one', async () => {
    const { staff, trade, row, tag } = await handoffDesk();
    const sent = keyed(staff.by);
    const first = await ok<ScannedHandoff>('offerHandoff', offering(row.id, tag, trade), sent);
    expect(await ok('offerHandoff', offering(row.id, tag, trade), sent)).toEqual(first);
    const { handoff } = await ok<ScannedHandoff>('offerHandoff', offering(row.id, tag, trade), keyed(staff.by));
    expect(handoff).toEqual(first.handoff);
    const there = { ...(handoff as HandoffView), tag };
    const accepted = await accept(trade.by, row.id, there);
    expect(await accept(trade.by, row.id, there)).toEqual(accepted);
    const back = await offer(trade.by, row.id, tag, null);
    const refusal = { caseId: row.id, id: back.id, reason: 'Not today.' };
    const once = await ok('refuseHandoff', refusal, keyed(staff.by));
    expect(await ok('refuseHandoff', refusal, keyed(staff.by))).toEqual(once);
    expect(await typesOf(row.id)).toEqual(['handoff-offered', 'handoff-accepted', 'handoff-offered', 'handoff-refused']);
  });

  it('that is accepted and taken back at the same moment ends one way, and the other side reads which', async () => {
    for (let round = 0; round < 4; round += 1) {
      const desk = await handoffDesk();
      const { staff, trade, row, tag } = desk;
      const handoff = await offer(staff.by, row.id, tag, trade);
      const both = await Promise.all([
        ask<{ detail?: string }>('acceptHandoff', accepting(row.id, handoff), keyed(trade.by)),
        ask<{ detail?: string }>('withdrawHandoff', { caseId: row.id, id: handoff.id }, keyed(staff.by)),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const isAccepted = both[0].status === 200;
      const loser = isAccepted ? both[1] : both[0];
      expect(loser.body.detail).toBe(
        isAccepted ? 'Tristan Teal accepted this hand-off already.' : 'Stella Teal took this hand-off back.',
      );
      expect(await statusOf(desk)).toBe(isAccepted ? 'transferred' : 'in-care');
      expect(await typesOf(row.id)).toEqual(['handoff-offered', isAccepted ? 'handoff-accepted' : 'handoff-withdrawn']);
    }
  });
});

describe('who hands over and who takes', () => {
  it('is never the same side: only the custodian offers, only the receiver accepts or refuses, only the giver takes back', async () => {
    const { staff, trade, crematory, owner, row, tag } = await handoffDesk();
    const offerBy = (by: typeof staff.by, input: object) => refused('offerHandoff', input, keyed(by));
    expect(await offerBy(trade.by, offering(row.id, tag, crematory, { purpose: 'storage' }))).toMatchObject({ status: 409 });
    expect(await offerBy(staff.by, offering(row.id, tag, null))).toMatchObject({
      errors: [{ field: 'to', message: 'You work for the home. Choose who takes over.' }],
    });
    expect((await offerBy(staff.by, offering(row.id, tag, crematory))).errors?.[0]?.message).toMatch(
      /^Northgate Crematory isn’t listed for this: Embalming or preparation\./,
    );
    expect((await offerBy(staff.by, offering(row.id, tag, owner))).errors?.[0]?.field).toBe('to');
    const handoff = await offer(staff.by, row.id, tag, trade);
    expect(await offerBy(staff.by, offering(row.id, tag, crematory, { purpose: 'storage' }))).toMatchObject({
      status: 409,
      detail: 'A hand-off to Tristan Teal is open. It has to be accepted, refused, or taken back first.',
    });
    for (const by of [staff.by, owner.by, crematory.by]) {
      expect(await refused('acceptHandoff', accepting(row.id, handoff), keyed(by))).toMatchObject({ status: 403 });
      expect(await refused('refuseHandoff', { caseId: row.id, id: handoff.id, reason: 'No.' }, keyed(by))).toMatchObject({
        status: 403,
        detail: 'Only Tristan Teal can refuse this.',
      });
    }
    expect(await refused('withdrawHandoff', { caseId: row.id, id: handoff.id }, keyed(trade.by))).toMatchObject({ status: 403 });
    await accept(trade.by, row.id, handoff);
    // Nobody takes the person back by their own word.
    const words = [staff, trade].map(async ({ by }) => (await move(by, row.id, 'transferred', 'in-care')).body.detail);
    expect(await Promise.all(words)).toEqual([
      expect.stringMatching(/^Tristan Teal has the person\./),
      'In care is recorded by the home. If you take or give the person, use a hand-off.',
    ]);
    expect(await typesOf(row.id)).toEqual(['handoff-offered', 'handoff-accepted']);
  });

  it('is a removal service from the place of death to the home', async () => {
    const desk = await handoffDesk();
    const { staff, trade, crematory } = desk;
    const row = await openCase(staff.by);
    for (const { member } of [trade, crematory])
      await ok('assignTrade', { caseId: row.id, employeeId: member.id }, keyed(staff.by));
    const [tag] = await bound(staff.by, row.id);
    expect(await refused('offerHandoff', offering(row.id, tag, null), keyed(trade.by))).toMatchObject({
      detail: 'You can hand someone over once they’re in your care.',
    });
    await move(staff.by, row.id, 'not-in-care', 'pickup-requested');
    await move(staff.by, row.id, 'pickup-requested', 'out-for-pickup');
    expect(await refused('offerHandoff', offering(row.id, tag, null), keyed(crematory.by))).toMatchObject({ status: 409 });
    const handoff = await offer(trade.by, row.id, tag, null);
    await accept(staff.by, row.id, handoff);
    expect((await dashboardOf(staff.by, row.id)).decedent.status).toBe('in-care');
  });
});

describe('a company with a name', () => {
  it('is named by it where hand-offs name who takes over and who has the person', async () => {
    const { staff, trade, row, tag } = await handoffDesk();
    await openCloudTable().put(employeeItem({ ...trade.member, tradeKinds: ['embalmer'], title: 'Teal Embalming' }));
    const before = await handoffsOf(staff.by, row.id);
    expect(before.companies.map(({ name }) => name)).toContain('Teal Embalming, Tristan Teal');
    await accept(trade.by, row.id, await offer(staff.by, row.id, tag, trade));
    expect((await handoffsOf(staff.by, row.id)).custodian).toMatchObject({ kind: 'trade', name: 'Teal Embalming, Tristan Teal' });
  });
});

describe('a trade company that has a person, or is asked to take them', () => {
  it('can’t be taken off the case, and can once they are back', async () => {
    const { owner, staff, trade, row, tag } = await handoffDesk();
    const off = { caseId: row.id, employeeId: trade.member.id };
    const handoff = await offer(staff.by, row.id, tag, trade);
    expect(await refused('unassignTrade', off, keyed(staff.by))).toMatchObject({
      status: 409,
      detail: expect.stringContaining('is asked to take the person over. First take that hand-off back'),
    });
    await accept(trade.by, row.id, handoff);
    expect(await refused('unassignTrade', off, keyed(staff.by))).toMatchObject({
      status: 409,
      detail: expect.stringContaining('has the person. First take them over with a hand-off'),
    });
    expect((await ask('getCustodyPages', { id: row.id }, trade.by)).status).toBe(200);
    expect(await refused('deleteEmployee', { id: trade.member.id }, owner.by)).toMatchObject({
      status: 409,
      detail: expect.stringContaining('has Amélie Okafor (case '),
    });
    expect(await ok('getEmployeeWork', { id: trade.member.id }, owner.by)).toMatchObject({
      whyNot: expect.stringMatching(/ has Amélie Okafor \(case .+\)\. First take them over with a hand-off/),
    });
    const back = await offer(trade.by, row.id, tag, null);
    await accept(staff.by, row.id, back);
    expect(await ok('getEmployeeWork', { id: trade.member.id }, owner.by)).toMatchObject({ whyNot: null });
    await ok('unassignTrade', off, keyed(staff.by));
    expect((await ask('getCustodyPages', { id: row.id }, trade.by)).status).toBe(404);
    await ok('deleteEmployee', { id: trade.member.id }, owner.by);
  });
});

describe('the tag of a hand-off', () => {
  it('is the home’s and the person’s: another one passes nothing', async () => {
    const { staff, admin, trade, row, tag, spare } = await handoffDesk();
    const elsewhere = await handoffDesk();
    const offerWith = (id: string) => ask<object>('offerHandoff', offering(row.id, { id }, trade), keyed(staff.by));
    const unknown = `${'0'.repeat(25)}4`;
    const others = [await offerWith(elsewhere.tag.id), await offerWith(unknown)];
    const said = others.map(({ status, body }) => ({ status, ...body, requestId: null, instance: null }));
    expect(said[0]).toMatchObject({ status: 404 });
    expect(said[0]).toEqual(said[1]);
    expect((await offerWith(spare.id)).status).toBe(409);
    const typed = offering(row.id, { id: tag.code }, trade, { how: 'tag-typed' });
    expect(await refused('offerHandoff', typed, keyed(staff.by))).toMatchObject({
      errors: [{ field: 'whyTyped', message: 'Say why the tag couldn’t be scanned.' }],
    });
    const other = await openCase(staff.by, { decedentLastName: 'Okafor' });
    const [hers] = await bound(staff.by, other.id);
    const stop = await ok<ScannedHandoff>('offerHandoff', offering(row.id, hers, trade), keyed(staff.by));
    expect(stop).toMatchObject({ finding: 'other-case', belongsTo: { id: other.id }, handoff: null });
    // Both records say it, and this person waits until two people have compared the tag.
    for (const [caseId, finding] of [
      [row.id, 'other-case'],
      [other.id, 'found-elsewhere'],
    ] as const)
      expect((await recordOf(caseId)).entries.at(-1)).toMatchObject({ type: 'custody.identity-verified', data: { finding } });
    expect(await refused('offerHandoff', offering(row.id, tag, trade), keyed(staff.by))).toMatchObject({ status: 409 });
    for (const { by } of [staff, admin]) await ok('compareTag', { caseId: row.id, tag: tag.id, how: 'tag-scanned' }, keyed(by));
    const handoff = await offer(staff.by, row.id, tag, trade);
    const wrong = await ok<ScannedHandoff>('acceptHandoff', { ...accepting(row.id, handoff), tag: hers.id }, keyed(trade.by));
    // A trade company isn’t told whose it is.
    expect(wrong).toEqual({ finding: 'other-case', handoff: null });
    await bind(staff.by, row.id, spare, { role: 'outer' });
    expect(await refused('acceptHandoff', { ...accepting(row.id, handoff), tag: spare.id }, keyed(trade.by))).toMatchObject({
      status: 409,
      // The code of the right one would let somebody accept without looking.
      detail: 'This isn’t the tag that was offered. Scan the tag on the person in front of you.',
    });
    expect((await handoffsOf(trade.by, row.id)).open?.id).toBe(handoff.id);
  });
});

describe('what a hand-off needs', () => {
  it('is the medical examiner’s release for care, and everything for a cremation', { timeout: 60_000 }, async () => {
    const { staff, admin, trade, crematory, row, tag } = await handoffDesk();
    await saveAnswers(staff.by, row.id, { medicalExaminerNotified: 'yes' }, { medicalExaminerNotified: 'not-required' });
    const whyNot = async (to: typeof trade, more: object = {}) =>
      (await refused('offerHandoff', offering(row.id, tag, to, more), keyed(staff.by))).detail;
    expect(await whyNot(trade)).toMatch(/^Medical examiner or coroner: /);
    await saveAnswers(staff.by, row.id, { medicalExaminerReleased: true });
    const reduction = { purpose: 'reduction' };
    expect(await whyNot(crematory, reduction)).toBe(
      'The disposition of this case isn’t a cremation or another reduction. Choose it first.',
    );
    await saveAnswers(staff.by, row.id, {
      ...{ dispositionType: 'cremation', dateOfDeath: new Date(Date.now() - 6 * 86_400_000).toISOString().slice(0, 10) },
      placeOfDeathAddress: { city: 'Boston', stateCode: 'MA', countryCode: 'US' },
    });
    expect(await whyNot(crematory, reduction)).toMatch(/things are missing\. Authorization: /);
    await authorizeCremation(staff.by, row.id);
    await saveAnswers(staff.by, row.id, noImplants);
    await identified(staff.by, row);
    // The giver’s own scan is one comparison. Somebody else makes the other.
    expect(await whyNot(crematory, reduction)).toMatch(/^Tag and papers, second comparison: Another person/);
    await ok('compareTag', { caseId: row.id, tag: tag.id, how: 'tag-scanned' }, keyed(admin.by));
    const handoff = await offer(staff.by, row.id, tag, crematory, reduction);
    const { gates } = await ok<{ gates: { checks: { key: string; status: string; words: string }[] }[] }>(
      'getCaseGates',
      { id: row.id },
      staff.by,
    );
    expect(gates[0]?.checks.find(({ key }) => key === 'H')).toMatchObject({
      status: 'missing',
      words: 'A hand-off is open. Finish it, or take it back.',
    });
    expect((await move(staff.by, row.id, 'in-care', 'cremated-remains-in-care')).body.detail).toContain('A hand-off is open.');
    expect((await move(staff.by, row.id, 'in-care', 'transferred')).body.detail).toContain('A hand-off is open.');
    // Everything is checked once more before it can start.
    const release = (medicalExaminerReleased: boolean) =>
      saveAnswers(staff.by, row.id, { medicalExaminerReleased }, { medicalExaminerReleased: !medicalExaminerReleased });
    await release(false);
    expect((await refused('acceptHandoff', accepting(row.id, handoff), keyed(crematory.by))).detail).toMatch(
      /^Medical examiner or coroner: /,
    );
    await release(true);
    expect((await accept(crematory.by, row.id, handoff)).handoff?.state).toBe('accepted');
    // The remains come back by their own tag, and the status says so.
    const [remains] = await newTags(staff.by, 1);
    await bind(crematory.by, row.id, remains as TagRow, { subject: 'cremated-remains' });
    await accept(staff.by, row.id, await offer(crematory.by, row.id, remains as TagRow, null));
    expect((await dashboardOf(staff.by, row.id)).decedent.status).toBe('cremated-remains-in-care');
    expect((await handoffsOf(staff.by, row.id)).isUnconfirmedReduction).toBe(false);
  });
});

describe('somebody without an account', () => {
  it('signs on the giver’s phone, and the record says that nobody there has confirmed it', async () => {
    const desk = await handoffDesk();
    const { staff, owner, trade, row, tag } = desk;
    const handOver = (more: object = {}) =>
      ask<ScannedHandoff & { errors?: object[] }>('handOver', { caseId: row.id, ...handedOver(tag.id, more) }, keyed(staff.by));
    expect((await handOver({ signature: { signatureType: 'type' } })).body.errors).toEqual([
      { field: 'signature', message: 'The person who takes over signs here.' },
    ]);
    expect((await handOver({ photo: 'data:image/png;base64,AAAA' })).status).toBe(400);
    const { body } = await handOver({ place: 'Harbor Mortuary, cooler' });
    expect(body.handoff).toMatchObject({ state: 'unconfirmed', to: { kind: 'outside', name: 'Omar Reyes, Harbor Mortuary' } });
    expect(await handoffsOf(trade.by, row.id)).toMatchObject({
      custodian: { kind: 'outside', name: 'Omar Reyes, Harbor Mortuary', place: 'Harbor Mortuary, cooler', isConfirmed: false },
    });
    expect(await statusOf(desk)).toBe('transferred');
    const { photo } = handedOver('') as { photo: string };
    const { entries } = await recordOf(row.id);
    const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(entries.at(-1)).toMatchObject({
      type: 'custody.handoff-unconfirmed',
      data: {
        evidence: [
          { kind: 'signature', sha256: sha256('Omar Reyes') },
          { kind: 'receipt', sha256: sha256(Buffer.from(photo.split(',')[1] ?? '', 'base64')) },
        ],
      },
    });
    expect(await ok('getHandoffReceipt', { caseId: row.id, id: body.handoff?.id }, trade.by)).toEqual({
      signature: { signatureType: 'type', typeText: 'Omar Reyes' },
      photo,
    });
    expect((await handOver()).body).toMatchObject({
      detail: expect.stringContaining('Omar Reyes, Harbor Mortuary has the person'),
    });
    // They have no account to hand anybody back, so the home says it, once somebody has read the tag again.
    const back = () => move(staff.by, row.id, 'transferred', 'in-care');
    const [refusal, compared] = [await back(), { caseId: row.id, tag: tag.id, how: 'tag-scanned' }];
    expect([refusal.status, refusal.body.detail]).toEqual([
      409,
      expect.stringMatching(/^They left your care, and come back only by/),
    ]);
    await ok('compareTag', { ...compared, isThem: false }, keyed(staff.by));
    expect((await told(owner.by, 'tag-disagreed'))[0]?.title).toMatch(/compared a tag that doesn’t agree$/);
    expect((await back()).status).toBe(409);
    for (const { by } of [staff, owner]) await ok('compareTag', compared, keyed(by));
    expect((await back()).status).toBe(200);
    expect((await handoffsOf(staff.by, row.id)).custodian).toMatchObject({ kind: 'home' });
  });

  it('is handed over to someone without an account by the home alone', async () => {
    const { staff, trade, row, tag } = await handoffDesk();
    await accept(trade.by, row.id, await offer(staff.by, row.id, tag, trade));
    const { status, detail } = await refused('handOver', { caseId: row.id, ...handedOver(tag.id) }, keyed(trade.by));
    expect([status, detail]).toEqual([403, expect.stringMatching(/^Only the home’s own staff can hand someone over/)]);
    expect((await handoffsOf(staff.by, row.id)).custodian).toMatchObject({ kind: 'trade', name: 'Tristan Teal' });
  });
});

describe('an offer that waits', () => {
  it('is overdue after 12 hours: both sides are told, once', async () => {
    const { staff, trade, owner, row, tag } = await handoffDesk();
    const { id } = await offer(staff.by, row.id, tag, trade);
    const stored = await readHandoff(table, { caseId: row.id, id });
    if (!stored) throw new Error('The hand-off is not in the table.');
    await runJob('tell-overdue-handoffs');
    const countOf = async (by: RequestOptions) =>
      (await bellOf(by)).items.filter(({ kind }) => kind === 'handoff-overdue').length;
    expect(await countOf(trade.by)).toBe(0);
    const on = new Date(Date.now() - 12 * 3_600_000 - 1000).toISOString();
    await table.transact([handoffWrite({ ...stored, offered: { ...stored.offered, on } })]);
    expect((await handoffsOf(trade.by, row.id)).open?.isOverdue).toBe(true);
    await Promise.all([runJob('tell-overdue-handoffs'), runJob('tell-overdue-handoffs')]);
    expect((await told(trade.by, 'handoff-overdue')).map(({ title }) => title)).toEqual(['A hand-off has waited for 12 hours']);
    await told(owner.by, 'handoff-overdue');
    // A run that listed it before, and reads it now, tells nobody.
    expect(await readAwaitedHandoff(table, { caseId: row.id, id })).toBeUndefined();
    await runJob('tell-overdue-handoffs');
    expect([await countOf(trade.by), await countOf(owner.by)]).toEqual([1, 1]);
    await accept(trade.by, row.id, stored);
  });
});
