import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { ok, type RequestOptions, runJob, waitUntil } from '#test/cloud/cloud.ts';
import { deskWithCase, keyed } from '#test/journeys/parts/case-desk.ts';
import { keptPhoto, sentPhoto } from '#test/journeys/parts/custody-desk.ts';
import { failedDocument, signedDocument } from '#test/journeys/parts/signed-document.ts';
import { awaited, phonePhoto, photoSent } from '#test/journeys/parts/trip-desk.ts';

type Recipe = () => Promise<{ input?: unknown; options?: RequestOptions }>;

/** Requests about the seal of a document, and about what is kept of custody. */
export const recipes: Record<string, Recipe> = {
  sealCaseDocument: async () => {
    const { staff, row } = await deskWithCase();
    const { id: documentId } = await failedDocument(row);
    return { input: { id: row.id, documentId }, options: keyed(staff) };
  },
  getCustodyExport: async () => {
    const { row, staff, at } = await deskWithCase();
    const input = { caseId: row.id, from: row.decedentStatus, value: 'pickup-requested' };
    await ok('updateDecedentStatus', input, keyed(staff));
    await runJob('write-custody-checkpoints');
    return { input: { id: row.id }, options: await at({ access: 'owner' }) };
  },
  beginCarePhoto: async () => {
    const { staff, row } = await deskWithCase();
    return { input: { id: row.id, page: 'intake', bytes: 1000, type: 'image/png' }, options: keyed(staff) };
  },
  keepCarePhoto: async () => {
    const { staff, row } = await deskWithCase();
    const { uploadId } = await sentPhoto(staff, row.id, [200, 30, 30]);
    return { input: { id: row.id, page: 'intake', uploadId }, options: keyed(staff) };
  },
  removeCarePhoto: async () => {
    const { staff, row } = await deskWithCase();
    const sha256 = await keptPhoto(staff, row.id, [30, 200, 30]);
    return { input: { id: row.id, page: 'intake', sha256 }, options: staff };
  },
  getCarePhoto: async () => {
    const { staff, row } = await deskWithCase();
    const sha256 = await keptPhoto(staff, row.id, [30, 30, 200]);
    return { input: { id: row.id, page: 'intake', sha256 }, options: staff };
  },
  // With an entry before it, whose time is read.
  keepPhotoOnTrip: async () => {
    const { staff, row } = await deskWithCase();
    await awaited(staff, row.id);
    return { input: {}, options: await photoSent(staff, row.id, await phonePhoto()) };
  },
  getSealCertificates: async () => ({}),
  getEvidenceBundle: async () => {
    const { staff, row } = await deskWithCase();
    const { document } = await signedDocument(row);
    const input = { id: row.id, documentId: document.id };
    const isSealed = async () => (await ok<CaseDocumentView>('getCaseDocument', input, staff)).document.state === 'sealed';
    await waitUntil('a sealed document', isSealed, 60);
    return { input, options: staff };
  },
};
