import { documentFor } from '#functions/documents/case/document-access.ts';
import { viewOf } from '#functions/documents/case/document-view.ts';
import { sealNow } from '#functions/documents/sealing/seal-now.ts';
import { os } from './implementer.ts';

export const sealCaseDocument = os.sealCaseDocument.handler(async ({ input, context }) => {
  await sealNow(context, await documentFor(context, input));
  return viewOf(context, input);
});
