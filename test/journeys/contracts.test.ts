import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { employeeItem } from '#functions/table/employee.ts';
import type { ContractView, SelectionView } from '#shared/contract/case-contracts-views.ts';
import type { CaseAmounts } from '#shared/contract/case-payments-views.ts';
import { formatCents } from '#shared/values/money.ts';
import { ask, mailbox, newEmail, ok, openCloudTable, refused, waitUntil } from '#test/cloud/cloud.ts';
import { dashboardOf, keyed, member } from './parts/case-desk.ts';
import { caseEvents } from './parts/case-facts.ts';
import { saveAnswers } from './parts/case-party.ts';
import { add } from './parts/contact-desk.ts';
import {
  type ContractDesk,
  contractAt,
  contractDesk,
  documentOf,
  give,
  giveLists,
  lawfulSelection,
  openContract,
  openedDesk,
  publishList,
  readySelection,
  repricePackage,
  selectionAt,
  signVersion,
} from './parts/contract-desk.ts';
import { signerByMail } from './parts/signing-desk.ts';

const amountsAt = ({ admin, id }: ContractDesk) => ok<CaseAmounts>('getCaseInvoiceAmounts', { id }, admin);
const conflict = { status: 409, code: 'conflict' };
const whyNot = ({ moves }: { moves: { act: string; whyNot: string | null }[] }, act: string) =>
  moves.find((move) => move.act === act)?.whyNot;

describe('a selection', () => {
  it('begins with what the case says, and is saved over the version that was seen', async () => {
    const desk = await contractDesk();
    const { admin, id } = desk;
    const first = await selectionAt(admin, id);
    expect(first).toMatchObject({ version: 0, filledFrom: { kind: 'case' }, status: 'editable', plan: null, whyNotChange: null });
    expect(first.findings.map(({ code }) => code)).toContain('purchaser-missing');
    expect(whyNot(first, 'open')).toBe('Save the summary first: this arrangement is Not started, not Ready for contract.');
    const ready = await readySelection(desk);
    expect(ready).toMatchObject({
      version: 1,
      arrangementStatus: 'ready-for-contract',
      stepInProgress: 'summary-saved',
    });
    // What the conference skipped is said, and blocks nothing.
    const [implant, answers, ...others] = ready.findings;
    expect(implant).toMatchObject({
      code: 'implant-not-asked',
      severity: 'warn',
      questions: [{ page: 'service-details', identifier: 'hasImplant' }],
    });
    expect(answers).toMatchObject({
      code: 'answers-missing',
      severity: 'warn',
      questions: expect.arrayContaining([
        expect.objectContaining({ page: 'death-certificates', identifier: 'certificateCopies' }),
      ]),
    });
    expect(others).toEqual([]);
    expect(whyNot(ready, 'open')).toBeNull();
    // Once the case says it, only the price follows from the answer in the conference.
    await saveAnswers(admin, id, { hasImplant: 'no' });
    const known = (await selectionAt(admin, id)).findings;
    expect(known.map(({ code }) => code)).toEqual(['answers-missing']);
    expect(known[0]!.questions).toContainEqual(implant!.questions![0]);
    expect(ready.statement.payers).toEqual([
      { contactId: desk.ada.id, name: 'Ada Marsh', shareCents: ready.statement.totals.totalCents },
    ]);
    const stale = { id, version: 0, selection: first.selection };
    expect(await refused('saveSelection', stale, keyed(admin))).toMatchObject({ status: 409, code: 'stale' });
    const { data } = (await caseEvents('arrangement.status-changed', id))[0]!;
    expect(data).toMatchObject({ from: 'not-started', to: 'ready-for-contract' });
  });

  it('says itself who reduced a price, and refuses strangers and card numbers', async () => {
    const desk = await contractDesk();
    const { admin, id } = desk;
    const { selection } = await selectionAt(admin, id);
    const lawful = lawfulSelection(desk, selection);
    const save = (changed: object) => ({ id, version: 0, selection: { ...lawful, ...changed } });
    const stranger = await refused('saveSelection', save({ purchasers: [randomUUID()] }), keyed(admin));
    expect(stranger).toMatchObject({ status: 400, errors: [{ field: 'selection.purchasers.0' }] });
    const card = await refused('saveSelection', save({ terms: 'Card 4242 4242 4242 4242' }), keyed(admin));
    expect(card).toMatchObject({ status: 400 });
    const line = `package:${lawful.choices.selectedTemplate}`;
    const reduction = {
      id: randomUUID(),
      lineKey: line,
      amountCents: 10_000,
      reason: 'A neighbor',
      by: randomUUID(),
      on: '2020-01-01T00:00:00.000Z',
    };
    const saved = await ok<SelectionView>('saveSelection', save({ reductions: [reduction] }), keyed(admin));
    expect(saved.selection.reductions[0]).toMatchObject({ amountCents: 10_000, reason: 'A neighbor' });
    expect(saved.selection.reductions[0]?.by).not.toBe(reduction.by);
    expect(saved.selection.reductions[0]?.on).not.toBe(reduction.on);
    expect(saved.statement.lines.find(({ reduces }) => reduces === line)?.amountCents).toBe(-10_000);
  });
});

