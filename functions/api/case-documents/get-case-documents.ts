import { documentAccess } from '#functions/documents/case/document-access.ts';
import { listDocuments } from '#functions/documents/case/list-documents.ts';
import { os } from './implementer.ts';

export const getCaseDocuments = os.getCaseDocuments.handler(async ({ input: { id }, context }) => {
  const access = await documentAccess(context, id);
  return { viewer: access.side, ...(await listDocuments(context, access)) };
});
