import { recorded } from '#functions/documents/case/change-document.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { limit, signersLetters } from '#functions/runtime/rate-limit.ts';
import type { SigningSession, SigningSessionRow } from '#functions/table/signing.ts';
import { evidence } from '#shared/documents/evidence.ts';
import type { CaseDocument, KeptFile } from '#shared/model/case-document.ts';
import { changeSigning, type SigningContext, withSigner } from './change-signing.ts';
import { currentEmail } from './send-again.ts';
import { withoutDue } from './sign-document.ts';
import { asSigner } from './signing-view.ts';
import { checkOnCase } from './standing.ts';
import { newLink, signerDue } from './start-turn.ts';

/** The file that a copy is of: sealed, or the scan of what was signed by hand. */
const finalFile = ({ sealed, paper, state }: CaseDocument): KeptFile | undefined =>
  sealed ?? (state === 'signed-on-paper' ? paper : undefined);

function whyNoCopy(toSigner: boolean): string {
  return toSigner
    ? 'This document isn’t sealed yet. You’ll get an email with your copy when it is.'
    : 'This document isn’t complete yet. Once everyone has signed and it’s sealed, a copy can be emailed.';
}

/** Returns the session that the link to a copy belongs to. Paper that was signed by hand gets a new link, which only shows it: those from before stay closed. */
function copySession(
  context: SigningContext,
  document: CaseDocument,
  signerId: string,
  before: SigningSessionRow | undefined,
): SigningSession | undefined {
  if (document.sealed) return before;
  const session = withoutDue(newLink(context, document.id, signerId, before));
  return { ...session, copyLinkId: session.linkId };
}

/** Emails a signer a link to the finished document: at their own wish, or the home's, which sends it to the address that the person has now. */
export async function sendCopy(
  context: OperationContext,
  place: { documentId: string; signerId: string },
  toSigner: boolean,
): Promise<void> {
  await limit(context, signersLetters, `${place.documentId} ${place.signerId}`);
  await changeSigning(context, place, async (found) => {
    const { document, signer, session: before } = found;
    await checkOnCase(context, found);
    const file = finalFile(document);
    if (!file) throw problem('conflict', { detail: whyNoCopy(toSigner) });
    const email = toSigner ? signer.email : await currentEmail(context, document, signer);
    if (email === '') throw problem('conflict', { detail: 'There is no email address to send a copy to.' });
    const session = copySession(context, document, signer.id, before);
    if (!session) throw problem('conflict', { detail: 'They were never asked to sign here, so there is no link to their copy.' });
    const data = { sha256: file.sha256, to: signer.fullName };
    return {
      ...(email === signer.email ? {} : { document: withSigner(document, signer.id, { email }) }),
      ...(session === before ? {} : { session }),
      writes: [signerDue(context, document, session, 'copy')],
      entries: [
        toSigner
          ? evidence('document.copied', { at: context.now, actor: asSigner(signer), data })
          : recorded(context, 'document.copied', data),
      ],
    };
  });
}
