import { documentAccess } from '#functions/documents/case/document-access.ts';
import { readDocumentCase } from '#functions/documents/case/document-case.ts';
import { addressesOf, readStatementPaper } from '#functions/documents/statement/statement-paper.ts';
import type { VersionRow } from '#functions/table/contract-version.ts';
import type { PaperAddress } from '#shared/contract/paper-address.ts';
import { movedSums } from '#shared/ledger/moved-sums.ts';
import type { Statement } from '#shared/model/contract-version.ts';
import { composeStatement, paperNumber } from '#shared/statement/compose-statement.ts';
import type { CaseInvoicesContext } from './implementer.ts';
import { type CaseOfPapers, keptPaper } from './money-papers.ts';

type Unsigned = { version: VersionRow; versions: readonly VersionRow[]; statement: Statement };

/** Returns the title of a version’s paper. */
export const titleOf = ({ record }: CaseOfPapers, { number }: VersionRow): string =>
  `Statement ${paperNumber(record.caseNumber, 'statement', number)}`;

/** Draws a version that nobody signs: the actual charges of cash advances. */
export async function unsignedPaper(
  context: CaseInvoicesContext,
  ofCase: CaseOfPapers,
  { version, versions, statement }: Unsigned,
): Promise<PaperAddress> {
  const { number, kind } = version;
  const access = await documentAccess(context, ofCase.caseId);
  const { sources, people } = await readDocumentCase(context, access);
  const inForce = versions.findLast(({ standing }) => standing === 'signed' || standing === 'void');
  const said = {
    statement,
    version: { number, kind },
    moved: movedSums(ofCase.money, inForce?.standing === 'signed' ? inForce.totalCents : 0),
    director: '',
    addresses: addressesOf(people.contacts),
  };
  const paper = await readStatementPaper(context, { ...ofCase, known: sources.known }, said);
  const blocks = composeStatement(paper).filter(({ type }) => type !== 'purchase-signature' && type !== 'signatures');
  return keptPaper(context, ofCase, { blocks, title: titleOf(ofCase, version) });
}
