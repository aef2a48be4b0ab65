import { documentFor } from '#functions/documents/case/document-access.ts';
import { viewAfter } from '#functions/documents/case/document-view.ts';
import { voidDocument } from '#functions/documents/case/void-document.ts';
import { tellWithdrawn } from '#functions/documents/signing/start-turn.ts';
import { os } from './implementer.ts';

export const voidCaseDocument = os.voidCaseDocument.handler(async ({ input: { id, documentId, ...ending }, context }) => {
  const found = await documentFor(context, { id, documentId });
  return viewAfter(context, found, await voidDocument(context, found, ending, tellWithdrawn));
});
