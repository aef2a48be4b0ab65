import { documentFor } from '#functions/documents/case/document-access.ts';
import { paperPage } from '#functions/documents/case/signed-paper.ts';
import { os } from './implementer.ts';

export const getSignedPaper = os.getSignedPaper.handler(async ({ input: { uploadId, page, ...place }, context }) =>
  paperPage(await documentFor(context, place), uploadId, page),
);
