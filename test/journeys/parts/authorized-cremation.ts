import type { CaseDocumentView, ListedDocument } from '#shared/contract/case-documents-views.ts';
import { ok, type RequestOptions } from '#test/cloud/cloud.ts';
import { flatForm } from '#test/documents/sample-forms.ts';
import { latelyOn } from '#test/world/lately.ts';
import { dashboardOf, keyed } from './case-desk.ts';
import { add } from './contact-desk.ts';

type Place = { id: string; documentId: string; version: number };

type Signer = { id: string };

/** Keeps a scan of the authorization of a cremation that contacts have signed by hand. It names the person as the case does now, and says that there’s no implant. */
export async function keepScan(
  { id, documentId, version }: Place,
  signers: readonly Signer[],
  by: RequestOptions,
  says: object = {},
): Promise<void> {
  const bytes = await flatForm(1);
  const place = { id, documentId };
  const { uploadId, url, type } = await ok<{ uploadId: string; url: string; type: string }>(
    'beginSignedPaper',
    { ...place, bytes: bytes.length },
    keyed(by),
  );
  await fetch(url, { method: 'PUT', body: Buffer.from(bytes), headers: { 'content-type': type } });
  const { decedentFullName: decedentName } = (await dashboardOf(by, id)).case;
  await ok(
    'keepSignedPaper',
    {
      ...{ ...place, version, uploadId },
      signatures: signers.map(({ id: contactId }) => ({ contactId, signedOn: latelyOn })),
      says: { decedentName, dispositionType: 'cremation', implants: 'no', ...says },
    },
    keyed(by),
  );
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
  await keepScan(place, [agent], by);
  return place;
}
