import { documentCompleted } from '#events/catalog/document-completed.ts';
import { documentSigned } from '#events/catalog/document-signed.ts';
import type { DomainEvent } from '#events/envelope.ts';
import { transactWithEvents } from '#functions/cases/changing/case-transaction.ts';
import { staleCase } from '#functions/cases/changing/change-case.ts';
import type { FactsMove } from '#functions/cases/changing/facts-of-case.ts';
import { byOf, type TimelineContext, tell } from '#functions/cases/changing/timeline-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseDocumentRow, caseDocumentWrites, type RecordedDocument } from '#functions/table/case-document.ts';
import { recordChange } from '#functions/table/chain.ts';
import { ConditionFailed, type Write } from '#functions/table/table.ts';
import type { ChainEntryDraft } from '#shared/chain/chain-entry.ts';
import type { ChainLink } from '#shared/chain/chain-head.ts';
import { type EvidenceData, type EvidenceType, evidence } from '#shared/documents/evidence.ts';
import type { CaseDocument } from '#shared/model/case-document.ts';
import type { TimelineKind } from '#shared/model/enumerations/timeline.ts';
import type { DocumentAccess } from './document-access.ts';

/** The record of a document. */
export const chainOf = (documentId: string) => ({ kind: 'signature', subject: documentId }) as const;

/** Returns an entry of a document's record: what the caller does, now. */
export function recorded<Type extends EvidenceType>(
  context: OperationContext,
  type: Type,
  data: EvidenceData<Type>,
): ChainEntryDraft {
  const by = byOf(context);
  const actor = {
    kind: by.kind === 'nobody' ? ('job' as const) : by.kind,
    id: by.id ?? 'yarrow',
    name: by.name,
    ...(by.onBehalfOf ? { actsFor: by.onBehalfOf } : {}),
  };
  return evidence(type, { at: context.now, actor, data });
}

/** Returns the write that tells of a document in the timeline of its case, with the reason or the signer whom it's about. */
export const tellOfDocument = (
  context: TimelineContext,
  { id, caseId, name }: Pick<CaseDocument, 'id' | 'caseId' | 'name'>,
  kind: TimelineKind,
  more: { reason?: string; to?: string } = {},
): Write => tell(context, caseId, { kind, subject: name, subjectId: id, ...more });

/** Events of a document and how they move the facts of its case. */
export type DocumentEvents = { events: DomainEvent[]; move: FactsMove };

const dataOf = ({ id, caseId, providerLocationId, type }: CaseDocument) => ({
  caseId,
  locationId: providerLocationId,
  documentId: id,
  kind: type,
});

/** Returns the event that a document has everything it asks for. */
export function completedEvent(context: OperationContext, document: CaseDocument): DocumentEvents {
  const data = dataOf(document);
  const event = context.event('document.completed', data, document.providerLocationId);
  return { events: [event], move: (facts) => documentCompleted.moves(facts, data) };
}

/** Returns the event that everyone has signed a document. */
export function signedEvent(context: OperationContext, document: CaseDocument): DocumentEvents {
  const data = dataOf(document);
  const event = context.event('document.signed', data, document.providerLocationId);
  return { events: [event], move: (facts) => documentSigned.moves(facts, data) };
}

/** Joins events of one change. */
export const joinedEvents = (all: readonly DocumentEvents[]): DocumentEvents => ({
  events: all.flatMap(({ events }) => events),
  move: (facts) => all.reduce((moved, { move }) => move(moved), facts),
});

/** What a change of a document writes: the document, what else goes with it, what its record says of it, and the events that carry the facts of the case. */
type DocumentChange = {
  document?: CaseDocument;
  writes?: readonly Write[];
  entries: readonly ChainEntryDraft[];
  events?: DocumentEvents;
};

/** A document of a case, as it was read with its record, and what else was read with it. */
export type FoundDocument = Pick<DocumentAccess, 'record'> &
  Partial<Pick<DocumentAccess, 'top'>> &
  Pick<RecordedDocument, 'document' | 'head' | 'links'>;

/** A document after a change, and its record; without that if someone else has added to it in between. */
export type ChangedDocument = { document: CaseDocumentRow; links: ChainLink[] | undefined };

/**
 * Changes a document: its rows, its record, and the facts and events of its case, all or nothing. 409 `stale` if a row isn't as it was read any more; if only
 * the record or the facts have moved on, the change is made again over them.
 */
export async function changeDocument(
  context: OperationContext,
  { record, top, document: before, head: seen, links: earlier }: FoundDocument,
  { document, writes = [], entries, events = { events: [], move: (facts) => facts } }: DocumentChange,
): Promise<ChangedDocument> {
  const { version } = before;
  const all = [...(document ? caseDocumentWrites({ ...document, version }) : []), ...writes];
  const commit = (each: readonly Write[]) => transactWithEvents(context, record, each, { ...events, expected: top?.facts });
  const recording = { table: context.table, randomBytes: () => context.randomBytes(), commit, seen };
  try {
    const { links, after } = await recordChange(recording, chainOf(before.id), async () => ({ writes: all, entries }));
    return {
      document: document ? { ...document, version: version + 1 } : before,
      links: after.sequence === seen.sequence ? [...earlier, ...links] : undefined,
    };
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw staleCase();
  }
}
