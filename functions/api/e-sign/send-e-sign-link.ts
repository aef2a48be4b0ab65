import { ORPCError } from '@orpc/server';
import { sendAgain } from '#functions/documents/signing/send-again.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { isWithin, limit, signersLetters, triedOnDocument, triedSigningLinks } from '#functions/runtime/rate-limit.ts';
import { readCaseDocument } from '#functions/table/case-document.ts';
import { done } from '#shared/contract/done.ts';
import { isTheirTurn } from '#shared/documents/document-status.ts';
import { os } from './implementer.ts';

/** Says nothing of a refusal, such as for a case that is hidden: it would tell that somebody signs with that address. */
const withoutRefusal = (error: unknown): void => {
  if (!(error instanceof ORPCError) || error.status >= 500) throw error;
};

/** Emails the link of a signer again to the address that it was sent to, if that can be done now. */
async function emailAgain(context: OperationContext, documentId: string, email: string): Promise<void> {
  const document = await readCaseDocument(context.table, documentId);
  const signers = (document?.signers ?? []).filter((each) => each.email.toLowerCase() === email.toLowerCase());
  for (const signer of signers) {
    if (!document || !isTheirTurn(document, signer) || signer.state === 'bounced' || signer.bounce === 'complaint') continue;
    const place = { documentId, signerId: signer.id };
    if (await isWithin(context, signersLetters, `${documentId} ${signer.id}`))
      await sendAgain(context, place, 'requested').catch(withoutRefusal);
  }
}

/** Sends a link again without saying whether anybody signs that document with that address. */
export const sendESignLink = os.sendESignLink.handler(async ({ input, context }) => {
  await limit(context, triedSigningLinks, context.request.address);
  await limit(context, triedOnDocument, input.documentId);
  await emailAgain(context, input.documentId, input.email);
  return done;
});
