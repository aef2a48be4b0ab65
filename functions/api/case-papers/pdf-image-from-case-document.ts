import { accessTo, markedSide } from '#functions/documents/case/document-access.ts';
import { drawnPicture, type PagePicture, pagePicture, shownTo, shownToSigner } from '#functions/documents/case/page-picture.ts';
import { noteViewed } from '#functions/documents/signing/open-link.ts';
import { checkCode, openSigning } from '#functions/documents/signing/open-signing.ts';
import { problem } from '#functions/problem.ts';
import { readMarkedDocument } from '#functions/table/case-document.ts';
import { type CasePapersContext, os } from './implementer.ts';

type Wanted = { id: string; page: number; width: number; pictureKey?: string | undefined };

/** Returns the picture of a page to someone who sees the case. One that was drawn is found with one read of the table, which tells whether they may see it. */
async function pictureFor(context: CasePapersContext, { id, pictureKey, ...wanted }: Wanted): Promise<PagePicture> {
  const found = await readMarkedDocument(context.table, id);
  if (!found) throw problem('not_found');
  const { document } = found;
  const side = markedSide(context, found)?.side;
  const drawn = side && (await drawnPicture({ document, side, pictureKey }, wanted));
  if (drawn) return drawn;
  const access = await accessTo(context, document);
  return pagePicture(context, shownTo(context, access, document), wanted);
}

async function pictureForSigner(
  context: CasePapersContext,
  signingToken: string,
  { id, ...wanted }: Wanted,
): Promise<PagePicture> {
  const opened = await openSigning(context, signingToken, id);
  checkCode(opened, context.now);
  const picture = await pagePicture(context, shownToSigner(opened.document), wanted);
  await noteViewed(context, opened, 'pages');
  return picture;
}

export const pdfImageFromCaseDocument = os.pdfImageFromCaseDocument.handler(async ({ input, context }) => {
  const { loadFromMetadata, signingToken, ...wanted } = input;
  const isSigner = signingToken !== undefined;
  const picture = await (isSigner ? pictureForSigner(context, signingToken, wanted) : pictureFor(context, wanted));
  return loadFromMetadata ? { ...picture, image: null } : picture;
});
