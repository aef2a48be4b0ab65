/** A document of a case that can be sent, and is out for the signature of one person, as tests of many calls need it. */
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { caseDocumentWrites, readCaseDocument } from '#functions/table/case-document.ts';
import { readSigningSession, type SigningSession, signingSessionWrite, signingTokenWrite } from '#functions/table/signing.ts';
import type { CaseDocumentView, DocumentFieldView } from '#shared/contract/case-documents.ts';
import type { SigningSession as OpenedLink } from '#shared/contract/e-sign.ts';
import type { ESignDraft, ESignQuestion } from '#shared/model/e-sign.ts';
import { newEmail, ok, openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { composedDocuments } from '#world/composed-documents.ts';
import { keyed } from './case-desk.ts';
import { caseParty } from './case-party.ts';
import { add } from './contact-desk.ts';

type Place = { id: string; documentId: string };

const templateIdOf = (type: string): string => {
  const template = composedDocuments().find((each) => each.type === type);
  if (!template) throw new Error(`The sample has no document of the type ${type}.`);
  return template.id;
};

const entered = ({ pdfFieldType: kind, options, question }: DocumentFieldView): string | boolean => {
  if (kind === 'check') return true;
  if (kind === 'date') return '2026-01-02';
  return options[0]?.value ?? `Words for ${question?.identifier ?? 'the paper'}`;
};

/** Returns a case with a relative who signs, and her obituary approval, which she alone signs: a draft in which nothing is missing. */
export async function documentDesk() {
  const party = await caseParty();
  const { staff, row } = party;
  const desk = await documentsOf(staff, row.id);
  const draft = await filled(staff, await desk.begin('obituary-approval'));
  return { ...party, ...desk, draft, place: { id: row.id, documentId: draft.document.id } };
}

/** Adds a relative to a case who signs its documents, and returns what begins one of a type. */
export async function documentsOf(by: RequestOptions, caseId: string) {
  const selectedRoles = ['next-of-kin', 'person-in-control-of-disposition'];
  const contact = await add(by, caseId, { email: newEmail('ruth'), selectedRoles });
  const begin = (type: string) =>
    ok<CaseDocumentView>('beginCaseDocument', { id: caseId, templateDocumentId: templateIdOf(type) }, keyed(by));
  return { contact, begin };
}

/** Fills in what staff still have to in a draft. */
export async function filled(by: RequestOptions, { document, fields }: CaseDocumentView): Promise<CaseDocumentView> {
  const { caseId: id, id: documentId, version } = document;
  const missing = fields.filter(({ isMissing, mayChange }) => isMissing && mayChange);
  const values = Object.fromEntries(missing.map((field) => [field.id, entered(field)]));
  return ok<CaseDocumentView>('saveCaseDocument', { id, documentId, version, values }, keyed(by));
}

export const sent = (by: RequestOptions, { document: { caseId: id, id: documentId, version } }: CaseDocumentView) =>
  ok<CaseDocumentView>('sendCaseDocument', { id, documentId, version }, keyed(by));

/** Returns the same with the document out for its one signature, and what opens it. `link` makes the token of a link that was emailed. */
export async function signingDesk() {
  const desk = await documentDesk();
  const view = await sent(desk.staff, desk.draft);
  const signer = view.document.signers[0]!;
  const of = { ...desk.place, signerId: signer.id };
  const { signingToken } = await ok<{ signingToken: string }>('beginWitnessedSigning', of, keyed(desk.staff));
  return { ...desk, view, signer, of, signingToken };
}

/** Returns a token for the link that a signer was sent, as their letter contains one. `change` is made to what is kept of their signing. */
export async function linkTo(
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

/** Makes the signers of a document prove who they are with a code. */
export async function askForCodes({ documentId }: Place): Promise<void> {
  const table = openCloudTable();
  const document = await readCaseDocument(table, documentId);
  if (!document) throw new Error('There is no such document.');
  const signers = document.signers.map((each) => ({ ...each, needsCode: true }));
  await table.transact(caseDocumentWrites({ ...document, signers }));
}

/** Stores a document as it is once it's sealed: the file is the one that was sent. */
export async function sealedInTable({ documentId }: Place): Promise<void> {
  const table = openCloudTable();
  const document = await readCaseDocument(table, documentId);
  if (!document?.original) throw new Error('There is no such document, or it was never sent.');
  const sealedOn = new Date().toISOString();
  await table.transact(caseDocumentWrites({ ...document, state: 'sealed', sealed: { ...document.original, sealedOn } }));
}

let drawn: Promise<string> | undefined;

/** Returns a drawn signature as a browser sends it. */
export const drawnSignature = (): Promise<string> => {
  const line =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="90"><path d="M10 70 C90 5 120 90 290 20" stroke="#000" stroke-width="5" fill="none"/></svg>';
  drawn ??= sharp(Buffer.from(line))
    .png()
    .toBuffer()
    .then((bytes) => `data:image/png;base64,${bytes.toString('base64')}`);
  return drawn;
};

async function answered(question: ESignQuestion): Promise<ESignQuestion> {
  const { pdfFieldType: kind, options } = question;
  if (kind === 'signature' || kind === 'initials') return { ...question, signatureType: 'draw', image: await drawnSignature() };
  if (kind === 'check') return { ...question, value: true };
  return { ...question, value: kind === 'date' ? '2026-01-03' : (options[0]?.id ?? 'Written by hand') };
}

/** Agrees to sign electronically. Returns the session. */
export async function agreed(documentId: string, signingToken: string): Promise<OpenedLink> {
  const { disclosure } = await ok<OpenedLink>('validateESignToken', { documentId, signingToken });
  return ok<OpenedLink>('consentToESign', { signingToken, disclosureSha256: disclosure.sha256, consents: true });
}

/** Returns what a signer would save, with every question answered. */
export async function answersOf(documentId: string, token: string) {
  const draft = await ok<ESignDraft>('getESignQuestions', { token });
  return {
    token,
    data: { document: documentId },
    draft: { ...draft, questions: await Promise.all(draft.questions.map(answered)) },
  };
}
