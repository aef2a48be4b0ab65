import type { CarePageName } from '#shared/model/enumerations/custody.ts';
import { carePagesIn, type StoredCarePage } from './care-page.ts';
import { answersIn, type StoredAnswers } from './case-answers.ts';
import { type CaseDocumentEntry, documentEntriesIn } from './case-document.ts';
import { caseKeys } from './case-keys.ts';
import { everyItem } from './every-item.ts';
import type { Table } from './table.ts';

/** The pages of custody that a gate looks at. */
const pagesRead = ['identification', 'intake', 'cremated-remains'] as const satisfies readonly CarePageName[];

/** Rows of a case that a gate reads by what their keys begin with: its answers, its documents, and the pages of custody. */
export type GateRows = {
  storedAnswers: StoredAnswers;
  entries: CaseDocumentEntry[];
  pages: ReadonlyMap<(typeof pagesRead)[number], StoredCarePage>;
};

/**
 * Reads what a gate looks at of a case: consistently, in one query. The case itself has to be read before: its `careMark` then belongs to these pages or to earlier
 * ones.
 */
export async function readGateRows(table: Table, caseId: string): Promise<GateRows> {
  // `E` follows `DOCUMENT` in the order of keys.
  const items = await everyItem(table, caseKeys.case(caseId).pk, { atLeast: 'ANSWERS#', before: 'E', consistent: true });
  return { storedAnswers: answersIn(items), entries: documentEntriesIn(items), pages: carePagesIn(items, pagesRead) };
}
