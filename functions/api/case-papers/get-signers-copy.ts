import { filesBucket } from '#functions/catalog/imports/import-objects.ts';
import { bucketOf } from '#functions/documents/case/document-buckets.ts';
import { contentDisposition, pdfName } from '#functions/documents/file-name.ts';
import { RefusedPdf } from '#functions/documents/forms/form.ts';
import { printedKey } from '#functions/documents/printed-folder.ts';
import { signedPages } from '#functions/documents/sealing/signed-pages.ts';
import { changeSigning } from '#functions/documents/signing/change-signing.ts';
import { noteViewed } from '#functions/documents/signing/open-link.ts';
import { checkCode, type OpenedSigning, openSigning } from '#functions/documents/signing/open-signing.ts';
import { asSigner } from '#functions/documents/signing/signing-view.ts';
import { problem } from '#functions/problem.ts';
import { evidence } from '#shared/documents/evidence.ts';
import type { KeptFile } from '#shared/model/case-document.ts';
import { type CasePapersContext, os } from './implementer.ts';

/** Seconds for which an address of a file works. */
const SECONDS = 300;

/**
 * Puts what this signer has entered so far on the document as it was sent, and nothing of the other signers: what they signed is given out once it's sealed. The
 * file waits in the folder of printed documents, whose files are deleted after a day.
 */
async function ownCopy(context: CasePapersContext, { document, signer, session }: OpenedSigning): Promise<string> {
  const own = { ...document, signers: [{ ...signer, state: 'signed' as const }] };
  try {
    const bytes = await signedPages(own, [session], context.fonts);
    const key = printedKey(context, 'pdf');
    await filesBucket().write(key, Buffer.from(bytes), { type: 'application/pdf' });
    return key;
  } catch (error) {
    if (!(error instanceof RefusedPdf)) throw error;
    throw problem('conflict', { detail: 'Something that you entered doesn’t fit into its place on the page. Shorten it first.' });
  }
}

/** Records that a signer downloads the finished document, once a day. */
async function noteDownload(
  context: CasePapersContext,
  opened: OpenedSigning,
  { sha256 }: KeptFile,
  what: 'sealed' | 'paper',
): Promise<void> {
  const today = context.now.toISOString().slice(0, 10);
  if (opened.session.downloadedOn === today) return;
  await changeSigning(context, opened.token, async ({ signer, session }) => {
    if (!session || session.downloadedOn === today) return undefined;
    const said = { at: context.now, actor: asSigner(signer), data: { what, sha256 } };
    return { session: { ...session, downloadedOn: today }, entries: [evidence('document.downloaded', said)] };
  });
}

export const getSignersCopy = os.getSignersCopy.handler(async ({ input, context }) => {
  const opened = await openSigning(context, input.signingToken, input.documentId);
  checkCode(opened, context.now);
  const { document, record } = opened;
  if (!(document.original ?? document.paper)) throw problem('not_found');
  const { sealed, paper, state } = document;
  const kept = sealed ?? (state === 'signed-on-paper' ? paper : undefined);
  const key = kept?.path ?? (await ownCopy(context, opened));
  if (!kept) await noteViewed(context, opened, 'file');
  if (kept) await noteDownload(context, opened, kept, sealed ? 'sealed' : 'paper');
  // Nobody should take what one signer has signed for the finished document.
  const isPart = !kept && opened.signer.state === 'signed';
  const fileName = pdfName(isPart ? `${document.name} (your part)` : document.name, record.decedentFullName);
  const disposition = contentDisposition(fileName);
  const url = await bucketOf(key).address(key, { at: context.now, seconds: SECONDS, disposition });
  return { url, fileName, isSealed: sealed !== undefined };
});
