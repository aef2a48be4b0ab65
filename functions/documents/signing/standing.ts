import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { readLocation } from '#functions/table/location.ts';
import { readSignersStanding, type SignersPart, type SignersStanding } from '#functions/table/signers-standing.ts';
import type { SigningSessionRow, SigningToken } from '#functions/table/signing.ts';
import { can } from '#shared/access/can.ts';
import type { Problem } from '#shared/contract/problem.ts';
import type { CaseDocument, DocumentSigner } from '#shared/model/case-document.ts';

/** Why a link opens nothing. */
export type WhyClosed = NonNullable<Problem['closedLink']>['why'];

const words: Readonly<Record<WhyClosed, string>> = {
  expired: 'This link has expired, or a newer one was sent. Open the newest email, or ask the funeral home for another.',
  used: 'You have signed this document. Nothing in it can be changed any more.',
  canceled: 'This document doesn’t need your signature any more.',
  voided: 'The funeral home has withdrawn this document.',
  withdrawn: 'You withdrew your consent to sign electronically. The funeral home will give you the document on paper.',
  replaced: 'A newer link has taken the place of this one. Look for the newest email from the funeral home.',
  'not-your-turn': 'Someone else signs before you. You’ll get an email when it’s your turn.',
  'not-ready': 'This document isn’t ready to be signed yet. Please call the funeral home.',
  ended: 'The funeral home has ended this link. Please call them with any question.',
};

/** Refuses a link that was once given to someone, with why and whom to call. */
export async function closedLink(
  { table }: Pick<OperationContext, 'table'>,
  locationId: string,
  why: WhyClosed,
  detail = words[why],
): Promise<Error> {
  const home = await readLocation(table, locationId);
  return problem('token_used', {
    detail,
    closedLink: { why, homeName: home?.name ?? '', homePhone: home?.phone ?? '' },
  });
}

/** A signer of a document, and how far they are. */
type Signing = { document: CaseDocument; signer: DocumentSigner; session: SigningSessionRow | undefined };

/** Returns on whose place in the case, and at the home, a signer's token depends. */
export const partOf = ({ document, signer, session }: Signing, token?: SigningToken): SignersPart => ({
  caseId: document.caseId,
  locationId: document.providerLocationId,
  contactId: signer.contactId,
  employeeId: signer.contactId === undefined ? signer.employeeId : undefined,
  witnessedBy: token && 'tabletId' in token ? session?.tablet?.witnessedBy : undefined,
});

/** Tells whether a member of staff may still witness what is signed on the tablet that they handed over: they have their place, and nothing has ended their sign-ins since. */
function isWitnessed({ witness }: SignersStanding, { begunOn }: NonNullable<SigningSessionRow['tablet']>): boolean {
  if (!witness?.isActive || !can(witness.membership, 'documents.change')) return false;
  return witness.sessionsValidFrom === null || begunOn === undefined || witness.sessionsValidFrom <= begunOn;
}

/**
 * Returns the case of a signer's token, if they may still do something with it: a 404 while the case is hidden, and a 410 once they were taken off the case or
 * blocked, or the tablet's witness has left the home. Signing out doesn't end the tablet's session: handing over a tablet signs its member of staff out of it first.
 */
export async function checkStanding(
  context: Pick<OperationContext, 'table'>,
  signing: Signing,
  token: SigningToken,
): Promise<CaseRecord> {
  const standing = await readSignersStanding(context.table, partOf(signing, token));
  const { record, isOnCase } = standing;
  if (!record || record.deletedOn !== undefined) throw problem('not_found');
  const tablet = 'tabletId' in token && token.tabletId === signing.session?.tablet?.id ? signing.session.tablet : undefined;
  if (isOnCase && (!tablet || isWitnessed(standing, tablet))) return record;
  throw await closedLink(context, signing.document.providerLocationId, 'ended');
}

/** Tells whether a signer still takes part in the case: they weren't removed or blocked. */
export const isOnCase = async ({ table }: Pick<OperationContext, 'table'>, signing: Signing): Promise<boolean> =>
  (await readSignersStanding(table, partOf(signing))).isOnCase;

/** Refuses to staff what would let someone sign, or read what they signed, who is no longer on the case or is blocked. */
export async function checkOnCase(context: Pick<OperationContext, 'table'>, signing: Signing): Promise<void> {
  if (await isOnCase(context, signing)) return;
  throw problem('conflict', {
    detail: `${signing.signer.fullName} is no longer on the case, or is blocked, so nothing can be sent to them or signed by them.`,
  });
}
