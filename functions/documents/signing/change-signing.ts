import { transactWithEvents } from '#functions/cases/changing/case-transaction.ts';
import { type ChangedDocument, chainOf, type DocumentEvents } from '#functions/documents/case/change-document.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseRecord, readCase } from '#functions/table/case.ts';
import {
  type CaseDocumentRow,
  caseDocumentWrites,
  type RecordedDocument,
  readCaseDocument,
} from '#functions/table/case-document.ts';
import type { StoredFacts } from '#functions/table/case-facts.ts';
import { recordChange } from '#functions/table/chain.ts';
import { standingChecks } from '#functions/table/signers-standing.ts';
import {
  readSigningSession,
  type SigningSession,
  type SigningSessionRow,
  type SigningToken,
  signingSessionWrite,
} from '#functions/table/signing.ts';
import { ConditionFailed, type Write } from '#functions/table/table.ts';
import type { ChainEntryDraft } from '#shared/chain/chain-entry.ts';
import type { CaseDocument, DocumentSigner } from '#shared/model/case-document.ts';
import { checkStanding, partOf } from './standing.ts';

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

/** Returns a document as a change leaves it. */
const documentAfter = ({ document: before }: SignersPlace, { document }: SigningChange, now: Date): CaseDocumentRow =>
  document ? { ...document, version: before.version + 1, updatedOn: now.toISOString() } : before;

function writesOf({ document: before, session: seen }: SignersPlace, change: SigningChange, now: Date): Write[] {
  const document = change.document && { ...change.document, version: before.version, updatedOn: now.toISOString() };
  return [
    ...(document ? caseDocumentWrites(document) : []),
    ...(change.session ? [signingSessionWrite(change.session, seen?.version ?? 0)] : []),
    ...(change.writes ?? []),
  ];
}

/** A document that was read with its case and its record, so that nothing has to be read before the first try. */
export type KnownDocument = RecordedDocument & { record: CaseRecord; top: { facts: StoredFacts | undefined } };

async function commitChange(
  context: SigningContext,
  record: CaseRecord,
  place: SignersPlace,
  change: SigningChange,
  known?: KnownDocument,
) {
  const { entries = [], events = { events: [] } } = change;
  const draft = { ...events, ...(known ? { expected: known.top.facts } : {}) };
  const commit = (writes: readonly Write[]) => transactWithEvents(context, record, writes, draft);
  const seen = known ? { seen: known.head } : {};
  const recording = { table: context.table, randomBytes: () => context.randomBytes(), commit, ...seen };
  const { links, after } = await recordChange(recording, chainOf(place.document.id), async () => ({
    writes: writesOf(place, change, context.now),
    entries,
  }));
  return known && after.sequence === known.head.sequence ? [...known.links, ...links] : undefined;
}

/** Returns a signer of a document that was read with the sessions of its signers. */
function placeIn({ document, sessions }: KnownDocument, signerId: string): SignersPlace | undefined {
  const signer = document.signers.find(({ id }) => id === signerId);
  return signer && { document, signer, session: sessions.find((each) => each.signerId === signerId) };
}

/** A signer of a document; by their token, if they make the change themselves. */
type SignerOrToken = { documentId: string; signerId: string } | SigningToken;

/** Returns the case of a change that can be made, and what else has to hold when it's written: of a signer's own change, that they may still sign. */
async function caseOfChange({ table }: SigningContext, found: SignersPlace, place: SignerOrToken, read: CaseRecord | undefined) {
  if ('hash' in place) {
    const record = await checkStanding({ table }, found, place);
    return { record, checks: standingChecks(partOf(found, place)) };
  }
  const record = read ?? (await readCase(table, found.document.caseId));
  if (!record || record.deletedOn !== undefined) throw problem('not_found');
  return { record, checks: [] };
}

/** How many times a change is made again while others change the same document. */
const MAX_TRIES = 20;

/**
 * Changes a signer with their document and its record, all or nothing. `change` gets what is there now, and may refuse. If someone else was first, it's asked
 * again with what they left: so nobody signs over another signer, and nobody signs twice. Without a change, nothing is written. A caller that has read the document
 * gives it as `known`. What a signer does with their token isn't written once they were taken off the case.
 */
export async function changeSigning(
  context: SigningContext,
  place: SignerOrToken,
  change: (found: SignersPlace) => Promise<SigningChange | undefined>,
  known?: KnownDocument,
): Promise<ChangedDocument | undefined> {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const first = tries === 1 ? known : undefined;
    const found = first ? placeIn(first, place.signerId) : await readSignersPlace(context, place);
    if (!found) throw problem('not_found');
    const changed = await change(found);
    if (!changed) return undefined;
    const { record, checks } = await caseOfChange(context, found, place, first?.record);
    if (record.status === 'cancelled' && changed.whenCancelled) throw await changed.whenCancelled();
    try {
      const writes = [...(changed.writes ?? []), ...checks];
      const links = await commitChange(context, record, found, { ...changed, writes }, first);
      return { document: documentAfter(found, changed, context.now), links };
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.min(tries, 8) * (5 + (context.randomBytes()[0] ?? 0) / 16)));
  }
  throw problem('unavailable', { retryAfterSeconds: 1 });
}
