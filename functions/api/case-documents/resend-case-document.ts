import { documentFor } from '#functions/documents/case/document-access.ts';
import { viewOf } from '#functions/documents/case/document-view.ts';
import { sendAgain } from '#functions/documents/signing/send-again.ts';
import { os } from './implementer.ts';

export const resendCaseDocument = os.resendCaseDocument.handler(async ({ input, context }) => {
  await documentFor(context, input);
  await sendAgain(context, input, input.isReminder);
  return viewOf(context, input);
});
