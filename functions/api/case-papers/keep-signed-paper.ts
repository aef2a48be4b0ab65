import { checkMaySign, contractGivenOn } from '#functions/cases/contract/check-signature.ts';
import { documentFor } from '#functions/documents/case/document-access.ts';
import { viewAfter } from '#functions/documents/case/document-view.ts';
import { keepPaper } from '#functions/documents/case/signed-paper.ts';
import { os } from './implementer.ts';

export const keepSignedPaper = os.keepSignedPaper.handler(async ({ input: { id, documentId, ...paper }, context }) => {
  const found = await documentFor(context, { id, documentId });
  await checkMaySign(context, found.document, 'staff');
  const givenOn = await contractGivenOn(context, found.document, found.top.home?.timeZone ?? 'UTC');
  return viewAfter(context, found, await keepPaper(context, found, { ...paper, givenOn }));
});
