import { recorded } from '#functions/documents/case/change-document.ts';
import type { TellWithdrawn } from '#functions/documents/case/void-document.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { raise } from '#functions/table/outbox.ts';
import { type SigningSession, type SigningSessionRow, signingSessionWrite } from '#functions/table/signing.ts';
import type { Write } from '#functions/table/table.ts';
import type { ChainEntryDraft } from '#shared/chain/chain-entry.ts';
import { turnOf } from '#shared/documents/document-status.ts';
import { signerRoleWords } from '#shared/documents/signer-role-words.ts';
import type { CaseDocument, DocumentSigner } from '#shared/model/case-document.ts';
import type { SigningContext } from './change-signing.ts';

/** Days for which a signer's link works. */
const LINK_DAYS = 30;

/** Days after which someone who hasn't signed is reminded. */
const REMINDER_DAYS = [3, 7];

/** Returns when a signer is due next after a time: for a reminder, and in the end because the link expires. */
export function nextDue({ sentOn, expiresOn }: Pick<SigningSession, 'sentOn' | 'expiresOn'>, after: string): string {
  const reminders = REMINDER_DAYS.map((days) => new Date(Date.parse(sentOn) + days * 86_400_000).toISOString());
  return reminders.find((on) => on > after && on < expiresOn) ?? expiresOn;
}

/** Why a signer gets a letter. */
type SignersLetter = 'asked' | 'resent' | 'reminder' | 'requested' | 'copy' | 'withdrawn';

/** Returns the event whose reaction emails a signer. It names the link and doesn't contain it. */
export function signerDue(context: SigningContext, document: CaseDocument, session: SigningSession, why: SignersLetter): Write {
  const { id: documentId, caseId, providerLocationId: locationId } = document;
  const data = { documentId, caseId, locationId, signerId: session.signerId, linkId: session.linkId, why };
  return raise(context.event('document.signer-due', data, locationId));
}

/** Returns what emails everyone who was asked to sign a document, or has signed it, that it's withdrawn: their link just stops working. */
export const tellWithdrawn: TellWithdrawn = (context, { document, sessions }) =>
  document.signers
    .filter(({ state, email }) => email !== '' && (state === 'sent' || state === 'opened' || state === 'signed'))
    .flatMap(({ id }) => sessions.filter(({ signerId }) => signerId === id))
    .map((session) => signerDue(context, document, session, 'withdrawn'));

/** Returns a session with a new link for 30 days, which ends every earlier one. What the signer has filled in stays. */
export function newLink(
  context: SigningContext,
  documentId: string,
  signerId: string,
  before?: SigningSessionRow,
): SigningSession {
  const expiresOn = new Date(context.now.getTime() + LINK_DAYS * 86_400_000).toISOString();
  const sentOn = context.now.toISOString();
  const link = { linkId: context.newId(), expiresOn, sentOn, dueOn: nextDue({ sentOn, expiresOn }, sentOn) };
  if (!before) {
    const salt = Buffer.from(context.randomBytes()).toString('base64url');
    return { documentId, signerId, ...link, answers: {}, draftVersion: 0, salt };
  }
  const { withdrawnOn: _withdrawn, code: _code, provenUntil: _proven, tablet: _tablet, opened: _opened, ...kept } = before;
  return { ...kept, ...link };
}

/** Returns what the record says of a link that was sent. */
export const sentEntry = (
  context: SigningContext,
  { type, original, frozen }: CaseDocument,
  { id, fullName, role, authority, order, email, needsCode }: DocumentSigner,
  { expiresOn }: SigningSession,
): ChainEntryDraft =>
  recorded(context as OperationContext, 'document.sent', {
    signerId: id,
    signerName: fullName,
    documentSha256: original?.sha256 ?? '',
    frozenSha256: frozen?.sha256 ?? '',
    role: signerRoleWords({ type }, role),
    authority,
    order,
    email,
    needsCode,
    expiresOn,
  });

/**
 * Begins the turn that has come in a document that is out: its signers who wait are sent their links. Someone without an email address waits for the home's
 * tablet. The document's own row isn't among the writes.
 */
export function startTurn<Document extends CaseDocument>(
  context: SigningContext,
  document: Document,
): { document: Document; writes: Write[]; entries: ChainEntryDraft[] } {
  const turn = turnOf(document.signers);
  const isDue = ({ order, state, email }: DocumentSigner) => order === turn && state === 'waiting' && email !== '';
  const due = document.signers.filter(isDue);
  const sessions = due.map((signer) => ({ signer, session: newLink(context, document.id, signer.id) }));
  const sentOn = context.now.toISOString();
  return {
    document: {
      ...document,
      signers: document.signers.map((each) => (due.includes(each) ? { ...each, state: 'sent', sentOn } : each)),
    },
    writes: sessions.flatMap(({ session }) => [signingSessionWrite(session, 0), signerDue(context, document, session, 'asked')]),
    entries: sessions.map(({ signer, session }) => sentEntry(context, document, signer, session)),
  };
}
