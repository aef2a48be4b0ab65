import { documentFor } from '#functions/documents/case/document-access.ts';
import { viewOf } from '#functions/documents/case/document-view.ts';
import { voidDocument } from '#functions/documents/case/void-document.ts';
import { os } from './implementer.ts';

export const voidCaseDocument = os.voidCaseDocument.handler(async ({ input: { id, documentId, ...ending }, context }) => {
  await voidDocument(context, await documentFor(context, { id, documentId }), ending);
  return viewOf(context, { id, documentId });
});
