import type { DomainEvent } from '#events/envelope.ts';
import type { FactsMove } from '#functions/cases/changing/facts-of-case.ts';
import { chainOf, recorded, tellOfDocument } from '#functions/documents/case/change-document.ts';
import { documentAccess } from '#functions/documents/case/document-access.ts';
import { readDocumentCase } from '#functions/documents/case/document-case.ts';
import { voidedRow } from '#functions/documents/case/void-document.ts';
import { tellWithdrawn } from '#functions/documents/signing/start-turn.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { caseDocumentWrites, readRecordedDocument } from '#functions/table/case-document.ts';
import { appendToChain } from '#functions/table/chain.ts';
import { ledgerKeys, moneyIn } from '#functions/table/ledger.ts';
import type { Write } from '#functions/table/table.ts';
import { type SigningPeople, signerPerson, suggestSigners } from '#shared/documents/suggest-signers.ts';
import type { ContractVersion, Statement } from '#shared/model/contract-version.ts';
import type { StatementPaper } from '#shared/statement/compose-statement.ts';
import { type Composing, statementDocument } from './statement-document.ts';
import { readStatementPaper } from './statement-paper.ts';

/** A version of a contract that is about to be opened. */
export type OpenedStatement = Pick<ContractVersion, 'caseId' | 'number' | 'kind' | 'statement'> &
  Pick<StatementPaper, 'change'> & {
    /** The document of the version that it takes the place of, if there is one. */
    replaces?: string;
  };

const NO_DIRECTOR =
  'Nobody on your team can sign as the funeral director. On the team page, say who is one, with their license number.';

/** Returns who signs for the home: the funeral director of the case. */
const directorOf = (people: SigningPeople, newId: () => string) =>
  suggestSigners({ signers: [{ order: 1, role: 'funeral-director' }] }, people, newId)
    .map(({ contactId: _, employeeId, fullName, email }) => ({ ...(employeeId ? { employeeId } : {}), fullName, email }))
    .find(({ employeeId }) => employeeId !== undefined);

const purchasersOf = (people: SigningPeople, { purchasers }: Statement) =>
  purchasers.map(({ contactId, name }) => signerPerson(people, { contactId }) ?? { contactId, fullName: name, email: '' });

/**
 * Makes the document of a version, out for signatures, of what the case says now about people and of what the home's template says. Returns its id, and what goes
 * into the transaction that opens the version. Three reads besides the case's own rows; its files are kept first, under names that nobody reads yet.
 */
export async function openStatement(
  context: Composing,
  { caseId, number, kind, statement, change, replaces }: OpenedStatement,
): Promise<{ documentId: string; writes: Write[]; events: DomainEvent[]; move: FactsMove }> {
  const { table, newId } = context;
  const access = await documentAccess(context, caseId);
  const [known, money] = await Promise.all([
    readDocumentCase(context, access, { withDocuments: true }),
    table.get(ledgerKeys.money(caseId), { consistent: true }),
  ]);
  const { record, top } = access;
  const { home, people, sources, sheet } = known;
  const director = directorOf(people, newId);
  if (!director) throw problem('conflict', { detail: NO_DIRECTOR });
  const { paidCents = 0, refundedCents = 0 } = (money && moneyIn([money])) ?? {};
  const paper = await readStatementPaper(
    context,
    { record, home, decedent: top.decedent, known: sources.known },
    {
      statement,
      version: { number, kind },
      paidCents: paidCents - refundedCents,
      director: director.fullName,
      ...(change ? { change } : {}),
    },
  );
  const { document, writes, events } = await statementDocument(context, {
    record,
    paper: { ...paper, version: { number, kind } },
    purchasers: purchasersOf(people, statement),
    director,
    shown: sheet.shown,
    ...(replaces ? { replaces } : {}),
  });
  return { documentId: document.id, writes, ...events };
}

/** Returns what voids the document of a version in the transaction that takes the version back, and tells its signers. Fails there if someone has signed since. */
export async function withdrawnStatement(context: OperationContext, documentId: string, reason: string): Promise<Write[]> {
  const found = await readRecordedDocument(context.table, documentId);
  if (!found) throw problem('not_found');
  const { version, ...document } = found.document;
  if (document.state === 'void') return [];
  const chain = chainOf(documentId);
  const { writes } = await appendToChain(chain, found.head, [recorded(context, 'document.voided', { reason })]);
  return [
    ...caseDocumentWrites({ ...voidedRow(context, document, reason), version }),
    tellOfDocument(context, document, 'document-voided', { reason }),
    ...tellWithdrawn(context, found),
    ...writes,
  ];
}
