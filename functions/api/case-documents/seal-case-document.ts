import { documentFor } from '#functions/documents/case/document-access.ts';
import { sealNow } from '#functions/documents/sealing/seal-now.ts';
import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';

export const sealCaseDocument = os.sealCaseDocument.handler(async ({ input, context }) => {
  await sealNow(context, await documentFor(context, input));
  return done;
});
