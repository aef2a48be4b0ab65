import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { employeeItem } from '#functions/table/employee.ts';
import type { CaseServices } from '#shared/contract/case-details-views.ts';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import type { CaseNoteRow } from '#shared/contract/cases-views.ts';
import type { Problem } from '#shared/contract/problem.ts';
import type { TaskView } from '#shared/contract/tasks-views.ts';
import type { LocationItem } from '#shared/model/merchandise.ts';
import { emptySelection } from '#shared/model/selection.ts';
import { isGuid } from '#shared/values/ids.ts';
import { ask, ok, openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { calls } from '#test/cloud/wire.ts';
import { latelyOn } from '#test/world/lately.ts';
import { composedDocuments } from '#world/composed-documents.ts';
import { addEntry, changeInput, entriesOf, entryInput } from './parts/calendar-desk.ts';
import { dashboardOf, firstCall, keyed, member } from './parts/case-desk.ts';
import { caseParty, hide } from './parts/case-party.ts';
import { add, contactsOf, saveInput } from './parts/contact-desk.ts';
import { closedPage, fillPage } from './parts/custody-desk.ts';
import { addEffect, effectsOf, effectsSave } from './parts/effects-desk.ts';
import { caskets, goodsOf, sellGoods, urns } from './parts/goods-desk.ts';
import { handedOver, putHandoff } from './parts/handoff-desk.ts';
import { amountsAt, pay, payment, paymentsAt, refund } from './parts/payment-desk.ts';
import { bound, tagsOf } from './parts/tag-desk.ts';
import { allJudged, judge, putTask, taskNamed, tasksOf } from './parts/task-desk.ts';

const written = { name: 'Call the florist', note: '', dueOn: null };

/** A thing’s id is the phone’s: the same in both homes, it names nothing of either. */
const thingId = randomUUID();

/** Returns the documents of a case that were begun. Which templates apply to it changes whenever a neighbor publishes one. */
async function begunDocuments(by: RequestOptions, id: string) {
  const { documents } = await ok<{ documents: { id: string | null }[] }>('getCaseDocuments', { id }, by);
  return documents.filter((each) => each.id !== null);
}

/**
 * Returns inputs that would succeed, by the call's name: of a case with a note, two contacts, a service, a task of the home's and one of the family's, a
 * trade company, a colleague, and an entry of the calendar. Homes may offer the same services: `service` chooses one, and the only category of goods.
 */
async function scene(service = 0) {
  const { row, staff, family, home, at } = await caseParty();
  const category = service === 0 ? caskets : urns;
  const [goods] = (await sellGoods(home.id, category)).get(category) as [LocationItem];
  const owner = await at({ access: 'owner' });
  const { id } = row;
  const [one, other] = [await add(staff, id), await add(staff, id)];
  const note = await ok<CaseNoteRow>('addCaseNote', { caseId: id, note: 'Called the hospital.' }, keyed(staff));
  const { payment: paid } = await pay({ row, staff }, 500, { payer: one.id });
  const { refund: given } = await refund({ row, owner }, 100, { paymentId: paid.id });
  const { offered } = await ok<CaseServices>('getCaseDisplayServices', { id }, staff);
  const displayServiceId = offered[service]?.displayServiceId as string;
  await ok('saveCaseDisplayServices', { caseId: id, services: [{ displayServiceId, version: null }] }, keyed(staff));
  const company = await member(home.id, 'Northgate', 'Removal');
  await openCloudTable().put(employeeItem({ ...company, kind: 'trade-company' }));
  const colleague = await member(home.id, 'Ines', 'Vane');
  await taskNamed(staff, id, 'First call record complete');
  // Waits for what follows from this first, so that nothing of the case changes later.
  await allJudged(id);
  const task = await putTask(row, { access: 'any' });
  const own = await putTask(row, { name: 'Choose a photograph', access: 'family-only' });
  await ok('assignTrade', { caseId: id, employeeId: company.id }, keyed(staff));
  const florist = await ok<TaskView>('addTask', { ...written, caseId: id, ownerId: null }, keyed(staff));
  await judge(staff, id);
  const entry = await addEntry(staff);
  const [tag, unused] = await bound(staff, id);
  const ring = await addEffect({ staff, row, one: colleague, other: colleague }, { witnessedBy: undefined });
  const [template] = composedDocuments();
  const { document } = await ok<CaseDocumentView>('beginCaseDocument', { id, templateDocumentId: template?.id }, keyed(staff));
  const [signer] = document.signers;
  const place = { id, documentId: document.id };
  const changed = { ...place, version: document.version };
  const ended = { ...changed, reason: 'Begun by mistake.' };
  const removed = await closedPage(staff, id, tag.code);
  const preserved = await fillPage(staff, id, 'preservation', { preservationMethod: 'none' });
  const { id: receiptId } = await putHandoff(row, tag);
  const signing = { ...place, signerId: signer?.id };
  const of = { caseId: id, contactId: one.id };
  const trade = { caseId: id, employeeId: company.id };
  const onPhone = { deviceOn: new Date().toISOString(), sentOn: new Date().toISOString() };
  const inputs: Record<string, object> = {
    getFiltered: { employeeId: colleague.id },
    getAllCases: {},
    getCaseViews: {},
    saveCaseViews: { version: 0, table: null, views: [] },
    changeCases: {
      cases: [{ id, status: 'active', employeeId: null }],
      change: { kind: 'assign', employeeId: colleague.id },
    },
    findSimilarCases: { firstName: 'Amélie', lastName: 'Okafor' },
    addCase: firstCall({ employeeId: colleague.id }),
    getCase: { id },
    updateCaseStatus: { caseId: id, from: 'active', value: 'completed' },
    acceptCase: { id },
    updateType: { caseId: id, from: 'at-need', value: 'imminent-need', reason: 'She lives.' },
    assignCase: { caseId: id, employeeId: colleague.id, from: null },
    updateCaseNumber: { id, number: 'N-1', from: row.caseNumber },
    updateDecedentStatus: { caseId: id, from: 'not-in-care', value: 'pickup-requested' },
    deleteCase: { id },
    restoreCase: { id },
    getCaseGates: { id },
    overrideGate: { id, act: 'cremation', key: 'E', reason: 'The son took everything home.' },
    holdDisposition: { id, reason: 'Disputed by the brother.' },
    endDispositionHold: { id, since: new Date().toISOString(), reason: 'They agree.' },
    getCaseTimeline: { id },
    getCaseNotes: { id },
    addCaseNote: { caseId: id, note: 'Called.', mentions: [colleague.id] },
    editCaseNote: { caseId: id, id: note.id, version: 1, note: 'Called.', mentions: [colleague.id] },
    shareCaseNote: { caseId: id, id: note.id, version: 1, isShared: true },
    getNoteEdits: { caseId: id, id: note.id },
    getCaseQuestions: { caseId: id, pages: [] },
    updateCaseDetails: { caseId: id, changes: {} },
    getCaseCards: { id },
    getCaseDisplayServices: { id, displayServiceId },
    saveCaseDisplayServices: { caseId: id, services: [{ displayServiceId, version: 1, familyOption: 'can-edit' }] },
    getCaseMerchandise: { id },
    saveCaseMerchandise: { id, items: [{ locationItemId: goods.id, version: null }] },
    findCaseMerchandise: { id, CategoryIds: [] },
    saveCaseMerchandiseOptions: { id, version: 0, options: [{ itemCategoryId: goods.itemCategoryId, familyOption: 'can-edit' }] },
    keepCaseMerchandise: { id, itemCategoryId: goods.itemCategoryId, planVersion: 1 },
    getCaseIdentifiers: { id },
    getGlobalIdentifiers: { id },
    getDecedent: { id },
    getCustodyPages: { id },
    getCustodyEntries: { id },
    getPeopleInCare: {},
    getCustodyPage: { id, page: 'intake' },
    saveCustodyPage: { id, page: 'intake', changes: { unit: 'Unit 2', receivedBy: colleague.id } },
    closeCustodyPage: { id, page: 'preservation', version: preserved.version },
    reopenCustodyPage: { id, page: 'removal', version: removed.version, reason: 'The time was wrong.' },
    recordFamilyTold: { id, by: 'Ida Larkspur' },
    saveDecedent: { id, changes: { suffix: 'Jr.' } },
    getCaseContacts: { caseId: id },
    getCaseContact: of,
    saveCaseContact: saveInput(id, one),
    deleteCaseContact: of,
    orderCaseContacts: { ...of, after: other.id },
    findKnownPeople: { caseId: id, querry: 'ruth' },
    updateContactStatus: { caseId: id, id: one.id, from: 'contact-only', status: 'blocked' },
    sendInvitation: of,
    cancelInvitation: of,
    inviteToArrangementOnline: of,
    sendArrangementEmail: of,
    cancelArrangementLink: of,
    getCaseTrades: { caseId: id },
    assignTrade: trade,
    unassignTrade: trade,
    arrangementsByCaseId: { id },
    arrangementsSummaryByCaseId: { id },
    getArrangementByCaseId: { id },
    getTasksForCase: { id },
    getCaseTasksAndServices: { id },
    calculateTaskCompletion: { caseId: id },
    completeTask: { caseTaskId: task.id, completed: true },
    addTask: { ...written, caseId: id, ownerId: company.id },
    editTask: { ...written, id: florist.id, version: 1, ownerId: colleague.id },
    getHomeTasks: {},
    removeTask: { id: task.id },
    restoreTask: { id: task.id },
    getMyDay: { whose: 'all' },
    getToday: {},
    setTaskDigest: { isWanted: true },
    addCalendarEntry: entryInput({ caseId: id, people: [colleague.id] }),
    changeCalendarEntry: changeInput(entry, { caseId: id, people: [colleague.id] }),
    getCaseDocuments: { id },
    beginCaseDocument: { id, templateDocumentId: template?.id },
    getCaseDocument: place,
    saveCaseDocument: {
      ...changed,
      signers: [{ id: signer?.id, order: 1, role: signer?.role, contactId: one.id, authority: '', needsCode: false }],
    },
    resendCaseDocument: signing,
    cancelSigner: { ...signing, ...ended },
    voidCaseDocument: ended,
    replaceCaseDocument: ended,
    beginWitnessedSigning: signing,
    beginOwnSigning: signing,
    sendCaseDocument: changed,
    getCaseDocumentFile: place,
    pdfImageFromCaseDocument: { id: document.id },
    sealCaseDocument: place,
    getEvidenceBundle: place,
    getCustodyExport: { id },
    beginCarePhoto: { id, page: 'intake', bytes: 1000, type: 'image/png' },
    keepCarePhoto: { id, page: 'intake', uploadId: randomUUID() },
    removeCarePhoto: { id, page: 'intake', sha256: 'a'.repeat(64) },
    getCarePhoto: { id, page: 'intake', sha256: 'a'.repeat(64) },
    beginSignedPaper: { ...place, bytes: 1000 },
    getSignedPaper: { ...place, uploadId: randomUUID() },
    keepSignedPaper: { ...changed, uploadId: randomUUID(), signatures: [{ name: 'Ruth Okafor', signedOn: latelyOn }] },
    getTripPack: {},
    noteOnTrip: { id: randomUUID(), caseId: id, ...onPhone, changes: { vehicle: 'Van 2' } },
    bindTagOnTrip: { id: randomUUID(), caseId: id, ...onPhone, tag: unused.id, how: 'tag-scanned' },
    noteEffectOnTrip: { id: thingId, caseId: id, ...onPhone, item: 'watch' },
    printNameBand: { caseId: id },
    updateRemovalLocation: { caseId: id, changes: {} },
    printPersonalEffects: { id },
    getPersonalEffects: { id },
    updateDecedentPersonalEffects: effectsSave(row, { id: ring.id, version: ring.version, inventoriedBy: colleague.id }),
    updatePersonalEffectFlag: { id, flag: 'true', inventoriedBy: colleague.id },
    movePersonalEffect: { id, effectId: ring.id, version: ring.version, to: 'stored', secondPerson: colleague.id },
    removePersonalEffect: {
      id,
      effectId: ring.id,
      version: ring.version,
      secondPerson: colleague.id,
      reason: 'Written down twice.',
    },
    choosePersonalEffectHandling: { id, effectId: ring.id, handling: 'ship' },
    removePersonalEffectPhoto: { id, effectId: ring.id, photoId: one.id },
    getPersonalEffectPhoto: { id, photoId: one.id },
    printCustodyPage: { id, paper: 'intake' },
    getSelection: { id },
    getConferenceHome: { id },
    saveSelection: { id, version: 0, selection: { ...emptySelection, purchasers: [one.id] } },
    getContract: { id },
    openContract: { id, version: 1 },
    reopenContract: { id, reason: 'Another urn' },
    giveStatement: { id, number: 1, given: { to: 'Ada Marsh', how: 'in-person' } },
    startAmendment: { id },
    getAtNeedPreview: { id },
    turnAtNeed: { id },
    recordActuals: { id, number: 1, advances: [{ lineKey: 'line:hearse', amountCents: 100, costCents: 100 }] },
    completeContract: { id },
    voidContract: { id, reason: 'Moved away' },
    getMyContract: { id },
    getCaseInvoiceAmounts: { id },
    getPaymentsForCase: { id },
    getLedger: { id },
    exportLedger: { id },
    recordPayment: payment(id, 100, { payer: one.id }),
    settlePayment: { paymentId: paid.id, to: 'failed' },
    recordRefund: { id, amountCents: 100, method: 'check', paymentId: paid.id, refundedOn: latelyOn, reason: 'Paid twice.' },
    deletePayment: { paymentId: paid.id },
    deleteRefund: { refundId: given.id },
    adjustBalance: { id, change: { kind: 'fee', amountCents: 100, payer: one.id }, reason: 'A returned check.' },
    depositInTrust: { id, paymentId: paid.id, amountCents: 100, depositedOn: latelyOn },
    recordTrustChange: { id, kind: 'growth', amountCents: 100, changedOn: latelyOn, reason: 'Interest' },
    getFinanceCharges: { id },
    postFinanceCharges: { id, totalCents: 100 },
    getInvoiceFromCase: { id, payer: one.id },
    getReceipt: { id, paymentId: paid.id },
    getMyReceipt: { id, paymentId: paid.id },
    getStatementOfAccount: { id, payer: one.id },
    getStatement: { id, number: 1 },
    getMyStatement: { id, number: 1 },
    getCaseTags: { caseId: id },
    bindTag: { caseId: id, tag: unused.id, how: 'tag-scanned', role: 'outer' },
    retireTag: { caseId: id, id: tag.id, retirement: { reason: 'damaged' } },
    replaceTag: { caseId: id, id: tag.id, retirement: { reason: 'damaged' }, tag: unused.id, how: 'tag-scanned' },
    compareTag: { caseId: id, tag: tag.id, how: 'tag-scanned' },
    getCaseHandoffs: { caseId: id },
    getHandoffReceipt: { caseId: id, id: receiptId },
    offerHandoff: { caseId: id, tag: tag.id, how: 'tag-scanned', purpose: 'storage', to: company.id },
    acceptHandoff: { caseId: id, id: receiptId, tag: tag.id, how: 'tag-scanned' },
    refuseHandoff: { caseId: id, id: receiptId, reason: 'There is no room.' },
    withdrawHandoff: { caseId: id, id: receiptId },
    handOver: { caseId: id, ...handedOver(tag.id) },
    confirmCorrection: { caseId: id },
    startReduction: { caseId: id, tag: tag.id, how: 'tag-scanned', discNumber: '4411', operator: 'Omar Perez' },
    endReduction: { caseId: id },
    getMyCases: {},
    getMyCase: { id },
    getMyCaseNotes: { id },
    getMyCaseQuestions: { caseId: id },
    saveMyAnswers: { caseId: id, changes: {} },
    replaceSocialSecurityNumber: { caseId: id, socialSecurityNumber: '219-09-9998', expected: { isOnFile: false } },
    getMyDisplayService: { caseId: id, displayServiceId },
    saveMyDisplayService: { caseId: id, displayServiceId, version: 1, answers: {} },
    getMyContact: { id },
    saveMyContact: { caseId: id, version: 1, firstName: 'Ruth', lastName: 'Okafor' },
    getMyTasks: { id },
    completeMyTask: { caseTaskId: own.id, completed: true },
    doubtIdentity: { caseId: id, note: 'His hair was gray.' },
  };
  const state = async () => [
    await dashboardOf(staff, id),
    await contactsOf(staff, id),
    await ok('getCaseNotes', { id }, staff),
    await ok('getCaseDisplayServices', { id }, staff),
    await goodsOf(staff, id),
    await tasksOf(staff, id),
    await entriesOf(staff),
    await begunDocuments(staff, id),
    await tagsOf(staff, id),
    await effectsOf(staff, id),
    await amountsAt({ row, staff }),
    await paymentsAt({ row, staff }),
  ];
  return { row, staff, owner, family, inputs, state };
}

const groups =
  'cases caseCare caseDetails custodyPages caseContacts caseDocuments casePapers caseMerchandise caseContracts caseInvoices casePayments casePlans tasks myCases identityDoubts'.split(
    ' ',
  );
/** The calls of other groups that take the id of a case. */
const otherNames = [
  ...['addCalendarEntry', 'changeCalendarEntry', 'exportLedger'],
  // A picture is sent in a form, which says nothing else.
  ...['getPersonalEffects', 'updateDecedentPersonalEffects', 'updatePersonalEffectFlag', 'movePersonalEffect'],
  ...['removePersonalEffect', 'choosePersonalEffectHandling', 'removePersonalEffectPhoto', 'getPersonalEffectPhoto'],
  ...['printPersonalEffects'],
  ...['getCaseHandoffs', 'getHandoffReceipt', 'offerHandoff', 'acceptHandoff', 'refuseHandoff', 'withdrawHandoff', 'handOver'],
  ...['confirmCorrection', 'startReduction', 'endReduction'],
  ...['printNameBand', 'printCustodyPage', 'getCaseTags', 'bindTag', 'retireTag', 'replaceTag', 'compareTag'],
];
const ofCases = calls.filter(
  // A signer's copy is opened by their link alone, and a photo of a removal is sent in a form (`removal-photos.test.ts`).
  ({ group, name }) =>
    (groups.includes(group) && !['getSignersCopy', 'keepPhotoOnTrip'].includes(name)) || otherNames.includes(name),
);
/** Tells whether an input has the case's id, under either of its names, or that of a task of it. */
const hasCase = (input: object): boolean => 'caseId' in input || 'id' in input || 'caseTaskId' in input;

/** Returns inputs with one of their ids taken from another input of the same shape, and one with all of them. */
function strayed(own: unknown, others: unknown): unknown[] {
  if (typeof own === 'string') return isGuid(own) ? [others] : [];
  if (typeof own !== 'object' || own === null) return [];
  return Object.entries(own).flatMap(([key, value]) =>
    strayed(value, (others as Record<string, unknown>)[key]).map((each) =>
      Array.isArray(own) ? own.with(Number(key), each) : { ...own, [key]: each },
    ),
  );
}

let mine: Awaited<ReturnType<typeof scene>>;
let theirs: Awaited<ReturnType<typeof scene>>;
/** What the other home saw after the last attack, which is also the state before the next. */
let seen: unknown[];
beforeAll(async () => {
  [mine, theirs] = [await scene(0), await scene(1)];
  seen = await theirs.state();
}, 60_000);

const callerOf = (access: string, { owner, family }: typeof mine): RequestOptions => (access === 'family' ? family : owner);

describe("ids of another home's case", () => {
  it('are tried in every call about cases', () => {
    expect(Object.keys(mine.inputs).toSorted()).toEqual(ofCases.map(({ name }) => name).toSorted());
  });

  it.each(ofCases.map(({ name, meta }) => [name, meta.access]))(
    'open nothing in %s, each alone and all together',
    async (name, access) => {
      const [own, others] = [mine.inputs[name] as object, theirs.inputs[name] as object];
      const inputs = [...strayed(own, others), ...(hasCase(own) ? [others] : [])];
      for (const input of inputs) {
        // The homes have the same templates.
        if (isDeepStrictEqual(input, own)) continue;
        const { status, body } = await ask<Problem & { items?: unknown[] }>(name, input, keyed(callerOf(access, mine)));
        const tried = `${name} ${JSON.stringify(input)} ${JSON.stringify(body)}`;
        if (name === 'getFiltered') expect(body.items, tried).toEqual([]);
        else if (name === 'getNoteEdits' && status === 200) expect(body.items, tried).toEqual([]);
        else if (name === 'changeCases' && status === 200) expect(body.items, tried).toMatchObject([{ outcome: 'refused' }]);
        else expect(status, tried).toBeOneOf([400, 404, 409]);
        if (status === 404) expect(body.code, tried).toBe('not_found');
      }
      const before = seen;
      seen = await theirs.state();
      expect(seen).toEqual(before);
    },
  );
});

describe('a case that was deleted', () => {
  it('does not exist in any call, for its staff and for its family', async () => {
    const gone = await scene();
    await hide(gone.row);
    for (const { name, meta } of ofCases) {
      const input = gone.inputs[name] as object;
      if (!hasCase(input) || name === 'restoreCase') continue;
      const { status } = await ask(name, input, keyed(callerOf(meta.access, gone)));
      expect(status, name).toBe(404);
      if (meta.access === 'signed-in') expect((await ask(name, input, keyed(gone.family))).status, name).toBe(404);
    }
    expect(await ok<{ items: unknown[] }>('getMyCases', {}, gone.family)).toEqual({ items: [] });
  });
});
