import type { CustodyEntry } from '#shared/model/custody-entry.ts';
import { caseKeys } from './case-keys.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Table, Write } from './table.ts';

/** Adds an entry to the record of a decedent's custody. Entries are never changed and never removed. */
export const custodyEntry = (entry: CustodyEntry): Write => ({
  put: toItem('custody-entry', caseKeys.custody(entry.caseId, entry.recordedOn, entry.id), entry),
  unless: 'exists',
});

/** Reads a decedent's custody from the first entry to the last. */
export const readCustody = async (table: Table, caseId: string): Promise<CustodyEntry[]> =>
  (await everyItem(table, caseKeys.case(caseId).pk, { startsWith: 'CUSTODY#', consistent: true })).map(fromItem<CustodyEntry>);
