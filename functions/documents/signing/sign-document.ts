import { sha256 } from '#functions/catalog/release-parts.ts';
import { type ChangedDocument, recorded, signedEvent, tellOfDocument } from '#functions/documents/case/change-document.ts';
import { withSaid } from '#functions/documents/case/document-says.ts';
import { checkNoContract } from '#functions/documents/case/void-document.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readLocation } from '#functions/table/location.ts';
import { raise } from '#functions/table/outbox.ts';
import type { KeptSignature, SignersAnswer, SigningSession } from '#functions/table/signing.ts';
import { turnOf } from '#shared/documents/document-status.ts';
import { evidence } from '#shared/documents/evidence.ts';
import { signerRoleWords } from '#shared/documents/signer-role-words.ts';
import { isAsked } from '#shared/documents/signers-questions.ts';
import type { CaseDocument, DocumentSigner } from '#shared/model/case-document.ts';
import type { DocumentField } from '#shared/model/document.ts';
import { canonicalJson } from '#shared/values/canonical-json.ts';
import { dateInZone } from '#shared/values/dates.ts';
import {
  changeSigning,
  type KnownDocument,
  type SignersPlace,
  type SigningChange,
  type SigningContext,
  withSigner,
} from './change-signing.ts';
import { caseCancelled, checkOpen, type OpenedSigning, tabletOf } from './open-signing.ts';
import { fieldEntries } from './save-answers.ts';
import { isPrintedName, missingWords, type SignersFields } from './signers-fields.ts';
import { about, asSigner, deviceOf } from './signing-view.ts';
import { startTurn } from './start-turn.ts';

type Answers = Readonly<Record<string, SignersAnswer>>;

/** The longest name that the record has. */
const MAX_NAME = 200;

/** Refuses to sign while something required is missing, field by field. */
function checkComplete(fields: readonly DocumentField[], answers: Answers): void {
  const given = (id: string) => {
    const answer = answers[id];
    return answer && 'value' in answer ? answer.value : undefined;
  };
  const errors = fields
    .filter((field) => isAsked(field, given))
    .flatMap((field) => {
      const message = missingWords(field, answers[field.id]);
      return message === undefined ? [] : [{ field: field.id, message: `${field.name}: ${message}` }];
    });
  if (errors.length > 0) throw problem('invalid_input', { errors });
}

/** Returns the first signature, or initials, of a signer. */
function firstOf(kind: 'signature' | 'initials', fields: readonly DocumentField[], answers: Answers): KeptSignature | undefined {
  const found = fields.filter(({ pdfFieldType }) => pdfFieldType === kind).map(({ id }) => answers[id]);
  return found.flatMap((answer) => (answer && 'signature' in answer ? [answer.signature] : []))[0];
}

const plain = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');

/** Returns the names under which someone signs that aren’t the one that the document was sent to. A title may follow the printed one. */
function otherNames(
  { fullName }: DocumentSigner,
  { signatureType, typeText = '' }: KeptSignature,
  fields: readonly DocumentField[],
  answers: Answers,
) {
  const sentTo = plain(fullName).toLocaleLowerCase('en-US');
  const isOther = (name: string) => name !== '' && !plain(name).toLocaleLowerCase('en-US').startsWith(sentTo);
  const printed = fields.filter(isPrintedName).flatMap(({ id }) => {
    const answer = answers[id];
    return answer && 'value' in answer && typeof answer.value === 'string' ? [plain(answer.value)] : [];
  });
  const printedName = printed.find(isOther);
  const typedName = signatureType === 'type' ? plain(typeText) : '';
  return {
    ...(isOther(typedName) ? { typedName: typedName.slice(0, MAX_NAME) } : {}),
    ...(printedName ? { printedName: printedName.slice(0, MAX_NAME) } : {}),
  };
}

/** Returns what the record says of a signature: what was signed, how, and from where. */
function signedEntry(context: OperationContext, opened: OpenedSigning, fields: readonly DocumentField[], answers: Answers) {
  const { document, signer, session } = opened;
  const initials = firstOf('initials', fields, answers);
  const signature = firstOf('signature', fields, answers) ?? initials;
  if (!signature)
    throw problem('conflict', { detail: 'This document has no place for your signature. Please call the funeral home.' });
  const tablet = tabletOf(opened);
  const { signatureType, typeStyle } = signature;
  return evidence('document.signed', {
    at: context.now,
    actor: asSigner(signer),
    data: {
      ...about(signer),
      documentSha256: document.original?.sha256 ?? '',
      role: signerRoleWords(document, signer.role),
      authority: signer.authority,
      method: signatureType === 'type' ? 'typed' : 'drawn',
      ...(typeStyle ? { style: typeStyle } : {}),
      ...otherNames(signer, signature, fields, answers),
      signatureSha256: signature.sha256,
      ...(initials ? { initialsSha256: initials.sha256 } : {}),
      answersSha256: sha256(canonicalJson(answers)),
      ...(tablet?.witnessName ? { witnessedBy: tablet.witnessedBy, witnessName: tablet.witnessName } : {}),
      ...deviceOf(context, session.timeZone),
    },
  });
}

/** What a signer fills in, which of that is filled in with the day of signing, and what they read. */
type SignersPart = Pick<SignersFields, 'fields' | 'signingDates'> & { documentSha256: string };

/** Returns the answers of a signer's dates of signing: today in the time zone of the home. */
async function datedAnswers(
  { table, now }: OperationContext,
  { providerLocationId }: CaseDocument,
  { fields, signingDates }: SignersPart,
): Promise<Answers> {
  const dates = fields.filter(({ id }) => signingDates.has(id));
  const home = dates.length > 0 ? await readLocation(table, providerLocationId) : undefined;
  if (!home) return {};
  const value = dateInZone(now.toISOString(), home.timeZone);
  return Object.fromEntries(dates.map(({ id }) => [id, { value }]));
}

