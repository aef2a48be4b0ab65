import { describe, expect, it } from 'vitest';
import { catalog } from '#events/catalog/index.ts';
import type { Task, TaskTrigger } from '#shared/model/task.ts';
import { taskSchema } from '#shared/model/task.ts';
import type { CaseEventName } from '#shared/tasks/case-events.ts';
import { createdTask, startsTask, type TaskEvent } from '#shared/tasks/created-task.ts';
import { judgedTask, stateOf } from '#shared/tasks/judged-task.ts';
import { taskCatalog } from './task-catalog.ts';

type Facts = Record<string, unknown>;

/**
 * Each task of the default set: an event that makes it, on 2026-05-11, what the case has to be besides what the event's sample says, the day on which it is
 * due, and what completes it.
 */
const rows: readonly (readonly [task: string, event: CaseEventName, facts: Facts, due: string, done: Facts | 'by hand'])[] = [
  ['First call record complete', 'case.created', {}, '2026-05-11', { firstCallPercent: 100 }],
  ['Tell the next of kin', 'case.created', { callerIsNextOfKin: false }, '2026-05-11', { kinHasBeenTold: true }],
  ['Assign the case', 'case.created', {}, '2026-05-11', { isAssigned: true }],
  ['Verify identity of authorized agent (right to control disposition)', 'case.created', {}, '2026-05-12', 'by hand'],
  [
    'Medical examiner’s release',
    'case.created',
    { medicalExaminerNotified: 'yes' },
    '2026-05-11',
    { medicalExaminerReleased: true },
  ],
  [
    'Obtain release from place of death',
    'decedent.status-changed',
    { decedentStatus: 'pickup-requested', inCareOn: undefined },
    '2026-05-11',
    { inCareOn: '2026-05-12' },
  ],
  ['Warn those who go of the infectious hazard', 'case.created', { infectiousHazard: 'yes' }, '2026-05-11', 'by hand'],
  [
    'Transfer decedent into care',
    'decedent.status-changed',
    { decedentStatus: 'pickup-requested', inCareOn: undefined },
    '2026-05-11',
    { inCareOn: '2026-05-12' },
  ],
  ['ID band + intake log', 'decedent.status-changed', {}, '2026-05-11', 'by hand'],
  ['Inventory the valuables', 'decedent.status-changed', { hasValuables: true }, '2026-05-11', 'by hand'],
  ['Refrigerate or embalm', 'decedent.status-changed', {}, '2026-05-12', { decedentStatus: 'embalmed' }],
  [
    'Embalming authorization signed',
    'case.created',
    { viewingWish: 'public' },
    'before embalmed',
    { signedDocuments: ['embalming-authorization'] },
  ],
  [
    'Dress, cosmetize and casket',
    'case.created',
    { viewingWish: 'public', serviceStartsOn: '2026-05-22' },
    '2026-05-21',
    { decedentStatus: 'preparation-completed' },
  ],
  [
    'Answer the family’s plan',
    'case.created',
    { caseStatus: 'lead', planReceivedOn: '2026-05-18' },
    '2026-05-11',
    { caseStatus: 'active' },
  ],
  ['Make first contact', 'case.created', { caseStatus: 'lead' }, '2026-05-12', { caseStatus: 'active' }],
  [
    'Go through the plan with the family',
    'case.created',
    { planReceivedOn: '2026-05-18' },
    '2026-05-12',
    { arrangementStatus: 'ready-for-contract' },
  ],
  ['Agree how the home is told of the death', 'case.created', { timing: 'imminent-need' }, '2026-05-12', 'by hand'],
  ['Gather the vital facts ahead', 'case.created', { timing: 'imminent-need' }, '2026-05-18', { caseDetailsPercent: 100 }],
  [
    'Ask for an appointment of agent, where family may disagree',
    'case.created',
    { timing: 'imminent-need' },
    '2026-05-18',
    { personInControlOfDispositionNames: true },
  ],
  [
    'Plan ahead with the person',
    'case.created',
    { timing: 'pre-need' },
    '2026-05-18',
    { arrangementStatus: 'ready-for-contract' },
  ],
  [
    'Pre-need contract signed',
    'arrangement.status-changed',
    { timing: 'pre-need' },
    '2026-05-18',
    { contractSignedOn: '2026-05-18' },
  ],
  [
    'Fund the plan: trust or insurance',
    'contract.signed',
    { timing: 'pre-need' },
    '2026-05-16',
    { firstPaymentOn: '2026-05-18' },
  ],
  [
    'Assign the insurance policy',
    'contract.signed',
    { timing: 'pre-need' },
    '2026-05-25',
    { signedDocuments: ['insurance-assignment'] },
  ],
  ['File the plan and give copies', 'contract.signed', { timing: 'pre-need' }, '2026-05-18', 'by hand'],
  ['Name who will call us', 'case.created', { timing: 'pre-need' }, '2026-05-25', { nextOfKinNames: true }],
  ['Give General Price List', 'contact.first-met', {}, '2026-05-11', { completedDocuments: ['general-price-list'] }],
  ['Arrangement conference', 'case.created', {}, '2026-05-12', { contractSignedOn: '2026-05-18' }],
  ['Contract and Statement of Goods signed', 'arrangement.status-changed', {}, '2026-05-11', { contractSignedOn: '2026-05-18' }],
  ['Deposit/payment recorded', 'contract.signed', {}, '2026-05-14', { firstPaymentOn: '2026-05-18' }],
  ['Order casket/vault/urn', 'contract.signed', { serviceStartsOn: '2026-05-22' }, '2026-05-19', 'by hand'],
  ['Refund due', 'refund.due-changed', {}, '2026-05-18', { refundDueOn: undefined }],
  ['Deposit to trust', 'trust.deposit-due-changed', {}, '2026-06-14', { trustDepositDueOn: undefined }],
  ['Form 8300', 'cash.report-due', {}, '2026-05-30', 'by hand'],
  ['Final balance', 'contract.completed', { dispositionOn: '2026-05-18' }, '2026-06-17', { balancePaidOn: '2026-05-18' }],
  [
    'Death certificate worksheet to informant',
    'case.created',
    {},
    '2026-05-12',
    { deathCertificateWorksheetCompletedOn: '2026-05-18' },
  ],
  [
    'Medical certification requested',
    'case.created',
    { dateOfDeath: '2026-05-18' },
    '2026-05-12',
    { physicianWillCertify: 'yes' },
  ],
  ['File death certificate', 'certificate.worksheet-completed', {}, '2026-05-16', { deathCertificateFiledOn: '2026-05-18' }],
  ['Order certified copies', 'certificate.filed', {}, '2026-05-13', { completedDocuments: ['death-certificate-application'] }],
  ['SSA-721 filed', 'certificate.filed', {}, '2026-05-18', { completedDocuments: ['ssa-721'] }],
  ['Burial-transit permit', 'certificate.filed', {}, '2026-05-12', { issuedPermits: ['burial-transit-permit'] }],
  [
    'Confirm acceptance by the donation program',
    'case.created',
    { dispositionType: 'donation', dispositionGroup: 'donation' },
    '2026-05-11',
    { signedDocuments: ['anatomical-gift-form'] },
  ],
  [
    'Transport to the donation program',
    'case.created',
    { dispositionType: 'donation', dispositionGroup: 'donation' },
    '2026-05-13',
    { decedentStatus: 'transferred' },
  ],
  [
    'Engage the receiving funeral home',
    'case.created',
    { dispositionType: 'removal-from-state', dispositionGroup: 'other' },
    '2026-05-12',
    'by hand',
  ],
  [
    'Out-of-state transit permit',
    'case.created',
    { dispositionType: 'removal-from-state', dispositionGroup: 'other' },
    '2026-05-13',
    { issuedPermits: ['burial-transit-permit'] },
  ],
  [
    'Book the carrier',
    'case.created',
    { dispositionType: 'removal-from-state', dispositionGroup: 'other' },
    '2026-05-13',
    { completedDocuments: ['shipping-of-remains'] },
  ],
  [
    'Consular papers, if it goes abroad',
    'case.created',
    { dispositionType: 'removal-from-state', dispositionGroup: 'other' },
    '2026-05-14',
    { completedDocuments: ['consular-papers'] },
  ],
  [
    'Write down what is to happen, and whether it is allowed here',
    'case.created',
    { dispositionType: 'other', dispositionGroup: 'other' },
    '2026-05-13',
    { dispositionSpecify: true, permitsCompletedOn: '2026-05-18' },
  ],
  [
    'Cremation authorization signed',
    'case.created',
    { dispositionGroup: 'cremation', dispositionType: 'cremation' },
    '2026-05-13',
    { signedDocuments: ['cremation-authorization'] },
  ],
  [
    'Medical examiner cremation approval',
    'case.created',
    { dispositionGroup: 'cremation', dispositionType: 'cremation' },
    '2026-05-13',
    { issuedPermits: ['cremation-permit'] },
  ],
  [
    'Pacemaker checked/removed',
    'case.created',
    { dispositionGroup: 'cremation', dispositionType: 'cremation' },
    'before transferred',
    { implantsClearedOn: '2026-05-12' },
  ],
  [
    'Witness/ID viewing done',
    'case.created',
    { dispositionGroup: 'cremation', dispositionType: 'cremation' },
    'before transferred',
    { identityVerifiedOn: '2026-05-12' },
  ],
  [
    'Choose the container',
    'case.created',
    { dispositionGroup: 'cremation', dispositionType: 'cremation' },
    '2026-05-13',
    { contractSignedOn: '2026-05-18' },
  ],
  [
    'Book the crematory',
    'case.created',
    { dispositionGroup: 'cremation', dispositionType: 'cremation' },
    '2026-05-13',
    { decedentStatus: 'cremated-remains-in-care' },
  ],
  [
    'Remove jewelry and what is not to be cremated',
    'case.created',
    { dispositionGroup: 'cremation', hasValuables: true, dispositionType: 'cremation' },
    'before transferred',
    'by hand',
  ],
  [
    'Cremation performed, log number recorded',
    'permits.completed',
    { dispositionGroup: 'cremation', dispositionType: 'cremation' },
    '2026-05-12',
    { decedentStatus: 'cremated-remains-in-care' },
  ],
  [
    'Return cremated remains',
    'decedent.status-changed',
    { dispositionGroup: 'cremation', decedentStatus: 'cremated-remains-ready-for-family', dispositionType: 'cremation' },
    '2026-05-18',
    { decedentStatus: 'cremated-remains-in-family-care' },
  ],
  [
    'Authorization for natural organic reduction',
    'case.created',
    { dispositionType: 'natural-organic-reduction', dispositionGroup: 'natural-organic-reduction' },
    '2026-05-13',
    'by hand',
  ],
  [
    'Book the facility for natural organic reduction',
    'case.created',
    { dispositionType: 'natural-organic-reduction', dispositionGroup: 'natural-organic-reduction' },
    '2026-05-13',
    'by hand',
  ],
  [
    'Confirm cemetery/crematory',
    'case.created',
    { dispositionType: 'cremation', dispositionGroup: 'cremation', serviceStartsOn: '2026-05-22' },
    '2026-05-20',
    { openingConfirmed: true },
  ],
  [
    'Order the opening and closing',
    'case.created',
    { dispositionType: 'burial', dispositionGroup: 'burial', serviceStartsOn: '2026-05-22' },
    '2026-05-19',
    { openingOrderedFor: '2026-05-20T15:00:00.000Z' },
  ],
  [
    'Interment authorization signed by the owner of the space',
    'case.created',
    { dispositionType: 'burial', spaceIsOwned: 'yes', dispositionGroup: 'burial', serviceStartsOn: '2026-05-22' },
    '2026-05-19',
    { completedDocuments: ['interment-authorization'] },
  ],
  [
    'Buy the space',
    'case.created',
    { dispositionType: 'burial', spaceIsOwned: 'no', dispositionGroup: 'burial' },
    '2026-05-13',
    { cemeteryChosen: 'yes', spaceIsOwned: 'yes' },
  ],
  [
    'Vault or grave liner ordered',
    'case.created',
    { dispositionType: 'burial', vaultRequired: 'yes', dispositionGroup: 'burial', serviceStartsOn: '2026-05-22' },
    '2026-05-20',
    { vaultSupplier: true },
  ],
  [
    'Tent, chairs and lowering device',
    'case.created',
    { dispositionType: 'burial', dispositionGroup: 'burial', serviceStartsOn: '2026-05-22' },
    '2026-05-21',
    { openingNotes: true },
  ],
  [
    'Marker ordered or dates to be cut',
    'decedent.status-changed',
    { dispositionType: 'burial', dispositionOn: '2026-05-18', dispositionGroup: 'burial' },
    '2026-07-02',
    { markerSupplier: true },
  ],
  [
    'Green burial: shroud or plain container, no embalming',
    'case.created',
    { dispositionType: 'natural-burial', dispositionGroup: 'burial' },
    '2026-05-12',
    'by hand',
  ],
  [
    'Vessel, position and weather for the burial at sea',
    'case.created',
    { dispositionType: 'burial-at-sea', dispositionGroup: 'burial', serviceStartsOn: '2026-05-22' },
    '2026-05-20',
    { dispositionOn: '2026-05-18' },
  ],
  [
    'Report the burial at sea to the EPA',
    'decedent.status-changed',
    { dispositionType: 'burial-at-sea', dispositionOn: '2026-05-18', dispositionGroup: 'burial' },
    '2026-06-01',
    { completedDocuments: ['burial-at-sea-notice'] },
  ],
  ['Discharge papers (DD-214)', 'case.created', { isVeteran: true }, '2026-05-12', { completedDocuments: ['sf-180'] }],
  [
    'Veteran: request honors + flag',
    'case.created',
    { isVeteran: true, serviceStartsOn: '2026-05-22' },
    '2026-05-20',
    { completedDocuments: ['va-27-2008'] },
  ],
  [
    'National or state veterans cemetery: eligibility and a time',
    'case.created',
    { isVeteran: true, dispositionGroup: 'burial', dispositionType: 'burial' },
    '2026-05-12',
    { openingConfirmed: true },
  ],
  [
    'Apply ahead for a veterans cemetery',
    'case.created',
    { timing: 'pre-need', isVeteran: true, dispositionGroup: 'burial', dispositionType: 'burial' },
    '2026-06-10',
    { completedDocuments: ['va-40-10007'] },
  ],
  [
    'Government marker or medallion',
    'decedent.status-changed',
    { isVeteran: true, dispositionOn: '2026-05-18' },
    '2026-06-17',
    { completedDocuments: ['va-40-1330'] },
  ],
  [
    'VA benefit forms sent',
    'case.created',
    { isVeteran: true, dispositionOn: '2026-05-18' },
    '2026-06-17',
    { veteranFormsSentOn: '2026-05-18' },
  ],
  [
    'Obituary draft written',
    'case.created',
    { obituaryWanted: true, serviceStartsOn: '2026-05-22' },
    '2026-05-18',
    { obituaryText: true },
  ],
  ['Obituary draft approved', 'service.scheduled', {}, '2026-05-19', { obituaryApprovedOn: '2026-05-18' }],
  [
    'Obituary at the newspaper',
    'case.created',
    { obituaryWanted: true, obituaryWhere: ['newspaper'], obituaryDeadline: '2026-05-20T15:00:00.000Z' },
    '2026-05-20',
    'by hand',
  ],
  [
    'Book celebrant or clergy',
    'case.created',
    { serviceWishes: ['funeral'], serviceStartsOn: '2026-05-22' },
    '2026-05-19',
    { clergyNames: true },
  ],
  [
    'Pallbearers named',
    'service.scheduled',
    { dispositionType: 'burial', dispositionGroup: 'burial' },
    '2026-05-20',
    { pallbearerNames: true },
  ],
  ['Music and readings to those who play and read', 'service.scheduled', { serviceWishes: ['funeral'] }, '2026-05-20', 'by hand'],
  ['Memorial folders and register book', 'service.scheduled', { serviceWishes: ['funeral'] }, '2026-05-20', 'by hand'],
  ['Flowers ordered', 'service.scheduled', { flowersWish: 'welcome' }, '2026-05-20', 'by hand'],
  ['Webcast tested', 'case.created', { liveStream: true, serviceStartsOn: '2026-05-22' }, '2026-05-21', 'by hand'],
  ['Cars, route and escort', 'service.scheduled', { serviceWishes: ['funeral'] }, '2026-05-21', 'by hand'],
  ['Permits in hand before the procession leaves', 'service.scheduled', {}, '2026-05-21', { permitsCompletedOn: '2026-05-18' }],
  ['Tell us who should know', 'case.created', {}, '2026-05-13', 'by hand'],
  ['Answer what the certificate asks', 'case.created', {}, '2026-05-13', { caseDetailsPercent: 100 }],
  ['Say how you would like to say goodbye', 'case.created', {}, '2026-05-14', { serviceWishes: ['memorial'] }],
  [
    'Tell us what the obituary should say',
    'case.created',
    { obituaryWanted: true, serviceStartsOn: '2026-05-22' },
    '2026-05-17',
    { survivors: true },
  ],
  [
    'Choose a photograph',
    'case.created',
    { obituaryWanted: true, photographWanted: true, serviceStartsOn: '2026-05-22' },
    '2026-05-18',
    { photographRelease: true },
  ],
  ['Bring clothing', 'case.created', { viewingWish: 'public', serviceStartsOn: '2026-05-22' }, '2026-05-20', 'by hand'],
  [
    'Bring the deed of the grave or crypt',
    'case.created',
    { dispositionGroup: 'burial', spaceIsOwned: 'yes', dispositionType: 'burial', serviceStartsOn: '2026-05-22' },
    '2026-05-18',
    { hasDeed: true },
  ],
  ['Bring the military discharge papers', 'case.created', { isVeteran: true }, '2026-05-14', 'by hand'],
  [
    'Choose music and who speaks',
    'case.created',
    { serviceWishes: ['funeral'], serviceStartsOn: '2026-05-22' },
    '2026-05-19',
    { musicPieces: true },
  ],
  [
    'Ask those who shall carry',
    'service.scheduled',
    { dispositionType: 'burial', dispositionGroup: 'burial' },
    '2026-05-19',
    { pallbearerNames: true },
  ],
  [
    'Say who receives the ashes',
    'case.created',
    { dispositionGroup: 'cremation', dispositionType: 'cremation' },
    '2026-05-14',
    { crematedRemainsRecipientNames: true },
  ],
  [
    'Write down what you wish for',
    'case.created',
    { timing: 'pre-need' },
    '2026-06-10',
    { memorializationPreferencesPercent: 100 },
  ],
  [
    'Personal effects returned',
    'decedent.status-changed',
    { decedentStatus: 'laid-to-rest' },
    '2026-05-14',
    { signedDocuments: ['personal-effects-release'] },
  ],
  ['Keepsakes handed over', 'decedent.status-changed', { dispositionOn: '2026-05-18' }, '2026-05-16', 'by hand'],
  [
    'Thank-you cards and list of those who gave',
    'decedent.status-changed',
    { serviceWishes: ['funeral'], dispositionOn: '2026-05-18' },
    '2026-05-25',
    'by hand',
  ],
  ['Aftercare call', 'decedent.status-changed', { dispositionOn: '2026-05-18' }, '2026-06-01', 'by hand'],
  [
    'A card on the first anniversary',
    'case.status-changed',
    { caseStatus: 'completed', dispositionOn: '2026-05-18', dateOfDeath: '2026-05-18' },
    '2027-05-13',
    'by hand',
  ],
  ['Close case', 'case.tasks-completed', { dispositionOn: '2026-05-18' }, '2026-06-10', { caseStatus: 'completed' }],
];

