import { documentNamed } from '#functions/documents/case/document-access.ts';
import { pagePicture } from '#functions/documents/case/page-picture.ts';
import { os } from './implementer.ts';

export const pdfImageFromCaseDocument = os.pdfImageFromCaseDocument.handler(async ({ input, context }) => {
  const { id, page, width, loadFromMetadata } = input;
  const found = await documentNamed(context, id);
  const picture = await pagePicture(context, found, found.document, { page, width });
  return loadFromMetadata ? { ...picture, image: null } : picture;
});
