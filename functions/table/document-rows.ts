import type { Decedent } from '#shared/model/decedent.ts';
import { type CaseRecord, caseRecordIn, decedentIn } from './case.ts';
import { answersIn, type StoredAnswers } from './case-answers.ts';
import { type CaseDocumentEntry, type DocumentPlace, documentEntriesIn, documentPlaceIn } from './case-document.ts';
import { factsIn, type StoredFacts } from './case-facts.ts';
import { caseKeys } from './case-keys.ts';
import { type ContactRow, contactsIn } from './contact.ts';
import { everyItem } from './every-item.ts';
import { locationKeys } from './location.ts';
import { type LocationRow, locationRowIn } from './location-row.ts';
import { type ShownDocuments, shownDocumentsIn } from './shown-documents.ts';
import type { Table } from './table.ts';

/** Rows of a case that are read by their keys: what admits somebody to it, and what of it its documents are filled in from. */
export type CaseTop = {
  record: CaseRecord | undefined;
  decedent: Decedent | undefined;
  facts: StoredFacts | undefined;
  home: LocationRow | undefined;
};

/** Reads the rows of a case that have known keys, with its home, consistently, in one request. */
export async function readCaseTop(table: Table, caseId: string, locationId: string): Promise<CaseTop> {
  const keys = [caseKeys.case(caseId), caseKeys.decedent(caseId), caseKeys.facts(caseId), locationKeys.profile(locationId)];
  const items = await table.getMany(keys, { consistent: true });
  return { record: caseRecordIn(items), decedent: decedentIn(items), facts: factsIn(items), home: locationRowIn(items) };
}

/** Rows of a case that are read by what their keys begin with. */
export type CaseSheet = {
  contacts: readonly ContactRow[];
  storedAnswers: StoredAnswers;
  /** The documents, in no order, which one a template has now, and which have a mark. All are left out unless they were asked for. */
  entries: CaseDocumentEntry[];
  placeOf: (templateDocumentId: string) => DocumentPlace;
  shown: ShownDocuments;
};

/** Reads the answers and the people of a case, and if wanted its documents, which sort right behind them: consistently, in one query. */
export async function readCaseSheet(table: Table, caseId: string, withDocuments: boolean): Promise<CaseSheet> {
  // `D` and `E` follow `CUSTODY` and `DOCUMENT` in the order of keys.
  const before = withDocuments ? 'E' : 'CONTACT~';
  const items = await everyItem(table, caseKeys.case(caseId).pk, { atLeast: 'ANSWERS#', before, consistent: true });
  return {
    contacts: contactsIn(items),
    storedAnswers: answersIn(items),
    entries: documentEntriesIn(items),
    placeOf: (templateDocumentId) => documentPlaceIn(items, caseKeys.documentPlace(caseId, templateDocumentId).sk),
    shown: shownDocumentsIn(items),
  };
}