/**
 * Tasks of leads as well as of active cases: the price list is for everyone who asks in person, whether they choose the home or not (16 CFR 453.2(b)(4)).
 */
const alsoOfLeads = ['Give General Price List'];
/** Tasks about money of any case: of one that is canceled, too, since its family is owed the money, and the IRS the form, all the same. */
const ofAnyCase = ['Refund due', 'Form 8300'];
/** A trust gets its money even after a case is completed. If it's canceled, the family gets the money back. */
const ofKeptCases = ['Deposit to trust'];

const { taskTriggers: triggers } = taskCatalog();
const id = '0192f000-0000-7000-8000-000000000001';
const at = '2026-05-11T15:00:00.000Z';
const known = (facts: Facts) => Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
const eventOf = (name: CaseEventName, facts: Facts): TaskEvent => {
  const sample = catalog.find((each) => each.name === name)?.sample as { facts: Facts };
  return { id, name, at, caseId: id, facts: known({ ...sample.facts, ...facts }) };
};
const triggerOf = (name: string): TaskTrigger => {
  const found = triggers.find((trigger) => trigger.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};
const judge = (task: Task, facts: Facts, now = at) => judgedTask(task, { facts, now, timeZone: 'America/New_York' });

describe('the default set of tasks', () => {
  it('is complete in the table', () => {
    expect(rows.map(([name]) => name).sort()).toEqual(triggers.map(({ name }) => name).sort());
  });

  it("says in the family's words what the home does for it, wherever the family sees that", () => {
    const seen = triggers.filter(({ access }) => access === 'any');
    expect(seen.length).toBeGreaterThan(20);
    expect(seen.filter(({ familyName }) => !familyName).map(({ name }) => name)).toEqual([]);
    const ofTheTrade = /decedent|informant|disposition|interment|SSA-721|VA |cremated remains|carrier/i;
    expect(seen.filter(({ familyName = '' }) => ofTheTrade.test(familyName))).toEqual([]);
  });

  it.each(rows)('%s: is made by %s, in its time, and ends as it should', (name, eventName, facts, due, done) => {
    const trigger = triggerOf(name);
    const event = eventOf(eventName, facts);
    for (const each of trigger.when) expect(startsTask(trigger, { ...event, name: each }), each).toBe(true);
    expect(startsTask(trigger, { ...event, name: 'note.added' })).toBe(false);

    const task = judge(createdTask(trigger, event, id), event.facts);
    expect(taskSchema.parse(task)).toEqual(task);
    expect(stateOf(task)).toBe('open');
    const gate = task.due.from === 'gate' ? `before ${task.due.before}` : undefined;
    expect(gate ?? task.dueOn).toBe(due);

    if (done === 'by hand') expect(task.completeWhen).toBeUndefined();
    else expect(stateOf(judge(task, known({ ...event.facts, ...done })))).toBe('done');
    expect(task.manualCompleteOnly).toBe(done === 'by hand');
    const whenCancelled = ofAnyCase.includes(name) ? 'open' : 'removed';
    expect(stateOf(judge(task, { ...event.facts, caseStatus: 'cancelled' }))).toBe(whenCancelled);
    expect(stateOf(judge(task, event.facts, '2031-01-01T00:00:00.000Z'))).toBe(trigger.isExpirable ? 'expired' : 'open');
  });

  it.each(rows)("%s: is made for no case that it isn't for", (name, eventName, facts) => {
    const [trigger, event] = [triggerOf(name), eventOf(eventName, facts)];
    const all = ['lead', 'active', 'completed', 'cancelled'];
    const own = ofAnyCase.includes(name)
      ? all
      : ofKeptCases.includes(name)
        ? all.slice(0, 3)
        : alsoOfLeads.includes(name)
          ? ['lead', 'active']
          : [event.facts.caseStatus];
    for (const caseStatus of [...all, undefined].filter((each) => !own.includes(each)))
      expect(startsTask(trigger, { ...event, facts: known({ ...event.facts, caseStatus }) }), caseStatus).toBe(false);
  });
});
