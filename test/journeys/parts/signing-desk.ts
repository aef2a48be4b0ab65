import sharp from 'sharp';
import type { CaseDocumentView, ListedDocument } from '#shared/contract/case-documents-views.ts';
import type { SignersDocument, SigningSession } from '#shared/contract/e-sign.ts';
import type { ESignDraft, ESignQuestion } from '#shared/model/e-sign.ts';
import { mailbox, newAddress, newEmail, ok, type RequestOptions, waitUntil } from '#test/cloud/cloud.ts';
import { keyed, member } from './case-desk.ts';
import { caseParty, relativeOf, saveAnswers } from './case-party.ts';
import { add } from './contact-desk.ts';

const address = { address1: '3 Elm St', city: 'Boston', stateCode: 'MA', countryCode: 'US', postalCode: '02118' };

/** Returns a PNG of this size as a data address, with a line of ink across it, or blank. */
export async function inkPng({ width = 240, height = 80, isBlank = false } = {}): Promise<string> {
  const pixels = Buffer.alloc(width * height * 4);
  if (!isBlank) for (let at = 0; at < width; at += 1) pixels[4 * (Math.floor(height / 2) * width + at) + 3] = 255;
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Opens a case of a cremation with everything that its authorization asks for, the relative who signs it first, a director, and a crematory without email. */
export async function cremationDesk() {
  const party = await caseParty({ decedentFirstName: 'Amélie', decedentLastName: 'Nguyễn' });
  const id = party.row.id;
  const born = { dateOfBirth: '1940-02-03', dateOfDeath: '2026-01-02' };
  const places = {
    placeOfDeathAddress: { ...address, room: '12' },
    crematoryAddress: { ...address, locationName: '王 Crematory' },
  };
  await saveAnswers(party.staff, id, { dispositionType: 'cremation', ...born, ...places });
  const agent = await add(party.staff, id, {
    firstName: 'Łukasz',
    lastName: 'Nguyễn',
    email: newEmail('lukasz'),
    relationship: 'spouse',
    phoneNumber: '6175550188',
    address,
    selectedRoles: ['person-in-control-of-disposition', 'cremated-remains-recipient'],
  });
  const director = await member(party.home.id, 'Ολγα', 'Παπαδοπούλου');
  const crematory = await add(party.staff, id, { firstName: '王', lastName: '小明', email: '' });
  // The relative who is in control of the disposition, and one who only takes part in the case.
  const family = await relativeOf(party.row, agent.id);
  return { ...party, id, agent, director, crematory, family, friend: party.family };
}
export type CremationDesk = Awaited<ReturnType<typeof cremationDesk>>;

type Options = { needsCode?: boolean; templateDocumentId?: string };

/** Begins the authorization of a cremation, fills in what is missing, and chooses who signs. */
export async function readyDocument(desk: CremationDesk, { needsCode = false, templateDocumentId }: Options = {}) {
  const { id, staff, director, crematory } = desk;
  const { documents } = await ok<{ documents: ListedDocument[] }>('getCaseDocuments', { id }, staff);
  const listed = documents.find(({ name }) => name === 'Authorization for cremation and disposition');
  const wanted = templateDocumentId ?? listed?.templateDocumentId;
  const begun = await ok<CaseDocumentView>('beginCaseDocument', { id, templateDocumentId: wanted }, keyed(staff));
  const missing = begun.fields.filter(({ isMissing }) => isMissing);
  const who = [{}, { employeeId: director.id }, { contactId: crematory.id }];
  const signers = begun.document.signers.map(({ id: signerId, order, slot, role, contactId, authority }, at) => ({
    id: signerId,
    order,
    slot,
    role,
    ...(contactId ? { contactId } : {}),
    ...who[at],
    authority: at === 0 ? 'Husband' : authority,
    needsCode: at === 0 && needsCode,
  }));
  const values = Object.fromEntries(missing.map(({ id: fieldId }) => [fieldId, 'Ολγα & 王 Crematory, Łódź']));
  const place = { id, documentId: begun.document.id };
  const save = { ...place, version: begun.document.version, values, signers };
  return ok<CaseDocumentView>('saveCaseDocument', save, keyed(staff));
}

/** Sends the authorization of a cremation to its first signer. */
export async function sentDocument(desk: CremationDesk, options: Options = {}) {
  const { document } = await readyDocument(desk, options);
  const place = { id: desk.id, documentId: document.id };
  const sent = await ok<CaseDocumentView>('sendCaseDocument', { ...place, version: document.version }, keyed(desk.staff));
  return { sent, place, signerIds: sent.document.signers.map((signer) => signer.id) };
}

/** Returns the tokens of the letters about a document to an address, in order, once there are this many. */
const signingTokens = (email: string, documentId: string, count = 1) =>
  waitUntil(`${count} letters to ${email}`, async () => {
    const pattern = new RegExp(`/document-signing/${documentId}\\?signingToken=([\\w-]{43})`);
    const found = (await mailbox(email).all()).flatMap(({ body }) => pattern.exec(body.text ?? '')?.[1] ?? []);
    return found.length >= count && found;
  });

/** Returns the token of the newest letter about a document to an address. */
const signingToken = async (email: string, documentId: string, count = 1): Promise<string> =>
  (await signingTokens(email, documentId, count)).at(-1) ?? '';

const given = ({ pdfFieldType: kind, options, value, question }: ESignQuestion, image: string): Partial<ESignQuestion> => {
  if (kind === 'signature' || kind === 'initials') return { image, signatureType: 'draw' };
  if (kind === 'check') return { value: true };
  // The person who identified the body is asked for only if the signer didn’t.
  const isOther = question === 'Identification';
  if (kind === 'radio' || kind === 'dropdown') return { value: options[isOther ? 1 : 0]?.id ?? '' };
  return {
    value: kind === 'date' ? '2026-01-03' : (value ?? (question.startsWith('Identified') ? 'Identified by Ολγα 王' : 'Ολγα')),
  };
};

/** Makes the calls of one signer, from an address of their own. */
export function signerAt(documentId: string, token: string) {
  const by = (): RequestOptions => ({ from: newAddress() });
  const open = (more: object = {}) =>
    ok<SigningSession>('validateESignToken', { documentId, signingToken: token, ...more }, by());
  const draft = () => ok<ESignDraft>('getESignQuestions', { token }, by());
  const read = () => ok<SignersDocument>('getSignersDocument', { id: documentId, signingToken: token }, by());
  const saveInput = (changed: ESignDraft) => ({ token, data: { document: documentId }, draft: changed });
  const save = (changed: ESignDraft) => ok<{ version: number }>('saveESignQuestions', saveInput(changed), by());
  const consentInput = async (consents = true) => {
    const { disclosure } = await open();
    return { signingToken: token, disclosureSha256: disclosure.sha256, consents };
  };
  const consent = async () => ok<SigningSession>('consentToESign', await consentInput(), by());
  const completeInput = async () => {
    const [{ signingTokenId }, { sha256 }] = [await open(), await read()];
    return { signingTokenId, signingToken: token, documentSha256: sha256 };
  };
  const complete = async () => ok<{ signedOn: string }>('completeESignSession', await completeInput(), by());
  const filled = async (image?: string): Promise<ESignDraft> => {
    const [now, drawn] = [await draft(), image ?? (await inkPng())];
    return { ...now, questions: now.questions.map((question) => ({ ...question, ...given(question, drawn) })) };
  };
  /** Agrees, fills in everything, and signs. */
  const sign = async () => {
    await consent();
    await save(await filled());
    return complete();
  };
  const codeFrom = async (email: string) => {
    const { body } = await mailbox(email).mail(({ subject }) => subject.startsWith('Your code to sign'));
    return /\b(\d{6})\b/.exec(body.text ?? '')?.[1] ?? '';
  };
  return {
    codeFrom,
    by,
    token,
    open,
    draft,
    read,
    saveInput,
    save,
    consentInput,
    consent,
    completeInput,
    complete,
    filled,
    sign,
  };
}

/** Returns the signer whose newest letter about a document came to an address. */
export const signerByMail = async (email: string, documentId: string, count = 1) =>
  signerAt(documentId, await signingToken(email, documentId, count));
