import type { ChainHead, ChainLink } from '#shared/chain/chain-head.ts';
import { firstHead } from '#shared/chain/chain-head.ts';
import type { CaseDocument } from '#shared/model/case-document.ts';
import { caseKeys } from './case-keys.ts';
import { headIn, linksIn } from './chain.ts';
import { type DueBy, eachDue, everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import { isMarkedShown, shownMarkKey } from './shown-documents.ts';
import { type SigningSessionRow, signingSessionsIn } from './signing.ts';
import type { Item, Key, Table, Write } from './table.ts';

/** A document of a case as it is stored; `version` counts the writes of its row. */
export type CaseDocumentRow = CaseDocument & { version: number };

/** What the list of a case's documents shows of one. It is written with the document, so that one query reads the list. */
export type CaseDocumentEntry = Pick<
  CaseDocument,
  | 'id'
  | 'type'
  | 'name'
  | 'audience'
  | 'state'
  | 'templateDocumentId'
  | 'revision'
  | 'replacedBy'
  | 'entries'
  | 'signers'
  | 'says'
  | 'sealing'
  | 'updatedOn'
>;

/** Keys of a document's partition, which its record (chain.ts) is in too: one query reads a document and what happened to it. */
const documentKeys = {
  document: (id: string): Key => ({ pk: `DOCUMENT#${id}`, sk: '~DOCUMENT' }),
};

const SEALINGS = 'SEALINGS';

/** A document that has to be sealed is in gsi1 by the time of the next try, from the transaction of the last signature to that of the seal. */
const documentItem = (document: CaseDocument, version: number): Item => {
  const { id, sealing } = document;
  const due = sealing && { gsi1pk: SEALINGS, gsi1sk: `${sealing.nextTryOn ?? sealing.since}#${id}` };
  return toItem('case-document', { ...documentKeys.document(id), ...due }, document, version);
};

/** Yields the ids of documents whose next try of sealing is due by a time, the earliest first. */
export const eachDueSealing = (table: Table, due: DueBy): AsyncGenerator<string[]> =>
  eachDue(table, SEALINGS, due, ({ id }) => id as string);

const entryOf = (document: CaseDocument): CaseDocumentEntry => {
  const { id, type, name, audience, state, templateDocumentId, revision, replacedBy, entries, signers, says, sealing } = document;
  const { updatedOn } = document;
  return {
    id,
    type,
    name,
    audience,
    state,
    templateDocumentId,
    revision,
    replacedBy,
    entries,
    signers,
    says,
    sealing,
    updatedOn,
  };
};

const entryItem = (document: CaseDocument): Item =>
  toItem('case-document-entry', caseKeys.document(document.caseId, document.id), entryOf(document));

/** Returns what saves a new document, with its entry in the case's list. */
export const newCaseDocumentWrites = (document: CaseDocument): Write[] => [
  { put: documentItem(document, 1), unless: 'exists' },
  { put: entryItem(document) },
];

/** Returns what saves a document over the row that was read, with its entry in the case's list. */
export const caseDocumentWrites = ({ version, ...document }: CaseDocumentRow): Write[] => [
  { put: documentItem(document, version + 1), ifVersion: version },
  { put: entryItem(document) },
];

/** Returns a document among rows of its partition that were read together. */
function documentIn(items: readonly Item[]): CaseDocumentRow | undefined {
  const item = items.find(({ entityType }) => entityType === 'case-document');
  return item && { ...fromItem<CaseDocument>(item), version: item.version as number };
}

/** Reads a document, consistently; undefined if there is none. */
export async function readCaseDocument(table: Table, id: string): Promise<CaseDocumentRow | undefined> {
  const item = await table.get(documentKeys.document(id), { consistent: true });
  return item && { ...fromItem<CaseDocument>(item), version: item.version as number };
}

/** Reads a document with whether its partition says that its case isn't hidden, consistently, in one request; undefined if there is no such document. */
export async function readMarkedDocument(
  table: Table,
  id: string,
): Promise<Pick<RecordedDocument, 'document' | 'isShown'> | undefined> {
  const items = await table.getMany([documentKeys.document(id), shownMarkKey(id)], { consistent: true });
  const document = documentIn(items);
  return document && { document, isShown: isMarkedShown(items) };
}

/** A document with the entries of its record in order, the end of the record, how far its signers are, and whether its partition says that its case isn't hidden. */
export type RecordedDocument = {
  document: CaseDocumentRow;
  links: ChainLink[];
  head: ChainHead;
  sessions: SigningSessionRow[];
  isShown: boolean;
};

/** Reads a document with all that is in its partition, consistently, in one query; undefined if there is no such document. */
export async function readRecordedDocument(table: Table, id: string): Promise<RecordedDocument | undefined> {
  const items = await everyItem(table, documentKeys.document(id).pk, { consistent: true });
  const document = documentIn(items);
  if (!document) return undefined;
  const head = headIn(items) ?? (await firstHead({ kind: 'signature', subject: id }));
  return { document, links: linksIn(items), head, sessions: signingSessionsIn(items), isShown: isMarkedShown(items) };
}

/** The document of a case that a template has now, and how often that has changed: 0 before it was begun the first time. */
export type DocumentPlace = { documentId: string | null; version: number };

/** Returns which document a template has now among rows of the case that were read together. */
export function documentPlaceIn(items: readonly Item[], sk: string): DocumentPlace {
  const item = items.find((each) => each.entityType === 'case-document-place' && each.sk === sk);
  return { documentId: (item?.documentId as string | undefined) ?? null, version: (item?.version as number | undefined) ?? 0 };
}

/** Reads the ids of the templates that have a document in a case, in one query: of the versions of a document, the one in use counts. */
export async function readBegunTemplates(table: Table, caseId: string): Promise<string[]> {
  const { pk, sk } = caseKeys.documentPlace(caseId, '');
  const places = await everyItem(table, pk, { startsWith: sk });
  return places.flatMap((item) => (item.documentId ? [item.sk.slice(sk.length)] : []));
}

/** Returns what makes a document the one that a template has now, over the one that was read: of two that begin at the same time, one fails. */
export function documentPlaceWrite(
  caseId: string,
  templateDocumentId: string,
  documentId: string,
  { version }: DocumentPlace,
): Write {
  const key = caseKeys.documentPlace(caseId, templateDocumentId);
  const put = toItem('case-document-place', key, { documentId }, version + 1);
  return version === 0 ? { put, unless: 'exists' } : { put, ifVersion: version };
}

/** Returns the documents of a case as its list shows them, among rows that were read together, in no order. */
export const documentEntriesIn = (items: readonly Item[]): CaseDocumentEntry[] =>
  items.filter(({ entityType }) => entityType === 'case-document-entry').map((item) => fromItem<CaseDocumentEntry>(item));

/** Returns what makes a transaction fail if a document of a case isn’t as its list showed it. */
export const unchangedDocument = (caseId: string, { id, state, updatedOn }: CaseDocumentEntry): Write => ({
  check: caseKeys.document(caseId, id),
  condition: {
    expression: '#state = :state AND updatedOn = :updatedOn',
    names: { '#state': 'state' },
    values: { ':state': state, ':updatedOn': updatedOn },
  },
});

/** Reads the documents of a case as its list shows them, in no order, in one query. */
export const readCaseDocumentEntries = async (table: Table, caseId: string): Promise<CaseDocumentEntry[]> =>
  documentEntriesIn(await everyItem(table, caseKeys.case(caseId).pk, { startsWith: 'DOCUMENT#', consistent: true }));
