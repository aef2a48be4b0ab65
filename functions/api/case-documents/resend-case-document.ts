import { checkMaySign } from '#functions/cases/contract/check-signature.ts';
import { documentFor } from '#functions/documents/case/document-access.ts';
import { viewAfter } from '#functions/documents/case/document-view.ts';
import { sendAgain } from '#functions/documents/signing/send-again.ts';
import { os } from './implementer.ts';

export const resendCaseDocument = os.resendCaseDocument.handler(async ({ input, context }) => {
  const found = await documentFor(context, input);
  await checkMaySign(context, found.document, 'staff');
  return viewAfter(context, found, (await sendAgain(context, input, input.isReminder ? 'reminder' : 'resent', found)) ?? found);
});
