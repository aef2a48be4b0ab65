import { checkCode, openSigning, tabletOf } from '#functions/documents/signing/open-signing.ts';
import { beginTablet, sendAgain } from '#functions/documents/signing/send-again.ts';
import { limit, signersLetters } from '#functions/runtime/rate-limit.ts';
import { readCaseDocumentEntries } from '#functions/table/case-document.ts';
import { turnOf } from '#shared/documents/document-status.ts';
import type { DocumentSigner } from '#shared/model/case-document.ts';
import { os } from './implementer.ts';

/** Tells whether two signers of a case are the same person. */
const isSame = (one: DocumentSigner, other: DocumentSigner): boolean =>
  (one.contactId !== undefined && one.contactId === other.contactId) ||
  (one.employeeId !== undefined && one.employeeId === other.employeeId);

export const getNextESignDocument = os.getNextESignDocument.handler(async ({ input, context }) => {
  const opened = await openSigning(context, input.signingToken, input.id);
  checkCode(opened, context.now);
  const { document, signer } = opened;
  const entries = await readCaseDocumentEntries(context.table, document.caseId);
  const found = entries
    .filter(({ id, state }) => id !== document.id && state === 'out')
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(({ id, name, signers }) => {
      const isWaitedFor = ({ order, state }: DocumentSigner) =>
        order === turnOf(signers) && state !== 'signed' && state !== 'canceled';
      const own = signers.find((each) => isSame(each, signer) && isWaitedFor(each));
      return own ? [{ documentId: id, name, own }] : [];
    })[0];
  if (!found) return { next: null };
  const { documentId, name, own } = found;
  const place = { documentId, signerId: own.id };
  const tablet = tabletOf(opened);
  if (tablet) return { next: { documentId, name, signingToken: (await beginTablet(context, place, tablet)).signingToken } };
  if (own.state !== 'opened' && own.email !== '') {
    await limit(context, signersLetters, `${documentId} ${own.id}`);
    await sendAgain(context, place, own.state === 'bounced' ? 'resent' : 'reminder');
  }
  return { next: { documentId, name, signingToken: null } };
});
