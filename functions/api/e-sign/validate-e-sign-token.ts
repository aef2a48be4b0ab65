import { whyNotSign } from '#functions/cases/contract/check-signature.ts';
import { enterCode, noteOpened } from '#functions/documents/signing/open-link.ts';
import { needsCode, openSigning } from '#functions/documents/signing/open-signing.ts';
import { signingView } from '#functions/documents/signing/signing-view.ts';
import { closedLink } from '#functions/documents/signing/standing.ts';
import { os } from './implementer.ts';

/** Opens a link, with its code if one is needed. */
export const validateESignToken = os.validateESignToken.handler(async ({ input, context }) => {
  const { documentId, signingToken, code, timeZone } = input;
  let opened = await openSigning(context, signingToken, documentId);
  if (code !== undefined && needsCode(opened, context.now)) {
    await enterCode(context, opened, code);
    opened = await openSigning(context, signingToken, documentId);
  }
  const { document, signer } = opened;
  // Said before consent and questions, and not only at the last button.
  const isSigning = document.state === 'out' && signer.state !== 'signed' && signer.state !== 'declined';
  const why = isSigning ? await whyNotSign(context, document) : null;
  if (why) throw await closedLink(context, document.providerLocationId, 'not-ready', why.signer);
  await noteOpened(context, opened, timeZone);
  return signingView(context, opened);
});
