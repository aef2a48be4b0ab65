import { documentFor } from '#functions/documents/case/document-access.ts';
import { viewAfter } from '#functions/documents/case/document-view.ts';
import { cancelDocumentSigner } from '#functions/documents/signing/sign-document.ts';
import { os } from './implementer.ts';

export const cancelSigner = os.cancelSigner.handler(async ({ input, context }) => {
  const found = await documentFor(context, input);
  return viewAfter(context, found, (await cancelDocumentSigner(context, input, input, found)) ?? found);
});
