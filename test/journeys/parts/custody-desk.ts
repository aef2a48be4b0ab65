import sharp from 'sharp';
import type { CarePageView } from '#shared/contract/custody-pages.ts';
import type { CarePageName } from '#shared/model/enumerations/custody.ts';
import { ok, type RequestOptions } from '#test/cloud/cloud.ts';
import { lately } from '#test/world/lately.ts';
import { deskWithCase, keyed } from './case-desk.ts';

/** Everything that closing a removal needs. */
export const filledPage = {
  removalKind: 'own-staff',
  removalTeam: [{ name: 'Ida Larkspur' }, { name: 'Rosa Gorham' }],
  dispatchedAt: lately('08:00'),
  arrivedAt: lately('08:40'),
  leftAt: lately('09:10'),
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

/** Fills in a removal, with the code of the tag on the person if there is one, and closes it. */
export async function closedPage(by: RequestOptions, id: string, tagId = filledPage.tagId): Promise<CarePageView> {
  const { version } = await fillPage(by, id, 'removal', { ...filledPage, tagId });
  return ok<CarePageView>('closeCustodyPage', { id, page: 'removal', version }, keyed(by));
}

/** The correction of a case after the release, which says nothing about the family yet. */
export const afterRelease = (id: string, more: object = {}) => ({
  ...{ caseId: id, from: 'laid-to-rest', value: 'cremated-remains-in-family-care' },
  correctionReason: 'The family has them at home, and buried nothing.',
  ...more,
});

/** Returns a case whose decedent was laid to rest, as an owner corrected it. */
export async function laidToRest() {
  const desk = await deskWithCase();
  const owner = await desk.at({ access: 'owner' });
  const { id } = desk.row;
  const rest = { caseId: id, from: 'not-in-care', value: 'laid-to-rest' };
  await ok('updateDecedentStatus', { ...rest, correctionReason: 'They were buried before we used this.' }, keyed(owner));
  return { ...desk, owner, id };
}

/** Returns a case that was corrected after the release, of which the family wasn’t told. */
export async function correctedAfterRelease() {
  const desk = await laidToRest();
  const correction = afterRelease(desk.id, { familyTold: { isTold: false } });
  await ok('updateDecedentStatus', correction, keyed(desk.owner));
  return desk;
}

/** Sends a photo of one color to the intake of a case, which isn't kept yet. */
export async function sentPhoto(by: RequestOptions, id: string, [r, g, b]: readonly [number, number, number]) {
  const background = { r, g, b };
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'Camera of Ida Larkspur' } })
    .jpeg()
    .toBuffer();
  const input = { id, page: 'intake', bytes: bytes.length, type: 'image/jpeg' };
  const { uploadId, url, type } = await ok<{ uploadId: string; url: string; type: string }>('beginCarePhoto', input, by);
  await fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': type } });
  return { uploadId };
}

/** Keeps a photo of one color on the intake of a case, and returns its hash. */
export async function keptPhoto(by: RequestOptions, id: string, color: readonly [number, number, number]): Promise<string> {
  const { uploadId } = await sentPhoto(by, id, color);
  const { photos } = await ok<CarePageView>('keepCarePhoto', { id, page: 'intake', uploadId }, keyed(by));
  return photos!.at(-1)!.sha256;
}