/** Returns what follows when a signer is done: the next turn's letters, or, after the last one, that everyone has signed and the document waits for its seal. */
function afterSigner(
  context: SigningContext,
  document: SignersPlace['document'],
): Required<Pick<SigningChange, 'document' | 'writes' | 'entries'>> & Pick<SigningChange, 'events'> {
  if (turnOf(document.signers) !== null) return startTurn(context, document);
  const sealing = { state: 'queued', tries: 0, since: context.now.toISOString() } as const;
  const signed: CaseDocument = { ...document, state: 'signed', sealing };
  return { document: signed, writes: [], entries: [], events: signedEvent(context as OperationContext, signed) };
}

/** Returns what an event of one signer says. The members of the home are told of it. */
export const signersData = (
  { id: documentId, caseId, providerLocationId: locationId }: CaseDocument,
  { id: signerId }: DocumentSigner,
) => ({ documentId, caseId, locationId, signerId });

/** Returns a session of which nobody is reminded any more. */
export const withoutDue = ({ dueOn: _due, ...session }: SigningSession): SigningSession => session;

/**
 * Signs a document with what its signer has saved: their signature, the next turn or the end, and the record, in one transaction. Someone who has signed already
 * gets the time of that, so that a second click signs nothing.
 */
export async function signDocument(context: OperationContext, opened: OpenedSigning, part: SignersPart): Promise<string> {
  const { fields, documentSha256 } = part;
  const dated = await datedAnswers(context, opened.document, part);
  let signedOn = context.now.toISOString();
  await changeSigning(context, opened.token, async ({ document, signer, session }) => {
    if (signer.state === 'signed' && signer.signedOn) {
      signedOn = signer.signedOn;
      return undefined;
    }
    await checkOpen(context, { document, signer });
    if (!session?.consent) throw problem('conflict', { detail: 'Please agree to sign electronically first.' });
    if (document.original?.sha256 !== documentSha256)
      throw problem('conflict', { detail: 'This isn’t the document that was sent. Reload the page, and read it again.' });
    const now = { ...opened, document, signer, session };
    const answers = { ...session.answers, ...dated };
    checkComplete(fields, answers);
    // What the home filled in and nobody changed is the signer's from here on.
    const settled = fields.filter(({ id }) => dated[id] !== undefined || session.prefilled?.includes(id));
    const entries = await fieldEntries(context, now, settled, answers);
    const entry = signedEntry(context, now, fields, answers);
    const tablet = tabletOf(now);
    const signed = withSigner(document, signer.id, {
      state: 'signed',
      signedOn,
      ...(tablet ? { witnessedBy: tablet.witnessedBy } : {}),
    });
    const after = afterSigner(context, withSaid(signed, fields, answers));
    return {
      ...after,
      whenCancelled: () => caseCancelled(context, document),
      // The session's own write ties the signature to the answers that were read: a save in another tab comes before it or is refused.
      session: withoutDue({ ...session, answers, prefilled: [] }),
      writes: [
        ...after.writes,
        raise(context.event('document.signer-signed', signersData(document, signer), document.providerLocationId)),
        tellOfDocument(context, document, 'document-signed', { to: signer.fullName }),
      ],
      entries: [...entries, entry, ...after.entries],
    };
  });
  return signedOn;
}

/** Declines a document, which nobody can sign any more then. Declining again changes nothing. */
export async function declineDocument(context: OperationContext, opened: OpenedSigning, reason: string): Promise<void> {
  await changeSigning(context, opened.token, async ({ document, signer }) => {
    if (signer.state === 'declined') return undefined;
    await checkOpen(context, { document, signer });
    const declined = withSigner(document, signer.id, { state: 'declined', declinedReason: reason });
    return {
      document: { ...declined, state: 'declined' },
      writes: [
        raise(context.event('document.declined', signersData(document, signer), document.providerLocationId)),
        tellOfDocument(context, document, 'document-declined', { to: signer.fullName }),
      ],
      entries: [evidence('document.declined', { at: context.now, actor: asSigner(signer), data: { ...about(signer), reason } })],
    };
  });
}

/**
 * Says that someone no longer has to sign. Their link doesn't work any more, and if nobody else's turn is left, everyone has signed. A contract needs everyone it
 * names: it's reopened instead.
 */
export async function cancelDocumentSigner(
  context: OperationContext,
  place: { documentId: string; signerId: string },
  { version, reason }: { version: number; reason: string },
  known?: KnownDocument,
): Promise<ChangedDocument | undefined> {
  const change = async ({ document, signer }: SignersPlace): Promise<SigningChange> => {
    if (document.version !== version)
      throw problem('stale', { detail: 'Someone changed this document in the meantime. Your change isn’t saved yet.' });
    // Without a purchaser's signature, a contract would charge someone who never agreed to it.
    checkNoContract(document);
    if (document.state !== 'out') throw problem('conflict', { detail: 'This document isn’t out for signatures.' });
    if (signer.state === 'signed') throw problem('conflict', { detail: 'They have signed this document already.' });
    if (signer.state === 'canceled') throw problem('conflict', { detail: 'They no longer have to sign this document.' });
    const isLast = document.signers.every(({ id, state }) => id === signer.id || state === 'canceled');
    if (isLast) throw problem('conflict', { detail: 'Nobody else signs this document. Void it instead.' });
    const after = afterSigner(context, withSigner(document, signer.id, { state: 'canceled' }));
    return { ...after, entries: [recorded(context, 'document.signer-canceled', { ...about(signer), reason }), ...after.entries] };
  };
  return changeSigning(context, place, change, known);
}
