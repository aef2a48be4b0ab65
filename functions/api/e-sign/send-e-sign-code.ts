import { needsCode, openSigning } from '#functions/documents/signing/open-signing.ts';
import { limit, signingCodes } from '#functions/runtime/rate-limit.ts';
import { raise } from '#functions/table/outbox.ts';
import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';

/** Has a code emailed to the signer. The email makes it: neither the event nor this call knows it. */
export const sendESignCode = os.sendESignCode.handler(async ({ input, context }) => {
  const opened = await openSigning(context, input.signingToken, input.documentId);
  if (!needsCode(opened, context.now)) return done;
  const { document, session } = opened;
  const { documentId, signerId, linkId } = session;
  await limit(context, signingCodes, `${documentId} ${signerId}`);
  const { caseId, providerLocationId: locationId } = document;
  const event = context.event('document.code-requested', { documentId, caseId, locationId, signerId, linkId }, locationId);
  await context.table.transact([raise(event)]);
  return done;
});
