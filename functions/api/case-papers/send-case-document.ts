import { documentFor } from '#functions/documents/case/document-access.ts';
import { viewAfter } from '#functions/documents/case/document-view.ts';
import { sendDocument } from '#functions/documents/case/send-document.ts';
import { startTurn } from '#functions/documents/signing/start-turn.ts';
import { os } from './implementer.ts';

export const sendCaseDocument = os.sendCaseDocument.handler(async ({ input: { version, ...place }, context }) => {
  const found = await documentFor(context, place);
  return viewAfter(context, found, await sendDocument(context, found, version, startTurn));
});
