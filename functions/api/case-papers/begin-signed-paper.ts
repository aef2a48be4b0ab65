import { documentFor } from '#functions/documents/case/document-access.ts';
import { beginPaper } from '#functions/documents/case/signed-paper.ts';
import { os } from './implementer.ts';

export const beginSignedPaper = os.beginSignedPaper.handler(async ({ input: { bytes, type, ...place }, context }) =>
  beginPaper(context, await documentFor(context, place), { bytes, type }),
);
