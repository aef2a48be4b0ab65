import { documentFor } from '#functions/documents/case/document-access.ts';
import { viewOf } from '#functions/documents/case/document-view.ts';
import { replaceDocument } from '#functions/documents/case/end-document.ts';
import { os } from './implementer.ts';

export const replaceCaseDocument = os.replaceCaseDocument.handler(async ({ input: { id, documentId, ...ending }, context }) => {
  const next = await replaceDocument(context, await documentFor(context, { id, documentId }), ending);
  return viewOf(context, { id, documentId: next });
});
