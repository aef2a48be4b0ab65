import { documentAccess } from '#functions/documents/case/document-access.ts';
import { readDocumentCase } from '#functions/documents/case/document-case.ts';
import { addressesOf, readStatementPaper } from '#functions/documents/statement/statement-paper.ts';
import { heldVersion, readFrozen, signedBefore, type VersionRow } from '#functions/table/contract-version.ts';
import type { PaperAddress } from '#shared/contract/paper-address.ts';
import { movedSums } from '#shared/ledger/moved-sums.ts';
import { composeStatement, paperNumber, type StatementPaper } from '#shared/statement/compose-statement.ts';
import { contractChange } from '#shared/statement/contract-change.ts';
import type { CaseInvoicesContext } from './implementer.ts';
import { type CaseOfPapers, keptPaper } from './money-papers.ts';

type Unsigned = Pick<StatementPaper, 'statement' | 'change'>;

/** Reads a frozen version that nobody signs, and what it changes in the last version that everyone signed, in one request. */
export async function readUnsigned(
  { table }: Pick<CaseInvoicesContext, 'table'>,
  caseId: string,
  { number }: VersionRow,
  versions: readonly VersionRow[],
): Promise<Unsigned | undefined> {
  const signed = signedBefore(versions, number);
  const frozen = await readFrozen(table, caseId, signed ? [signed.number, number] : [number]);
  const statement = frozen.get(number)?.statement;
  const before = signed && frozen.get(signed.number)?.statement;
  if (!statement) return undefined;
  return before ? { statement, change: { of: signed.number, change: contractChange(before, statement) } } : { statement };
}

/** Returns the title of a version’s paper. */
export const titleOf = ({ record }: CaseOfPapers, { number }: VersionRow): string =>
  `Statement ${paperNumber(record.caseNumber, 'statement', number)}`;

/** Draws the actual charges of cash advances, a version that nobody signs. */
export async function unsignedPaper(
  context: CaseInvoicesContext,
  ofCase: CaseOfPapers,
  { version, versions, unsigned }: { version: VersionRow; versions: readonly VersionRow[]; unsigned: Unsigned },
): Promise<PaperAddress> {
  const { number, kind } = version;
  const access = await documentAccess(context, ofCase.caseId);
  const { sources, people } = await readDocumentCase(context, access);
  const inForce = heldVersion({ versions });
  const said = {
    ...unsigned,
    version: { number, kind },
    moved: movedSums(ofCase.money, inForce?.standing === 'signed' ? inForce.totalCents : 0),
    director: '',
    addresses: addressesOf(people.contacts),
  };
  const paper = await readStatementPaper(context, { ...ofCase, known: sources.known }, said);
  const blocks = composeStatement(paper).filter(({ type }) => type !== 'purchase-signature' && type !== 'signatures');
  return keptPaper(context, ofCase, { blocks, title: titleOf(ofCase, version) });
}
