import type { CaseDocument } from '#shared/model/case-document.ts';
import { caseKeys } from './case-keys.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
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
  | 'sealing'
  | 'updatedOn'
>;

/** Keys of a document's partition, which its record (chain.ts) is in too: one query reads a document and what happened to it. */
const documentKeys = {
  document: (id: string): Key => ({ pk: `DOCUMENT#${id}`, sk: '~DOCUMENT' }),
};

const entryOf = (document: CaseDocument): CaseDocumentEntry => {
  const { id, type, name, audience, state, templateDocumentId, revision, replacedBy, entries, signers, sealing, updatedOn } =
    document;
  return { id, type, name, audience, state, templateDocumentId, revision, replacedBy, entries, signers, sealing, updatedOn };
};

const entryItem = (document: CaseDocument): Item =>
  toItem('case-document-entry', caseKeys.document(document.caseId, document.id), entryOf(document));

/** Returns what saves a new document, with its entry in the case's list. */
export const newCaseDocumentWrites = (document: CaseDocument): Write[] => [
  { put: toItem('case-document', documentKeys.document(document.id), document, 1), unless: 'exists' },
  { put: entryItem(document) },
];

/** Returns what saves a document over the row that was read, with its entry in the case's list. */
export const caseDocumentWrites = ({ version, ...document }: CaseDocumentRow): Write[] => [
  { put: toItem('case-document', documentKeys.document(document.id), document, version + 1), ifVersion: version },
  { put: entryItem(document) },
];

/** Reads a document, consistently; undefined if there is none. */
export async function readCaseDocument(table: Table, id: string): Promise<CaseDocumentRow | undefined> {
  const item = await table.get(documentKeys.document(id), { consistent: true });
  return item && { ...fromItem<CaseDocument>(item), version: item.version as number };
}

/** Reads the documents of a case as its list shows them, in no order, in one query. */
export async function readCaseDocumentEntries(table: Table, caseId: string): Promise<CaseDocumentEntry[]> {
  const rows = await everyItem(table, caseKeys.case(caseId).pk, { startsWith: 'DOCUMENT#', consistent: true });
  return rows.map((item) => fromItem<CaseDocumentEntry>(item));
}
