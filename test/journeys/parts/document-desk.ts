/** What tests of calls about signing need besides its journeys: a token without waiting for a letter, a document that is sealed, and another one to sign. */
import { randomBytes } from 'node:crypto';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { caseDocumentWrites, readCaseDocument } from '#functions/table/case-document.ts';
import { readSigningSession, type SigningSession, signingSessionWrite, signingTokenWrite } from '#functions/table/signing.ts';
import type { CaseDocumentView, DocumentFieldView } from '#shared/contract/case-documents-views.ts';
import { ok, openCloudTable } from '#test/cloud/cloud.ts';
import { composedDocuments } from '#world/composed-documents.ts';
import { keyed } from './case-desk.ts';
import { type CremationDesk, cremationDesk, sentDocument, signerAt } from './signing-desk.ts';

/** Returns the authorization of a cremation that is out, and its first signer, who has opened nothing yet. */
export async function signingParty({ needsCode = false } = {}) {
  const desk = await cremationDesk();
  const { sent, place } = await sentDocument(desk, { needsCode });
  const [first] = sent.document.signers;
  if (!first) throw new Error('Nobody signs this document.');
  const of = { ...place, signerId: first.id };
  const signer = async (change?: (session: SigningSession) => SigningSession) =>
    signerAt(place.documentId, await linkTo(of, change));
  return { ...desk, sent, place, of, signer };
}

/** Returns a token for the link that a signer was sent, as their letter contains one. `change` is made to what is kept of their signing. */
async function linkTo(
  { documentId, signerId }: { documentId: string; signerId: string },
  change: (session: SigningSession) => SigningSession = (session) => session,
): Promise<string> {
  const table = openCloudTable();
  const session = await readSigningSession(table, documentId, signerId);
  if (!session) throw new Error('Nothing was sent to this signer.');
  const raw = randomBytes(32).toString('base64url');
  const { linkId, expiresOn, version } = session;
  await table.transact([
    signingTokenWrite({ hash: hashOfToken(raw), documentId, signerId, expiresOn, linkId }),
    signingSessionWrite(change(session), version),
  ]);
  return raw;
}

/** Stores a document as it is once it's sealed: the file is the one that was sent. */
export async function sealedInTable({ documentId }: { documentId: string }): Promise<void> {
  const table = openCloudTable();
  const document = await readCaseDocument(table, documentId);
  if (!document?.original) throw new Error('There is no such document, or it was never sent.');
  const sealedOn = new Date().toISOString();
  await table.transact(caseDocumentWrites({ ...document, state: 'sealed', sealed: { ...document.original, sealedOn } }));
}

const entered = ({ pdfFieldType: kind, options }: DocumentFieldView): string | boolean => {
  if (kind === 'check') return true;
  return kind === 'date' ? '2026-01-02' : (options[0]?.value ?? 'Łódź');
};

/** Sends the authorization of embalming, which the relative who authorizes the cremation signs first, too. */
export async function sentAnother({ id, staff, director }: CremationDesk): Promise<CaseDocumentView> {
  const template = composedDocuments().find(({ type }) => type === 'embalming-authorization');
  const { document, fields } = await ok<CaseDocumentView>(
    'beginCaseDocument',
    { id, templateDocumentId: template?.id },
    keyed(staff),
  );
  const missing = fields.filter(({ isMissing, mayChange }) => isMissing && mayChange);
  const signers = document.signers.map(({ id: signerId, order, slot, role, contactId }, at) => ({
    ...{ id: signerId, order, slot, role, authority: '', needsCode: false },
    ...(at === 0 ? { contactId } : { employeeId: director.id }),
  }));
  const values = Object.fromEntries(missing.map((field) => [field.id, entered(field)]));
  const place = { id, documentId: document.id };
  const saved = await ok<CaseDocumentView>(
    'saveCaseDocument',
    { ...place, version: document.version, values, signers },
    keyed(staff),
  );
  return ok<CaseDocumentView>('sendCaseDocument', { ...place, version: saved.document.version }, keyed(staff));
}
