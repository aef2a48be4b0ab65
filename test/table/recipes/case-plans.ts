import { randomUUID } from 'node:crypto';
import { caseItem, readCase } from '#functions/table/case.ts';
import { caseServiceItem } from '#functions/table/case-display-service.ts';
import { planCaseWrites } from '#functions/table/plan-case.ts';
import { submissionItem } from '#functions/table/submission.ts';
import { caseDisplayServiceSchema } from '#shared/model/display-service.ts';
import { openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { keyed } from '#test/journeys/parts/case-desk.ts';
import { familyDesk } from '#test/journeys/parts/family-desk.ts';
import { planRecord, submissionRecord } from '#test/world/sample-plan.ts';
import { once } from '../parts/once.ts';

type Recipe = () => Promise<{ input?: unknown; options?: RequestOptions }>;

/** Returns a case with two plans that were sent for it, which is only read. */
const planned: Recipe = once(async () => {
  const { staff, row } = await familyDesk();
  const table = openCloudTable();
  const [first, second] = [planRecord({ id: randomUUID() }), planRecord({ id: randomUUID() })];
  for (const plan of [first, second]) {
    const sent = submissionRecord(plan, { arrangementId: plan.id, id: randomUUID() });
    const link = { planId: plan.id, caseId: row.id, locationId: row.providerLocationId, contactId: randomUUID() };
    await table.transact([{ put: submissionItem(sent) }, ...planCaseWrites({ ...link, submissionId: sent.id, timesSent: 1 })]);
  }
  const record = await readCase(table, row.id);
  if (record) await table.put(caseItem({ ...record, planId: first.id }));
  return { input: { id: row.id }, options: keyed(staff) };
});

const inScene =
  (scene: typeof familyDesk) =>
  (input: (id: string) => object): Recipe =>
  async () => {
    const { family, row } = await scene();
    return { input: input(row.id), options: keyed(family.by) };
  };
const asFamily = inScene(familyDesk);
const reading = inScene(once(familyDesk));

/** Adds a service that the home lets its family answer, and which lists people. */
const afterInvitation =
  (more: object): Recipe =>
  async () => {
    const { family, row } = await familyDesk();
    const question = { id: randomUUID(), identifier: 'ceremonySpeaker', question: 'Who speaks?', fieldType: 'system-dropdown' };
    const service = caseDisplayServiceSchema.parse({
      arrangementDisplayServiceId: randomUUID(),
      displayServiceId: randomUUID(),
      name: 'Ceremony',
      description: '',
      priceCents: 0,
      isAddOn: false,
      familyOption: 'can-edit',
      questions: [{ ...question, systemDropdown: 'family-contacts' }],
    });
    await openCloudTable().put(caseServiceItem(row.id, service));
    const input = { caseId: row.id, displayServiceId: service.displayServiceId, ...more };
    return { input, options: keyed(family.by) };
  };

/** Requests of the calls about plans of cases, and of those that a family makes about its own, each in its most expensive form. */
export const recipes: Record<string, Recipe> = {
  arrangementsByCaseId: planned,
  arrangementsSummaryByCaseId: planned,
  getArrangementByCaseId: planned,
  getMyCases: reading(() => ({})),
  getMyCase: reading((id) => ({ id })),
  getMyCaseNotes: reading((id) => ({ id })),
  getMyCaseQuestions: reading((caseId) => ({ caseId })),
  saveMyAnswers: asFamily((caseId) => ({ caseId, changes: { fatherName: 'Paul' } })),
  replaceSocialSecurityNumber: asFamily((caseId) => ({
    ...{ caseId, socialSecurityNumber: '219-09-9998', expected: { isOnFile: false } },
  })),
  getMyDisplayService: afterInvitation({}),
  saveMyDisplayService: afterInvitation({ version: 1, answers: { ceremonySpeaker: null } }),
  // The first entry of a record: what was written down before it was a chain is looked for.
  doubtIdentity: async () => {
    const { family, row } = await familyDesk();
    const table = openCloudTable();
    const record = await readCase(table, row.id);
    if (record) await table.put(caseItem({ ...record, decedentStatus: 'in-care' }));
    return { input: { caseId: row.id, note: 'His hair was gray.' }, options: keyed(family.by) };
  },
  getMyContact: reading((id) => ({ id })),
  saveMyContact: asFamily((caseId) => ({
    ...{ caseId, version: 1, firstName: 'Noora', lastName: 'Haddad-Brandt', phoneNumber: '6175550199' },
  })),
};
