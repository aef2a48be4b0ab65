import { changeSigning } from '#functions/documents/signing/change-signing.ts';
import { checkCode, type OpenedSigning, openSigning } from '#functions/documents/signing/open-signing.ts';
import { signersDraft } from '#functions/documents/signing/signers-fields.ts';
import { about, asSigner } from '#functions/documents/signing/signing-view.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { evidence } from '#shared/documents/evidence.ts';
import { os } from './implementer.ts';

/** Records that a signer has seen the document, the first time. */
async function noteViewed(context: OperationContext, { signer, session, token }: OpenedSigning): Promise<void> {
  if (session.viewedOn !== undefined || signer.state === 'signed') return;
  await changeSigning(context, token, async (now) => {
    if (!now.session || now.session.viewedOn !== undefined || now.document.state !== 'out') return undefined;
    const data = { ...about(now.signer), documentSha256: now.document.original?.sha256 ?? '' };
    return {
      session: { ...now.session, viewedOn: context.now.toISOString() },
      entries: [evidence('document.viewed', { at: context.now, actor: asSigner(now.signer), data })],
    };
  });
}

export const getESignQuestions = os.getESignQuestions.handler(async ({ input, context }) => {
  const opened = await openSigning(context, input.token);
  checkCode(opened, context.now);
  const draft = await signersDraft(opened.document, opened.signer, opened.session, input.includeImages);
  await noteViewed(context, opened);
  return draft;
});
