import { openForChange } from '#functions/documents/signing/open-signing.ts';
import { saveAnswers } from '#functions/documents/signing/save-answers.ts';
import { signersFields } from '#functions/documents/signing/signers-fields.ts';
import { os } from './implementer.ts';

export const saveESignQuestions = os.saveESignQuestions.handler(async ({ input, context }) => {
  const { token, data, draft } = input;
  const opened = await openForChange(context, token, data.document);
  const own = await signersFields(opened.document, opened.signer);
  const version = await saveAnswers(context, opened, own, draft);
  return { savedOn: context.now.toISOString(), version };
});
