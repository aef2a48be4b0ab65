import { type ChangedDocument, recorded } from '#functions/documents/case/change-document.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { readContact } from '#functions/table/contact.ts';
import { type SigningSession, type SigningSessionRow, signingTokenWrite, type TabletSession } from '#functions/table/signing.ts';
import { turnOf } from '#shared/documents/document-status.ts';
import type { CaseDocument, DocumentSigner } from '#shared/model/case-document.ts';
import {
  changeSigning,
  type KnownDocument,
  type SignersPlace,
  type SigningChange,
  type SigningContext,
  withSigner,
} from './change-signing.ts';
import { about } from './signing-view.ts';
import { checkOnCase } from './standing.ts';
import { newLink, sentEntry, signerDue } from './start-turn.ts';

/** Refuses unless it's a signer's turn to sign a document. */
function checkTurn({ state, signers }: CaseDocument, signer: DocumentSigner): void {
  if (state !== 'out') throw problem('conflict', { detail: 'This document isn’t out for signatures.' });
  if (signer.state === 'signed') throw problem('conflict', { detail: 'They have signed this document already.' });
  if (signer.state === 'canceled') throw problem('conflict', { detail: 'They no longer have to sign this document.' });
  if (signer.order !== turnOf(signers)) throw problem('conflict', { detail: 'Someone else has to sign before them.' });
}

/** Returns the refusal to ask for a signature in a case that is cancelled. */
const whenCancelled = () =>
  problem('conflict', { detail: 'This case is cancelled, so nobody signs its documents. Make it active again first.' });

/** Returns the address that a signer has now: it may have been corrected since the document was sent. */
export async function currentEmail({ table }: SigningContext, { caseId }: CaseDocument, { contactId, email }: DocumentSigner) {
  const contact = contactId === undefined ? undefined : await readContact(table, caseId, contactId);
  return contact?.email || email;
}

/**
 * Emails a signer a new link, which ends the earlier ones (`resent`), or the one that they have as long as it works: to remind them, or because they asked for it. What
 * they have filled in stays.
 */
export async function sendAgain(
  context: SigningContext,
  place: { documentId: string; signerId: string },
  why: 'resent' | 'reminder' | 'requested',
  known?: KnownDocument,
): Promise<ChangedDocument | undefined> {
  const keepsLink = why !== 'resent';
  const change = async (found: SignersPlace): Promise<SigningChange> => {
    const { document, signer, session: before } = found;
    checkTurn(document, signer);
    await checkOnCase(context, found);
    const email = keepsLink ? signer.email : await currentEmail(context, document, signer);
    if (email === '')
      throw problem('conflict', { detail: 'They have no email address. They can sign on this tablet, or on paper.' });
    if (keepsLink && signer.state === 'bounced')
      throw problem('conflict', { detail: 'The email to them bounced. Correct the address in Contacts, then send a new link.' });
    const on = context.now.toISOString();
    const isOver = before === undefined || before.withdrawnOn !== undefined || before.expiresOn <= on;
    if (keepsLink && !isOver)
      return {
        whenCancelled,
        document: withSigner(document, signer.id, { remindedOn: on }),
        writes: [signerDue(context, document, before, why)],
        entries: [recorded(context as OperationContext, 'document.reminded', { ...about(signer), expiresOn: before.expiresOn })],
      };
    const session = newLink(context, document.id, signer.id, before);
    const { bounce: _bounce, ...asked } = { ...signer, state: 'sent' as const, sentOn: on, email };
    return {
      whenCancelled,
      document: { ...document, signers: document.signers.map((each) => (each.id === signer.id ? asked : each)) },
      session,
      writes: [signerDue(context, document, session, why === 'requested' ? why : 'resent')],
      entries: [sentEntry(context, document, asked, session)],
    };
  };
  return changeSigning(context, place, change, known);
}

/** How long a session on the home's tablet works. */
const TABLET_MINUTES = 30;

/** How long a document that was opened in an account can be signed without opening it there again. */
const ACCOUNT_HOURS = 12;

/** A session of signing, and the token that only the one who asked for it gets. */
type BegunSigning = { signingToken: string; expiresOn: string };

/** Returns a session whose signer may agree again on the tablet. The link that they ended by withdrawing their consent stays ended: another takes its place, which nobody has. */
function withoutWithdrawal(context: SigningContext, before: SigningSessionRow): SigningSession {
  if (before.withdrawnOn === undefined) return before;
  const { withdrawnOn: _withdrawn, code: _code, provenUntil: _proven, ...session } = before;
  return { ...session, linkId: context.newId() };
}

/** Whether the member of staff who asks is the signer. */
const isOwnTurn = ({ actor }: OperationContext, { contactId, employeeId }: DocumentSigner): boolean =>
  actor.kind === 'person' &&
  contactId === undefined &&
  actor.person.memberships.some((membership) => membership.employeeId === employeeId);

/** Begins a session on the home's tablet, in the presence of the member of staff who asks. It ends the tablet's session before it, and no emailed link. */
export async function beginTablet(
  context: OperationContext,
  place: { documentId: string; signerId: string },
  witness: Pick<TabletSession, 'witnessedBy' | 'witnessName'> & Partial<TabletSession> = {
    witnessedBy: context.actor.kind === 'person' ? context.actor.person.id : '',
    witnessName: callerName(context),
  },
  known?: KnownDocument,
): Promise<BegunSigning> {
  const signingToken = Buffer.from(context.randomBytes()).toString('base64url');
  const { witnessedBy, witnessName } = witness;
  const expiresOn = witness.expiresOn ?? new Date(context.now.getTime() + TABLET_MINUTES * 60_000).toISOString();
  const change = async (found: SignersPlace): Promise<SigningChange> => {
    const { document, signer, session: before } = found;
    checkTurn(document, signer);
    await checkOnCase(context, found);
    const begunOn = witness.begunOn ?? context.now.toISOString();
    // Nobody witnesses their own signature. Who began the session still has to be on the team.
    const name = isOwnTurn(context, signer) ? '' : witnessName;
    const tablet = { id: context.newId(), begunOn, expiresOn, witnessedBy, witnessName: name };
    const session = before ? withoutWithdrawal(context, before) : newLink(context, document.id, signer.id);
    return {
      whenCancelled,
      session: { ...session, tablet },
      writes: [signingTokenWrite({ hash: hashOfToken(signingToken), ...place, expiresOn, tabletId: tablet.id })],
    };
  };
  await changeSigning(context, place, change, known);
  return { signingToken, expiresOn };
}

/**
 * Opens a document to a signer who is signed in to their account, under the link that they have: a newer link ends it, too. A link that has expired, or that was
 * never sent, is made here.
 */
export async function beginInAccount(
  context: OperationContext,
  place: { documentId: string; signerId: string },
): Promise<BegunSigning> {
  const signingToken = Buffer.from(context.randomBytes()).toString('base64url');
  const now = context.now.toISOString();
  const latest = new Date(context.now.getTime() + ACCOUNT_HOURS * 3_600_000).toISOString();
  let expiresOn = latest;
  await changeSigning(context, place, async ({ document, signer, session: before }) => {
    checkTurn(document, signer);
    const isOpen = before !== undefined && before.expiresOn > now;
    const session = isOpen ? before : newLink(context, document.id, signer.id, before);
    expiresOn = session.expiresOn < latest ? session.expiresOn : latest;
    const token = { hash: hashOfToken(signingToken), ...place, expiresOn, linkId: session.linkId, isInAccount: true };
    return { whenCancelled, ...(isOpen ? {} : { session }), writes: [signingTokenWrite(token)] };
  });
  return { signingToken, expiresOn };
}
