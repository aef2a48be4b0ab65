import type { DomainEvent } from '#events/envelope.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { Write } from '#functions/table/table.ts';
import type { Statement } from '#shared/model/contract-version.ts';
import type { ContractVersionKind } from '#shared/model/enumerations/statement.ts';
import type { FactsMove } from '../changing/facts-of-case.ts';
import type { ContractFile } from './contract-file.ts';

/** A version that is about to be opened, and what it changes of the one before it. */
type VersionToPrint = {
  file: ContractFile;
  number: number;
  kind: ContractVersionKind;
  statement: Statement;
  before: Statement | null;
  /** Which funeral director signs for the home, if that was said, and who opens it. */
  director: { directorId?: string | undefined; openerId: string };
};

/** What the documents of a case do for its contract. Calls bring it along, since documents know of cases, and cases not of documents. */
export type ContractPapers = {
  /** Makes the document that everyone signs: its id, and what goes into the transaction that opens the version. */
  open(
    context: OperationContext,
    version: VersionToPrint,
  ): Promise<{ documentId: string; writes: Write[]; events: DomainEvent[]; move: FactsMove }>;
  /** Returns what asks the first signers of a document to sign it; nothing if they were asked already. */
  invite(context: OperationContext, documentId: string): Promise<Write[]>;
  /** Returns what voids a document in the transaction that takes its version back. */
  withdraw(context: OperationContext, documentId: string, reason: string): Promise<Write[]>;
};
