import { describe, expect, it } from 'vitest';
import type { CaseGates } from '#shared/contract/case-care.ts';
import type { CarePageView } from '#shared/contract/custody-pages.ts';
import type { MyDoubt } from '#shared/contract/identity-doubts.ts';
import type { MyCase } from '#shared/contract/my-cases.ts';
import { ask, ok, type RequestOptions, refused, waitUntil } from '#test/cloud/cloud.ts';
import { dashboardOf, keyed, member } from './parts/case-desk.ts';
import { caseEvents, storedFacts } from './parts/case-facts.ts';
import { saveAnswers } from './parts/case-party.ts';
import { add } from './parts/contact-desk.ts';
import { fillPage, pageOf } from './parts/custody-desk.ts';
import { familyDesk } from './parts/family-desk.ts';
import { close, compared, comparedTwice, identifiedAgain } from './parts/gate-desk.ts';
import { bellOf, bellWith, teammate } from './parts/notification-desk.ts';
import { readyDesk, recordOf } from './parts/ready-desk.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const burned = { from: 'in-care', value: 'cremated-remains-in-care' };

const lineOf = async (by: RequestOptions, id: string, key: string) =>
  (await ok<CaseGates>('getCaseGates', { id }, by)).gates.at(-1)?.checks.find((check) => check.key === key);
const whyNot = async (by: RequestOptions, caseId: string) => {
  const { status, detail } = await refused('updateDecedentStatus', { caseId, ...burned }, keyed(by));
  expect(status).toBe(409);
  return detail;
};
const cremated = (by: RequestOptions, caseId: string) => ok('updateDecedentStatus', { caseId, ...burned }, keyed(by));
const doubted = (by: RequestOptions, caseId: string, note = '') => ok<MyDoubt>('doubtIdentity', { caseId, note }, keyed(by));

