import { hashOfCode } from '#functions/documents/signing/open-link.ts';
import { ok, type RequestOptions } from '#test/cloud/cloud.ts';
import { flatForm } from '#test/documents/sample-forms.ts';
import { keyed } from '#test/journeys/parts/case-desk.ts';
import { relativeOf } from '#test/journeys/parts/case-party.ts';
import { sealedInTable, sentAnother, signingParty } from '#test/journeys/parts/document-desk.ts';
import { cremationDesk, readyDocument } from '#test/journeys/parts/signing-desk.ts';
import { latelyOn } from '#test/world/lately.ts';
import { once } from '../parts/once.ts';

type Recipe = () => Promise<{ input?: unknown; options?: RequestOptions }>;
type Draft = Awaited<ReturnType<typeof draftDesk>>;
type Party = Awaited<ReturnType<typeof signingParty>>;

async function draftDesk() {
  const desk = await cremationDesk();
  const { document, fields } = await readyDocument(desk);
  return { ...desk, document, fields, place: { id: desk.id, documentId: document.id } };
}

const inScene =
  (scene: typeof draftDesk) =>
  (input: (of: Draft) => object | Promise<object>): Recipe =>
  async () => {
    const of = await scene();
    return { input: await input(of), options: keyed(of.staff) };
  };
const onDraft = inScene(draftDesk);
const reading = inScene(once(draftDesk));

const onSent =
  (input: (of: Party) => object | Promise<object>): Recipe =>
  async () => {
    const of = await signingParty();
    return { input: await input(of), options: keyed(of.staff) };
  };

/** A call by a signer, who has no account. */
const bySigner =
  (input: (of: Party) => object | Promise<object>, options: Parameters<typeof signingParty>[0] = {}): Recipe =>
  async () => ({ input: await input(await signingParty(options)) });

const reason = 'The family asked for another wording.';
const ending = ({ place, sent }: Party) => ({ ...place, version: sent.document.version, reason });

/** Sends a scan of a document, and returns what keeps it. */
async function scanOf({ place, document, staff }: Draft) {
  const bytes = await flatForm(2);
  const input = { ...place, bytes: bytes.length };
  const { uploadId, url, type } = await ok<{ uploadId: string; url: string; type: string }>('beginSignedPaper', input, staff);
  await fetch(url, { method: 'PUT', body: Buffer.from(bytes), headers: { 'content-type': type } });
  const signatures = [{ name: 'Łukasz Nguyễn', signedOn: latelyOn }];
  return { ...place, version: document.version, uploadId, signatures };
}

const code = '123456';

/** Returns a link whose code was emailed. */
const codedLink = async ({ place: { documentId }, signer }: Party) => {
  const expiresOn = new Date(Date.now() + 600_000).toISOString();
  const { token } = await signer((session) => ({
    ...session,
    code: { hash: hashOfCode(session, code), expiresOn, triesLeft: 5 },
  }));
  return { documentId, signingToken: token };
};

/** Requests of the calls about documents of a case and their signing, each in its most expensive form. */
export const recipes: Record<string, Recipe> = {
  getCaseDocuments: reading(({ id }) => ({ id })),
  beginCaseDocument: onDraft(async ({ staff, place, document: { version, templateDocumentId } }) => {
    await ok('voidCaseDocument', { ...place, version, reason }, keyed(staff));
    return { id: place.id, templateDocumentId };
  }),
  getCaseDocument: onSent(({ place }) => place),
  saveCaseDocument: onDraft(({ place, document, fields }) => {
    const permit = fields.find(({ name }) => name === 'Number of the cremation permit');
    return { ...place, version: document.version, values: { [permit!.id]: 'A-1207' } };
  }),
  resendCaseDocument: onSent(({ of }) => of),
  cancelSigner: onSent(({ of, sent }) => ({ ...of, version: sent.document.version, reason })),
  voidCaseDocument: onSent(ending),
  replaceCaseDocument: onSent(ending),
  beginWitnessedSigning: onSent(({ of }) => of),
  beginOwnSigning: async () => {
    const { of, id, agent, row } = await signingParty();
    return { input: of, options: await relativeOf({ ...row, id }, agent.id) };
  },
  sendCaseDocument: onDraft(({ place, document }) => ({ ...place, version: document.version })),
  getCaseDocumentFile: reading(({ place }) => place),
  pdfImageFromCaseDocument: onDraft(({ place }) => ({ id: place.documentId, width: 400 })),
  getSignersCopy: bySigner(async ({ place: { documentId }, signer }) => {
    const { token, sign } = await signer();
    await sign();
    return { documentId, signingToken: token };
  }),
  beginSignedPaper: onDraft(({ place }) => ({ ...place, bytes: 1000 })),
  getSignedPaper: reading(async (of) => ({ ...of.place, uploadId: (await scanOf(of)).uploadId })),
  keepSignedPaper: onDraft(scanOf),
  validateESignToken: bySigner(async (of) => ({ ...(await codedLink(of)), code }), { needsCode: true }),
  sendESignCode: bySigner(codedLink, { needsCode: true }),
  sendESignLink: bySigner(({ place: { documentId }, agent: { email } }) => ({ documentId, email })),
  consentToESign: bySigner(async ({ signer }) => (await signer()).consentInput()),
  getSignersDocument: bySigner(async ({ place, signer }) => ({ id: place.documentId, signingToken: (await signer()).token })),
  getESignQuestions: bySigner(async ({ signer }) => {
    const { token, consent } = await signer();
    await consent();
    return { token };
  }),
  saveESignQuestions: bySigner(async ({ signer }) => {
    const { consent, saveInput, filled } = await signer();
    await consent();
    return saveInput(await filled());
  }),
  completeESignSession: bySigner(async ({ signer }) => {
    const { consent, save, filled, completeInput } = await signer();
    await consent();
    await save(await filled());
    return completeInput();
  }),
  declineESign: bySigner(async ({ signer }) => ({ signingToken: (await signer()).token, reason })),
  getNextESignDocument: bySigner(async (party) => {
    await sentAnother(party);
    return { id: party.place.documentId, signingToken: (await party.signer()).token };
  }),
  sendCaseFormDocumentCopy: onSent(async ({ place, agent }) => {
    await sealedInTable(place);
    return { id: place.documentId, contactId: agent.id };
  }),
};
