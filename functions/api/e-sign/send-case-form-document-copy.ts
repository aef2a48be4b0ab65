import { caseFor } from '#functions/cases/access/case-access.ts';
import { checkCode, openSigning } from '#functions/documents/signing/open-signing.ts';
import { sendCopy } from '#functions/documents/signing/send-copy.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readCaseDocument } from '#functions/table/case-document.ts';
import { can } from '#shared/access/can.ts';
import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';

type Whom = { id: string; contactId?: string | undefined; signerId?: string | undefined };

/** Returns which signer staff send a copy to: by their number, or by the person of the case. */
async function signerForStaff(context: OperationContext, { id, contactId, signerId }: Whom): Promise<string> {
  if (context.actor.kind !== 'person') throw problem('unauthenticated');
  const document = await readCaseDocument(context.table, id);
  if (!document) throw problem('not_found');
  const { membership } = await caseFor(context, document.caseId);
  if (!can(membership, 'documents.change')) throw problem('forbidden');
  const signer = document.signers.find(
    (each) => each.id === signerId || (contactId !== undefined && each.contactId === contactId),
  );
  if (signer) return signer.id;
  const field = signerId === undefined ? 'contactId' : 'signerId';
  throw problem('invalid_input', { errors: [{ field, message: 'Choose someone who signed this document.' }] });
}

/** Emails a copy: to the signer with their own token, or to a signer whom staff choose. */
export const sendCaseFormDocumentCopy = os.sendCaseFormDocumentCopy.handler(async ({ input, context }) => {
  const { id, signingToken } = input;
  if (signingToken === undefined) {
    await sendCopy(context, { documentId: id, signerId: await signerForStaff(context, input) }, false);
    return done;
  }
  const opened = await openSigning(context, signingToken, id);
  checkCode(opened, context.now);
  await sendCopy(context, { documentId: id, signerId: opened.signer.id }, true);
  return done;
});
