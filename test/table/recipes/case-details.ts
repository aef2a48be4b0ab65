import type { CaseServices } from '#shared/contract/case-details-views.ts';
import { ok, type RequestOptions } from '#test/cloud/cloud.ts';
import { deskWithCase, keyed } from '#test/journeys/parts/case-desk.ts';
import { save, saveAnswers } from '#test/journeys/parts/case-party.ts';
import { once } from '../parts/once.ts';

type Recipe = () => Promise<{ input?: unknown; options?: RequestOptions }>;

/** Returns a case with answers on two pages, and what its home offers, which also keeps the home warm. */
async function filled() {
  const { staff, row } = await deskWithCase({ contact: { firstName: 'Ruth', lastName: 'Okafor' } });
  await saveAnswers(staff, row.id, { callerName: 'Ruth', spaceLot: '12' });
  const { offered } = await ok<CaseServices>('getCaseDisplayServices', { id: row.id }, staff);
  return { staff, row, offered };
}

const inScene =
  (scene: typeof filled) =>
  (input: (of: Awaited<ReturnType<typeof filled>>) => object): Recipe =>
  async () => {
    const of = await scene();
    return { input: input(of), options: keyed(of.staff) };
  };
const onCase = inScene(filled);
const reading = inScene(once(filled));

/** Requests of the calls about a case's pages, each in its most expensive form. */
export const recipes: Record<string, Recipe> = {
  getCaseQuestions: reading(({ row }) => ({ caseId: row.id })),
  updateCaseDetails: onCase(({ row }) => {
    const changes = { decedentFirstName: 'Odile', dispositionType: 'burial', callerName: 'Rut', spaceLot: '13' };
    return save(row.id, changes, { decedentFirstName: 'Amélie', callerName: 'Ruth', spaceLot: '12' });
  }),
  updateRemovalLocation: onCase(({ row }) => save(row.id, { placeOfDeathType: 'hospice-in-home' })),
  getCaseCards: reading(({ row: { id } }) => ({ id })),
  getCaseDisplayServices: reading(({ row: { id } }) => ({ id })),
  saveCaseDisplayServices: onCase(({ row, offered }) => ({
    caseId: row.id,
    services: offered.slice(0, 2).map(({ displayServiceId }) => ({ displayServiceId, version: null })),
  })),
  getCaseIdentifiers: reading(({ row: { id } }) => ({ id })),
  getGlobalIdentifiers: reading(({ row: { id } }) => ({ id })),
  getDecedent: reading(({ row: { id } }) => ({ id })),
  saveDecedent: onCase(({ row: { id } }) => ({ id, changes: { firstName: 'Odile' }, expected: { firstName: 'Amélie' } })),
  revealSocialSecurityNumber: async () => {
    const { staff, row } = await filled();
    await ok('saveDecedent', { id: row.id, changes: { socialSecurityNumber: '219-09-9998' } }, keyed(staff));
    return { input: { id: row.id, reason: 'death-certificate' }, options: staff };
  },
};
