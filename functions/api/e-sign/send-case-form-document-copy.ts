import { caseFor } from '#functions/cases/access/case-access.ts';
import { checkCode, openSigning } from '#functions/documents/signing/open-signing.ts';
import { signerDue } from '#functions/documents/signing/start-turn.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { limit, signersLetters } from '#functions/runtime/rate-limit.ts';
import { readCaseDocument } from '#functions/table/case-document.ts';
import { readSigningSession } from '#functions/table/signing.ts';
import { can } from '#shared/access/can.ts';
import { done } from '#shared/contract/done.ts';
import type { CaseDocument, DocumentSigner } from '#shared/model/case-document.ts';
import { os } from './implementer.ts';

/** Whom a copy goes to: the signer with their own token, or for staff a signer of the document by the person of the case. */
async function receiverOf(
  context: OperationContext,
  { id, signingToken, contactId }: { id: string; signingToken?: string | undefined; contactId?: string | undefined },
): Promise<{ document: CaseDocument; signer: DocumentSigner }> {
  if (signingToken !== undefined) {
    const opened = await openSigning(context, signingToken, id);
    checkCode(opened, context.now);
    return opened;
  }
  if (context.actor.kind !== 'person') throw problem('unauthenticated');
  const document = await readCaseDocument(context.table, id);
  if (!document) throw problem('not_found');
  const { membership } = await caseFor(context, document.caseId);
  if (!can(membership, 'documents.change')) throw problem('forbidden');
  const signer = document.signers.find((each) => contactId !== undefined && each.contactId === contactId);
  if (!signer)
    throw problem('invalid_input', { errors: [{ field: 'contactId', message: 'Choose someone who signed this document.' }] });
  return { document, signer };
}

export const sendCaseFormDocumentCopy = os.sendCaseFormDocumentCopy.handler(async ({ input, context }) => {
  const { document, signer } = await receiverOf(context, input);
  if (!document.sealed)
    throw problem('conflict', { detail: 'This document isn’t sealed yet. You’ll get an email with your copy when it is.' });
  if (signer.email === '') throw problem('conflict', { detail: 'There is no email address to send a copy to.' });
  await limit(context, signersLetters, `${document.id} ${signer.id}`);
  const session = await readSigningSession(context.table, document.id, signer.id);
  if (!session) throw problem('conflict', { detail: 'They signed on paper, so there is no link to their copy.' });
  await context.table.transact([signerDue(context, document, session, 'copy')]);
  return done;
});