describe('a contract', () => {
  it('is opened once by two directors at the same time, and frozen', async () => {
    const desk = await contractDesk();
    const { admin, id } = desk;
    const ready = await readySelection(desk);
    const open = { id, version: 1 };
    const both = await Promise.all([ask('openContract', open, keyed(admin)), ask('openContract', open, keyed(admin))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const view = await contractAt(admin, id);
    expect(view).toMatchObject({ status: 'in-contract', arrangementStatus: 'in-contract', inForce: null, findings: [] });
    expect(view.version).toMatchObject({ number: 1, kind: 'contract', standing: 'open', statement: ready.statement });
    expect(view.version?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect((await documentOf(desk, view.version!.documentId!)).document).toMatchObject({ state: 'out' });
    expect(await refused('saveSelection', { id, version: 2, selection: ready.selection }, keyed(admin))).toMatchObject({
      ...conflict,
      detail: 'This is in the contract that’s waiting for signatures. Reopen the contract first.',
    });
    const service = { displayServiceId: randomUUID(), version: null };
    expect(await refused('saveCaseDisplayServices', { caseId: id, services: [service] }, keyed(admin))).toMatchObject(conflict);
  });

  it('is signed for the home by the funeral director who was chosen', async () => {
    const desk = await contractDesk();
    const { admin, id, locationId } = desk;
    const second = { ...(await member(locationId, 'Bo', 'Keller')), isFuneralDirector: true, email: newEmail('bo') };
    await openCloudTable().put(employeeItem(second));
    await readySelection(desk);
    const open = (directorId: string) => [{ id, version: 1, directorId }, keyed(admin)] as const;
    expect(await refused('openContract', ...open(randomUUID()))).toMatchObject({
      status: 400,
      errors: [{ field: 'directorId' }],
    });
    const { version } = await ok<ContractView>('openContract', ...open(second.id));
    const { signers } = (await documentOf(desk, version!.documentId!)).document;
    expect(signers.at(-1)).toMatchObject({ role: 'funeral-director', employeeId: second.id });
  });

  it('answers the same request again with the same version, and refuses to end its document alone', async () => {
    const desk = await contractDesk();
    const { admin, id } = desk;
    await readySelection(desk);
    const request = [{ id, version: 1 }, keyed(admin)] as const;
    const first = await ok('openContract', ...request);
    expect(await ok('openContract', ...request)).toEqual(first);
    const { documentId } = (await contractAt(admin, id)).version!;
    const { document } = await documentOf(desk, documentId!);
    const ending = { id, documentId, version: document.version, reason: 'By mistake' };
    expect(await refused('voidCaseDocument', ending, keyed(admin))).toMatchObject(conflict);
    expect(await refused('replaceCaseDocument', ending, keyed(admin))).toMatchObject(conflict);
  });

  it('is refused while something has to be fixed, with the findings of the screen', async () => {
    const desk = await contractDesk();
    const { admin, id } = desk;
    const { findings } = await readySelection(desk, (selection) => ({ ...selection, purchasers: [] }));
    const musts = findings.filter(({ severity }) => severity === 'must');
    expect(musts.map(({ code }) => code)).toEqual(['purchaser-missing']);
    const answer = await refused('openContract', { id, version: 1 }, keyed(admin));
    expect(answer).toMatchObject({ ...conflict, detail: musts[0]?.words });
  });

  it('is taken back with a reason, and opened again as the next version', async () => {
    const desk = await openedDesk();
    const { admin, id, opened } = desk;
    const { documentId } = opened.version!;
    expect(await refused('reopenContract', { id, reason: '' }, keyed(admin))).toMatchObject({ status: 400 });
    const reopened = await ok('reopenContract', { id, reason: 'Another urn' }, keyed(admin));
    expect(reopened).toMatchObject({ status: 'editable', arrangementStatus: 'in-progress', version: null });
    expect((await documentOf(desk, documentId!)).document.state).toBe('void');
    expect(await refused('reopenContract', { id, reason: 'Again' }, keyed(admin))).toMatchObject({
      ...conflict,
      detail: 'No contract is open.',
    });
    const { selection, version } = await selectionAt(admin, id);
    await ok('saveSelection', { id, version, selection, step: 'summary-saved' }, keyed(admin));
    const again = await openContract(desk);
    expect(again.versions.map(({ number, standing }) => [number, standing])).toEqual([
      [2, 'open'],
      [1, 'reopened'],
    ]);
    expect((await contractAt(admin, id, 1)).version).toMatchObject({ standing: 'reopened', endReason: 'Another urn' });
  });

  it('is signed after it was given, with its charges, once', async () => {
    const desk = await openedDesk();
    const { admin, id, opened } = desk;
    const { documentId, statement } = opened.version!;
    const { document } = await documentOf(desk, documentId!);
    expect(document.signers.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    const early = { id, documentId, signerId: document.signers[0]!.id };
    const notGiven = { ...conflict, detail: 'Give the family this statement to keep first, and say so on the contract.' };
    expect(await refused('beginWitnessedSigning', early, keyed(admin))).toMatchObject(notGiven);
    expect(await refused('resendCaseDocument', early, keyed(admin))).toMatchObject(notGiven);
    expect((await give(desk, 1)).version).toMatchObject({ given: { to: 'Ada Marsh', how: 'in-person' } });
    expect((await give(desk, 1)).version?.number).toBe(1);
    expect((await documentOf(desk, documentId!)).document.signers.map(({ state }) => state)).toEqual(['sent', 'waiting']);
    expect((await dashboardOf(admin, id)).timeline.map(({ kind }) => kind)).toContain('document-sent');
    const signed = await signVersion(desk, 1);
    expect(signed).toMatchObject({ status: 'contract-signed', inForce: 1, arrangementStatus: 'in-contract' });
    expect(await amountsAt(desk)).toMatchObject({
      dueCents: statement.totals.totalCents,
      balanceCents: statement.totals.totalCents,
    });
    expect(await caseEvents('contract.signed', id)).toHaveLength(1);
    expect((await dashboardOf(admin, id)).timeline.map(({ kind }) => kind)).toContain('contract-signed');
    expect(await refused('reopenContract', { id, reason: 'Too late' }, keyed(admin))).toMatchObject({
      ...conflict,
      detail: 'A signed contract cannot be reopened.',
    });
  });

  it('says how, to whom, and when it was given, which can be corrected and taken back until someone signs', async () => {
    const desk = await openedDesk();
    const { admin, id, ada, opened } = desk;
    const documentId = opened.version!.documentId!;
    const giving = (given: object | null) => [{ id, number: 1, given }, keyed(admin)] as const;
    const later = { to: 'Ada Marsh', how: 'mail', on: '2999-01-01' };
    expect(await refused('giveStatement', ...giving(later))).toMatchObject({ status: 400, errors: [{ field: 'given.on' }] });
    const earlier = { to: 'Ada Marsh', how: 'mail', on: '2020-01-01' };
    expect(await refused('giveStatement', ...giving(earlier))).toMatchObject({ status: 400, errors: [{ field: 'given.on' }] });
    await give(desk, 1);
    const corrected = await ok<ContractView>('giveStatement', ...giving({ to: 'Ada and Bo Marsh', how: 'email' }));
    expect(corrected.version?.given).toMatchObject({ to: 'Ada and Bo Marsh', how: 'email' });
    const isStatement = ({ subject }: { subject: string }) => subject.includes('the statement for');
    const letter = await mailbox(ada.email).mail(isStatement);
    const { statement } = opened.version!;
    const mailed = (letter.body.text ?? '').replaceAll(/\s+/g, ' ');
    expect(mailed).toContain(`The total is ${formatCents(statement.totals.totalCents)}.`);
    for (const { label } of statement.lines) expect(mailed).toContain(label);
    await ok('giveStatement', ...giving({ to: 'Ada Marsh', how: 'email' }));
    const { timeline } = await dashboardOf(admin, id);
    expect(timeline.find(({ kind }) => kind === 'statement-given')).toMatchObject({ to: 'Ada Marsh, by email' });
    const signer = await signerByMail(ada.email, documentId);
    expect((await ok<ContractView>('giveStatement', ...giving(null))).version).toMatchObject({ given: null, givenOn: null });
    const start = { documentId, signingToken: signer.token };
    expect(await refused('validateESignToken', start, {})).toMatchObject({
      status: 410,
      closedLink: { why: 'not-ready' },
      detail: 'The funeral home gives you a copy of this statement before you sign it. Please call them.',
    });
    await give(desk, 1);
    await signer.sign();
    expect(await refused('giveStatement', ...giving(null))).toMatchObject({
      ...conflict,
      detail: 'Someone has signed this version, so it was given to them before.',
    });
    // Another correction didn't send it again.
    expect(await caseEvents('contract.statement-given', id)).toHaveLength(1);
  });

  it('can’t be recorded as emailed to purchasers without an address', async () => {
    const desk = await contractDesk();
    const { admin, id } = desk;
    const brother = await add(admin, id, { firstName: 'Basil', lastName: 'Marsh', relationship: 'child' });
    await readySelection(desk, (before) => ({ ...before, purchasers: [brother.id] }));
    await openContract(desk);
    const given = { to: 'Basil Marsh', how: 'email' };
    const message = 'Basil Marsh has no email address. Add one to the contact, or give the statement another way.';
    expect(await refused('giveStatement', { id, number: 1, given }, keyed(admin))).toMatchObject({
      status: 400,
      errors: [{ field: 'given.how', message }],
    });
    expect((await contractAt(admin, id, 1)).version).toMatchObject({ given: null, givenOn: null });
  });

  it('isn’t signed once the list in force asks less, and keeps its prices until it’s opened again', async () => {
    const desk = await openedDesk();
    const { admin, id, ada, locationId, opened } = desk;
    const { statement, documentId } = opened.version!;
    await give(desk, 1);
    const signer = await signerByMail(ada.email, documentId!);
    await signer.consent();
    await signer.save(await signer.filled());
    const signing = await signer.completeInput();
    const packageId = statement.lines.find(({ section }) => section === 'package')?.of;
    await repricePackage(locationId, packageId!, -10_000);
    const list = await publishList(admin, locationId);
    const view = await waitUntil('the finding', async () => {
      const found = await contractAt(admin, id);
      return found.findings.length > 0 && found;
    });
    expect(view.findings).toMatchObject([{ code: 'list-superseded', severity: 'must' }]);
    expect(view.version?.statement).toEqual(statement);
    const detail = 'Something in this statement has to be corrected before you sign it. Please call the funeral home.';
    expect(await refused('completeESignSession', signing, signer.by())).toMatchObject({ ...conflict, detail });
    const again = { documentId, signingToken: signer.token };
    expect(await refused('validateESignToken', again, signer.by())).toMatchObject({ status: 410, detail });
    const [asked] = (await documentOf(desk, documentId!)).document.signers;
    const resending = { id, documentId, signerId: asked!.id, isReminder: true };
    expect(await refused('resendCaseDocument', resending, keyed(admin))).toMatchObject({
      ...conflict,
      detail: expect.stringMatching(/ Reopen the contract to change it\. Use the prices in force\. Then open it again\.$/),
    });
    await ok('reopenContract', { id, reason: 'A new price list' }, keyed(admin));
    await giveLists(admin, id, list.id);
    await readySelection(desk);
    const next = await openContract(desk);
    expect(next.version?.statement.totals.totalCents).toBe(statement.totals.totalCents - 10_000);
  });
});
