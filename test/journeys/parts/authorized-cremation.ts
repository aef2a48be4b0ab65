import type { CaseDocumentView, ListedDocument } from '#shared/contract/case-documents-views.ts';
import { ok, type RequestOptions } from '#test/cloud/cloud.ts';
import { flatForm } from '#test/documents/sample-forms.ts';
import { latelyOn } from '#test/world/lately.ts';
import { keyed } from './case-desk.ts';
import { add } from './contact-desk.ts';

type Place = { id: string; documentId: string; version: number };

/** Keeps a scan of a document, signed by hand by the people whose names are in `signedBy`. */
export async function keepScan({ id, documentId, version }: Place, signedBy: string, by: RequestOptions): Promise<void> {
  const bytes = await flatForm(1);
  const place = { id, documentId };
  const { uploadId, url, type } = await ok<{ uploadId: string; url: string; type: string }>(
    'beginSignedPaper',
    { ...place, bytes: bytes.length },
    keyed(by),
  );
  await fetch(url, { method: 'PUT', body: Buffer.from(bytes), headers: { 'content-type': type } });
  await ok('keepSignedPaper', { ...place, version, uploadId, signedBy, signedOn: latelyOn }, keyed(by));
}

/** Begins the authorization of a cremation. */
export async function beginAuthorization(by: RequestOptions, id: string): Promise<Place> {
  const { documents } = await ok<{ documents: ListedDocument[] }>('getCaseDocuments', { id }, by);
  const { templateDocumentId } = documents.find(({ name }) => name === 'Authorization for cremation and disposition') ?? {};
  const { document } = await ok<CaseDocumentView>('beginCaseDocument', { id, templateDocumentId }, keyed(by));
  return { id, documentId: document.id, version: document.version };
}

/** Has a relative who decides authorize the cremation of a case on paper. */
export async function authorizeCremation(by: RequestOptions, id: string): Promise<Place> {
  const agent = await add(by, id, { selectedRoles: ['person-in-control-of-disposition'] });
  const place = await beginAuthorization(by, id);
  await keepScan(place, `${agent.firstName} ${agent.lastName}`, by);
  return place;
}
