import { filesBucket } from '#functions/catalog/imports/import-objects.ts';
import { bucketOf } from '#functions/documents/case/document-buckets.ts';
import { contentDisposition, pdfName } from '#functions/documents/file-name.ts';
import { RefusedPdf } from '#functions/documents/forms/form.ts';
import { printedFolder } from '#functions/documents/printed-folder.ts';
import { signedPages } from '#functions/documents/sealing/signed-pages.ts';
import { checkCode, type OpenedSigning, openSigning } from '#functions/documents/signing/open-signing.ts';
import { problem } from '#functions/problem.ts';
import { readCase } from '#functions/table/case.ts';
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
    const key = `${printedFolder}${Buffer.from(context.randomBytes()).toString('base64url')}.pdf`;
    await filesBucket().write(key, Buffer.from(bytes), { type: 'application/pdf' });
    return key;
  } catch (error) {
    if (!(error instanceof RefusedPdf)) throw error;
    throw problem('conflict', { detail: 'Something that you entered doesn’t fit into its place on the page. Shorten it first.' });
  }
}

export const getSignersCopy = os.getSignersCopy.handler(async ({ input, context }) => {
  const opened = await openSigning(context, input.signingToken, input.documentId);
  checkCode(opened, context.now);
  const { document } = opened;
  const record = await readCase(context.table, document.caseId);
  if (!record || record.deletedOn !== undefined || !document.original) throw problem('not_found');
  const key = document.sealed?.path ?? (await ownCopy(context, opened));
  const fileName = pdfName(`${document.name}, ${record.decedentFullName}`);
  const disposition = contentDisposition(fileName);
  const url = await bucketOf(key).address(key, { at: context.now, seconds: SECONDS, disposition });
  return { url, fileName, isSealed: document.sealed !== undefined };
});
