import { noteViewed } from '#functions/documents/signing/open-link.ts';
import { checkCode, openSigning } from '#functions/documents/signing/open-signing.ts';
import { signersDraft } from '#functions/documents/signing/signers-fields.ts';
import { os } from './implementer.ts';

export const getESignQuestions = os.getESignQuestions.handler(async ({ input, context }) => {
  const opened = await openSigning(context, input.token);
  checkCode(opened, context.now);
  const draft = await signersDraft(opened.document, opened.signer, opened.session, input.includeImages);
  await noteViewed(context, opened, 'questions');
  return draft;
});
