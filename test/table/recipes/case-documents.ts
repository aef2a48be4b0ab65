import { hashOfCode } from '#functions/documents/signing/open-link.ts';
import type { SigningSession as OpenedLink } from '#shared/contract/e-sign.ts';
import { ok, type RequestOptions } from '#test/cloud/cloud.ts';
import { flatForm } from '#test/documents/sample-forms.ts';
import { keyed } from '#test/journeys/parts/case-desk.ts';
import {
  agreed,
  answersOf,
  askForCodes,
  documentDesk,
  filled,
  linkTo,
  sealedInTable,
  sent,
  signingDesk,
} from '#test/journeys/parts/document-desk.ts';

type Recipe = () => Promise<{ input?: unknown; options?: RequestOptions }>;
type Desk = Awaited<ReturnType<typeof documentDesk>>;
type Signing = Awaited<ReturnType<typeof signingDesk>>;

const onDraft =
  (input: (of: Desk) => object | Promise<object>): Recipe =>
  async () => {
    const of = await documentDesk();
    return { input: await input(of), options: keyed(of.staff) };
  };

const onSent =
  (input: (of: Signing) => object | Promise<object>): Recipe =>
  async () => {
    const of = await signingDesk();
    return { input: await input(of), options: keyed(of.staff) };
  };

/** A call by a signer, who has no account. */
const bySigner =
  (input: (of: Signing) => object | Promise<object>): Recipe =>
  async () => ({ input: await input(await signingDesk()) });

const reason = 'The family asked for another wording.';
const ending = ({ place, view }: Signing) => ({ ...place, version: view.document.version, reason });

/** Returns a link that a code was emailed for. */
async function codedLink({ place, of }: Signing) {
  await askForCodes(place);
  const code = '123456';
  const expiresOn = new Date(Date.now() + 600_000).toISOString();
  const signingToken = await linkTo(of, (session) => ({
    ...session,
    code: { hash: hashOfCode(session, code), expiresOn, triesLeft: 5 },
  }));
  return { documentId: place.documentId, signingToken, code };
}

/** Sends a scan of a document, and returns what keeps it. */
async function scanOf({ place, draft, staff }: Desk) {
  const bytes = await flatForm(2);
  const input = { ...place, bytes: bytes.length };
  const begun = await ok<{ uploadId: string; url: string; type: string }>('beginSignedPaper', input, keyed(staff));
  await fetch(begun.url, { method: 'PUT', body: Buffer.from(bytes), headers: { 'content-type': begun.type } });
  const { uploadId } = begun;
  return { ...place, version: draft.document.version, uploadId, signedBy: 'Ruth Okafor', signedOn: '2026-01-02' };
}

async function consented({ place, signingToken }: Signing) {
  await agreed(place.documentId, signingToken);
  return { documentId: place.documentId, signingToken };
}

async function readyToSign(of: Signing) {
  const { documentId, signingToken } = await consented(of);
  await ok('saveESignQuestions', await answersOf(documentId, signingToken));
  const session = await ok<OpenedLink>('validateESignToken', { documentId, signingToken });
  const document = await ok<{ sha256: string }>('getSignersDocument', { id: documentId, signingToken });
  return { signingTokenId: session.signingTokenId, signingToken, documentSha256: document.sha256 };
}

/** Sends the same relative a second document, and returns the link of the first. */
async function withAnother({ staff, begin, place, of }: Signing) {
  await sent(staff, await filled(staff, await begin('embalming-authorization')));
  return { id: place.documentId, signingToken: await linkTo(of) };
}

/** Requests of the calls about documents of a case and their signing, each in its most expensive form. */
export const recipes: Record<string, Recipe> = {
  getCaseDocuments: onDraft(({ row: { id } }) => ({ id })),
  beginCaseDocument: onDraft(async ({ staff, place, draft: { document } }) => {
    await ok('voidCaseDocument', { ...place, version: document.version, reason }, keyed(staff));
    return { id: place.id, templateDocumentId: document.templateDocumentId };
  }),
  getCaseDocument: onSent(({ place }) => place),
  saveCaseDocument: onDraft(({ place, draft: { document, fields } }) => {
    const ofCase = fields.find(({ question, mayChange, pdfFieldType }) => question && mayChange && pdfFieldType === 'date');
    return { ...place, version: document.version, values: { [ofCase?.id ?? '']: '2026-02-03' } };
  }),
  resendCaseDocument: onSent(({ of }) => of),
  cancelSigner: async () => {
    const { staff, begin } = await documentDesk();
    const { document } = await sent(staff, await filled(staff, await begin('embalming-authorization')));
    const { caseId: id, id: documentId, version, signers } = document;
    return { input: { id, documentId, signerId: signers[0]?.id, version, reason }, options: keyed(staff) };
  },
  voidCaseDocument: onSent(ending),
  replaceCaseDocument: onSent(ending),
  beginWitnessedSigning: async () => {
    const { of, staff } = await signingDesk();
    return { input: of, options: staff };
  },
  sendCaseDocument: onDraft(({ place, draft }) => ({ ...place, version: draft.document.version })),
  getCaseDocumentFile: onDraft(({ place }) => place),
  pdfImageFromCaseDocument: onDraft(({ place }) => ({ id: place.documentId, width: 400 })),
  getSignersCopy: bySigner(({ place, signingToken }) => ({ documentId: place.documentId, signingToken })),
  beginSignedPaper: async () => {
    const { place, staff } = await documentDesk();
    return { input: { ...place, bytes: 1000 }, options: staff };
  },
  keepSignedPaper: onDraft(scanOf),
  validateESignToken: bySigner(codedLink),
  sendESignCode: bySigner(async (of) => {
    const { code: _code, ...input } = await codedLink(of);
    return input;
  }),
  consentToESign: bySigner(async ({ place: { documentId }, signingToken }) => {
    const { disclosure } = await ok<OpenedLink>('validateESignToken', { documentId, signingToken });
    return { signingToken, disclosureSha256: disclosure.sha256, consents: true };
  }),
  getSignersDocument: bySigner(({ place, signingToken }) => ({ id: place.documentId, signingToken })),
  getESignQuestions: bySigner(async (of) => ({ token: (await consented(of)).signingToken })),
  saveESignQuestions: bySigner(async (of) => {
    const { documentId, signingToken } = await consented(of);
    return answersOf(documentId, signingToken);
  }),
  completeESignSession: bySigner(readyToSign),
  declineESign: bySigner(({ signingToken }) => ({ signingToken, reason })),
  getNextESignDocument: bySigner(withAnother),
  sendCaseFormDocumentCopy: onSent(async ({ place, contact }) => {
    await sealedInTable(place);
    return { id: place.documentId, contactId: contact.id };
  }),
};
