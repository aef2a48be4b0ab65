import { documentFor } from '#functions/documents/case/document-access.ts';
import { viewOf } from '#functions/documents/case/document-view.ts';
import { cancelDocumentSigner } from '#functions/documents/signing/sign-document.ts';
import { os } from './implementer.ts';

export const cancelSigner = os.cancelSigner.handler(async ({ input, context }) => {
  await documentFor(context, input);
  await cancelDocumentSigner(context, input, input);
  return viewOf(context, input);
});
