import { checkMaySign } from '#functions/cases/contract/check-signature.ts';
import { documentFor } from '#functions/documents/case/document-access.ts';
import { beginInAccount } from '#functions/documents/signing/send-again.ts';
import { problem } from '#functions/problem.ts';
import { os } from './implementer.ts';

/** Opens a document to its signer, who is signed in. Nobody else of the family, and nobody of the home, signs for them. */
export const beginOwnSigning = os.beginOwnSigning.handler(async ({ input, context }) => {
  const { document, viewer, contactId, mayChange } = await documentFor(context, input);
  const signer = document.signers.find(({ id }) => id === input.signerId);
  if (!signer) throw problem('not_found');
  if (viewer !== 'family' || contactId === undefined || signer.contactId !== contactId)
    throw problem('forbidden', { detail: 'Only the signer can open this document to sign it.' });
  if (!mayChange) throw problem('conflict', { detail: 'This case was canceled, so its documents aren’t signed any more.' });
  await checkMaySign(context, document, 'signer');
  return beginInAccount(context, { documentId: input.documentId, signerId: signer.id });
});
