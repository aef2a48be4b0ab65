import { documentFor } from '#functions/documents/case/document-access.ts';
import { replaceDocument } from '#functions/documents/case/end-document.ts';
import { tellWithdrawn } from '#functions/documents/signing/start-turn.ts';
import { os } from './implementer.ts';

export const replaceCaseDocument = os.replaceCaseDocument.handler(async ({ input: { id, documentId, ...ending }, context }) =>
  replaceDocument(context, await documentFor(context, { id, documentId }), ending, tellWithdrawn),
);
