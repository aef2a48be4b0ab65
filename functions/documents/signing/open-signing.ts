import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { limit, triedOnDocument, triedSigningLinks } from '#functions/runtime/rate-limit.ts';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { readSigningToken, type SigningSessionRow, type SigningToken } from '#functions/table/signing.ts';
import { turnOf } from '#shared/documents/document-status.ts';
import type { CaseDocument } from '#shared/model/case-document.ts';
import { readSignersPlace, type SignersPlace } from './change-signing.ts';
import { checkStanding, closedLink, type WhyClosed } from './standing.ts';

/** A signer whose link or tablet session works, with their case. */
export type OpenedSigning = SignersPlace & { session: SigningSessionRow; token: SigningToken; record: CaseRecord };

/** The tablet's session that a token is for; undefined for a link that was emailed. */
export const tabletOf = ({ session, token }: OpenedSigning): SigningSessionRow['tablet'] =>
  'tabletId' in token ? session.tablet : undefined;

/** Returns the refusal of a signature on a document whose case is cancelled: until it's active again, nobody signs for it. */
export const caseCancelled = ({ table }: Pick<OperationContext, 'table'>, { providerLocationId }: CaseDocument): Promise<Error> =>
  closedLink({ table }, providerLocationId, 'canceled');

/** Refuses a token that doesn't exist, or is another document's. Those who try tokens are slowed down, by address and by document. */
async function refuseUnknown(context: OperationContext, documentId: string | undefined): Promise<never> {
  await limit(context, triedSigningLinks, context.request.address);
  if (documentId !== undefined) await limit(context, triedOnDocument, documentId);
  throw problem('token_used', { detail: 'This link doesn’t work. Please open it again from the newest email.' });
}

const isOver = (instant: string, now: Date) => Date.parse(instant) <= now.getTime();

/** Returns why a token doesn't work any more by its own session; undefined if it does. */
function whyEnded({ session }: { session: SigningSessionRow }, token: SigningToken, now: Date): WhyClosed | undefined {
  if (session.withdrawnOn !== undefined) return 'withdrawn';
  if (isOver(token.expiresOn, now)) return 'expired';
  if ('tabletId' in token) return session.tablet?.id === token.tabletId ? undefined : 'expired';
  return session.linkId === token.linkId ? undefined : 'replaced';
}

/** Tells whether a link was sent to show the scan of what was signed by hand. */
const isCopyOfPaper = ({ document, session }: SignersPlace & { session: SigningSessionRow }, token: SigningToken): boolean =>
  document.state === 'signed-on-paper' && 'linkId' in token && session.copyLinkId === token.linkId;

function whyClosed(place: SignersPlace & { session: SigningSessionRow }, token: SigningToken, now: Date): WhyClosed | undefined {
  const { document, signer } = place;
  if (document.state === 'void') return 'voided';
  if (isCopyOfPaper(place, token)) return whyEnded(place, token, now);
  if (signer.state === 'canceled') return 'canceled';
  const ended = whyEnded(place, token, now);
  if (ended !== undefined) return ended;
  if (signer.state === 'signed' || signer.state === 'declined') return undefined;
  if (document.state !== 'out') return 'canceled';
  return signer.order === turnOf(document.signers) ? undefined : 'not-your-turn';
}

/**
 * Returns the signer of a token, who may have signed or declined already. A token that isn't known is a 410, and so is one that doesn't work (any more), which
 * says why. With `documentId`, a token of another document isn't known. While the case is hidden, nothing of it is there: 404.
 */
export async function openSigning(context: OperationContext, raw: string, documentId?: string): Promise<OpenedSigning> {
  const { table, now } = context;
  const token = await readSigningToken(table, hashOfToken(raw));
  if (!token || (documentId !== undefined && token.documentId !== documentId)) return refuseUnknown(context, documentId);
  const found = await readSignersPlace(context, token);
  if (!found?.session) return refuseUnknown(context, documentId);
  const { session } = found;
  const record = await checkStanding(context, found, token);
  const why = whyClosed({ ...found, session }, token, now);
  if (why !== undefined) throw await closedLink(context, found.document.providerLocationId, why);
  return { ...found, session, token, record };
}

/** Tells whether a code has to be entered before anything of the document is shown. On the home's tablet, a member of staff knows who is signing. */
export const needsCode = (opened: OpenedSigning, now: Date): boolean =>
  opened.signer.needsCode &&
  !('tabletId' in opened.token) &&
  (opened.session.provenUntil === undefined || isOver(opened.session.provenUntil, now));

/** Refuses while a code is needed. */
export function checkCode(opened: OpenedSigning, now: Date): void {
  if (needsCode(opened, now)) throw problem('forbidden', { detail: 'Please enter the code from your email first.' });
}

/** Returns the signer of a token who can still change something: they haven't signed or declined. */
export async function openForChange(context: OperationContext, raw: string, documentId?: string): Promise<OpenedSigning> {
  const opened = await openSigning(context, raw, documentId);
  checkCode(opened, context.now);
  await checkOpen(context, opened);
  return opened;
}

/** Refuses a change by a signer who has signed or declined, or whose document is out no longer. */
export async function checkOpen(
  { table }: Pick<OperationContext, 'table'>,
  { document, signer }: Pick<SignersPlace, 'document' | 'signer'>,
): Promise<void> {
  const refuse = (why: WhyClosed) => closedLink({ table }, document.providerLocationId, why);
  if (signer.state === 'signed') throw await refuse('used');
  if (document.state === 'void') throw await refuse('voided');
  if (document.state !== 'out' || signer.state === 'canceled') throw await refuse('canceled');
  if (signer.order !== turnOf(document.signers)) throw await refuse('not-your-turn');
}
