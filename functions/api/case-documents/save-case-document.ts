import { documentFor } from '#functions/documents/case/document-access.ts';
import { saveDocument } from '#functions/documents/case/save-document.ts';
import { os } from './implementer.ts';

export const saveCaseDocument = os.saveCaseDocument.handler(async ({ input: { id, documentId, ...save }, context }) =>
  saveDocument(context, await documentFor(context, { id, documentId }), save),
);
