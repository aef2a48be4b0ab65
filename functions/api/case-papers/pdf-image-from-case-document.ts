import { documentNamed } from '#functions/documents/case/document-access.ts';
import { pagePicture, shownTo, shownToSigner } from '#functions/documents/case/page-picture.ts';
import { checkCode, openSigning } from '#functions/documents/signing/open-signing.ts';
import { type CasePapersContext, os } from './implementer.ts';

/** Returns what the caller is shown of a document: a signer by the token of their link, and everyone else by the case. */
async function shown(context: CasePapersContext, id: string, signingToken: string | undefined) {
  if (signingToken === undefined) {
    const found = await documentNamed(context, id);
    return shownTo(context, found, found.document);
  }
  const opened = await openSigning(context, signingToken, id);
  checkCode(opened, context.now);
  return shownToSigner(opened.document);
}

export const pdfImageFromCaseDocument = os.pdfImageFromCaseDocument.handler(async ({ input, context }) => {
  const { id, page, width, loadFromMetadata, signingToken } = input;
  const picture = await pagePicture(context, await shown(context, id, signingToken), { page, width });
  return loadFromMetadata ? { ...picture, image: null } : picture;
});
