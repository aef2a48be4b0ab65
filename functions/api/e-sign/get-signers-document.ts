import { amountsToSign } from '#functions/cases/contract/amounts-to-sign.ts';
import { checkCode, openSigning } from '#functions/documents/signing/open-signing.ts';
import { problem } from '#functions/problem.ts';
import { readLocation } from '#functions/table/location.ts';
import { documentStatus } from '#shared/documents/document-status.ts';
import { signerRoleWords } from '#shared/documents/signer-role-words.ts';
import { os } from './implementer.ts';

export const getSignersDocument = os.getSignersDocument.handler(async ({ input, context }) => {
  const opened = await openSigning(context, input.signingToken, input.id);
  checkCode(opened, context.now);
  const { document, record, signer } = opened;
  const home = await readLocation(context.table, document.providerLocationId);
  const file = document.state === 'signed-on-paper' ? document.paper : document.original;
  if (!file || !home) throw problem('not_found');
  return {
    id: document.id,
    name: document.name,
    type: document.type,
    status: documentStatus(document.state, { isMissing: false, isSigned: true }),
    homeName: home.name,
    homePhone: home.phone,
    decedentName: record.decedentFullName,
    revision: document.revision,
    pageCount: file.pageCount,
    sha256: file.sha256,
    amounts: await amountsToSign(context, document, signer.contactId),
    signers: document.signers
      .filter(({ state, byHand }) => state !== 'canceled' || byHand)
      .map(({ fullName, role, state, byHand }) => ({
        fullName,
        role: signerRoleWords(document, role),
        hasSigned: state === 'signed' || byHand === true,
      })),
    isSealed: document.sealed !== undefined,
    isOnPaper: document.state === 'signed-on-paper',
  };
});
