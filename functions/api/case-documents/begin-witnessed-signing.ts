import { checkMaySign } from '#functions/cases/contract/check-signature.ts';
import { documentFor } from '#functions/documents/case/document-access.ts';
import { beginTablet } from '#functions/documents/signing/send-again.ts';
import { os } from './implementer.ts';

export const beginWitnessedSigning = os.beginWitnessedSigning.handler(async ({ input, context }) => {
  const found = await documentFor(context, input);
  await checkMaySign(context, found.document, 'staff');
  return beginTablet(context, input, undefined, found);
});
