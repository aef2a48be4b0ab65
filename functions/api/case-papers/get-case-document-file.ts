import { documentFor } from '#functions/documents/case/document-access.ts';
import { documentFile } from '#functions/documents/case/document-file.ts';
import { os } from './implementer.ts';

export const getCaseDocumentFile = os.getCaseDocumentFile.handler(async ({ input: { which, ...place }, context }) => {
  const found = await documentFor(context, place);
  return documentFile(context, found, found.document, which);
});
