import { documentFor } from '#functions/documents/case/document-access.ts';
import { documentFile } from '#functions/documents/case/document-file.ts';
import { os } from './implementer.ts';

export const getCaseDocumentFile = os.getCaseDocumentFile.handler(async ({ input: { which, ...place }, context }) =>
  documentFile(context, await documentFor(context, place), which),
);
