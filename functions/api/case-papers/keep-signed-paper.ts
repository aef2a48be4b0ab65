import { documentFor } from '#functions/documents/case/document-access.ts';
import { viewOf } from '#functions/documents/case/document-view.ts';
import { keepPaper } from '#functions/documents/case/signed-paper.ts';
import { os } from './implementer.ts';

export const keepSignedPaper = os.keepSignedPaper.handler(async ({ input: { id, documentId, ...paper }, context }) => {
  const place = { id, documentId };
  await keepPaper(context, await documentFor(context, place), paper);
  return viewOf(context, place);
});