describe('what the pages and the tags say', { timeout: 60_000 }, () => {
  it('stops a cremation line by line, in the words of the checklist, until it’s put right', async () => {
    const { staff, id, row, two, tag, relative, home } = await readyDesk();
    await saveAnswers(staff, id, { hasImplant: 'yes' }, { hasImplant: 'no' });
    expect(await whyNot(staff, id)).toBe('Implants: There’s an implant or a radioactive treatment. It has to be out first.');
    // What the family says never takes a yes back: staff ask, and correct the case.
    const said = { caseId: id, changes: { hasImplant: 'no' }, expected: { hasImplant: 'yes' } };
    expect(await ok('saveMyAnswers', said, keyed(relative))).toMatchObject({ answers: { hasImplant: 'no' } });
    expect(await whyNot(staff, id)).toMatch(/^Implants: There’s an implant.* The family says now that there’s none\. Ask them/);
    await saveAnswers(staff, id, { hasImplant: 'no' }, { hasImplant: 'yes' });
    const renaming = { caseId: id, changes: { decedentLastName: 'Cole' }, expected: { decedentLastName: row.decedentLastName } };
    expect(await refused('saveMyAnswers', renaming, keyed(relative))).toMatchObject({
      status: 403,
      detail: expect.stringMatching(/^Only .* can change the name here\. Ask them, or call us\.$/),
    });
    // Somebody felt one on arrival, whatever the family said.
    await fillPage(staff, id, 'intake', { implantsFelt: 'found' });
    expect(await whyNot(staff, id)).toMatch(/^Implants: An implant was found at the intake\./);
    await ok(
      'saveCustodyPage',
      { id, page: 'intake', changes: { implantsFelt: 'none' }, expected: { implantsFelt: 'found' } },
      keyed(staff),
    );

    const { version } = await pageOf(staff, id, 'identification');
    await ok('reopenCustodyPage', { id, page: 'identification', version, reason: 'The time was wrong.' }, keyed(staff));
    expect(await whyNot(staff, id)).toBe('Identification: Close the page of the identification in your name.');
    const changed = { page: 'identification', changes: { result: 'doubtful' }, expected: { result: 'confirmed' } };
    await ok('saveCustodyPage', { id, ...changed }, keyed(staff));
    expect(await whyNot(staff, id)).toMatch(/^2 things are missing\. Identification: The identification is in doubt\./);
    expect(await lineOf(staff, id, 'H')).toMatchObject({
      words: expect.stringMatching(/^Someone isn’t sure that this is the right person\./),
      link: { page: 'custody', carePage: 'identification', question: 'result' },
    });
    // Both are in the record at once, and what one person wasn’t sure of, another closes.
    const back = { page: 'identification', changes: { result: 'confirmed' }, expected: { result: 'doubtful' } };
    const { version: sure, whoCloses } = await ok<CarePageView>('saveCustodyPage', { id, ...back }, keyed(staff));
    const results = (await recordOf(id)).entries.filter(({ type }) => type === 'custody.identification-result');
    expect(results.map(({ data: { from, to } }) => [from, to])).toEqual([
      ['confirmed', 'doubtful'],
      ['doubtful', 'confirmed'],
    ]);
    expect(whoCloses).toMatch(/wrote that this isn’t certain\. Someone else closes this page from their own account\.$/);
    const alone = { id, page: 'identification', version: sure };
    expect(await refused('closeCustodyPage', alone, keyed(staff))).toMatchObject({
      status: 400,
      errors: [{ field: 'result', message: expect.stringMatching(/^You wrote that this isn’t certain\./) }],
    });
    expect(await close((await teammate(home, 'Ines')).by, id, 'identification')).not.toHaveProperty('whoCloses');

    await compared(staff, id, tag, false);
    expect(await whyNot(staff, id)).toMatch(/^3 things are missing\. Tag and papers, first comparison: /);
    expect(await lineOf(staff, id, 'H')).toMatchObject({ link: { page: 'tags' }, words: expect.stringContaining('isn’t them') });
    // The comparison before the doubt doesn’t count any more, and one account alone isn’t enough.
    for (const _time of ['once', 'twice']) {
      await compared(staff, id, tag);
      expect(await whyNot(staff, id)).toMatch(/^3 things are missing\. Tag and papers, first comparison: /);
    }
    await compared(two[1], id, tag);

    // Another tag: what was compared before was the old one.
    await ok('retireTag', { caseId: id, id: tag.id, retirement: { reason: 'damaged' } }, keyed(staff));
    expect(await whyNot(staff, id)).toMatch(/^2 things are missing\. Tag and papers, first comparison: Someone compares/);
    await comparedTwice(two, row.id);
    await cremated(staff, id);
  });

  it('settle facts of the case when they are closed: who it is, and that no implant is left', async () => {
    const { staff, id, home, tag } = await readyDesk();
    const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
    expect((await storedFacts(id)).facts).toMatchObject({ identityVerifiedOn: day });
    const [one, other] = [await member(home.id, 'Wanda', 'Fennimore'), await member(home.id, 'Rosa', 'Gorham')];
    await fillPage(staff, id, 'intake', {
      ...{ receivedAt: daysAgo(3), receivedBy: one.id, secondPerson: other.id, tagScan: tag.code, bandPlace: 'wrist' },
      ...{ condition: 'undamaged', implantsFelt: 'none', unit: 'Unit 2' },
    });
    expect((await storedFacts(id)).facts).not.toHaveProperty('implantsClearedOn');
    await close(staff, id, 'intake');
    expect((await storedFacts(id)).facts).toMatchObject({ implantsClearedOn: day });
    // Answers that come later count, too, in both directions.
    await saveAnswers(staff, id, { hasImplant: 'unknown' }, { hasImplant: 'no' });
    expect((await storedFacts(id)).facts).not.toHaveProperty('implantsClearedOn');
    await saveAnswers(staff, id, { hasImplant: 'no' }, { hasImplant: 'unknown' });
    expect((await storedFacts(id)).facts).toMatchObject({ implantsClearedOn: day });
    expect(await caseEvents('implants.cleared', id, 2)).toHaveLength(2);
  });
});

