/** A contract that is signed by hand. */
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { ok, waitUntil } from '#test/cloud/cloud.ts';
import { flatForm } from '#test/documents/sample-forms.ts';
import { keyed } from './case-desk.ts';
import { type ContractDesk, contractAt, documentOf } from './contract-desk.ts';

/** Sends a scan of the document of a version. Returns what keeps it, with these signatures. */
export async function scanOfVersion(desk: ContractDesk, number: number) {
  const { admin, id } = desk;
  const { documentId } = (await contractAt(admin, id, number)).version!;
  const { document } = await documentOf(desk, documentId!);
  const place = { id, documentId: document.id };
  const bytes = await flatForm(1);
  const { uploadId, url, type } = await ok<{ uploadId: string; url: string; type: string }>(
    'beginSignedPaper',
    { ...place, bytes: bytes.length },
    keyed(admin),
  );
  await fetch(url, { method: 'PUT', body: Buffer.from(bytes), headers: { 'content-type': type } });
  return (signatures: readonly object[]) => ({ ...place, version: document.version, uploadId, signatures });
}

/** Signs a version by hand with Ada and the director, on the day when the family was given it, and waits until the version holds. */
export async function signOnPaper(desk: ContractDesk, number: number) {
  const { admin, id, ada, director } = desk;
  const signedOn = (await contractAt(admin, id, number)).version!.given!.on;
  const keep = await scanOfVersion(desk, number);
  const signatures = [
    { contactId: ada.id, signedOn },
    { employeeId: director.id, signedOn },
  ];
  await ok<CaseDocumentView>('keepSignedPaper', keep(signatures), keyed(admin));
  return waitUntil('the signed version', async () => {
    const view = await contractAt(admin, id, number);
    return view.version?.standing === 'signed' && view;
  });
}
