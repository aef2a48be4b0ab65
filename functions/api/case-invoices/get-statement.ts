import { documentAccess } from '#functions/documents/case/document-access.ts';
import { bucketOf } from '#functions/documents/case/document-buckets.ts';
import { readDocumentCase } from '#functions/documents/case/document-case.ts';
import { contentDisposition, pdfName } from '#functions/documents/file-name.ts';
import { addressesOf, readStatementPaper } from '#functions/documents/statement/statement-paper.ts';
import { readCaseDocument } from '#functions/table/case-document.ts';
import { readContract, readFrozen, type VersionRow } from '#functions/table/contract-version.ts';
import { movedSums } from '#shared/ledger/moved-sums.ts';
import { composeStatement, paperNumber } from '#shared/statement/compose-statement.ts';
import type { StatementBlock } from '#shared/statement/statement-block.ts';
import { type CaseInvoicesContext, os } from './implementer.ts';
import { type CaseOfPapers, caseOfPapers, keptPaper, SECONDS } from './money-papers.ts';

/** Returns an address of the pages that everyone signs, as they were kept when the version was opened. */
async function keptAddress(context: CaseInvoicesContext, { subject }: CaseOfPapers, documentId: string, title: string) {
  const document = await readCaseDocument(context.table, documentId);
  if (!document?.original) return null;
  const { path } = document.original;
  const fileName = pdfName(title, subject.decedent.name);
  const address = { at: context.now, seconds: SECONDS, disposition: contentDisposition(fileName) };
  return { url: await bucketOf(path).address(path, address), fileName };
}

/** Composes a version that nobody signs: the actual charges of cash advances. */
async function unsignedBlocks(
  context: CaseInvoicesContext,
  ofCase: CaseOfPapers,
  { number, kind }: VersionRow,
  inForceCents: number,
): Promise<StatementBlock[]> {
  const access = await documentAccess(context, ofCase.caseId);
  const [frozen, { sources, people }] = await Promise.all([
    readFrozen(context.table, ofCase.caseId, [number]),
    readDocumentCase(context, access),
  ]);
  const statement = frozen.get(number)?.statement;
  if (!statement) return [];
  const said = {
    statement,
    version: { number, kind },
    moved: movedSums(ofCase.money, inForceCents),
    director: '',
    addresses: addressesOf(people.contacts),
  };
  const paper = await readStatementPaper(context, { ...ofCase, known: sources.known }, said);
  return composeStatement(paper).filter(({ type }) => type !== 'purchase-signature' && type !== 'signatures');
}

export const getStatement = os.getStatement.handler(async ({ input: { id, number }, context }) => {
  const ofCase = await caseOfPapers(context, id);
  const { versions } = await readContract(context.table, id);
  const version = versions.find((each) => each.number === number);
  if (!version) return null;
  const title = `Statement ${paperNumber(ofCase.record.caseNumber, 'statement', number)}`;
  if (version.documentId) return keptAddress(context, ofCase, version.documentId, title);
  const inForce = versions.findLast(({ standing }) => standing === 'signed' || standing === 'void');
  const inForceCents = inForce?.standing === 'signed' ? inForce.totalCents : 0;
  const blocks = await unsignedBlocks(context, ofCase, version, inForceCents);
  return blocks.length > 0 ? keptPaper(context, ofCase, { blocks, title }) : null;
});
