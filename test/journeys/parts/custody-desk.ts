import type { CarePageView } from '#shared/contract/custody-pages.ts';
import type { CarePageName } from '#shared/model/enumerations/custody.ts';
import { ok, type RequestOptions } from '#test/cloud/cloud.ts';
import { keyed } from './case-desk.ts';

/** Everything that closing a removal needs. */
export const filledPage = {
  removalKind: 'own-staff',
  removalTeam: [{ name: 'Ida Larkspur' }, { name: 'Rosa Gorham' }],
  dispatchedAt: '2026-05-11T08:00:00.000Z',
  arrivedAt: '2026-05-11T08:40:00.000Z',
  leftAt: '2026-05-11T09:10:00.000Z',
  releasedByName: 'Nurse Pereira',
  releaseSignature: { signatureType: 'type', typeText: 'M. Pereira' },
  belongings: 'none',
  identifiedBy: 'hospital-tag',
  tagId: '7KQ2-M9XD',
};

export const pageOf = (by: RequestOptions, id: string, page: CarePageName) =>
  ok<CarePageView>('getCustodyPage', { id, page }, by);

/** Saves fields of a page that were empty until now. */
export const fillPage = (by: RequestOptions, id: string, page: CarePageName, changes: object) =>
  ok<CarePageView>('saveCustodyPage', { id, page, changes }, keyed(by));

/** Fills in a removal and closes it. */
export async function closedPage(by: RequestOptions, id: string): Promise<CarePageView> {
  const { version } = await fillPage(by, id, 'removal', filledPage);
  return ok<CarePageView>('closeCustodyPage', { id, page: 'removal', version }, keyed(by));
}
