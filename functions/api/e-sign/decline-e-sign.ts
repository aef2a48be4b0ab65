import { checkCode, openSigning } from '#functions/documents/signing/open-signing.ts';
import { declineDocument } from '#functions/documents/signing/sign-document.ts';
import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';

export const declineESign = os.declineESign.handler(async ({ input, context }) => {
  const opened = await openSigning(context, input.signingToken);
  checkCode(opened, context.now);
  await declineDocument(context, opened, input.reason);
  return done;
});
