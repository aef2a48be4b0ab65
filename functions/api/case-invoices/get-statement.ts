import { bucketOf } from '#functions/documents/case/document-buckets.ts';
import { contentDisposition, pdfName } from '#functions/documents/file-name.ts';
import { readCaseDocument } from '#functions/table/case-document.ts';
import { readContract } from '#functions/table/contract-version.ts';
import { type CaseInvoicesContext, os } from './implementer.ts';
import { type CaseOfPapers, caseOfPapers } from './money-papers.ts';
import { readUnsigned, titleOf, unsignedPaper } from './unsigned-paper.ts';

/** Seconds for which an address of a paper works: time to open or save it, too short to pass it on. */
const SECONDS = 300;

/** Returns an address of the pages that everyone signs, as they were kept when the version was opened. */
async function keptAddress(context: CaseInvoicesContext, { subject }: CaseOfPapers, documentId: string, title: string) {
  const document = await readCaseDocument(context.table, documentId);
  if (!document?.original) return null;
  const { path } = document.original;
  const fileName = pdfName(title, subject.decedent.name);
  const address = { at: context.now, seconds: SECONDS, disposition: contentDisposition(fileName) };
  return { url: await bucketOf(path).address(path, address), fileName };
}

export const getStatement = os.getStatement.handler(async ({ input: { id, number }, context }) => {
  const ofCase = await caseOfPapers(context, id);
  const { versions } = await readContract(context.table, id);
  const version = versions.find((each) => each.number === number);
  if (!version) return null;
  if (version.documentId) return keptAddress(context, ofCase, version.documentId, titleOf(ofCase, version));
  const unsigned = await readUnsigned(context, id, version, versions);
  return unsigned ? unsignedPaper(context, ofCase, { version, versions, unsigned }) : null;
});