describe('a relative’s doubt', { timeout: 60_000 }, () => {
  it('stops everything final at once, is in the record, and tells the staff; a new identification settles it', async () => {
    const { staff, id, row, relative, home } = await readyDesk();
    const colleague = await teammate(home, 'Ines');
    expect(await ok<MyCase>('getMyCase', { id }, relative)).toMatchObject({ mayDoubt: true, doubt: null });
    const { on } = await doubted(relative, id, 'His hair was gray.');
    expect(await ok<MyCase>('getMyCase', { id }, relative)).toMatchObject({ doubt: { on, isOwn: true } });
    expect(await whyNot(staff, id)).toMatch(/^2 things are missing\. Identification: The identification is in doubt\./);
    const hold = {
      words: 'A relative said that this does not look like them. Nothing final may happen until they are identified again.',
    };
    expect(await lineOf(staff, id, 'H')).toMatchObject({ status: 'missing', ...hold });
    expect(await pageOf(staff, id, 'identification')).toMatchObject({ doubtedOn: on, status: 'in-progress' });

    const { entries, fault } = await recordOf(id);
    expect(fault).toBeNull();
    expect(entries.at(-1)).toMatchObject({ type: 'custody.identity-doubted', actor: { kind: 'family' } });
    expect(JSON.stringify(entries)).not.toMatch(/hair|Haddad/);
    const { timeline } = await dashboardOf(staff, id);
    expect(timeline[0]).toMatchObject({ kind: 'identity-doubted', by: { kind: 'family' }, reason: 'His hair was gray.' });
    expect((await bellWith(colleague.by, 1))[0]).toMatchObject({ kind: 'identity-doubted' });

    // Sent again, it adds nothing.
    expect(await doubted(relative, id)).toEqual({ on, isOwn: true });
    expect((await recordOf(id)).entries).toHaveLength(entries.length);

    const { version } = await pageOf(staff, id, 'identification');
    await ok('reopenCustodyPage', { id, page: 'identification', version, reason: 'A relative doubts it.' }, keyed(staff));
    const early = { id, page: 'identification', version: version + 1 };
    expect(await refused('closeCustodyPage', early, keyed(staff))).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([
        { field: 'identifiedAt', message: expect.stringMatching(/Identify the person again\.$/) },
        ...['formSigned', 'result', 'staffWitness'].map((field) => ({ field, message: 'Required field.' })),
      ]),
    });
    // What was said before the doubt doesn’t answer it, and the witness closes the page, from their own account.
    const again = { result: 'confirmed', formSigned: true, identifiedAt: new Date().toISOString() };
    const { employee: absent } = await teammate(home, 'Linda', { status: 'not-invited' });
    const named = { id, page: 'identification', changes: { staffWitness: absent.id } };
    expect(await refused('saveCustodyPage', named, keyed(staff))).toMatchObject({
      status: 400,
      errors: [
        { field: 'changes.staffWitness', message: expect.stringMatching(/^Linda Vane has no account that’s in use here\./) },
      ],
    });
    await fillPage(staff, id, 'identification', { ...again, staffWitness: colleague.employee.id });
    expect(await pageOf(staff, id, 'identification')).toMatchObject({
      whoCloses: expect.stringContaining('Ines Vane, the witness, closes this page from their own account.'),
    });
    expect(await refused('closeCustodyPage', { ...early, version: version + 2 }, keyed(staff))).toMatchObject({
      status: 400,
      errors: [{ field: 'staffWitness', message: expect.stringContaining('the witness closes this page: Ines Vane') }],
    });
    expect((await ok<MyCase>('getMyCase', { id }, relative)).standing.now).toBe('We’re making sure that this is Amélie.');
    expect(await close(colleague.by, id, 'identification')).not.toHaveProperty('doubtedOn');
    const settled = { on, isOwn: true, settledOn: expect.any(String) };
    expect(await ok<MyCase>('getMyCase', { id }, relative)).toMatchObject({ doubt: null, settledDoubt: settled });
    await cremated(staff, row.id);
    expect(await refused('doubtIdentity', { caseId: id }, keyed(relative))).toMatchObject({
      status: 409,
      detail: expect.stringContaining('Please call the home.'),
    });
  });

  it('that races a cremation refuses it if it’s first, and comes too late if it isn’t', async () => {
    const { staff, id, row, at, relative, home } = await readyDesk();
    const owner = await at({ access: 'owner' });
    const witness = await teammate(home, 'Ines');
    for (let round = 0; round < 4; round += 1) {
      const [doubt, act] = await Promise.all([
        ask('doubtIdentity', { caseId: id }, keyed(relative)),
        ask('updateDecedentStatus', { caseId: id, ...burned }, keyed(staff)),
      ]);
      expect([doubt.status, act.status].toSorted()).toEqual([200, 409]);
      const last = (await recordOf(id)).entries.at(-1)?.type;
      expect(last).toBe(doubt.status === 200 ? 'custody.identity-doubted' : 'custody.moved');
      if (act.status === 200) {
        const slip = { caseId: id, from: burned.value, value: burned.from, correctionReason: 'For another round.' };
        await ok('updateDecedentStatus', slip, keyed(owner));
        continue;
      }
      await identifiedAgain(staff, row, witness);
    }
    expect((await recordOf(id)).fault).toBeNull();
  });

  it('isn’t settled by what a page that was still open said before it', async () => {
    const { staff, id, row, relative, home } = await readyDesk();
    const { version } = await pageOf(staff, id, 'identification');
    await ok('reopenCustodyPage', { id, page: 'identification', version, reason: 'The time was wrong.' }, keyed(staff));
    await doubted(relative, id);
    const { values } = await pageOf(staff, id, 'identification');
    expect(Object.keys(values).toSorted()).toEqual(['identificationKind', 'identifiedBy']);
    await identifiedAgain(staff, row, await teammate(home, 'Ines'));
    // Another doubt undoes it again.
    const { on } = await doubted(relative, id);
    expect(await ok<MyCase>('getMyCase', { id }, relative)).toMatchObject({ doubt: { on }, settledDoubt: null });
    expect(await pageOf(staff, id, 'identification')).toMatchObject({ doubtedOn: on, status: 'in-progress' });
  });

  it('is on the family’s page whatever an owner corrects meanwhile: nothing is ready, and nothing is next', async () => {
    const { staff, id, at, relative, home } = await readyDesk();
    const owner = await at({ access: 'owner' });
    const { by: admin } = await teammate(home, 'Ines', { access: 'admin' });
    await doubted(relative, id);
    const correct = (from: string, value: string, correctionReason: string, more: object = {}) =>
      ask('updateDecedentStatus', { caseId: id, from, value, correctionReason, ...more }, keyed(owner));
    const short = await correct('in-care', 'cremated-remains-in-care', 'It was wrong.');
    expect([short.status, (short.body as { errors: object[] }).errors]).toEqual([
      400,
      [{ field: 'correctionReason', message: expect.stringMatching(/^This isn’t in place: Identification, .*20 characters\.$/) }],
    ]);
    const why = 'It happened before anyone told us of the doubt.';
    expect((await correct('in-care', 'cremated-remains-in-care', why)).status).toBe(200);
    expect((await recordOf(id)).entries.at(-1)).toMatchObject({
      type: 'custody.corrected',
      data: { states: { A: 'met', D: 'missing', H: 'missing' } },
    });
    const [first] = (await dashboardOf(staff, id)).timeline;
    expect(first).toMatchObject({ kind: 'decedent-status-corrected', subject: expect.stringMatching(/^Identification, /) });
    const told = await waitUntil('the admin is told', async () =>
      (await bellOf(admin)).items.find(({ kind }) => kind === 'gate-passed-over'),
    );
    expect(told.words).toMatch(/^Identification, /);
    expect((await correct('cremated-remains-in-care', 'cremated-remains-in-family-care', why)).status).toBe(200);
    expect((await ok<MyCase>('getMyCase', { id }, relative)).standing).toEqual({
      now: 'We’re making sure that this is Amélie.',
      next: 'We’ll call you as soon as we know, and you can call us at any hour.',
    });
    // A step back passes over nothing, and says no more than it did.
    const familyTold = { isTold: true, by: 'Ines' };
    expect((await correct('cremated-remains-in-family-care', 'in-care', 'A slip.', { familyTold })).status).toBe(200);
  });

  it('is for relatives of the case alone, while the person is in care', async () => {
    const { staff, row, family, home } = await familyDesk();
    expect(await ok<MyCase>('getMyCase', { id: row.id }, family.by)).toMatchObject({ mayDoubt: false });
    expect((await refused('doubtIdentity', { caseId: row.id }, keyed(family.by))).status).toBe(409);
    await ok('updateDecedentStatus', { caseId: row.id, from: 'not-in-care', value: 'in-care' }, keyed(staff));
    const stranger = await familyDesk();
    expect((await refused('doubtIdentity', { caseId: row.id }, keyed(stranger.family.by))).status).toBe(404);
    expect([403, 404]).toContain((await ask('doubtIdentity', { caseId: row.id }, keyed(staff))).status);
    const [one, other] = [await doubted(family.by, row.id), await doubted(family.by, row.id)];
    expect(one).toEqual(other);
    const { id: identifiedBy } = await add(staff, row.id);
    await fillPage(staff, row.id, 'identification', { identificationKind: 'viewing', identifiedBy });
    await identifiedAgain(staff, row, await teammate(home, 'Ines'));
    expect(await ok<MyCase>('getMyCase', { id: row.id }, family.by)).toMatchObject({ doubt: null });
  });
});
