import { documentFor } from '#functions/documents/case/document-access.ts';
import { viewOf } from '#functions/documents/case/document-view.ts';
import { sendDocument } from '#functions/documents/case/send-document.ts';
import { startTurn } from '#functions/documents/signing/start-turn.ts';
import { os } from './implementer.ts';

export const sendCaseDocument = os.sendCaseDocument.handler(async ({ input: { version, ...place }, context }) => {
  await sendDocument(context, await documentFor(context, place), version, startTurn);
  return viewOf(context, place);
});
