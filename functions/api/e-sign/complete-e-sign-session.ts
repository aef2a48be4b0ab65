import { checkMaySign } from '#functions/cases/contract/check-signature.ts';
import { checkCode, openSigning } from '#functions/documents/signing/open-signing.ts';
import { signDocument } from '#functions/documents/signing/sign-document.ts';
import { signersFields } from '#functions/documents/signing/signers-fields.ts';
import { problem } from '#functions/problem.ts';
import { os } from './implementer.ts';

export const completeESignSession = os.completeESignSession.handler(async ({ input, context }) => {
  const { signingToken, signingTokenId, documentSha256 } = input;
  const opened = await openSigning(context, signingToken);
  const { token } = opened;
  if (signingTokenId !== ('tabletId' in token ? token.tabletId : token.linkId)) throw problem('token_used');
  checkCode(opened, context.now);
  if (opened.signer.state !== 'signed') await checkMaySign(context, opened.document, 'signer');
  const { fields, signingDates } = await signersFields(opened.document, opened.signer);
  return { signedOn: await signDocument(context, opened, { fields, signingDates, documentSha256 }) };
});
