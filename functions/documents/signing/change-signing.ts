import { transactWithEvents } from '#functions/cases/changing/case-transaction.ts';
import { chainOf, type DocumentEvents } from '#functions/documents/case/change-document.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseRecord, readCase } from '#functions/table/case.ts';
import { type CaseDocumentRow, caseDocumentWrites, readCaseDocument } from '#functions/table/case-document.ts';
import { recordChange } from '#functions/table/chain.ts';
import {
  readSigningSession,
  type SigningSession,
  type SigningSessionRow,
  signingSessionWrite,
} from '#functions/table/signing.ts';
import { ConditionFailed, type Write } from '#functions/table/table.ts';
import type { ChainEntryDraft } from '#shared/chain/chain-entry.ts';
import type { CaseDocument, DocumentSigner } from '#shared/model/case-document.ts';

/** A document as it is now, with one of its signers and how far they are. */
export type SignersPlace = {
  document: CaseDocumentRow;
  signer: DocumentSigner;
  session: SigningSessionRow | undefined;
};

/** What a change of a signer writes: the rows that change, what else goes with them, and what the record says of it. */
export type SigningChange = {
  document?: CaseDocument;
  session?: SigningSession;
  writes?: readonly Write[];
  entries?: readonly ChainEntryDraft[];
  events?: DocumentEvents;
  /** Returns the refusal of a change that asks for a signature or gives one, if the case is cancelled by now. */
  whenCancelled?: () => Error | Promise<Error>;
};

/** What changing a signer needs from a call, a reaction, or a job. */
export type SigningContext = Pick<OperationContext, 'actor' | 'table' | 'now' | 'newId' | 'randomBytes' | 'event'>;

/** Reads a document with one of its signers, consistently; undefined if there is no such document or signer. */
export async function readSignersPlace(
  { table }: Pick<SigningContext, 'table'>,
  { documentId, signerId }: { documentId: string; signerId: string },
): Promise<SignersPlace | undefined> {
  const [document, session] = await Promise.all([
    readCaseDocument(table, documentId),
    readSigningSession(table, documentId, signerId),
  ]);
  const signer = document?.signers.find(({ id }) => id === signerId);
  return document && signer && { document, signer, session };
}

/** Returns a document in which a signer has changed. */
export const withSigner = (document: CaseDocumentRow, signerId: string, change: Partial<DocumentSigner>): CaseDocumentRow => ({
  ...document,
  signers: document.signers.map((each) => (each.id === signerId ? { ...each, ...change } : each)),
});

function writesOf({ document: before, session: seen }: SignersPlace, change: SigningChange, now: Date): Write[] {
  const document = change.document && { ...change.document, version: before.version, updatedOn: now.toISOString() };
  return [
    ...(document ? caseDocumentWrites(document) : []),
    ...(change.session ? [signingSessionWrite(change.session, seen?.version ?? 0)] : []),
    ...(change.writes ?? []),
  ];
}

async function commitChange(context: SigningContext, record: CaseRecord, place: SignersPlace, change: SigningChange) {
  const { entries = [], events = { events: [] } } = change;
  const commit = (writes: readonly Write[]) => transactWithEvents(context, record, writes, events);
  const recording = { table: context.table, randomBytes: () => context.randomBytes(), commit };
  await recordChange(recording, chainOf(place.document.id), async () => ({
    writes: writesOf(place, change, context.now),
    entries,
  }));
}

/** How many times a change is made again while others change the same document. */
const MAX_TRIES = 20;

/**
 * Changes a signer with their document and its record, all or nothing. `change` gets what is there now, and may refuse. If someone else was first, it's asked
 * again with what they left: so nobody signs over another signer, and nobody signs twice. Without a change, nothing is written.
 */
export async function changeSigning(
  context: SigningContext,
  place: { documentId: string; signerId: string },
  change: (found: SignersPlace) => Promise<SigningChange | undefined>,
): Promise<void> {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const found = await readSignersPlace(context, place);
    if (!found) throw problem('not_found');
    const changed = await change(found);
    if (!changed) return;
    const record = await readCase(context.table, found.document.caseId);
    if (!record || record.deletedOn !== undefined) throw problem('not_found');
    if (record.status === 'cancelled' && changed.whenCancelled) throw await changed.whenCancelled();
    try {
      await commitChange(context, record, found, changed);
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.min(tries, 8) * (5 + (context.randomBytes()[0] ?? 0) / 16)));
  }
  throw problem('unavailable', { retryAfterSeconds: 1 });
}
