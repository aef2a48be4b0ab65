import type { DomainEvent } from '#events/envelope.ts';
import type { FactsMove } from '#functions/cases/changing/facts-of-case.ts';
import { chainOf, recorded, tellOfDocument } from '#functions/documents/case/change-document.ts';
import { documentAccess } from '#functions/documents/case/document-access.ts';
import { readDocumentCase } from '#functions/documents/case/document-case.ts';
import { voidedRow } from '#functions/documents/case/void-document.ts';
import { startTurn, tellWithdrawn } from '#functions/documents/signing/start-turn.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { caseDocumentWrites, readRecordedDocument } from '#functions/table/case-document.ts';
import { appendToChain } from '#functions/table/chain.ts';
import { ledgerKeys, moneyIn } from '#functions/table/ledger.ts';
import type { Write } from '#functions/table/table.ts';
import { defaultDirector, directorsIn } from '#shared/documents/funeral-directors.ts';
import { type SigningPeople, signerPerson } from '#shared/documents/suggest-signers.ts';
import { movedSums } from '#shared/ledger/moved-sums.ts';
import type { ContractVersion, Statement } from '#shared/model/contract-version.ts';
import type { StatementPaper } from '#shared/statement/compose-statement.ts';
import { type Composing, statementDocument } from './statement-document.ts';
import { addressesOf, readStatementPaper } from './statement-paper.ts';

/** Which funeral director signs for the home, if that was said, and who opens the contract. */
type DirectorChoice = { directorId?: string | undefined; openerId: string };

/** A version of a contract that is about to be opened. */
export type OpenedStatement = Pick<ContractVersion, 'caseId' | 'number' | 'kind' | 'statement'> &
  Pick<StatementPaper, 'change'> & {
    director: DirectorChoice;
    /** The total of the version in force; 0 without one. */
    inForceCents: number;
    /** The document of the version that it takes the place of, if there is one. */
    replaces?: string;
  };

const NO_DIRECTOR =
  'Nobody on your team can sign as the funeral director. On the team page, mark your funeral directors, and add their license numbers.';

/** Returns who signs for the home: the funeral director who was chosen, or who follows from the case and who opens it. */
function directorOf({ staff, employeeId }: SigningPeople, { directorId, openerId }: DirectorChoice) {
  const directors = directorsIn(staff);
  const director = directorId ? directors.find(({ id }) => id === directorId) : defaultDirector(directors, employeeId, openerId);
  if (directorId && !director)
    throw problem('invalid_input', { errors: [{ field: 'directorId', message: 'Choose a funeral director of this home.' }] });
  if (!director) throw problem('conflict', { detail: NO_DIRECTOR });
  return { employeeId: director.id, fullName: director.fullName, email: director.email };
}

const purchasersOf = (people: SigningPeople, { purchasers }: Statement) =>
  purchasers.map(({ contactId, name }) => signerPerson(people, { contactId }) ?? { contactId, fullName: name, email: '' });

/**
 * Makes the document of a version, out for signatures, of what the case says now about people and of what the home's template says. Returns its id, and what goes
 * into the transaction that opens the version. Three reads besides the case's own rows; its files are kept first, under names that nobody reads yet.
 */
export async function openStatement(
  context: Composing,
  { caseId, number, kind, statement, change, director: choice, inForceCents, replaces }: OpenedStatement,
): Promise<{ documentId: string; writes: Write[]; events: DomainEvent[]; move: FactsMove }> {
  const { table } = context;
  const access = await documentAccess(context, caseId);
  const [known, money] = await Promise.all([
    readDocumentCase(context, access, { withDocuments: true }),
    table.get(ledgerKeys.money(caseId), { consistent: true }),
  ]);
  const { record, top } = access;
  const { home, people, sources, sheet } = known;
  const director = directorOf(people, choice);
  const paper = await readStatementPaper(
    context,
    { record, home, decedent: top.decedent, known: sources.known },
    {
      statement,
      version: { number, kind },
      moved: movedSums(money && moneyIn([money]), inForceCents),
      director: director.fullName,
      addresses: addressesOf(people.contacts),
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

/**
 * Returns what asks the first signers of a version's document to sign it, once the family was given the statement; nothing if they were asked already. Fails in the
 * transaction if the document has changed since.
 */
export async function invitedSigners(context: OperationContext, documentId: string): Promise<Write[]> {
  const found = await readRecordedDocument(context.table, documentId);
  if (!found) throw problem('not_found');
  const turn = startTurn(context, found.document);
  if (turn.entries.length === 0) return [];
  const { writes } = await appendToChain(chainOf(documentId), found.head, turn.entries);
  return [
    ...caseDocumentWrites({ ...turn.document, updatedOn: context.now.toISOString() }),
    tellOfDocument(context, found.document, 'document-sent'),
    ...turn.writes,
    ...writes,
  ];
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
